// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

final class LazyContainerNode<V: View, Content: View>: _ViewNode<V> {
    private let content: (V) -> Content
    private let arrangement: (V) -> LazyArrangement
    private var child: _ViewNode<Content>!
    private var element: LazyElement!

    init(
        _ view: V, _ content: @escaping (V) -> Content, _ inputs: _NodeInputs,
        arrangement: @escaping (V) -> LazyArrangement
    ) {
        self.content = content
        self.arrangement = arrangement
        super.init(inputs)
        child = adopt(makeMemberNode(content(view), inputs.forLazyMembers))
        element = LazyElement(arrangement(view), node: self)
        arrangesViews(of: child)
    }

    override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }

    override func update(_ view: V, _ inputs: _NodeInputs) {
        note(inputs)
        child.update(content(view), inputs.forLazyMembers)
        element.setArrangement(arrangement(view))
    }

    override func makeElements() -> [Element] { [element] }

    override func childElementsChanged() -> Bool {
        element.invalidateChildren()
        return true
    }
}

extension _NodeInputs {
    /// Node inputs with `isLazy` set, for the members of a lazy container.
    fileprivate var forLazyMembers: _NodeInputs {
        var inputs = forContainerMembers
        inputs.isLazy = true
        return inputs
    }
}
