// SPDX-License-Identifier: MIT

public struct AnimationState<Value: VectorArithmetic> {
    private var storage: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { storage[ObjectIdentifier(key)] = newValue }
    }
}

@available(*, unavailable)
extension AnimationState: Sendable {}

public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
