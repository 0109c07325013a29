// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// A view that shows an existing element, such as one found by a `ChildReader`.
protocol ElementHosting: _PrimitiveView {
    nonisolated var element: Element { get }
}

extension ElementHosting {
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ElementHostingNode(view, inputs)
    }
}

/// Shows the element of a `Subview`, or of a view in its transition.
struct ElementView: ElementHosting {
    let element: Element
}

private final class ElementHostingNode<V: ElementHosting>: _ViewNode<V> {
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
