// SPDX-License-Identifier: MIT

import Foundation
import Views

/// What stands in a bar: buttons at both sides, and the title in the middle of the bar, as far as they leave it room.
///
/// The buttons before the title have shorter forms. They take the longest that leaves the title in the middle; with a title that
/// has no room there, the longest that lets it be read, beside the middle.
package struct NavigationBarRow: Layout {
    /// Whether the title is to be kept clear of; false while it stands below the bar in large letters.
    private let showsTitle: Bool

    /// Between the title and what stands beside it, in points.
    private static let gap: CGFloat = 8

    package init(showsTitle: Bool) { self.showsTitle = showsTitle }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
        return CGSize(width: proposal.width ?? 0, height: proposal.height ?? heights.max() ?? 0)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let (leading, title, trailing) = (subviews[0], subviews[1], subviews[2])
        let after = trailing.sizeThatFits(ProposedViewSize(width: bounds.width, height: bounds.height)).width
        let wanted = title.sizeThatFits(ProposedViewSize(bounds.size)).width
        let widths = widths(of: leading, within: max(bounds.width - after - Self.gap, 0), height: bounds.height)
        let before = chosen(widths, wanted: showsTitle ? wanted : 0, after: after, in: bounds.width)
        let start = before > 0 ? before + Self.gap : 0
        let end = bounds.width - (after > 0 ? after + Self.gap : 0)
        let width = min(wanted, max(end - start, 0))
        let x = max(min((bounds.width - width) / 2, end - width), start)
        leading.place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: before, height: bounds.height))
        trailing.place(
            at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
            proposal: ProposedViewSize(width: after, height: bounds.height))
        // A title that stands below does not show here, and may lie anywhere.
        title.place(
            at: CGPoint(x: bounds.minX + (showsTitle ? x : (bounds.width - wanted) / 2), y: bounds.midY),
            anchor: .leading,
            proposal: ProposedViewSize(width: showsTitle ? width : wanted, height: bounds.height))
    }

    /// The widths of all forms of the buttons, from the longest that there is room for.
    private func widths(of leading: LayoutSubview, within room: CGFloat, height: CGFloat) -> [CGFloat] {
        var widths: [CGFloat] = []
        var offered = room
        while true {
            let width = leading.sizeThatFits(ProposedViewSize(width: offered, height: height)).width
            guard width < widths.last ?? .infinity else { return widths }
            widths.append(width)
            offered = width - 0.5
        }
    }

    private func chosen(_ widths: [CGFloat], wanted: CGFloat, after: CGFloat, in width: CGFloat) -> CGFloat {
        let side = (width - wanted) / 2 - Self.gap
        let rest = width - wanted - 2 * Self.gap - after
        let inTheMiddle = wanted == 0 || side >= after ? widths.first { $0 <= side || wanted == 0 } : nil
        return inTheMiddle ?? widths.first { $0 <= rest } ?? widths.last ?? 0
    }
}
