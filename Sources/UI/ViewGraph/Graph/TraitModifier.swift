// SPDX-License-Identifier: MIT

/// Sets a trait of each element of its content.
package nonisolated struct TraitModifier<Trait: ElementTrait>: WrappingModifier
where Trait.Value: Equatable & Sendable {
    package let value: Trait.Value

    package init(value: Trait.Value) { self.value = value }

    @MainActor package func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        TraitElement(self, around: content, node: node)
    }
}

private final class TraitElement<Trait: ElementTrait>: WrapperElement<TraitModifier<Trait>>
where Trait.Value: Equatable & Sendable {
    override init(_ modifier: TraitModifier<Trait>, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        setTrait(Trait.self, modifier.value)
    }

    override func update(_ modifier: TraitModifier<Trait>, _ inputs: _NodeInputs) {
        let changed = modifier.value != self.modifier.value
        super.update(modifier, inputs)
        setTrait(Trait.self, modifier.value)
        if changed { invalidateLayout() }
    }
}

extension View {
    /// Says something about this view to those around it.
    package nonisolated func trait<Trait: ElementTrait>(_ trait: Trait.Type, _ value: Trait.Value) -> some View
    where Trait.Value: Equatable & Sendable {
        modifier(TraitModifier<Trait>(value: value))
    }
}
