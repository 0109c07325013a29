// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// The modifier of `onChange`.
nonisolated struct ValueActionModifier<Value: Equatable>: InputModifier {
    let value: Value
    let initial: Bool
    let action: (_ old: Value, _ new: Value) -> Void

    @MainActor func modify(_ inputs: inout _NodeInputs, old: Self?) {
        if let old {
            if old.value != value { inputs.host.afterUpdate { action(old.value, value) } }
        } else if initial {
            inputs.host.afterUpdate { action(value, value) }
        }
    }
}

extension View {
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
    {
        modifier(ValueActionModifier(value: value, initial: false) { action($1) })
    }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ValueActionModifier(value: value, initial: initial, action: action))
    }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ValueActionModifier(value: value, initial: initial) { _, _ in action() })
    }
}
