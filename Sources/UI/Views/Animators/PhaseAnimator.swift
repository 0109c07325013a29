// SPDX-License-Identifier: MIT

import Motion

/// A view that steps through phases: each step begins when the animations of the previous step are complete.
///
/// Without a trigger it cycles from its appearance on. With a trigger it rests in the first phase, and each change
/// runs one cycle.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: _PrimitiveView {
    let phases: [Phase]
    /// nil if the animator cycles without end.
    let trigger: AnimatorTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Creates an animator that cycles through its phases without end.
    ///
    /// - Parameters:
    ///   - phases: An empty sequence shows nothing and emits a warning.
    ///   - content: Makes the view for a phase.
    ///   - animation: The animation into a phase; nil jumps, and the next step follows at once.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Creates an animator that runs one cycle whenever `trigger` changes and ends in the first phase.
    ///
    /// - Parameters:
    ///   - phases: An empty sequence shows nothing and emits a warning.
    ///   - trigger: A change during a cycle restarts it from the present state.
    ///   - content: Makes the view for a phase.
    ///   - animation: The animation into a phase; nil jumps, and the next step follows at once.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnimatorTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PhaseAnimatorNode(view, inputs)
    }
}

extension View {
    /// Cycles this view through phases without end; see `PhaseAnimator`.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        // Below, the explicit `return` keeps the `content` closure from becoming a `ViewBuilder`, which needs the main
        // actor.
        let placeholder = PlaceholderContentView<Self>(view: self)
        return PhaseAnimator(phases, content: { return content(placeholder, $0) }, animation: animation)
    }

    /// Runs this view through one cycle of phases whenever `trigger` changes; see `PhaseAnimator`.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(view: self)
        return PhaseAnimator(
            phases, trigger: trigger, content: { return content(placeholder, $0) }, animation: animation)
    }
}
