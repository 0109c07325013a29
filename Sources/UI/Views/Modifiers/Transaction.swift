import Motion
@_spi(ViewGraph) import ViewGraph

/// Animates what is inside of it when a value changes.
public nonisolated struct _AnimationModifier<Value: Equatable>: _PrimitiveModifier {
    let animation: Animation?
    let value: Value

    /// For this engine: makes the node.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        AnimationNode(view, inputs)
    }
}

private final class AnimationNode<V: View, Value: Equatable>: InputModifierNode<V, _AnimationModifier<Value>> {
    override func modify(_ inputs: inout _NodeInputs, old: _AnimationModifier<Value>?) {
        // The first evaluation is not a change.
        guard let old, old.value != modifier.value, !inputs.transaction.disablesAnimations else { return }
        inputs.transaction.animation = modifier.animation
    }
}

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
    /// Animates the modifiers of `body`, whatever their changes come from; what they are applied to is left alone.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        scoped({ if !$0.disablesAnimations { $0.animation = animation } }, body)
    }

    /// Changes every transaction on its way to the modifiers of `body`; what they are applied to is left alone.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        scoped(transform, body)
    }

    nonisolated private func scoped<V: View>(
        _ change: @escaping (inout Transaction) -> Void, _ body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(view: modifier(TransactionScopeEnd())))
            .modifier(TransactionScopeModifier(change: change))
    }

    /// Animates the modifiers above this one whenever `value` changes; nil makes them change at once.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    /// Animates every change of this view, whatever it comes from.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
    }

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
}
