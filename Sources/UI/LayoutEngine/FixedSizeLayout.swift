// SPDX-License-Identifier: MIT

import Foundation

/// The layout of `fixedSize(horizontal:vertical:)`: leaves the proposal unspecified on the given axes, so that the
/// child takes its ideal length there.
package struct FixedSizeLayout: WrapperLayout {
    package var axes: Axis.Set

    package init(axes: Axis.Set) { self.axes = axes }

    package func sizeThatFits<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(offer(proposal))
    }

    package func layout<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> LayoutResult {
        let offered = offer(proposal)
        let dimensions = child.dimensions(in: offered)
        return LayoutResult(
            size: dimensions.size,
            wrapping: LayoutResult.Placement(origin: .zero, proposal: offered, dimensions: dimensions))
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }
}
