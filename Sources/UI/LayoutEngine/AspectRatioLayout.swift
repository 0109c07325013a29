// SPDX-License-Identifier: MIT

import Foundation

/// The layout of `aspectRatio(_:contentMode:)`: proposes a size of the given ratio to the child and takes the size it
/// returns.
package struct AspectRatioLayout: WrapperLayout {
    /// Width divided by height; nil uses the ratio of the child's ideal size.
    package var aspectRatio: CGFloat?
    package var contentMode: ContentMode

    package init(aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
        self.aspectRatio = aspectRatio
        self.contentMode = contentMode
    }

    package func sizeThatFits<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(offer(to: child, in: proposal))
    }

    package func layout<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> LayoutResult {
        let offered = offer(to: child, in: proposal)
        let dimensions = child.dimensions(in: offered)
        return LayoutResult(
            size: dimensions.size,
            wrapping: LayoutResult.Placement(origin: .zero, proposal: offered, dimensions: dimensions))
    }

    /// The proposal reduced (fit) or extended (fill) to the ratio. An unspecified length imposes no limit; if both
    /// lengths are unspecified, the proposal is unchanged.
    private func offer<Child: LayoutChild>(to child: Child, in proposal: ProposedViewSize) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        let shape = aspectRatio.map { CGSize(width: $0, height: 1) } ?? child.sizeThatFits(.unspecified)
        let scales = [scale(shape.width, to: proposal.width), scale(shape.height, to: proposal.height)]
            .compactMap { $0 }
        guard let scale = contentMode == .fit ? scales.min() : scales.max() else { return proposal }
        // Avoids 0 · ∞ for a length of 0, whose scale may be infinite.
        return ProposedViewSize(
            width: shape.width == 0 ? 0 : shape.width * scale, height: shape.height == 0 ? 0 : shape.height * scale)
    }

    private func scale(_ length: CGFloat, to proposal: CGFloat?) -> CGFloat? {
        guard let proposal, length != 0 || proposal != 0 else { return nil }
        return proposal / length
    }
}
