// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// Runs a closure when a value changes.
nonisolated struct ValueActionModifier<Value: Equatable>: _PrimitiveModifier {
    let value: Value
    let initial: Bool
    let action: (_ old: Value, _ new: Value) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ValueActionNode(view, inputs)
    }
}

private final class ValueActionNode<V: View, Value: Equatable>: InputModifierNode<V, ValueActionModifier<Value>> {
    override func modify(_ inputs: inout _NodeInputs, old: ValueActionModifier<Value>?) {
        let new = modifier
        if let old {
            if old.value != new.value { host.afterUpdate { new.action(old.value, new.value) } }
        } else if new.initial {
            host.afterUpdate { new.action(new.value, new.value) }
        }
    }
}

extension View {
    /// Runs `action` with the new value when `value` changes.
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
    {
        modifier(ValueActionModifier(value: value, initial: false) { action($1) })
    }

    /// Runs `action` when `value` changes, and at first if `initial` is true.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ValueActionModifier(value: value, initial: initial, action: action))
    }

    /// Runs `action` when `value` changes, and at first if `initial` is true.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ValueActionModifier(value: value, initial: initial) { _, _ in action() })
    }
}
