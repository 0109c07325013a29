// SPDX-License-Identifier: MIT

import Motion

/// A view whose content is evaluated from a keyframe track's value in each frame.
///
/// Without a trigger, the keyframes loop from the view's appearance on; at the end of a loop the value jumps back to
/// the start. With a trigger, each change of the trigger plays the keyframes once, and the last value stays.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: _PrimitiveView
where Value == KeyframePath.Value {
    enum Start {
        case repeating(Bool)
        case trigger(AnimatorTrigger)
    }

    let initialValue: Value
    let start: Start
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Creates an animator that loops its keyframes.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the start of each loop.
    ///   - repeating: Whether to play; false shows the keyframes' first value.
    ///   - content: Makes the view for a value.
    ///   - keyframes: Makes the keyframes of a loop, given the start value.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        start = .repeating(repeating)
        self.content = content
        self.keyframes = keyframes
    }

    /// Creates an animator that plays its keyframes once whenever `trigger` changes.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first change, and the start value of the keyframes.
    ///   - trigger: A change during playback restarts the keyframes from the present value and velocity.
    ///   - content: Makes the view for a value.
    ///   - keyframes: Makes the keyframes, given the start value.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        start = .trigger(AnimatorTrigger(trigger))
        self.content = content
        self.keyframes = keyframes
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        KeyframeAnimatorNode(view, inputs)
    }
}

extension View {
    /// Loops keyframes and modifies this view by their value; see `KeyframeAnimator`.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        // Below, the explicit `return` keeps the `content` closure from becoming a `ViewBuilder`, which needs the main
        // actor.
        let placeholder = PlaceholderContentView<Self>(view: self)
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { return content(placeholder, $0) },
            keyframes: keyframes)
    }

    /// Plays keyframes whenever `trigger` changes and modifies this view by their value; see `KeyframeAnimator`.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(view: self)
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { return content(placeholder, $0) },
            keyframes: keyframes)
    }
}
