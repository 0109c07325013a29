// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

public struct HStack<Content: View>: _PrimitiveView {
    let layout: StackLayout
    let content: Content

    /// - Parameter spacing: In points; nil uses the spacing that each pair of neighbours prefers, 8 if they state none.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = .horizontal(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ContainerNode(view, { $0.content }, inputs) { .stack($0.layout) }
    }
}

/// The row that is implied by several views in a place for a single view, such as the label of a button.
package struct ImplicitRow<Content: View>: _PrimitiveView, UnnamedView {
    private let content: Content

    package init(_ content: Content) { self.content = content }

    package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ContainerNode(view, { $0.content }, inputs) { _ in .stack(.horizontal()) }
    }
}

/// The column that is implied by several views in a place for a whole page, such as the content of a sheet.
package struct ImplicitColumn<Content: View>: _PrimitiveView, UnnamedView {
    private let content: Content

    package init(_ content: Content) { self.content = content }

    package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ContainerNode(view, { $0.content }, inputs) { _ in .stack(.vertical()) }
    }
}

public struct VStack<Content: View>: _PrimitiveView {
    let layout: StackLayout
    let content: Content

    /// - Parameter spacing: In points; nil uses the spacing that each pair of neighbours prefers, 8 if they state none.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = .vertical(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ContainerNode(view, { $0.content }, inputs) { .stack($0.layout) }
    }
}

public struct ZStack<Content: View>: _PrimitiveView {
    let layout: LayerLayout
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = LayerLayout(alignment: alignment)
        self.content = content()
    }

    /// Creates the stack that is implied by several views in a place for a single view, such as a background.
    init(implicit content: Content, alignment: Alignment) {
        layout = LayerLayout(alignment: alignment, isImplicit: true)
        self.content = content
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ContainerNode(view, { $0.content }, inputs) { .layers($0.layout) }
    }
}

package enum ContainerLayout: Equatable {
    case stack(StackLayout)
    case layers(LayerLayout)
    case grid(GridArrangement)
    case custom(CustomArrangement)

    @MainActor
    func layout(
        _ children: [any LayoutChild], in proposal: ProposedViewSize, _ direction: LayoutDirection
    ) -> LayoutResult {
        if case .custom(let custom) = self { return custom.layout(children, in: proposal, direction) }
        return plainLayout(children, in: proposal) { children.map { ($0 as? Element)?.gridCell ?? GridCell() } }
    }

    @MainActor
    func spacing(of children: [any LayoutChild], _ direction: LayoutDirection) -> ViewSpacing {
        if case .custom(let custom) = self { return custom.spacing(of: children, direction) }
        return plainSpacing(of: children)
    }

    /// Lays children out by a built-in layout. For `.custom`, the result is empty, because `CustomArrangement` runs
    /// custom layouts.
    func plainLayout(
        _ children: [any LayoutChild], in proposal: ProposedViewSize, cells: () -> [GridCell]
    ) -> LayoutResult {
        switch self {
        case .stack(let stack): stack.layout(children, in: proposal)
        case .layers(let layers): layers.layout(children, in: proposal)
        case .grid(let grid): grid.layout(children, cells(), in: proposal)
        case .custom: LayoutResult(size: .zero, combining: [])
        }
    }

    func plainSpacing(of children: [any LayoutChild]) -> ViewSpacing {
        switch self {
        case .stack(let stack): stack.spacing(of: children)
        case .layers(let layers): layers.spacing(of: children)
        case .grid(let grid): grid.spacing(of: children)
        case .custom: .zero
        }
    }

    /// nil for layers and grids. A custom layout states its axis in `layoutProperties`.
    @MainActor
    var axis: Axis? {
        switch self {
        case .stack(let stack): stack.axis
        case .layers, .grid: nil
        case .custom(let custom): custom.axis
        }
    }

    /// Invalidates the caches, after the children or their sizes have changed.
    @MainActor
    func forget() { if case .custom(let custom) = self { custom.forget() } }
}

extension Element: @MainActor LayoutChild {}

