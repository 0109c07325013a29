// SPDX-License-Identifier: MIT

/// What a custom animation remembers from one call to the next, found by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var storage: [ObjectIdentifier: Any] = [:]

    /// Creates an empty state.
    public init() {}

    /// The value stored under `key`, or the default value of the key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { storage[ObjectIdentifier(key)] = newValue }
    }
}

@available(*, unavailable)
extension AnimationState: Sendable {}

/// The name of a value in an `AnimationState`.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value before one has been stored.
    static var defaultValue: Value { get }
}
