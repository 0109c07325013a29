// SPDX-License-Identifier: MIT

import Foundation

/// The layout of `frame(width:height:alignment:)`: a given length replaces both the proposal and the child's length.
///
/// As in SwiftUI, lengths that are negative or not finite are ignored.
package struct FrameLayout: WrapperLayout {
    package let width: CGFloat?
    package let height: CGFloat?
    package let alignment: Alignment

    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
        func valid(_ length: CGFloat) -> Bool { length >= 0 && length.isFinite }
        self.width = width.flatMap { valid($0) ? $0 : nil }
        self.height = height.flatMap { valid($0) ? $0 : nil }
        self.alignment = alignment
    }

    /// The edges on which the frame has plain spacing (`ViewSpacing`), even if its content is a text.
    package var resetEdges: Edge.Set {
        var edges: Edge.Set = []
        if width != nil { edges.formUnion(.horizontal) }
        if height != nil { edges.formUnion(.vertical) }
        return edges
    }

    package func sizeThatFits<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(offer(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    package func layout<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> LayoutResult {
        let size = sizeThatFits(child, in: proposal)
        return LayoutResult(
            size: size, wrapping: aligned(child, offered: offer(proposal), in: size, alignment: alignment))
    }

    package func placement<Child: LayoutChild>(
        of child: Child, in proposal: ProposedViewSize
    ) -> LayoutResult.Placement {
        aligned(child, offered: offer(proposal), in: sizeThatFits(child, in: proposal), alignment: alignment)
    }

    package func hasSameSizes(as other: FrameLayout) -> Bool { width == other.width && height == other.height }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}
