// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

// Modifiers that shrink the safe area: the content is laid out beside the inset, and scroll views and views that
// ignore the safe area may extend under it.

/// Shrinks the safe area by insets that contain no view.
private nonisolated struct SafeAreaPaddingModifier: WrappingModifier {
    let insets: EdgeInsets
    /// The kind of object that covers the inset area, such as a keyboard; nil for plain padding.
    var cover: Cover?

    enum Cover { case keyboard }

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        SafeAreaPaddingElement(self, around: content, node: node)
    }
}

private final class SafeAreaPaddingElement: WrapperElement<SafeAreaPaddingModifier> {
    override init(_ modifier: SafeAreaPaddingModifier, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        setTrait(SafeAreaTrait.self) { [unowned self] in
            // Reads the property `self.modifier`, which updates replace. The parameter `modifier` would keep its first
            // value.
            var area = SafeArea(
                inside: self, leaving: frame.inset(by: self.modifier.insets, isMirrored: isMirrored))
            if self.modifier.cover == .keyboard, self.modifier.insets.bottom > 0 {
                let excess = self.modifier.insets.bottom
                area.keyboard = SafeArea.Keyboard(height: excess + area.window.maxY - frame.maxY, excess: excess)
            }
            return area
        }
    }

    private var isMirrored: Bool { node.environment.layoutDirection == .rightToLeft }

    override func update(_ modifier: SafeAreaPaddingModifier, _ inputs: _NodeInputs) {
        let changed = modifier.insets != self.modifier.insets
        super.update(modifier, inputs)
        if changed { invalidateLayout() }
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        PaddingLayout(insets: modifier.insets).layout(content, in: proposal).dimensions
    }

    // This element receives every move (invariant 15): the safe area of its descendants depends on its position.
    override func layOut(_ proposal: ProposedViewSize) {
        var result = PaddingLayout(insets: modifier.insets).layout(content, in: proposal)
        if isMirrored { result = result.mirrored() }
        let placement = result.placements[0]
        content.place(
            at: CGPoint(x: position.x + placement.origin.x, y: position.y + placement.origin.y),
            proposal: placement.proposal)
    }
}

extension SafeArea {
    /// The safe area for the descendants of `element`.
    ///
    /// Descendants may extend beyond the safe area to the edges of the element's frame. Where that frame touches the
    /// edge of the outer safe area, they may extend to the window's edge.
    ///
    /// - Parameter rect: The safe part of the element's frame.
    @MainActor init(inside element: Element, leaving rect: CGRect) {
        let around = element.host.safeArea(around: element)
        self.init(
            window: around.growing(element.frame, on: .all, isMirrored: false), frame: rect, keyboard: around.keyboard)
    }
}

/// Places `bar` at an edge and shrinks the safe area by the bar.
private nonisolated struct SafeAreaInsetModifier<Bar: View>: WrappingModifier {
    let edge: Edge
    /// The alignment along the edge.
    let alignment: Alignment
    let spacing: CGFloat?
    let bar: Bar

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        SafeAreaInsetElement(self, around: content, node: node)
    }

    /// The views of the bar, stacked in depth.
    @MainActor var layers: ZStack<Bar> { ZStack(implicit: bar, alignment: alignment) }
}

private final class SafeAreaInsetElement<Bar: View>: WrapperElement<SafeAreaInsetModifier<Bar>> {
    private let barNode: _ViewNode<ZStack<Bar>>
    private var bar: Element { barNode.elements[0] }
    /// The safe area of the content, in layout coordinates.
    private var rest = CGRect.zero

    override init(_ modifier: SafeAreaInsetModifier<Bar>, around content: Element, node: _AnyViewNode) {
        barNode = node.adopt(
            ZStack<Bar>._makeNode(modifier.layers, node.inputs(transaction: node.transaction)))
        super.init(modifier, around: content, node: node)
        adopt(bar)
        setTrait(SafeAreaTrait.self) { [unowned self] in SafeArea(inside: self, leaving: rest) }
        // The bar itself uses the outer safe area.
        bar.setTrait(SafeAreaTrait.self) { [unowned self] in host.safeArea(around: self) }
    }

