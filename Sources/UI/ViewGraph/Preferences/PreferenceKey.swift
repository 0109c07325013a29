// SPDX-License-Identifier: MIT

public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
    /// Engine-specific: whether a container with a changing number of views sends `defaultValue` when none of its views
    /// sends a value.
    static var _sendsDefault: Bool { get }
}

extension PreferenceKey {
    /// True, as in SwiftUI.
    public static var _sendsDefault: Bool { true }
}

/// A key whose default value is neutral: reducing it into another value changes nothing.
package protocol NeutralPreferenceKey: PreferenceKey {}

extension NeutralPreferenceKey {
    package static var _sendsDefault: Bool { false }
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// The value of one preference key for a subtree.
@_spi(ViewGraph) public struct Preference<Key: PreferenceKey> {
    package init() {}

    /// The values of all views in the subtree, reduced to one; nil if no view sends a value.
    package private(set) var value: Key.Value?
    /// The sent values, as numbers: which view sent each value, and in which version. Readers compare `origin` instead
    /// of `value`, because values need not be comparable.
    package private(set) var origin: [UInt64] = []

    /// Reduces the next view's value into this one.
    package mutating func add(_ next: Key.Value, from origin: [UInt64]) {
        self.origin += origin
        if value == nil { value = next } else { Key.reduce(value: &value!) { next } }
    }

    package mutating func add(_ other: Preference<Key>) {
        if let value = other.value { add(value, from: other.origin) }
    }
}

extension _AnyViewNode {
    /// The preferences of all child nodes, reduced in their order. Skips subtrees that send none.
    package final func preferenceOfChildren<Key: PreferenceKey>(_ key: Key.Type) -> Preference<Key> {
        var joined = Preference<Key>()
        let joinsDefaults = Key._sendsDefault
        for child in childNodes where child.containsPreferences || (joinsDefaults && child.containsDynamicLists) {
            joined.add(child.preference(key))
        }
        return joined
    }
}
