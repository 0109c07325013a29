// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

nonisolated struct PreferenceWritingModifier<Key: PreferenceKey>: _PrimitiveModifier {
    enum Change {
        /// Sends a value instead of those that come from inside.
        case value(Key.Value)
        case transform((inout Key.Value) -> Void)
        /// Sends, or adds to what comes from inside, something that depends on where the view is.
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
    /// Counts the values of the modifier.
    private var version: UInt64 = 0

    override func modify(_ inputs: inout _NodeInputs, old: PreferenceWritingModifier<Key>?) { version += 1 }

    override init(_ view: ModifiedContent<V, PreferenceWritingModifier<Key>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        sendsPreferences()
    }

    // What it sends is not what its content sends.
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
    /// Sends a value up, instead of all that views inside send for this key.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceWritingModifier<K>(change: .value(value)))
    }

    /// Changes the value that views inside send up.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceWritingModifier<K>(change: .transform(callback)))
    }

    /// Sends up a value that is made from a place in this view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            PreferenceWritingModifier<K>(
                change: .geometry(replaces: true) { $0 = transform(value.anchor(in: $1)) }))
    }

    /// Changes the value that views inside send up, by a place in this view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            PreferenceWritingModifier<K>(
                change: .geometry(replaces: false) { transform(&$0, value.anchor(in: $1)) }))
    }
}
