// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// Changes every transaction that passes.
nonisolated struct TransactionModifier: _PrimitiveModifier {
    let change: (inout Transaction) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        TransactionNode(view, inputs)
    }
}

private final class TransactionNode<V: View>: InputModifierNode<V, TransactionModifier> {
    override func modify(_ inputs: inout _NodeInputs, old: TransactionModifier?) {
        modifyPassingTransaction(&inputs.transaction)
    }

    override func modifyPassingTransaction(_ transaction: inout Transaction) { modifier.change(&transaction) }
    override var modifiesPassingTransactions: Bool { true }
}

/// Changes the transactions of updates in which a value changes.
nonisolated struct ValueTransactionModifier<Value: Equatable>: _PrimitiveModifier {
    let value: Value
    let change: (inout Transaction) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ValueTransactionNode(view, inputs)
    }
}

private final class ValueTransactionNode<V: View, Value: Equatable>:
    InputModifierNode<V, ValueTransactionModifier<Value>>
{
    override func modify(_ inputs: inout _NodeInputs, old: ValueTransactionModifier<Value>?) {
        guard let old, old.value != modifier.value else { return }
        modifier.change(&inputs.transaction)
    }
}

extension View {
    /// Changes every transaction on its way into this view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(change: transform))
    }

    /// Changes the transaction of updates in which `value` changes.
    nonisolated public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, change: transform))
    }

    /// Changes every transaction on its way to the modifiers of `body`; what they are applied to is left alone.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        scoped(transform, body)
    }
}
