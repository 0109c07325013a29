import Foundation
@_spi(ViewGraph) import ViewGraph

// Modifiers around one element whose layout is a `WrapperLayout`: frame, padding, position, aspect ratio, fixed size.

nonisolated struct WrapperLayoutModifier<Layout: WrapperLayout>: WrappingModifier {
    let layout: Layout
    /// Edges on which the gaps of a text inside no longer count.
    var plainEdges: Edge.Set = []

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        WrapperLayoutElement(self, around: content, node: node)
    }
}

private final class WrapperLayoutElement<Layout: WrapperLayout>: WrapperElement<WrapperLayoutModifier<Layout>> {
    override func update(_ modifier: WrapperLayoutModifier<Layout>, _ inputs: _NodeInputs) {
        let changed = modifier.layout != self.modifier.layout
        super.update(modifier, inputs)
        if changed { invalidateLayout() }
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        modifier.layout.layout(content, in: proposal).dimensions
    }

    override func layOut(_ proposal: ProposedViewSize) {
        var result = modifier.layout.layout(content, in: proposal)
        if node.environment.layoutDirection == .rightToLeft { result = result.mirrored() }
        let placement = result.placements[0]
        content.place(
            at: CGPoint(x: position.x + placement.origin.x, y: position.y + placement.origin.y),
            proposal: placement.proposal)
    }

    override var spacing: ViewSpacing {
        var spacing = content.spacing
        spacing.reset(modifier.plainEdges)
        return spacing
    }
}

extension View {
    // MARK: Frame

    /// A frame of a given size; a length left out is the view's own.
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    {
        let layout = FrameLayout(width: width, height: height, alignment: alignment)
        return modifier(WrapperLayoutModifier(layout: layout, plainEdges: layout.resetEdges))
    }

    /// Changes nothing: a frame without any length.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

    /// A frame between bounds.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        var plainEdges: Edge.Set = []
        if [minWidth, idealWidth, maxWidth].contains(where: { $0 != nil }) { plainEdges.formUnion(.horizontal) }
        if [minHeight, idealHeight, maxHeight].contains(where: { $0 != nil }) { plainEdges.formUnion(.vertical) }
        return modifier(
            WrapperLayoutModifier(
                layout: FlexibleFrameLayout(
                    width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
                    height: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment),
                plainEdges: plainEdges))
    }

    // MARK: Padding

    /// Room of the given number of points on each edge.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(WrapperLayoutModifier(layout: PaddingLayout(insets: insets), plainEdges: .all))
    }

    /// Room on the given edges; 16 points where no length is given.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(length ?? EdgeInsets.defaultPadding, on: edges))
    }

    /// The same room on all edges, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(length)) }

    // MARK: Position, size, shape

    /// Puts the centre of the view at a point of the space that is offered, and takes all of that space.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(WrapperLayoutModifier(layout: PositionLayout(position: position)))
    }

    /// Puts the centre of the view at this point of the space that is offered, in points, and takes all of that space.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Gives the view its ideal size on the chosen axes, whatever is offered.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return modifier(WrapperLayoutModifier(layout: FixedSizeLayout(axes: axes)))
    }

    /// Gives the view its ideal size on both axes, whatever is offered.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Offers the view a size of a given shape; nil keeps the shape of its ideal size.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(
            WrapperLayoutModifier(layout: AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode)))
    }

    /// Offers the view a size in the proportions of `aspectRatio`, whose lengths themselves do not matter.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Offers the view the largest size inside of the space that has the shape of its ideal size.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Offers the view the smallest size around the space that has the shape of its ideal size; nothing is clipped.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
