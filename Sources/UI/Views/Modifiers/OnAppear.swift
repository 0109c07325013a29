// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// The modifier of `onAppear` and `onDisappear`.
nonisolated struct AppearanceModifier: _PrimitiveModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        AppearanceNode(view, inputs)
    }
}

private final class AppearanceNode<V: View>: InputModifierNode<V, AppearanceModifier> {
    /// The elements that have appeared. `appear` runs once per element, thus once per member of a group.
    ///
    /// References are strong, because a new element at the address of a released one would count as seen.
    private var seen: [Element] = []

    override func makeElements() -> [Element] {
        let elements = child.elements
        let (old, new) = (Set(seen.map { ObjectIdentifier($0) }), Set(elements.map { ObjectIdentifier($0) }))
        for element in seen where !new.contains(ObjectIdentifier(element)) { disappear() }
        for element in elements where !old.contains(ObjectIdentifier(element)) {
            guard modifier.appear != nil else { break }
            host.afterAppearance(of: self) { [weak self] in
                guard let self, isMounted else { return }
                modifier.appear?()
            }
        }
        seen = elements
        return elements
    }

    private func disappear() {
        guard let action = modifier.disappear else { return }
        host.afterUpdate(action)
    }

    override func willUnmount() {
        for _ in seen { disappear() }
    }
}

extension View {
    /// Runs before the first frame that shows the view.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }
}
