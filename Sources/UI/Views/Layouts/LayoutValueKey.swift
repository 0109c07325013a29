// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// The key of a value that a view gives to the layout around it.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that give none.
    static var defaultValue: Value { get }
}

/// What views say for a key.
enum LayoutValueTrait<Key: LayoutValueKey>: ElementTrait {
    static var defaultValue: Key.Value { Key.defaultValue }
}

nonisolated struct LayoutValueModifier<Key: LayoutValueKey>: WrappingModifier {
    let value: Key.Value

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        LayoutValueElement(self, around: content, node: node)
    }
}

private final class LayoutValueElement<Key: LayoutValueKey>: WrapperElement<LayoutValueModifier<Key>> {
    override init(_ modifier: LayoutValueModifier<Key>, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        setTrait(LayoutValueTrait<Key>.self, modifier.value)
    }

    override func update(_ modifier: LayoutValueModifier<Key>, _ inputs: _NodeInputs) {
        let changed = !ViewComparison(of: Key.Value.self).areSame(modifier.value, self.modifier.value)
        super.update(modifier, inputs)
        guard changed else { return }
        setTrait(LayoutValueTrait<Key>.self, modifier.value)
        invalidateLayout()
    }
}

extension View {
    /// Gives a value to the layout around this view, which finds it by the key.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
