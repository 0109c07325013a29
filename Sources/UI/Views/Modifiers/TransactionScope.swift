// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// Begins a transaction scope: changes transactions for the modifiers down to the matching `TransactionScopeEnd`.
nonisolated struct TransactionScopeModifier: PassingTransactionModifier {
    let change: (inout Transaction) -> Void

    @MainActor func modify(_ transaction: inout Transaction) { transaction.enterScope(change) }
}

/// Ends the scope of the enclosing `TransactionScopeModifier`: transactions below it are the original ones.
nonisolated struct TransactionScopeEnd: PassingTransactionModifier {
    @MainActor func modify(_ transaction: inout Transaction) { transaction.leaveScope() }
}

extension View {
    /// Applies `body` in a transaction scope. The modifiers in `body` get the changed transaction; this view gets the
    /// original one.
    nonisolated func scoped<V: View>(
        _ change: @escaping (inout Transaction) -> Void, _ body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(view: modifier(TransactionScopeEnd())))
            .modifier(TransactionScopeModifier(change: change))
    }
}
