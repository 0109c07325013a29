// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

// Modifiers around one element whose layout is a `WrapperLayout`: frame, padding, position, aspect ratio, fixed size.

// `package`, so that view code of this package is compiled with the types that its modifiers give.
package nonisolated struct WrapperLayoutModifier<Layout: WrapperLayout>: WrappingModifier {
    let layout: Layout
    /// Edges on which the gaps of a text inside no longer count.
    var plainEdges: Edge.Set = []

    @MainActor package func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        WrapperLayoutElement(self, around: content, node: node)
    }

    @MainActor package func update(_ element: WrapperElement<Self>, _ inputs: _NodeInputs) {
        // Made above.
        unsafeDowncast(element, to: WrapperLayoutElement<Layout>.self).update(self, layout, plainEdges, inputs)
    }
}

final class WrapperLayoutElement<Layout: WrapperLayout>: WrapperElement<WrapperLayoutModifier<Layout>> {
    // Both are those of the modifier. Code for any layout finds a part of a generic value by way of its type, which the
    // runtime has to look up each time; what is stored in the object itself it finds at once.
    private var layout: Layout
    private var plainEdges: Edge.Set

    override init(_ modifier: WrapperLayoutModifier<Layout>, around content: Element, node: _AnyViewNode) {
        (layout, plainEdges) = (modifier.layout, modifier.plainEdges)
        super.init(modifier, around: content, node: node)
    }

    /// Takes over a new value of the modifier, which is told its type, and so gives its parts.
    func update(
        _ modifier: WrapperLayoutModifier<Layout>, _ new: Layout, _ edges: Edge.Set, _ inputs: _NodeInputs
    ) {
        if edges == plainEdges, new == layout { return }
        super.update(modifier, inputs)
        let isMove = edges == plainEdges && new.hasSameSizes(as: layout)
        (layout, plainEdges) = (new, edges)
        if isMove { invalidatePlaces() } else { invalidateLayout() }
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        layout.layout(content, in: proposal).dimensions
    }

    override func layOut(_ proposal: ProposedViewSize) { placeContent(by: layout, in: proposal) }
    override var spacing: ViewSpacing { contentSpacing(resetting: plainEdges) }
}

extension WrapperElement {
    /// Puts the content where a layout has it.
    package final func placeContent(by layout: some WrapperLayout, in proposal: ProposedViewSize) {
        let isMirrored = node.environment.layoutDirection == .rightToLeft
        let placement =
            isMirrored
            ? layout.layout(content, in: proposal).mirrored().placements[0]
            : layout.placement(of: content, in: proposal)
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
