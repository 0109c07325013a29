// SPDX-License-Identifier: MIT

import Foundation
import Motion
@_spi(ViewGraph) import ViewGraph

/// Animatable properties of a layout are animated: the layout then runs in every frame.
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Subviews) -> Cache

    func updateCache(_ cache: inout Cache, subviews: Subviews)

    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?

    public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first?.spacing else { return .zero }
        return subviews.dropFirst().reduce(first) { $0.union($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    @MainActor @preconcurrency
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// A view that arranges its content by a custom layout.
struct LayoutView<L: Layout, Content: View>: _PrimitiveView {
    let layout: L
    let content: Content

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { LayoutNode(view, inputs) }
}

private final class LayoutNode<L: Layout, Content: View>: _ViewNode<LayoutView<L, Content>> {
    /// The presentation value: the layout in mid-animation.
    private var layout: L
    private var animation: BodyAnimation<L>?
    private let arrangement: CustomArrangement
    private var child: _ViewNode<Content>!
    private var element: ContainerElement!

    init(_ view: LayoutView<L, Content>, _ inputs: _NodeInputs) {
        layout = view.layout
        arrangement = CustomArrangement(view.layout)
        super.init(inputs)
        animation = BodyAnimation(layout, node: self)
        child = adopt(Content._makeNode(view.content, inputs.forContainerMembers))
        element = ContainerElement(.custom(arrangement), node: self)
        arrangesViews(of: child)
    }

    override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }

    override func update(_ view: LayoutView<L, Content>, _ inputs: _NodeInputs) {
        note(inputs)
        layout = view.layout
        animation?.retarget(&layout, inputs)
        child.update(view.content, inputs.forContainerMembers)
        arrange()
    }

    override func rerun(transaction: Transaction) {
        note(inputs(transaction: transaction))
        host.clearDirty(self)
        animation?.advance(&layout)
        arrange()
    }

    private func arrange() {
        arrangement.take(layout)
        // Values of a `Layout` type cannot be compared, so every call invalidates the element's measurements.
        element.invalidateLayout()
    }

    override func makeElements() -> [Element] { [element] }

    override func childElementsChanged() -> Bool {
        element.invalidateChildren()
        return true
    }
}
