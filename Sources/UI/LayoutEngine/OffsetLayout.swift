// SPDX-License-Identifier: MIT

import Foundation

/// The layout of `offset(x:y:)`: moves the child without affecting its surroundings.
package struct OffsetLayout: WrapperLayout {
    package var offset: CGSize

    package init(offset: CGSize) { self.offset = offset }

    package func sizeThatFits<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(proposal)
    }

    package func layout<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> LayoutResult {
        let dimensions = child.dimensions(in: proposal)
        let still = LayoutResult.Placement(origin: .zero, proposal: proposal, dimensions: dimensions)
        // The guides are those of the unmoved child.
        var result = LayoutResult(size: dimensions.size, wrapping: still)
        result.placements[0].origin = CGPoint(x: offset.width, y: offset.height)
        return result
    }
}
