// SPDX-License-Identifier: MIT

import Foundation

/// The layout of `position(x:y:)`: takes the whole proposal and puts the child's centre at a point in it.
package struct PositionLayout: WrapperLayout {
    /// The point, relative to the top leading corner, in points.
    package var position: CGPoint

    package init(position: CGPoint) { self.position = position }

    package func sizeThatFits<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    package func layout<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> LayoutResult {
        let placement = placement(of: child, in: proposal)
        return LayoutResult(
            size: proposal.replacingUnspecifiedDimensions(by: placement.dimensions.size), wrapping: placement)
    }

    package func placement<Child: LayoutChild>(
        of child: Child, in proposal: ProposedViewSize
    ) -> LayoutResult.Placement {
        let dimensions = child.dimensions(in: proposal)
        let origin = CGPoint(x: position.x - dimensions.width / 2, y: position.y - dimensions.height / 2)
        return LayoutResult.Placement(origin: origin, proposal: proposal, dimensions: dimensions)
    }

    package func hasSameSizes(as other: PositionLayout) -> Bool { true }
}
