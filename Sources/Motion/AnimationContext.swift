// SPDX-License-Identifier: MIT

/// What a custom animation is told beside its value and time, and where it keeps its state.
///
/// `environment` stands in `Views`, because this module knows no environment; it reads `environmentReference`.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation remembers from one call to the next.
    public var state: AnimationState<Value>

    /// Set to true when the animation looks finished, although it may still run. Going back to false has no effect.
    public var isLogicallyComplete: Bool

    /// The object through which `Views` hands over the environment of the animated view.
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

    /// A context with the same environment and another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(
            state: state, isLogicallyComplete: isLogicallyComplete, environmentReference: environmentReference)
    }
}

@available(*, unavailable)
extension AnimationContext: Sendable {}
