// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Lays its views out in a vertical stack, or in a horizontal stack if it scrolls horizontally only.
public struct ScrollView<Content: View>: _PrimitiveView {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { ScrollNode(view, inputs) }
}

/// Stacks the views in a scroll view: in a row if it scrolls horizontally only, otherwise in a column.
private struct ScrolledStack<Content: View>: _PrimitiveView, UnnamedView {
    let axes: Axis.Set
    let content: Content

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ContainerNode(view, { $0.content }, inputs) {
            .stack($0.axes == .horizontal ? .horizontal() : .vertical())
        }
    }
}

private final class ScrollNode<Content: View>: _ViewNode<ScrollView<Content>> {
    private var child: _ViewNode<ScrolledStack<Content>>!
    private var element: ScrollElement!
    private var passed = ScrolledEnvironment()

    init(_ view: ScrollView<Content>, _ inputs: _NodeInputs) {
        super.init(inputs)
        child = adopt(ScrolledStack._makeNode(stack(view), passed.inputs(inputs)))
        element = ScrollElement(
            around: child.elements[0], ScrollSettings(view.axes, view.showsIndicators, inputs.environment),
            node: self)
        element.follow(inputs.environment, inputs.transaction)
    }

    override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }
    override var viewName: String? { "ScrollView" }

    private func stack(_ view: ScrollView<Content>) -> ScrolledStack<Content> {
        ScrolledStack(axes: view.axes, content: view.content)
    }

    override func update(_ view: ScrollView<Content>, _ inputs: _NodeInputs) {
        note(inputs)
        child.update(stack(view), passed.inputs(inputs))
        element.take(ScrollSettings(view.axes, view.showsIndicators, inputs.environment))
        element.follow(inputs.environment, inputs.transaction)
    }

    override func makeElements() -> [Element] { [element] }
    override func childElementsChanged() -> Bool { true }
}
