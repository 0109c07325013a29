// SPDX-License-Identifier: MIT

import Foundation

/// The layout of `padding`. Negative insets let the child overflow.
package struct PaddingLayout: WrapperLayout {
    package var insets: EdgeInsets

    package init(insets: EdgeInsets) { self.insets = insets }

    package func sizeThatFits<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> CGSize {
        outset(child.sizeThatFits(proposal.inset(by: insets)))
    }

    package func layout<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> LayoutResult {
        let offered = proposal.inset(by: insets)
        let dimensions = child.dimensions(in: offered)
        return LayoutResult(
            size: outset(dimensions.size),
            wrapping: LayoutResult.Placement(
                origin: CGPoint(x: insets.leading, y: insets.top), proposal: offered, dimensions: dimensions))
    }

    private func outset(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
    }
}
