// SPDX-License-Identifier: MIT

import Foundation
import Motion
@_spi(ViewGraph) import ViewGraph

/// A way of arranging views, by whoever writes one.
///
/// What is animatable about a layout is animated: it is then asked in every frame.
public protocol Layout: Animatable {
    /// What a layout remembers between two questions about the same views.
    associatedtype Cache = Void
    /// The views to arrange.
    typealias Subviews = LayoutSubviews

    /// What is to be known of layouts of this type.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache for these views.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date when the layout or the views have changed; makes it anew where nothing else is said.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The gaps that the whole wants to keep from its neighbours; where nothing is said, the largest that its views want.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size that all views take together where `proposal` is offered to them.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each view in `bounds`, with `place(at:anchor:proposal:)`. A view that is not placed stands in the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The place of a guide, in points from the leading edge of `bounds`; nil leaves it to the views.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The place of a guide, in points from the top of `bounds`; nil leaves it to the views.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// What is to be known of all layouts of one type.
public struct LayoutProperties: Sendable {
    /// The axis along which views stand in a row, for spacers and dividers in it; nil where they do not.
    public var stackOrientation: Axis?

    /// The properties of a layout that is no stack.
    public init() {}
}

extension Layout {
    /// Those of a layout that is no stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The largest gaps that the views want.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first?.spacing else { return .zero }
        return subviews.dropFirst().reduce(first) { $0.union($1.spacing) }
    }

    /// Leaves it to the views.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Leaves it to the views.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Arranges the views of a closure, as stacks do.
    @MainActor @preconcurrency
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// There is nothing to remember.
    public func makeCache(subviews: Subviews) {}
}

/// The views that a layout arranges.
struct LayoutView<L: Layout, Content: View>: _PrimitiveView {
    let layout: L
    let content: Content

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { LayoutNode(view, inputs) }
}

private final class LayoutNode<L: Layout, Content: View>: _ViewNode<LayoutView<L, Content>> {
    /// As it is shown now.
    private var layout: L
    private var animation: BodyAnimation<L>?
    private let arrangement: CustomArrangement
    private var child: _ViewNode<Content>!
    private var element: ContainerElement!
    /// Fixed by the type of the content.
    private var isOfChangingViews = false

    init(_ view: LayoutView<L, Content>, _ inputs: _NodeInputs) {
        layout = view.layout
        arrangement = CustomArrangement(view.layout)
        super.init(inputs)
        animation = BodyAnimation(layout, node: self)
        child = adopt(Content._makeNode(view.content, inputs.forMembers))
        element = ContainerElement(.custom(arrangement), node: self)
        isOfChangingViews = child.isChangingList
        if isOfChangingViews { hasChangingList() }
    }

    override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }
    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Preference<Key> {
        preferenceOfList(key, isChanging: isOfChangingViews)
    }

    override func update(_ view: LayoutView<L, Content>, _ inputs: _NodeInputs) {
        note(inputs)
        layout = view.layout
        animation?.retarget(&layout, inputs)
        child.update(view.content, inputs.forMembers)
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
        // A layout cannot be compared with another.
        element.invalidateLayout()
    }

    override func makeElements() -> [Element] { [element] }

    override func childElementsChanged() -> Bool {
        element.forgetChildren()
        return true
    }
}
