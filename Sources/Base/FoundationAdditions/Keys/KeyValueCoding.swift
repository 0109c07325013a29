// SPDX-License-Identifier: MIT

import Foundation

// Key-value coding, which Objective-C provides on Apple's platforms.

/// Adds `value(forKey:)` to every `NSObject`. The member is in a protocol extension, so that classes can declare their
/// own.
public protocol _ValuesByName: NSObject {}
extension NSObject: _ValuesByName {}

extension _ValuesByName {
    /// Finds only stored properties, by reflection. Returns nil for an unknown key; Objective-C raises an exception
    /// instead.
    public func value(forKey key: String) -> Any? { KeyPaths.storedValue(of: self, key) }
    public func value(forKeyPath keyPath: String) -> Any? { KeyPaths.value(of: self, keyPath) }
}

/// An object that looks up its keys itself, such as a managed object.
public protocol _KeyedObject: NSObject {
    func _keyedValue(_ key: String) -> Any?
    /// Equal for objects that predicates treat as equal.
    var _identity: AnyHashable { get }
}

extension UserDefaults {
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

/// Reads values at key paths of objects, collections and dictionaries, such as `owner.name` and `items.@count`.
enum KeyPaths {
    static func value(of object: Any?, _ path: String) -> Any? {
        var value = object
        var parts = path.split(separator: ".")[...]
        while let part = parts.popFirst() {
            if part.hasPrefix("@") {
                // An operator such as `@sum` applies to the values at the rest of the path.
                return aggregate(
                    String(part), members(of: value).map { self.value(of: $0, parts.joined(separator: ".")) })
            }
            if part != "self" && part != "SELF" { value = next(of: value, String(part)) }
        }
        return value
    }

    private static func members(of value: Any?) -> [Any?] {
        if case .list(let members) = PredicateValue(value) { members } else { [] }
    }

    private static func next(of value: Any?, _ key: String) -> Any? {
        switch value {
        case nil: return nil
        case let object as any _KeyedObject: return object._keyedValue(key)
        case let dictionary as [AnyHashable: Any]: return dictionary[key]
        case let dictionary as NSDictionary: return dictionary[key]
        case let value?:
            guard case .list(let members) = PredicateValue(value) else { return storedValue(of: value, key) }
            // A key of a collection gives the values of its members. If these are collections, joins them to one list.
            return members.flatMap { member -> [Any?] in
                let inner = next(of: member, key)
                if case .list(let values) = PredicateValue(inner) { return values }
                return [inner]
            }
        }
    }

    static func storedValue(of object: Any, _ key: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let present = mirror {
            if let child = present.children.first(where: { $0.label == key || $0.label == "_\(key)" }) {
                let value = Mirror(reflecting: child.value)
                guard value.displayStyle == .optional else { return child.value }
                return value.children.first?.value
            }
            mirror = present.superclassMirror
        }
        return nil
    }

    private static func aggregate(_ name: String, _ values: [Any?]) -> Any? {
        let numbers = values.compactMap { PredicateValue($0).number }
        switch name {
        case "@count": return values.count
        case "@sum": return numbers.reduce(0, +)
        case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        case "@min": return values.min { PredicateValue.sortingOrder($0, $1) == .orderedAscending } ?? nil
        case "@max": return values.max { PredicateValue.sortingOrder($0, $1) == .orderedAscending } ?? nil
        default: return nil
        }
    }
}
