// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// A view that shows an element which is there already: one of those that were taken apart.
protocol ElementShowing: _PrimitiveView {
    nonisolated var element: Element { get }
}

extension ElementShowing {
    /// For this engine: makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ElementShowingNode(view, inputs)
    }
}

/// An element that is there already, as a view.
struct ElementView: ElementShowing {
    let element: Element
}

private final class ElementShowingNode<V: ElementShowing>: _ViewNode<V> {
    private var element: Element

    init(_ view: V, _ inputs: _NodeInputs) {
        element = view.element
        super.init(inputs)
    }

    override func update(_ view: V, _ inputs: _NodeInputs) {
        note(inputs)
        guard view.element !== element else { return }
        element = view.element
        invalidateElements()
    }

    override func makeElements() -> [Element] { [element] }
}
