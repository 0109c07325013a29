// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Views

/// The layout of a bar: buttons at both ends and the title in the middle if there is room.
///
/// The leading buttons have shorter forms. The layout takes the longest form that leaves the title centred. If there is
/// none, it takes the longest form that leaves room for the title off centre.
package struct NavigationBarRow: Layout {
    /// Whether space is kept for the title; false while the large title is shown below.
    private let showsTitle: Bool

    /// The gap between the title and its neighbours, in points.
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
        // Centres a title that is not shown, regardless of the buttons.
        title.place(
            at: CGPoint(x: bounds.minX + (showsTitle ? x : (bounds.width - wanted) / 2), y: bounds.midY),
            anchor: .leading,
            proposal: ProposedViewSize(width: showsTitle ? width : wanted, height: bounds.height))
    }

    /// The widths of the leading buttons in all forms that fit into `room`, the widest first.
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

/// Sizes an item of a bar: its ideal size, limited to the available width. A spacer in the item does not fill the bar.
struct BarItemLayout: Layout {
    /// The edges at which an item narrower than 44 points gets half of the difference as padding.
    var padded: HorizontalEdge.Set = []

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let item = subviews.first else { return .zero }
        var size = item.sizeThatFits(fitting(proposal, item))
        size.width += padding(.leading, size.width) + padding(.trailing, size.width)
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let item = subviews.first else { return }
        let fitting = fitting(proposal, item)
        let width = item.sizeThatFits(fitting).width
        let shift = (padding(.leading, width) - padding(.trailing, width)) / 2
        item.place(at: CGPoint(x: bounds.midX + shift, y: bounds.midY), anchor: .center, proposal: fitting)
    }

    private func padding(_ edge: HorizontalEdge.Set, _ width: CGFloat) -> CGFloat {
        padded.contains(edge) && width > 0 ? BarItemRow.missing(width) : 0
    }

    private func fitting(_ proposal: ProposedViewSize, _ item: LayoutSubview) -> ProposedViewSize {
        let ideal = item.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width
        return ProposedViewSize(width: min(ideal, proposal.width ?? ideal), height: proposal.height)
    }
}

/// The items of a group in a bar, at their ideal sizes. The gap between two items is 8 points plus `missing` of both
/// widths.
struct BarItemRow: Layout {
    /// Half of the difference between 44 points, the width of a touch target, and a smaller width. 0 for larger widths.
    static func missing(_ width: CGFloat) -> CGFloat { max(44 - width, 0) / 2 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: places(sizes).end, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        for (view, start) in zip(subviews, places(sizes).starts) {
            view.place(at: CGPoint(x: bounds.minX + start, y: bounds.midY), anchor: .leading, proposal: .unspecified)
        }
    }

    private func places(_ sizes: [CGSize]) -> (starts: [CGFloat], end: CGFloat) {
        var (starts, end): ([CGFloat], CGFloat) = ([], 0)
        for (index, size) in sizes.enumerated() {
            if index > 0 { end += 8 + Self.missing(sizes[index - 1].width) + Self.missing(size.width) }
            starts.append(end)
            end += size.width
        }
        return (starts, end)
    }
}
