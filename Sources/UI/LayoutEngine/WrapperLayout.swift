// SPDX-License-Identifier: MIT

import Foundation

/// A layout around one child: a frame, a padding, an aspect ratio.
package protocol WrapperLayout: Equatable, Sendable {
    /// The size of the wrapper; asks the child no more than is needed for it.
    func sizeThatFits<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> CGSize

    /// The same size, and the place of the child.
    func layout<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> LayoutResult

    /// The place of the child alone: asked for in each layout, of wrappers whose size has been found out before.
    func placement<Child: LayoutChild>(of child: Child, in proposal: ProposedViewSize) -> LayoutResult.Placement

    /// Whether the wrapper has the same size as with `other`, whatever is proposed and whatever the child is: then only the
    /// place of the child differs, and with it those of guides that the child sets.
    func hasSameSizes(as other: Self) -> Bool
}

extension WrapperLayout {
    package func placement<Child: LayoutChild>(
        of child: Child, in proposal: ProposedViewSize
    ) -> LayoutResult.Placement {
        layout(child, in: proposal).placements[0]
    }

    package func hasSameSizes(as other: Self) -> Bool { self == other }

    /// Puts the child, offered `proposal`, so that its guides meet the default guides of the wrapper.
    ///
    /// Explicit guides of the child count here: that is how `alignmentGuide` moves a view within a frame.
    package func aligned<Child: LayoutChild>(
        _ child: Child, offered proposal: ProposedViewSize, in size: CGSize, alignment: Alignment
    ) -> LayoutResult.Placement {
        let dimensions = child.dimensions(in: proposal)
        let container = ViewDimensions(size: size)
        let origin = CGPoint(
            x: container[alignment.horizontal] - dimensions[alignment.horizontal],
            y: container[alignment.vertical] - dimensions[alignment.vertical])
        return LayoutResult.Placement(origin: origin, proposal: proposal, dimensions: dimensions)
    }
}