/// The node of a view that arranges the elements of its content.
package final class ContainerNode<V: View, Content: View>: _ViewNode<V> {
    private let content: (V) -> Content
    private let layout: (V) -> ContainerLayout
    private var child: _ViewNode<Content>!
    private var element: ContainerElement!

    package init(
        _ view: V, _ content: @escaping (V) -> Content, _ inputs: _NodeInputs,
        layout: @escaping (V) -> ContainerLayout
    ) {
        self.content = content
        self.layout = layout
        super.init(inputs)
        child = adopt(Content._makeNode(content(view), inputs.forContainerMembers))
        element = ContainerElement(layout(view), node: self)
        arrangesViews(of: child)
    }

    package override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }

    package override func update(_ view: V, _ inputs: _NodeInputs) {
        note(inputs)
        child.update(content(view), inputs.forContainerMembers)
        element.setLayout(layout(view))
    }

    package override func makeElements() -> [Element] { [element] }

    package override func childElementsChanged() -> Bool {
        element.invalidateChildren()
        return true
    }
}

/// The element of a container: a stack, a grid or a custom layout.
final class ContainerElement: ArrangingElement {
    private var layout: ContainerLayout
    /// Caches the latest results, newest first, for one measuring round. Invariant 10.
    private var lastResults: [(proposal: ProposedViewSize, result: LayoutResult)] = []
    private var lastRound: UInt32 = 0
    /// Caches the spacing of the children for one measuring round. Invariant 10.
    private var lastSpacing: (round: UInt32, spacing: ViewSpacing)?
    private var drawings = DrawingCache()
    private var drawingOrder = DrawingOrder()

    init(_ layout: ContainerLayout, node: _AnyViewNode) {
        self.layout = layout
        super.init(node: node)
    }

    override func describe(_ description: inout ElementDescription) {
        description.kind = node.nameOfView
    }

    override var stackAxis: Axis? { layout.axis }

    func setLayout(_ new: ContainerLayout) {
        guard new != layout else { return }
        layout = new
        invalidateLayout()
    }

    func invalidateChildren() {
        invalidateChildElements()
        drawingOrder.forget()
        invalidateLayout()
    }

    private var direction: LayoutDirection { node.environment.layoutDirection }

    private var stayingChildren: [Element] {
        // Fast path: no element of this host has ever left with a transition.
        guard host.hasEverSet(LeavingTrait.self) else { return children }
        guard children.contains(where: { $0.leaves(self) }) else { return children }
        return children.filter { !$0.leaves(self) }
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        result(in: proposal, stayingChildren).dimensions
    }

    /// The capacity of `lastResults`. An enclosing stack makes up to four proposals: for the least, the greatest and
    /// the final size, and for the final size with the stack's own height.
    private static let resultCapacity = 4

    private func result(in proposal: ProposedViewSize, _ staying: [Element]) -> LayoutResult {
        if lastRound != measuringRound {
            lastResults.removeAll(keepingCapacity: true)
            lastRound = measuringRound
            layout.forget()
        }
        for known in lastResults where known.proposal == proposal { return known.result }
        let result = layout.layout(staying.map { $0 as any LayoutChild }, in: proposal, direction)
        if lastResults.count == Self.resultCapacity { lastResults.removeLast() }
        lastResults.insert((proposal, result), at: 0)
        return result
    }

    override var layoutIgnoresPosition: Bool { true }
    override func layOut(_ proposal: ProposedViewSize) {
        let staying = stayingChildren
        var result = result(in: proposal, staying)
        // Only the result for the final proposal is kept; the other proposals were trials.
        if lastResults.count > 1 { lastResults = [(proposal, result)] }
        if direction == .rightToLeft { result = result.mirrored() }
        let (position, isMany) = (position, staying.count >= DrawingCache.least)
        for (child, placement) in zip(staying, result.placements) {
            child.place(
                at: CGPoint(x: position.x + placement.origin.x, y: position.y + placement.origin.y),
                proposal: placement.proposal, mayWait: isMany)
        }
        // Leaving children keep their position and size.
        for child in children where host.hasEverSet(LeavingTrait.self) && child.leaves(self) {
            guard let proposal = child.lastProposal else { continue }
            child.place(at: child.position, proposal: proposal)
        }
    }

    override var isDrawingTimeInvariant: Bool { true }
    override func emit(_ emitter: inout Emitter) { drawings.draw(childElements, &emitter) }

    override func hitTest(_ point: CGPoint) -> Element? { childElements.topmost(at: point) }

    override var childElements: [Element] { drawingOrder.of(children) }

    override var spacing: ViewSpacing {
        if let lastSpacing, lastSpacing.round == measuringRound { return lastSpacing.spacing }
        let (round, found) = (
            measuringRound, layout.spacing(of: stayingChildren.map { $0 as any LayoutChild }, direction)
        )
        lastSpacing = (round, found)
        return found
    }
}
