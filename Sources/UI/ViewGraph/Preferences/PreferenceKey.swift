// SPDX-License-Identifier: MIT

/// The key of a value that views send up to the views around them.
public protocol PreferenceKey {
    /// What views send.
    associatedtype Value
    /// The value where no view inside sends one.
    static var defaultValue: Value { get }
    /// Joins the value of the next view, in the order of the views, to those of the views before it.
    static func reduce(value: inout Value, nextValue: () -> Value)
    /// For this engine: whether containers of changing views send the default value, where that makes a difference.
    static var _sendsDefault: Bool { get }
}

extension PreferenceKey {
    /// For this engine: containers send it, as in SwiftUI.
    public static var _sendsDefault: Bool { true }
}

/// A key whose default value changes nothing when it is joined to others.
package protocol NeutralPreferenceKey: PreferenceKey {}

extension NeutralPreferenceKey {
    package static var _sendsDefault: Bool { false }
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil, where a key of optional values says nothing else.
    public static var defaultValue: Value { nil }
}

/// The value of one key as it comes up from a part of the tree.
@_spi(ViewGraph) public struct Preference<Key: PreferenceKey> {
    package init() {}

    /// nil where no view sends one.
    package private(set) var value: Key.Value?
    /// Tells which views the value comes from and as of when: values themselves need not be comparable.
    package private(set) var origin: [UInt64] = []

    /// Adds what the next view sends.
    package mutating func add(_ next: Key.Value, from origin: [UInt64]) {
        self.origin += origin
        if value == nil { value = next } else { Key.reduce(value: &value!) { next } }
    }

    package mutating func add(_ other: Preference<Key>) {
        if let value = other.value { add(value, from: other.origin) }
    }
}

extension _AnyViewNode {
    /// What the nodes below send up together.
    package final func preferenceOfChildren<Key: PreferenceKey>(_ key: Key.Type) -> Preference<Key> {
        var joined = Preference<Key>()
        let joinsDefaults = Key._sendsDefault
        for child in childNodes where child.holdsPreferences || (joinsDefaults && child.holdsChangingLists) {
            joined.add(child.preference(key))
        }
        return joined
    }

    /// What a container of views sends up: where these may come and go, the default value if none of them sends one, as in SwiftUI.
    package final func preferenceOfList<Key: PreferenceKey>(_ key: Key.Type, isChanging: Bool) -> Preference<Key> {
        var joined = preferenceOfChildren(key)
        if isChanging, joined.value == nil, Key._sendsDefault { joined.add(Key.defaultValue, from: [UInt64(serial)]) }
        return joined
    }
}
