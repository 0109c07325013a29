// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

nonisolated struct PreferenceWritingModifier<Key: PreferenceKey>: _PrimitiveModifier {
    enum Change {
        /// Replaces the content's preference.
        case value(Key.Value)
        case transform((inout Key.Value) -> Void)
        /// Changes or replaces the content's preference by a value that depends on the view's frame in the window.
        case geometry(replaces: Bool, (inout Key.Value, CGRect) -> Void)
    }
    let change: Change

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PreferenceWritingNode(view, inputs)
    }
}

private final class PreferenceWritingNode<V: View, Key: PreferenceKey>:
    InputModifierNode<V, PreferenceWritingModifier<Key>>
{
    /// The number of values that `modifier` has had. It is part of the preference's origin, so that readers notice each
    /// new value.
    private var version: UInt64 = 0

    override func modify(_ inputs: inout _NodeInputs, old: PreferenceWritingModifier<Key>?) { version += 1 }

    override init(_ view: ModifiedContent<V, PreferenceWritingModifier<Key>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        sendsPreferences()
    }

    // The node counts as one view: it sends its own value in place of the values of its content.
    override var listRole: ListRole { .view }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> Preference<K> {
        guard let own = self as? PreferenceWritingNode<V, K> else { return preferenceOfChildren(key) }
        return own.changed()
    }

    private func changed() -> Preference<Key> {
        var sent = Preference<Key>()
        let origin = [UInt64(serial), version]
        switch modifier.change {
        case .value(let value):
            sent.add(value, from: origin)
        case .transform(let transform):
            let inner = preferenceOfChildren(Key.self)
            var value = inner.value ?? Key.defaultValue
            transform(&value)
            sent.add(value, from: inner.origin + origin)
        case .geometry(let replaces, let transform):
            let inner = replaces ? Preference<Key>() : preferenceOfChildren(Key.self)
            var (value, from) = (inner.value ?? Key.defaultValue, inner.origin + origin)
            for element in elements {
                let frame = element.windowFrame
                transform(&value, frame)
                from += [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).bitPattern }
            }
            sent.add(value, from: from)
        }
        return sent
    }
}

extension View {
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceWritingModifier<K>(change: .value(value)))
    }

    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceWritingModifier<K>(change: .transform(callback)))
    }

    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            PreferenceWritingModifier<K>(
                change: .geometry(replaces: true) { $0 = transform(value.anchor(in: $1)) }))
    }

    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            PreferenceWritingModifier<K>(
                change: .geometry(replaces: false) { transform(&$0, value.anchor(in: $1)) }))
    }
}
