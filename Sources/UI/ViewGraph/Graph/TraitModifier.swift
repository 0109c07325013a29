// SPDX-License-Identifier: MIT

/// A modifier that sets a trait on each element of its content.
package protocol TraitSettingModifier: WrappingModifier {
    associatedtype Trait: ElementTrait

    var value: Trait.Value { get }
    /// Whether the value is unchanged; false for values that cannot be compared.
    func isSame(as old: Self) -> Bool
    /// If true, a changed value invalidates the element's layout. False by default.
    static var isForLayout: Bool { get }
}

extension TraitSettingModifier {
    package func isSame(as old: Self) -> Bool { false }
    package static var isForLayout: Bool { false }

    package func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        TraitElement(self, around: content, node: node)
    }
}

private final class TraitElement<M: TraitSettingModifier>: PassThroughElement<M> {
    override init(_ modifier: M, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        setTrait(M.Trait.self, modifier.value)
    }

    override func update(_ modifier: M, _ inputs: _NodeInputs) {
        let isSame = modifier.isSame(as: self.modifier)
        super.update(modifier, inputs)
        if isSame { return }
        setTrait(M.Trait.self, modifier.value)
        if M.isForLayout { invalidateLayout() }
    }
}

/// Sets a trait with equatable values, so that an update with an equal value invalidates nothing.
package nonisolated struct TraitModifier<Trait: ElementTrait>: TraitSettingModifier
where Trait.Value: Equatable & Sendable {
    package let value: Trait.Value

    package init(value: Trait.Value) { self.value = value }

    @MainActor package func isSame(as old: Self) -> Bool { value == old.value }
    @MainActor package static var isForLayout: Bool { true }
}

extension View {
    /// Sets a trait of this view, which its ancestors can read.
    package nonisolated func trait<Trait: ElementTrait>(_ trait: Trait.Type, _ value: Trait.Value) -> some View
    where Trait.Value: Equatable & Sendable {
        modifier(TraitModifier<Trait>(value: value))
    }
}
