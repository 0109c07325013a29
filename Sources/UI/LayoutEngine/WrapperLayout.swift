// SPDX-License-Identifier: MIT

import Foundation

/// A layout around one child: a frame, a padding, an aspect ratio.
package protocol WrapperLayout: Equatable, Sendable {
    /// The size of the wrapper; asks the child no more than is needed for it.
    func sizeThatFits<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> CGSize

    /// The same size, and the place of the child.
    func layout<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> LayoutResult
}

extension WrapperLayout {
    /// Puts the child, offered `proposal`, so that its guides meet the default guides of the wrapper.
    ///
    /// Explicit guides of the child count here: that is how `alignmentGuide` moves a view within a frame.
    package func aligned<Child: LayoutChild>(
        _ child: Child, offered proposal: ProposedViewSize, in size: CGSize, alignment: Alignment
    ) -> LayoutResult {
        let dimensions = child.dimensions(in: proposal)
        let container = ViewDimensions(size: size)
        let origin = CGPoint(
            x: container[alignment.horizontal] - dimensions[alignment.horizontal],
            y: container[alignment.vertical] - dimensions[alignment.vertical])
        return LayoutResult(
            size: size,
            wrapping: LayoutResult.Placement(origin: origin, proposal: proposal, dimensions: dimensions))
    }
}
