// SPDX-License-Identifier: MIT

/// SwiftUI's property `environment` is not available. `environmentReference` is reserved for the environment, but no
/// module sets it yet.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>

    /// Set this property to true to report logical completion. Setting it to false afterwards has no effect.
    public var isLogicallyComplete: Bool

    /// Reserved for the environment of the animated view.
    package var environmentReference: AnyObject?

    package init(
        state: AnimationState<Value> = AnimationState(),
        isLogicallyComplete: Bool = false,
        environmentReference: AnyObject? = nil
    ) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environmentReference = environmentReference
    }

    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(
            state: state, isLogicallyComplete: isLogicallyComplete, environmentReference: environmentReference)
    }
}

@available(*, unavailable)
extension AnimationContext: Sendable {}
