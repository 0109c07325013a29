// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// Changes every transaction for the modifiers up to the matching end.
nonisolated struct TransactionScopeModifier: PassingTransactionModifier {
    let change: (inout Transaction) -> Void

    @MainActor func modify(_ transaction: inout Transaction) { transaction.enterScope(change) }
}

/// Ends what a `TransactionScopeModifier` around has begun.
nonisolated struct TransactionScopeEnd: PassingTransactionModifier {
    @MainActor func modify(_ transaction: inout Transaction) { transaction.leaveScope() }
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
