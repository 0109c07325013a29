import Motion

/// Animates what is inside of it when a value changes.
public nonisolated struct _AnimationModifier<Value: Equatable>: _PrimitiveModifier {
    let animation: Animation?
    let value: Value

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
