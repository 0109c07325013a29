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

/// A modifier that changes an update's transaction if the update changes the modifier's value; see
/// `transaction(value:)`.
package protocol ChangeTransactionModifier: _PrimitiveModifier {
    func hasSameValue(as other: Self) -> Bool
    func modify(_ transaction: inout Transaction)
}

extension ChangeTransactionModifier {
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ChangeTransactionNode(view, inputs)
    }
}

/// Changes the transaction if the modifier's value differs from the value before the update.
///
/// An update evaluates a dirty view below a geometry reader twice: by itself and in layout. Both evaluations must pass
/// the same transaction, so both compare with the value before the update. Invariant 38.
private final class ChangeTransactionNode<V: View, M: ChangeTransactionModifier>: InputModifierNode<V, M> {
    /// The number of the last update that reached this node, and the modifier before that update. If the update has
    /// also created the node, `modifier` is the node's first modifier.
    private var before: (updateNumber: Int, modifier: M)?

    override func modify(_ inputs: inout _NodeInputs, old: M?) {
        // The first evaluation is not a change.
        guard let old else { return }
        if before?.updateNumber != updateNumber { before = (updateNumber, old) }
        if let before, !before.modifier.hasSameValue(as: modifier) { modifier.modify(&inputs.transaction) }
    }
}

/// The modifier of `transaction(value:)`.
nonisolated struct ValueTransactionModifier<Value: Equatable>: ChangeTransactionModifier {
    let value: Value
    let change: (inout Transaction) -> Void

    @MainActor func hasSameValue(as other: Self) -> Bool { value == other.value }
    @MainActor func modify(_ transaction: inout Transaction) { change(&transaction) }
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
