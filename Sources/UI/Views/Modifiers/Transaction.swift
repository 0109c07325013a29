// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// Changes every transaction that passes into its content.
nonisolated struct TransactionModifier: PassingTransactionModifier {
    let change: (inout Transaction) -> Void

    @MainActor func modify(_ transaction: inout Transaction) { change(&transaction) }
}

/// A modifier that changes transactions on their way into its content.
protocol PassingTransactionModifier: _PrimitiveModifier {
    func modify(_ transaction: inout Transaction)
}

extension PassingTransactionModifier {
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PassingTransactionNode(view, inputs)
    }
}

private final class PassingTransactionNode<V: View, M: PassingTransactionModifier>: InputModifierNode<V, M> {
    override func modify(_ inputs: inout _NodeInputs, old: M?) { modifier.modify(&inputs.transaction) }
    override func modifyPassingTransaction(_ transaction: inout Transaction) { modifier.modify(&transaction) }
    override var modifiesPassingTransactions: Bool { true }
}

/// Changes the transaction of updates in which `value` changes.
nonisolated struct ValueTransactionModifier<Value: Equatable>: InputModifier {
    let value: Value
    let change: (inout Transaction) -> Void

    @MainActor func modify(_ inputs: inout _NodeInputs, old: Self?) {
        if let old, old.value != value { change(&inputs.transaction) }
    }
}

extension View {
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(change: transform))
    }

    nonisolated public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, change: transform))
    }

    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        scoped(transform, body)
    }
}
