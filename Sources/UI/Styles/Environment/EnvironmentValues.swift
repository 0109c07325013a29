// SPDX-License-Identifier: MIT

/// The key of a value in the environment, and its value where nothing sets one.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view around has set one.
    static var defaultValue: Value { get }
}

/// What a view inherits from the views around it. Here, below the graph of views, because styles resolve in it.
public struct EnvironmentValues {
    /// Shared by all values that nobody has changed since they were one: views whose surroundings stay as they are need not
    /// look at each of them.
    private final class Storage {
        var values: [ObjectIdentifier: Any]
        /// See `knownMirroring`.
        var isMirrored: Bool?
        /// See `knownStyleContext`.
        var styleContext: StyleContext?
        init(_ values: [ObjectIdentifier: Any]) { self.values = values }
    }

    private var storage = Storage([:])
    /// What was set, by the types of the keys.
    package var values: [ObjectIdentifier: Any] { storage.values }

    /// An environment in which nothing is set.
    public init() {}

    /// The value of a key of your own.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
            storage.values[ObjectIdentifier(key)] = newValue
            storage.isMirrored = nil
            storage.styleContext = nil
        }
    }

    /// Whether text runs from right to left, where somebody has found that out since the last change. Each element asks for it
    /// in each layout, and to look it up among the values takes longer than to place the element.
    package var knownMirroring: Bool? {
        get { storage.isMirrored }
        nonmutating set { storage.isMirrored = newValue }
    }

    /// What styles need to know, without the environment itself, where somebody has found that out since the last change: it takes
    /// seven of the values, and each shape asks for it whenever it is updated.
    var knownStyleContext: StyleContext? {
        get { storage.styleContext }
        nonmutating set { storage.styleContext = newValue }
    }

    /// Whether both are one and the same, which is quickly found out. What is equal need not be.
    package func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }
}
