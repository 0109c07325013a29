// SPDX-License-Identifier: MIT

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
        let changed = modifier.layout != self.modifier.layout || modifier.plainEdges != self.modifier.plainEdges
        super.update(modifier, inputs)
        if changed { invalidateLayout() }
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        modifier.layout.layout(content, in: proposal).dimensions
    }

    override func layOut(_ proposal: ProposedViewSize) { placeContent(by: modifier.layout, in: proposal) }
    override var spacing: ViewSpacing { contentSpacing(resetting: modifier.plainEdges) }
}

extension WrapperElement {
    /// Puts the content where a layout has it.
    package final func placeContent(by layout: some WrapperLayout, in proposal: ProposedViewSize) {
        var result = layout.layout(content, in: proposal)
        if node.environment.layoutDirection == .rightToLeft { result = result.mirrored() }
        let placement = result.placements[0]
        content.place(
            at: CGPoint(x: position.x + placement.origin.x, y: position.y + placement.origin.y),
            proposal: placement.proposal)
    }

    /// What the content wants around it, but for some edges.
    package final func contentSpacing(resetting edges: Edge.Set) -> ViewSpacing {
        var spacing = content.spacing
        spacing.reset(edges)
        return spacing
    }
}
