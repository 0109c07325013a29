// SPDX-License-Identifier: MIT

package nonisolated struct EnvironmentWritingModifier<Value>: _PrimitiveModifier {
    package let keyPath: WritableKeyPath<EnvironmentValues, Value>
    package let value: Value

    @MainActor package static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        EnvironmentNode(view, inputs) { $0[keyPath: $1.keyPath] = $1.value }
    }
}

package nonisolated struct EnvironmentTransformingModifier<Value>: _PrimitiveModifier {
    package let keyPath: WritableKeyPath<EnvironmentValues, Value>
    package let transform: (inout Value) -> Void

    @MainActor package static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        EnvironmentNode(view, inputs) { $1.transform(&$0[keyPath: $1.keyPath]) }
    }
}

/// Changes the environment of a modifier's content. If the new values equal the last ones, the content gets the last
/// environment again.
package final class EnvironmentNode<V: View, M: ViewModifier>: InputModifierNode<V, M> {
    private let change: (inout EnvironmentValues, M) -> Void
    /// Caches the environment before and after the last change. Invariant 4.
    private var last: (outer: EnvironmentValues, inner: EnvironmentValues)?

    package init(
        _ view: ModifiedContent<V, M>, _ inputs: _NodeInputs,
        change: @escaping (inout EnvironmentValues, M) -> Void
    ) {
        self.change = change
        super.init(view, inputs)
    }

    package override func modify(_ inputs: inout _NodeInputs, old: M?) {
        let outer = inputs.environment
        if let last, let old, last.outer.isIdentical(to: outer), ViewComparison.areSame(old, modifier) {
            return inputs.environment = last.inner
        }
        change(&inputs.environment, modifier)
        // Reuses the last environment if the values are equal. Descendants then see by identity that nothing has
        // changed.
        if let last, inputs.environment.hasSameValues(as: last.inner) { inputs.environment = last.inner }
        last = (outer, inputs.environment)
    }
}

extension View {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(EnvironmentWritingModifier(keyPath: keyPath, value: value))
    }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentTransformingModifier(keyPath: keyPath, transform: transform))
    }

    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}

extension View {
    /// Clamps an inherited value to `range`; does nothing if `range` contains no case.
    package nonisolated func environment<Value: CaseIterable & Comparable & Sendable>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, within range: some RangeExpression<Value>
    ) -> some View {
        let allowed = Value.allCases.filter(range.contains)
        return transformEnvironment(keyPath) { value in
            guard let least = allowed.first, let greatest = allowed.last else { return }
            value = min(max(value, least), greatest)
        }
    }
}
