// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore
import Controls

/// A form that does not scroll, with its labels in one column and its controls in the next. It is as large as its rows.
struct ColumnsForm<Content: View>: View {
    let content: Content

    var body: some View {
        FormColumns {
            ListedViews(content) { listed in
                switch listed.role {
                case .header:
                    VStack(alignment: .leading) { ForEach(listed.views) { $0 } }
                        .padding(.top, listed.isInFirstSection ? 0 : FormMetrics.rowSpacing)
                        .layoutValue(key: FormColumns.IsHeader.self, value: true)
                case .footer:
                    VStack(alignment: .leading) { ForEach(listed.views) { $0 } }
                case .content, nil:
                    listed.views[0]
                }
            }
        }
        .environment(\.formLook, .columns)
        .environment(\.sectionSurroundings, FormMetrics.surroundings)
    }
}

/// The grouped form of macOS: sections on rounded boxes, with lines between their rows.
struct MacGroupedForm<Content: View>: View {
    let content: Content
    @Environment(\.listBackgroundIsHidden) private var backgroundIsHidden

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ListedViews(content) { listed in
                    switch listed.role {
                    case .header:
                        beside(listed.views)
                            .padding(.top, listed.isInFirstSection ? 0 : FormMetrics.sectionSpacing)
                            .padding(.bottom, FormMetrics.besideBox)
                    case .footer:
                        beside(listed.views).padding(.top, FormMetrics.besideBox)
                    case .content, nil:
                        row(listed)
                            .padding(
                                .top,
                                listed.isFirst && !listed.hasHeader && !listed.isInFirstSection
                                    ? FormMetrics.sectionSpacing : 0)
                    }
                }
            }
            .padding(FormMetrics.margin)
            .environment(\.formLook, .grouped)
        }
        .background { if !backgroundIsHidden { Color.macWindow.ignoresSafeArea() } }
        .environment(\.sectionSurroundings, FormMetrics.surroundings)
    }

    private func beside(_ views: [Subview]) -> some View {
        VStack(alignment: .leading) { ForEach(views) { $0 } }
            .padding(.horizontal, FormMetrics.rowInset)
            .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func row(_ listed: ListedView) -> some View {
        let says = listed.views[0].listRow
        let corners = UnevenRoundedRectangle(
            topLeadingRadius: listed.isFirst ? FormMetrics.cornerRadius : 0,
            bottomLeadingRadius: listed.isLast ? FormMetrics.cornerRadius : 0,
            bottomTrailingRadius: listed.isLast ? FormMetrics.cornerRadius : 0,
            topTrailingRadius: listed.isFirst ? FormMetrics.cornerRadius : 0)
        return listed.views[0]
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.vertical, FormMetrics.rowPadding)
            .padding(.horizontal, FormMetrics.rowInset)
            .frame(minHeight: FormMetrics.rowHeight)
            .background {
                if let ground = says.ground {
                    ground.view.clipShape(corners)
                } else {
                    corners.fill(.quinary)
                }
            }
            .overlay(alignment: .bottom) {
                if !listed.isLast, says.showsSeparator(isLast: listed.isLast) {
                    Divider().padding(.horizontal, FormMetrics.rowInset)
                }
            }
    }
}

/// Dimensions of forms on macOS, in points.
private enum FormMetrics {
    static let rowSpacing: CGFloat = 10
    /// The distance from the window's edges to a grouped form.
    static let margin: CGFloat = 20
    static let sectionSpacing: CGFloat = 20
    /// The distance between a box and the text above or below it.
    static let besideBox: CGFloat = 8
    static let cornerRadius: CGFloat = 6
    static let rowHeight: CGFloat = 36
    static let rowPadding: CGFloat = 7
    static let rowInset: CGFloat = 10

    /// Styles headers as headlines and footers as small secondary text.
    static func surroundings(_ isHeader: Bool, _ values: inout EnvironmentValues) {
        values.font = isHeader ? .headline : .footnote
        if !isHeader {
            values.foreground = [HierarchicalShapeStyle.secondary._resolve(in: values.styleContext)]
            values.foregroundAppliesToTextOnly = true
        }
    }
}

/// Rows below each other. The controls of labelled rows begin at one guide, as do rows without a label; headers stand
/// at the leading edge.
private struct FormColumns: Layout {
    enum IsHeader: LayoutValueKey { static let defaultValue = false }

    /// The size of each row, the distance of each row from the leading edge, and the size of the whole.
    private func arrangement(
        of rows: Subviews, in proposal: ProposedViewSize
    ) -> (sizes: [CGSize], starts: [CGFloat], whole: CGSize) {
        let guides = rows.map { $0.dimensions(in: .unspecified)[HorizontalAlignment.formControls] }
        let labels = zip(rows, guides).map { $0[IsHeader.self] ? 0 : $1 }.max() ?? 0
        let starts = zip(rows, guides).map { $0[IsHeader.self] ? 0 : labels - $1 }
        let sizes = zip(rows, starts).map { row, start in
            row.sizeThatFits(ProposedViewSize(width: proposal.width.map { max($0 - start, 0) }, height: nil))
        }
        let width = zip(sizes, starts).map { $0.width + $1 }.max() ?? 0
        let height = sizes.map(\.height).reduce(0, +) + FormMetrics.rowSpacing * CGFloat(max(rows.count - 1, 0))
        return (sizes, starts, CGSize(width: width, height: height))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrangement(of: subviews, in: proposal).whole
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (sizes, starts, _) = arrangement(of: subviews, in: proposal)
        var y = bounds.minY
        for (row, (size, start)) in zip(subviews, zip(sizes, starts)) {
            row.place(
                at: CGPoint(x: bounds.minX + start, y: y), anchor: .topLeading,
                proposal: ProposedViewSize(width: size.width, height: size.height))
            y += size.height + FormMetrics.rowSpacing
        }
    }
}
