// SPDX-License-Identifier: MIT

import Foundation

/// The layout of `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
///
/// Each axis is independent. For a proposal `p`, clamped to the bounds, the length is:
///
///     min and max given     p
///     only max              the larger of p and the child, at most max
///     only min              the smaller of p and the child, at least min
///     none                  the child
///
/// Without a proposal, the length is the ideal length or, if none is given, the child's, clamped to the bounds.
package struct FlexibleFrameLayout: WrapperLayout {
    /// The bounds on one axis, in points. The bounds that are not nil satisfy `0 ≤ min ≤ ideal ≤ max`.
    package struct Bounds: Equatable, Sendable {
        package let min: CGFloat?
        package let ideal: CGFloat?
        package let max: CGFloat?

        /// Raises each value to at least the value before it, in the order 0, min, ideal, max.
        package init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
            let least = min.map { Swift.max($0, 0) }
            let wanted = ideal.map { Swift.max($0, least ?? 0) }
            self.min = least
            self.ideal = wanted
            self.max = max.map { Swift.max($0, wanted ?? least ?? 0) }
        }

        package func clamp(_ length: CGFloat) -> CGFloat { Swift.max(Swift.min(length, max ?? .infinity), min ?? 0) }

        /// The length that the frame proposes to the child to find out its own length.
        package func offer(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

        /// The length of the frame; nil if it depends on the child.
        package func lengthWithoutChild(_ proposal: CGFloat?) -> CGFloat? {
            guard let proposal else { return ideal }
            return min != nil && max != nil ? clamp(proposal) : nil
        }

        package func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
            if let known = lengthWithoutChild(proposal) { return known }
            let offer = offer(proposal)
            return switch (min, max) {
            case (nil, nil): child
            case (let min?, nil): Swift.max(Swift.min(offer ?? .infinity, child), min)
            case (nil, let max?): Swift.min(Swift.max(offer ?? -.infinity, child), max)
            case (.some, .some): clamp(child)
            }
        }
    }

    package let width: Bounds
    package let height: Bounds
    package let alignment: Alignment

    package init(width: Bounds, height: Bounds, alignment: Alignment = .center) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    package func sizeThatFits<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> CGSize {
        if let width = width.lengthWithoutChild(proposal.width), let height = height.lengthWithoutChild(proposal.height)
        {
            return CGSize(width: width, height: height)
        }
        let size = child.sizeThatFits(
            ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height)))
        return CGSize(
            width: width.length(proposal.width, child: size.width),
            height: height.length(proposal.height, child: size.height))
    }

    package func layout<Child: LayoutChild>(_ child: Child, in proposal: ProposedViewSize) -> LayoutResult {
        let size = sizeThatFits(child, in: proposal)
        return LayoutResult(
            size: size, wrapping: aligned(child, offered: ProposedViewSize(size), in: size, alignment: alignment))
    }
}
