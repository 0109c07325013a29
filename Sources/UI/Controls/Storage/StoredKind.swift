// SPDX-License-Identifier: MIT

import Foundation

/// How values of one type are stored in user defaults.
struct StoredKind<Value> {
    /// Reads the value of a key; nil if the value is missing or of another type.
    let read: (UserDefaults, String) -> Value?
    let write: (UserDefaults, String, Value) -> Void
}

extension StoredKind {
    /// Stores values unchanged, for types that user defaults support.
    static func plain() -> StoredKind {
        StoredKind {
            $0.object(forKey: $1) as? Value
        } write: {
            $0.set($2, forKey: $1)
        }
    }

    /// Stores the raw value. A stored raw value without a case counts as missing.
    static func raw<Raw>(_ raw: StoredKind<Raw>) -> StoredKind where Value: RawRepresentable<Raw> {
        StoredKind {
            raw.read($0, $1).flatMap { Value(rawValue: $0) }
        } write: {
            raw.write($0, $1, $2.rawValue)
        }
    }

    /// Stores optional values. Writing nil removes the key from the defaults.
    static func optional<Wrapped>(_ wrapped: StoredKind<Wrapped>) -> StoredKind where Value == Wrapped? {
        StoredKind {
            wrapped.read($0, $1).map { .some($0) }
        } write: { defaults, key, value in
            if let value { wrapped.write(defaults, key, value) } else { defaults.removeObject(forKey: key) }
        }
    }
}

extension StoredKind<Bool> { static var bool: StoredKind { number { $0.boolValue } } }
extension StoredKind<Int> { static var int: StoredKind { number { $0.intValue } } }
extension StoredKind<Double> { static var double: StoredKind { number { $0.doubleValue } } }

extension StoredKind {
    /// Stores numbers. A stored number of another type, such as an `Int` for a `Double`, is converted when it is read.
    private static func number(_ value: @escaping (NSNumber) -> Value) -> StoredKind {
        StoredKind { defaults, key in
            let object = defaults.object(forKey: key)
            return object as? Value ?? (object as? NSNumber).map(value)
        } write: {
            $0.set($2, forKey: $1)
        }
    }
}

extension StoredKind<URL> {
    static var url: StoredKind {
        StoredKind {
            $0.url(forKey: $1)
        } write: {
            $0.set($2, forKey: $1)
        }
    }
}
