// SPDX-License-Identifier: MIT

import Motion

/// A view whose value follows keyframes: its content is made anew for each frame.
///
/// Without a trigger the keyframes are played again and again, from the appearance on; at the end of a round the value
/// jumps back to the first one. With a trigger each change of its value plays them once, and the last value stays.
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

    /// A view that plays its keyframes again and again.
    ///
    /// - Parameters:
    ///   - initialValue: where each round begins.
    ///   - repeating: false shows the begin of the keyframes and plays nothing.
    ///   - content: the view at a value.
    ///   - keyframes: how the value moves in a round; its argument is where it begins.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        start = .repeating(repeating)
        self.content = content
        self.keyframes = keyframes
    }

    /// A view that plays its keyframes when `trigger` changes.
    ///
    /// - Parameters:
    ///   - initialValue: what is shown first, and where the keyframes begin.
    ///   - trigger: a change while they are played begins anew from the present value, with its velocity.
    ///   - content: the view at a value.
    ///   - keyframes: how the value moves; its argument is where it begins.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        start = .trigger(AnimatorTrigger(trigger))
        self.content = content
        self.keyframes = keyframes
    }

    /// For this engine: makes the node.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        KeyframeAnimatorNode(view, inputs)
    }
}

extension View {
    /// Plays keyframes again and again, and changes this view by their value.
    ///
    /// - Parameters:
    ///   - initialValue: where each round begins.
    ///   - repeating: false shows the begin of the keyframes and plays nothing.
    ///   - content: the look of this view, which it gets as its first argument, at a value.
    ///   - keyframes: how the value moves in a round; its argument is where it begins.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        // The return keeps the closure from being taken for one of views, which would need the main actor.
        let placeholder = PlaceholderContentView<Self>(view: self)
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { return content(placeholder, $0) },
            keyframes: keyframes)
    }

    /// Plays keyframes when `trigger` changes, and changes this view by their value.
    ///
    /// - Parameters:
    ///   - initialValue: what is shown first, and where the keyframes begin.
    ///   - trigger: a change while they are played begins anew from the present value, with its velocity.
    ///   - content: the look of this view, which it gets as its first argument, at a value.
    ///   - keyframes: how the value moves; its argument is where it begins.
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
