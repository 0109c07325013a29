// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import ViewGraph

/// Animates what is inside of it when a value changes.
public nonisolated struct _AnimationModifier<Value: Equatable>: InputModifier {
    let animation: Animation?
    let value: Value

    @MainActor package func modify(_ inputs: inout _NodeInputs, old: Self?) {
        // The first evaluation is not a change.
        guard let old, old.value != value, !inputs.transaction.disablesAnimations else { return }
        inputs.transaction.animation = animation
    }
}

extension View {
    /// Animates the modifiers above this one whenever `value` changes; nil makes them change at once.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    /// Animates every change of this view, whatever it comes from.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
    }

    /// Animates the modifiers of `body`, whatever their changes come from; what they are applied to is left alone.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        scoped({ if !$0.disablesAnimations { $0.animation = animation } }, body)
    }
}
