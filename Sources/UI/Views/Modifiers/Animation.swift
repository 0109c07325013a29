// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import ViewGraph

/// The modifier of `animation(_:value:)`.
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
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
    }

    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        scoped({ if !$0.disablesAnimations { $0.animation = animation } }, body)
    }
}
