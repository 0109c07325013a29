// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

public struct ViewThatFits<Content: View>: _PrimitiveView {
    let axes: Axis.Set
    let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ChoiceNode(view, inputs)
    }
}

private final class ChoiceNode<Content: View>: _ViewNode<ViewThatFits<Content>> {
    private var child: _ViewNode<Content>!
    private var element: ChoiceElement!

    init(_ view: ViewThatFits<Content>, _ inputs: _NodeInputs) {
        super.init(inputs)
        child = adopt(Content._makeNode(view.content, inputs.forContainerMembers))
        element = ChoiceElement(view.axes, node: self)
    }

    override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }

    override func update(_ view: ViewThatFits<Content>, _ inputs: _NodeInputs) {
        note(inputs)
        child.update(view.content, inputs.forContainerMembers)
        element.setAxes(view.axes)
    }

    override func makeElements() -> [Element] { [element] }

    override func childElementsChanged() -> Bool {
        element.invalidateChildren()
        return true
    }
}

private final class ChoiceElement: ChildListElement {
    private var axes: Axis.Set
    private var chosen: Element?

    init(_ axes: Axis.Set, node: _AnyViewNode) {
        self.axes = axes
        super.init(node: node)
    }

    override func describe(_ description: inout ElementDescription) { description.kind = "ViewThatFits" }

    func setAxes(_ new: Axis.Set) {
        guard new != axes else { return }
        axes = new
        invalidateLayout()
    }

    func invalidateChildren() {
        invalidateChildElements()
        chosen = nil
        invalidateLayout()
    }

    private func choice(in proposal: ProposedViewSize) -> Element? {
        var ideal = proposal
        if axes.contains(.horizontal) { ideal.width = nil }
        if axes.contains(.vertical) { ideal.height = nil }
        let axes = axes
        let staying = children.filter { !$0.leaves(self) }
        return staying.dropLast().first { child in
            let size = child.sizeThatFits(ideal)
            // Tolerance for rounding errors, in points.
            let hair = 1e-6
            func fits(_ axis: Axis) -> Bool {
                guard axes.contains(Axis.Set(axis)), let offered = proposal[axis] else { return true }
                return size[axis] <= offered + hair
            }
            return fits(.horizontal) && fits(.vertical)
        } ?? staying.last
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        choice(in: proposal)?.dimensions(in: proposal) ?? ViewDimensions(size: .zero)
    }

    override var layoutIgnoresPosition: Bool { true }
    override func layOut(_ proposal: ProposedViewSize) {
        chosen = choice(in: proposal)
        chosen?.place(at: position, proposal: proposal)
    }

    // True, because the choice depends on the proposal only, and a new proposal causes a layout anyway.
    override var isDrawingTimeInvariant: Bool { true }
    override func emit(_ emitter: inout Emitter) { chosen?.draw(&emitter) }
    override func hitTest(_ point: CGPoint) -> Element? { chosen?.hit(at: point) }
    override var childElements: [Element] { chosen.map { [$0] } ?? [] }
    override var traitSource: Element? { chosen ?? children.first }
    override var spacing: ViewSpacing { (chosen ?? children.first)?.spacing ?? ViewSpacing() }
}
