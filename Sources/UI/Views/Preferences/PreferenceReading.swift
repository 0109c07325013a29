// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// A node that depends on preferences of other nodes.
@MainActor
protocol PreferenceReading: _AnyViewNode {
    /// Reads the preferences after layout. Returns whether they have changed.
    func readPreferences() -> Bool
}

final class PreferenceReaders: HostFeature {
    static let updateOrder = HostFeatureOrder.preferences
    private var readers: [any PreferenceReading] = []

    init(host: ViewHost) {}

    func add(_ reader: any PreferenceReading) { readers.append(reader) }

    /// Lets all readers read their preferences. Returns whether any preference has changed.
    func updatesViews() -> Bool {
        readers.removeAll { !$0.isMounted }
        var anyHasChanged = false
        for reader in readers where reader.readPreferences() { anyHasChanged = true }
        return anyHasChanged
    }
}

// MARK: Actions

nonisolated struct PreferenceActionModifier<Key: PreferenceKey>: _PrimitiveModifier where Key.Value: Equatable {
    let action: (Key.Value) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PreferenceActionNode(view, inputs)
    }
}

private final class PreferenceActionNode<V: View, Key: PreferenceKey>:
    InputModifierNode<V, PreferenceActionModifier<Key>>, PreferenceReading
where Key.Value: Equatable {
    /// The last value of each view of the content; empty until the first layout.
    private var last: [ObjectIdentifier: Key.Value] = [:]

    override init(_ view: ModifiedContent<V, PreferenceActionModifier<Key>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        host.feature(PreferenceReaders.self).add(self)
    }

    func readPreferences() -> Bool {
        var sent: [ObjectIdentifier: Key.Value] = [:]
        // If the content is a list of views, the action runs for each of them separately.
        for view in child.listedViews {
            let value = view.preference(Key.self).value ?? Key.defaultValue
            sent[ObjectIdentifier(view)] = value
            if last[ObjectIdentifier(view)] == value { continue }
            host.afterUpdate { [weak self] in
                guard let self, isMounted else { return }
                modifier.action(value)
            }
        }
        last = sent
        // False, because the actions run after this update, so this update needs no further layout.
        return false
    }
}

// MARK: Attachments

/// The overlay or background that `transform` makes from the preferences of the view that it is attached to.
nonisolated struct PreferenceReaderView<Key: PreferenceKey, Content: View>: _PrimitiveView {
    let transform: (Key.Value) -> Content

    @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PreferenceReaderNode(view, inputs)
    }
}

private final class PreferenceReaderNode<Key: PreferenceKey, Content: View>:
    _ViewNode<PreferenceReaderView<Key, Content>>, PreferenceReading
{
    private var view: PreferenceReaderView<Key, Content>
    /// nil until the first layout, before which there are no preferences.
    private var child: _ViewNode<Content>?
    private var origin: [UInt64] = []
    private let tracking = BodyTracking()

    init(_ view: PreferenceReaderView<Key, Content>, _ inputs: _NodeInputs) {
        self.view = view
        super.init(inputs)
        host.feature(PreferenceReaders.self).add(self)
    }

    override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }

    override func update(_ view: PreferenceReaderView<Key, Content>, _ inputs: _NodeInputs) {
        note(inputs)
        self.view = view
        if child != nil { evaluate(preference, inputs) }
    }

    override func rerun(transaction: Transaction) {
        if child != nil { evaluate(preference, inputs(transaction: transaction)) }
    }

    func readPreferences() -> Bool {
        let preference = preference
        guard child == nil || preference.origin != origin else { return false }
        evaluate(preference, inputs(transaction: layoutTransaction))
        return true
    }

    private var preference: Preference<Key> {
        var node = parent
        while let current = node {
            if let attaching = current as? any AttachingNode { return attaching.contentNode.preference(Key.self) }
            node = current.parent
        }
        return Preference()
    }

    private func evaluate(_ preference: Preference<Key>, _ inputs: _NodeInputs) {
        note(inputs)
        host.clearDirty(self)
        origin = preference.origin
        let content = tracking.evaluate(for: self) { view.transform(preference.value ?? Key.defaultValue) }
        if let child { return child.update(content, inputs) }
        child = adopt(Content._makeNode(content, inputs))
        invalidateElements()
    }

    override func willUnmount() { tracking.end() }
}

extension View {
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceActionModifier<K>(action: action))
    }

    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            AttachmentModifier(
                role: .overlay, alignment: alignment,
                attached: PreferenceReaderView<K, V>(transform: transform)))
    }

    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            AttachmentModifier(
                role: .background, alignment: alignment,
                attached: PreferenceReaderView<K, V>(transform: transform)))
    }
}
