// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import ViewGraph

/// The modifier of `animation(_:value:)`.
public nonisolated struct _AnimationModifier<Value: Equatable>: ChangeTransactionModifier {
    let animation: Animation?
    let value: Value

    @MainActor package func hasSameValue(as other: Self) -> Bool { value == other.value }

    @MainActor package func modify(_ transaction: inout Transaction) {
        if !transaction.disablesAnimations { transaction.animation = animation }
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
