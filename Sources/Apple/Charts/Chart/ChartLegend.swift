// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The legend: the style, symbol or dash of each value.
struct ChartLegend: View {
    private struct Entry: Identifiable {
        let id: _PlotValue
        let text: String
        let style: AnyShapeStyle
        let symbol: AnyChartSymbolShape?
        let line: StrokeStyle?
    }

    private let entries: [Entry]
    private let gradient: (Gradient, ClosedRange<Double>)?
    let configuration: LegendConfiguration

    /// Returns nil if the legend is hidden or has no items.
    init?(_ items: [MarkItem], _ visuals: MarkVisuals, _ configuration: LegendConfiguration) {
        self.configuration = configuration
        if configuration.visibility == .hidden { return nil }
        var values = visuals.hasContinuousStyles ? [] : visuals.styleValues
        for value in visuals.symbolValues + visuals.lineValues where !values.contains(value) { values.append(value) }
        gradient = visuals.hasContinuousStyles ? (visuals.gradient, visuals.styleBounds) : nil
        let drawsLines = items.contains { $0.kind == .line }
        entries = values.map { value in
            let hasStyle = visuals.styleValues.contains(value)
            return Entry(
                id: value, text: AxisFormat.text(value, dates: nil, Locale(identifier: "en_US")),
                style: hasStyle
                    ? visuals.style(of: value) : AnyShapeStyle(visuals.styleValues.isEmpty ? Color.blue : .gray),
                symbol: visuals.symbolValues.contains(value) ? visuals.symbol(of: value) : nil,
                line: drawsLines && visuals.lineValues.contains(value) ? visuals.lineStyle(of: value) : nil)
        }
        if configuration.content == nil, entries.isEmpty, gradient == nil { return nil }
    }

    var position: Edge {
        guard let position = configuration.position else { return .bottom }
        if position.y != 0 { return position.y < 0 ? .top : .bottom }
        return position.x < 0 ? .leading : .trailing
    }

    /// The gap to the plot: 2 points more than requested (measured on iOS).
    var gap: CGFloat { (configuration.spacing ?? 5) + 2 }

    var alignment: Alignment { configuration.alignment ?? (position == .top || position == .bottom ? .leading : .top) }

    var body: some View {
        if let content = configuration.content {
            content
        } else {
            let isColumn = position == .leading || position == .trailing
            LegendLayout(isColumn: isColumn) {
                ForEach(entries) { entry in row(entry) }
                if let (gradient, bounds) = gradient { scale(gradient, bounds) }
            }
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
    }

    private func row(_ entry: Entry) -> some View {
        HStack(spacing: 5) {
            if let line = entry.line {
                CurveShape(vector: PointVector([CGPoint(x: 0, y: 4), CGPoint(x: 16, y: 4)]), method: .linear)
                    .stroke(entry.style, style: line)
                    .frame(width: 16, height: 8)
            } else {
                (entry.symbol ?? AnyChartSymbolShape(BasicChartSymbolShape(.circle))).fill(entry.style)
                    .frame(width: 8, height: 8)
            }
            Text(entry.text)
        }
        .accessibilityElement(children: .combine)
    }

    private func scale(_ gradient: Gradient, _ bounds: ClosedRange<Double>) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
                .frame(width: 120, height: 8)
                .clipShape(Capsule())
            HStack {
                Text(bounds.lowerBound.formatted())
                Spacer()
                Text(bounds.upperBound.formatted())
            }
            .frame(width: 120)
        }
    }
}

/// Wraps views into lines, or stacks them in a column.
struct LegendLayout: Layout {
    let isColumn: Bool
    private let gap: CGFloat = 8
    private let lineGap: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(proposal.width ?? .infinity, subviews)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(bounds.width, subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
        var (x, y, lineHeight): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, isColumn || x + size.width > width + 0.01 {
                (x, y) = (0, y + lineHeight + lineGap)
                lineHeight = 0
            }
            defer { x += size.width + gap }
            lineHeight = max(lineHeight, size.height)
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}
