// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct ContainerValues {
    fileprivate var values: [ObjectIdentifier: Any] = [:]
    fileprivate var tag: TagValue?

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.value.base as? V }

    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

enum ContainerValuesTrait: ElementTrait {
    static var defaultValue: ContainerValues { ContainerValues() }

    static func merged(outer: ContainerValues, inner: @autoclosure () -> ContainerValues?) -> ContainerValues {
        guard var merged = inner() else { return outer }
        merged.values.merge(outer.values) { inner, _ in inner }
        return merged
    }
}

private nonisolated struct ContainerValueModifier<Value>: WrappingModifier {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ContainerValueElement(self, around: content, node: node)
    }
}

private final class ContainerValueElement<Value>: PassThroughElement<ContainerValueModifier<Value>> {
    override init(_ modifier: ContainerValueModifier<Value>, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        say()
    }

    override func update(_ modifier: ContainerValueModifier<Value>, _ inputs: _NodeInputs) {
        let changed = !ViewComparison.areSame(modifier.value, self.modifier.value)
        super.update(modifier, inputs)
        guard changed else { return }
        say()
        node.invalidateElements()
    }

    private func say() {
        var values = ContainerValues()
        values[keyPath: modifier.keyPath] = modifier.value
        setTrait(ContainerValuesTrait.self, values)
    }
}

extension Element {
    final var containerValues: ContainerValues {
        var values = self[ContainerValuesTrait.self]
        values.tag = self[TagTrait.self]
        return values
    }
}

extension View {
    nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}
