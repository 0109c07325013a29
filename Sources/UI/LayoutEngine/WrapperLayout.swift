// SPDX-License-Identifier: MIT

import Foundation

/// A layout of one child, such as a frame, a padding or an aspect ratio.
package protocol WrapperLayout: Equatable, Sendable {
    /// The size of the wrapper. Measures the child only as far as needed.
    func sizeThatFits<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> CGSize

    /// The size of the wrapper, and the placement of the child.
    func layout<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> LayoutResult

    /// The placement of the child, without the wrapper's size. Called when the size is already known.
    func placement<Child: LayoutChild>(of child: Child, in proposal: ProposedViewSize) -> LayoutResult.Placement

    /// Whether the wrapper has the same size as `other` for every proposal and child. If so, the two may differ only in
    /// the child's position and in the guides that the child sets.
    func hasSameSizes(as other: Self) -> Bool
}

extension WrapperLayout {
    package func placement<Child: LayoutChild>(
        of child: Child, in proposal: ProposedViewSize
    ) -> LayoutResult.Placement {
        layout(child, in: proposal).placements[0]
    }

    package func hasSameSizes(as other: Self) -> Bool { self == other }

    /// Measures the child with `proposal` and places it so that its guides meet the default guides of the wrapper.
    ///
    /// Explicit guides of the child apply, which is how `alignmentGuide` moves a view within a frame.
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
