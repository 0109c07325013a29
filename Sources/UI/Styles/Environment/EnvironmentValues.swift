// SPDX-License-Identifier: MIT

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Declared in the Styles module, not in ViewGraph above it, because styles are resolved in an environment.
public struct EnvironmentValues {
    /// Copy-on-write storage, shared by all unchanged copies. So views detect unchanged environments by identity.
    private final class Storage {
        var values: [ObjectIdentifier: Any]
        /// See `cachedIsRightToLeft`.
        var isMirrored: Bool?
        /// See `cachedStyleContext`.
        var styleContext: StyleContext?
        init(_ values: [ObjectIdentifier: Any]) { self.values = values }
    }

    private var storage = Storage([:])
    /// The values that were set, by key type.
    package var values: [ObjectIdentifier: Any] { storage.values }

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
            storage.values[ObjectIdentifier(key)] = newValue
            storage.isMirrored = nil
            storage.styleContext = nil
        }
    }

    /// Caches whether the layout direction is right to left; cleared by each change (invariant 5). Every element reads
    /// the direction in each layout. A dictionary lookup takes longer than placing the element.
    package var cachedIsRightToLeft: Bool? {
        get { storage.isMirrored }
        nonmutating set { storage.isMirrored = newValue }
    }

    /// Caches the style context, without its environment; cleared by each change (invariant 5). Creating the context
    /// takes seven dictionary lookups, and each shape needs the context in each update.
    var cachedStyleContext: StyleContext? {
        get { storage.styleContext }
        nonmutating set { storage.styleContext = newValue }
    }

    /// Whether the two environments share their storage. The check is fast, but false for some equal environments.
    package func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }
}
