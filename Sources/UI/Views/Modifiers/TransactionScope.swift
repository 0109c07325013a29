// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// Changes every transaction for the modifiers up to the matching end.
nonisolated struct TransactionScopeModifier: _PrimitiveModifier {
    let change: (inout Transaction) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        TransactionScopeNode(view, inputs)
    }
}

private final class TransactionScopeNode<V: View>: InputModifierNode<V, TransactionScopeModifier> {
    override func modify(_ inputs: inout _NodeInputs, old: TransactionScopeModifier?) {
        modifyPassingTransaction(&inputs.transaction)
    }

    override func modifyPassingTransaction(_ transaction: inout Transaction) {
        transaction.enterScope(modifier.change)
    }

    override var modifiesPassingTransactions: Bool { true }
}

/// Ends what a `TransactionScopeModifier` around has begun.
nonisolated struct TransactionScopeEnd: _PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        TransactionScopeEndNode(view, inputs)
    }
}

private final class TransactionScopeEndNode<V: View>: InputModifierNode<V, TransactionScopeEnd> {
    override func modify(_ inputs: inout _NodeInputs, old: TransactionScopeEnd?) {
        modifyPassingTransaction(&inputs.transaction)
    }

    override func modifyPassingTransaction(_ transaction: inout Transaction) { transaction.leaveScope() }
    override var modifiesPassingTransactions: Bool { true }
}

extension View {
    /// `body` with its modifiers in a scope: they get the changed transaction, this view the one from around them.
    nonisolated func scoped<V: View>(
        _ change: @escaping (inout Transaction) -> Void, _ body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(view: modifier(TransactionScopeEnd())))
            .modifier(TransactionScopeModifier(change: change))
    }
}
