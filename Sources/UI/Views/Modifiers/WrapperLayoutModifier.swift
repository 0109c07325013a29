// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

// Modifiers that lay out one child by a `WrapperLayout`: frame, padding, position, aspect ratio, fixed size.

// `package`, so that view code in this package is specialised for the layout types.
package nonisolated struct WrapperLayoutModifier<Layout: WrapperLayout>: WrappingModifier {
    let layout: Layout
    /// The edges on which the wrapper has plain spacing, even if its content is a text.
    var plainEdges: Edge.Set = []

    @MainActor package func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        WrapperLayoutElement(self, around: content, node: node)
    }

    @MainActor package func update(_ element: WrapperElement<Self>, _ inputs: _NodeInputs) {
        // Sound, because `makeElement` makes an element of this type.
        unsafeDowncast(element, to: WrapperLayoutElement<Layout>.self).update(self, layout, plainEdges, inputs)
    }
}

final class WrapperLayoutElement<Layout: WrapperLayout>: WrapperElement<WrapperLayoutModifier<Layout>> {
    // Copies of the modifier's fields. In generic code, a field of a generic struct needs a metadata lookup per
    // access; a field of the object does not.
    private var layout: Layout
    private var plainEdges: Edge.Set

    override init(_ modifier: WrapperLayoutModifier<Layout>, around content: Element, node: _AnyViewNode) {
        (layout, plainEdges) = (modifier.layout, modifier.plainEdges)
        super.init(modifier, around: content, node: node)
    }

    /// Replaces the modifier. The caller passes the modifier's fields too, because it can read them without a metadata
    /// lookup.
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

    override var layoutIgnoresPosition: Bool { true }
    override func layOut(_ proposal: ProposedViewSize) { placeContent(by: layout, in: proposal) }
    override var spacing: ViewSpacing { contentSpacing(resetting: plainEdges) }
}

extension WrapperElement {
    /// Places the content by `layout`, mirrored in right-to-left environments.
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

    /// The content's spacing, with plain spacing in place of text spacing on `edges`.
    package final func contentSpacing(resetting edges: Edge.Set) -> ViewSpacing {
        var spacing = content.spacing
        spacing.reset(edges)
        return spacing
    }
}
