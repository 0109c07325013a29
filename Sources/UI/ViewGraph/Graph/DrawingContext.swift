// SPDX-License-Identifier: MIT

/// What an effect says to the leaves that are drawn below it, beside what all leaves heed (place, opacity, clips …).
package protocol DrawingContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Such values, by key, on the way down.
package struct DrawingContext {
    private var values: [ObjectIdentifier: Any] = [:]

    package var isEmpty: Bool { values.isEmpty }

    package subscript<Key: DrawingContextKey>(_ key: Key.Type) -> Key.Value {
        get { values.isEmpty ? Key.defaultValue : values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