    override var ownedNodes: [_AnyViewNode] { [barNode] }

    override func update(_ modifier: SafeAreaInsetModifier<Bar>, _ inputs: _NodeInputs) {
        if modifier.alignment != self.modifier.alignment || modifier.edge != self.modifier.edge
            || modifier.spacing != self.modifier.spacing
        {
            invalidateLayout()
        }
        super.update(modifier, inputs)
        barNode.update(modifier.layers, inputs)
    }

    private var axis: Axis { modifier.edge == .top || modifier.edge == .bottom ? .vertical : .horizontal }

    /// The proposal for the bar: its length perpendicular to the edge is unspecified.
    private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offered = proposal
        offered[axis] = nil
        return offered
    }

    private func taken(_ proposal: ProposedViewSize) -> CGFloat {
        bar.dimensions(in: barProposal(proposal)).size[axis] + (modifier.spacing ?? 0)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offered = proposal
        offered[axis] = proposal[axis].map { max($0 - taken(proposal), 0) }
        return offered
    }

    /// Along the edge, the length is the greater of the bar's and the content's. `layOut(_:)` then proposes that length
    /// to the bar.
    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        var size = content.dimensions(in: offer(proposal)).size
        size[axis] += taken(proposal)
        size[axis.other] = max(size[axis.other], bar.dimensions(in: barProposal(proposal)).size[axis.other])
        return ViewDimensions(size: size)
    }

    override func layOut(_ proposal: ProposedViewSize) {
        let isMirrored = node.environment.layoutDirection == .rightToLeft
        let offered = offer(proposal)
        let contentSize = content.dimensions(in: offered).size
        let barOffer = barProposal(ProposedViewSize(size))
        let barDimensions = bar.dimensions(in: barOffer)
        let isFirst = modifier.edge == .top || modifier.edge == .leading
        let own = ViewDimensions(size: size)
        var barOrigin = CGPoint(
            x: own[modifier.alignment.horizontal] - barDimensions[modifier.alignment.horizontal],
            y: own[modifier.alignment.vertical] - barDimensions[modifier.alignment.vertical])
        var origin = CGPoint(x: (size.width - contentSize.width) / 2, y: (size.height - contentSize.height) / 2)
        let length = taken(ProposedViewSize(size))
        switch axis {
        case .vertical:
            barOrigin.y = isFirst ? 0 : size.height - barDimensions.height
            origin.y = isFirst ? length : 0
        case .horizontal:
            barOrigin.x = isFirst ? 0 : size.width - barDimensions.width
            origin.x = isFirst ? length : 0
        }
        if isMirrored {
            barOrigin.x = size.width - barOrigin.x - barDimensions.width
            origin.x = size.width - origin.x - contentSize.width
        }
        rest = CGRect(origin: CGPoint(x: position.x + origin.x, y: position.y + origin.y), size: contentSize)
        content.place(at: rest.origin, proposal: offered)
        bar.place(at: CGPoint(x: position.x + barOrigin.x, y: position.y + barOrigin.y), proposal: barOffer)
    }

    override func emit(_ emitter: inout Emitter) {
        content.draw(&emitter)
        bar.draw(&emitter)
    }

    override func hitTest(_ point: CGPoint) -> Element? { childElements.topmost(at: point) }
    override var childElements: [Element] { [content, bar] }
}

extension View {
    /// - Parameter spacing: In points; nil means 0.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing, bar: content()))
    }

    /// - Parameter spacing: In points; nil means 0.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, bar: content()))
    }

    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    /// Insets the safe area for a keyboard by `height` points above the device's bottom inset.
    nonisolated package func keyboardPadding(_ height: CGFloat) -> some View {
        modifier(SafeAreaPaddingModifier(insets: EdgeInsets(height, on: .bottom), cover: .keyboard))
    }

    /// - Parameter length: In points; nil means 16.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(length ?? EdgeInsets.defaultPadding, on: edges))
    }

    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(EdgeInsets(length)) }
}
