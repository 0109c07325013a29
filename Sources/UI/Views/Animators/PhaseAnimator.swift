// SPDX-License-Identifier: MIT

import Motion

/// A view that goes through phases by itself: it shows the first one and animates to each next one when the step before
/// is complete, and from the last one back to the first.
///
/// Without a trigger it goes on for ever, from its appearance on. With one it stays in the first phase, and each change
/// of the trigger's value has it go round once.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: _PrimitiveView {
    let phases: [Phase]
    /// nil: goes on for ever.
    let trigger: AnimatorTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// A view that goes round its phases for ever.
    ///
    /// - Parameters:
    ///   - phases: not empty; of an empty sequence nothing is shown, and a warning says so.
    ///   - content: the view in a phase.
    ///   - animation: how a phase is entered; nil for a jump, which is followed by the next step at once.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// A view that goes round its phases once whenever `trigger` changes, and ends in the first.
    ///
    /// - Parameters:
    ///   - phases: not empty; of an empty sequence nothing is shown, and a warning says so.
    ///   - trigger: a change while the view is on its way has it go round anew, from where it is.
    ///   - content: the view in a phase.
    ///   - animation: how a phase is entered; nil for a jump, which is followed by the next step at once.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnimatorTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    /// For this engine: makes the node.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PhaseAnimatorNode(view, inputs)
    }
}

extension View {
    /// Lets this view go through phases for ever, from its appearance on.
    ///
    /// - Parameters:
    ///   - phases: not empty; of an empty sequence nothing is shown, and a warning says so.
    ///   - content: the look of this view, which it gets as its first argument, in a phase.
    ///   - animation: how a phase is entered; nil for a jump, which is followed by the next step at once.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        // The return keeps the closure from being taken for one of views, which would need the main actor.
        let placeholder = PlaceholderContentView<Self>(view: self)
        return PhaseAnimator(phases, content: { return content(placeholder, $0) }, animation: animation)
    }

    /// Lets this view go through phases once whenever `trigger` changes; it ends in the first.
    ///
    /// - Parameters:
    ///   - phases: not empty; of an empty sequence nothing is shown, and a warning says so.
    ///   - trigger: a change while the view is on its way has it go round anew, from where it is.
    ///   - content: the look of this view, which it gets as its first argument, in a phase.
    ///   - animation: how a phase is entered; nil for a jump, which is followed by the next step at once.
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
