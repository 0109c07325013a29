// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The role of a subview in `ChartLayout`.
enum ChartPart {
    case plot
    case label(ChartAxes.Label)
    case tick(ChartAxes.Tick)
    case title(Edge, Alignment, CGFloat)
    case legend(Edge, Alignment, CGFloat)
    /// A view over the plot.
    case overlay
}

struct ChartPartKey: LayoutValueKey {
    static var defaultValue: ChartPart? { nil }
}

/// Arranges a plot with its axes, titles and legend around it.
struct ChartLayout: Layout {
    let model: ChartModel
    let axes: ChartAxes
    /// The size of the labels that scroll with the plot; nil if this layout contains no scrolling plot.
    let labels: CGSize?

    /// The gap between a label and the plot, or between a label and its tick, in points.
    private static let gap: CGFloat = 4
    /// In points. An x-axis label that is nearer than this to an earlier label is hidden.
    private static let labelGap: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrange(proposal, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let arrangement = arrange(ProposedViewSize(bounds.size), subviews)
        for (subview, frame) in zip(subviews, arrangement.frames) {
            guard let frame else {
                // Hidden labels are placed far outside of the chart.
                subview.place(at: CGPoint(x: bounds.minX - 100_000, y: bounds.minY), proposal: .unspecified)
                continue
            }
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private struct Arrangement {
        var size = CGSize.zero
        var frames: [CGRect?]
    }

    /// The space around the plot.
    private struct Margins {
        var leading: CGFloat = 0, trailing: CGFloat = 0, top: CGFloat = 0, bottom: CGFloat = 0
        subscript(edge: Edge) -> CGFloat {
            get {
                switch edge {
                case .leading: leading
                case .trailing: trailing
                case .top: top
                case .bottom: bottom
                }
            }
            set {
                switch edge {
                case .leading: leading = newValue
                case .trailing: trailing = newValue
                case .top: top = newValue
                case .bottom: bottom = newValue
                }
            }
        }
    }

    private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
        let whole = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 150))
        var result = Arrangement(frames: Array(repeating: nil, count: subviews.count))
        var outer = Margins()
        let parts = subviews.map { $0[ChartPartKey.self] }

        // Allocates space from the outside in: legend, titles, labels; the plot takes the rest.
        for (index, part) in parts.enumerated() {
            switch part {
            case .legend(let edge, _, let spacing), .title(let edge, _, let spacing):
                let size = subviews[index].sizeThatFits(ProposedViewSize(width: whole.width, height: nil))
                outer[edge] += (edge == .top || edge == .bottom ? size.height : size.width) + spacing
            default: break
            }
        }
        var inner = Margins()
        var sizes = [CGSize](repeating: .zero, count: subviews.count)
        for (index, part) in parts.enumerated() {
            guard case .label(let label) = part, label.edge == .leading || label.edge == .trailing else { continue }
            let least = whole.width / 2
            let ideal = subviews[index].sizeThatFits(.unspecified)
            sizes[index] =
                ideal.width > least
                ? subviews[index].sizeThatFits(ProposedViewSize(width: least, height: nil)) : ideal
            guard label.preset != .inset else { continue }
            inner[label.edge] = max(
                inner[label.edge],
                sizes[index].width + (label.placement.horizontalSpacing ?? Self.gap) + label.tick)
        }
        let plotWidth = max(whole.width - outer.leading - outer.trailing - inner.leading - inner.trailing, 0)
        let x = model.x?.over(plotWidth, isUpright: false)
        for (index, part) in parts.enumerated() {
            guard case .label(let label) = part, label.edge == .top || label.edge == .bottom else { continue }
            let width = label.isWord && label.placement.collision.method != .disabled ? x?.bandWidth : nil
            sizes[index] = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
            guard label.preset != .inset else { continue }
            inner[label.edge] = max(
                inner[label.edge],
                // As on iOS, the space for the labels is rounded up to whole points.
                (sizes[index].height + (label.placement.verticalSpacing ?? Self.gap) + label.tick).rounded(.up))
        }
        for case .tick(let tick) in parts {
            if case .points(let length) = tick.length.measure { inner[tick.edge] = max(inner[tick.edge], length) }
        }
        let room = CGSize(
            width: plotWidth, height: max(whole.height - outer.top - outer.bottom - inner.top - inner.bottom, 0))
        var plot = CGRect(
            origin: CGPoint(x: outer.leading + inner.leading, y: outer.top + inner.top), size: room)
        for (index, part) in parts.enumerated() {
            guard case .plot = part else { continue }
            var size = subviews[index].sizeThatFits(ProposedViewSize(room))
            result.frames[index] = CGRect(origin: plot.origin, size: size)
            // Subtracts the labels that scroll with the plot, because the plot's view includes them.
            size.width -= labels?.width ?? 0
            size.height -= labels?.height ?? 0
            plot.size = size
        }
        // Compares before subtracting, because an infinite proposal would give infinity minus infinity.
        func grown(_ whole: CGFloat, _ plot: CGFloat, _ room: CGFloat) -> CGFloat {
            plot == room ? whole : whole + plot - room
        }
        result.size = CGSize(
            width: grown(whole.width, plot.width + (labels?.width ?? 0), room.width),
            height: grown(whole.height, plot.height + (labels?.height ?? 0), room.height))
        guard result.size.width.isFinite, result.size.height.isFinite else { return result }
        placeLabels(parts, sizes, plot, inner, result.size, &result.frames)
        placeTicks(parts, sizes, plot, inner, &result.frames)
        inner.bottom += labels?.height ?? 0
        inner.trailing += labels?.width ?? 0
        placeAround(parts, subviews, plot, inner, result.size, &result.frames)
        return result
    }

    private func scales(_ plot: CGRect) -> (x: PositionScale?, y: PositionScale?) {
        (model.x?.over(plot.width, isUpright: false), model.y?.over(plot.height, isUpright: true))
    }

    private func placeLabels(
        _ parts: [ChartPart?], _ sizes: [CGSize], _ plot: CGRect, _ inner: Margins, _ whole: CGSize,
        _ frames: inout [CGRect?]
    ) {
        let (x, y) = scales(plot)
        var taken: [Edge: [CGRect]] = [:]
        for (index, part) in parts.enumerated() {
            guard case .label(let label) = part else { continue }
            let isX = label.edge == .top || label.edge == .bottom
            guard let scale = isX ? x : y, let place = label.place.position(in: scale) else { continue }
            var frame =
                isX
                ? across(label, sizes[index], plot.minX + place, plot, whole)
                : upright(label, sizes[index], plot.minY + place, plot)
            let isResolved = label.placement.collision.method != .disabled
            if isResolved, isX, !label.isMiddle, frame.minX >= plot.maxX - 0.5 { continue }
            if isResolved, isX, !label.isWord, frame.maxX > whole.width + 0.5 { continue }
            let room = frame.insetBy(dx: isX ? -Self.labelGap / 2 : 0, dy: 0)
            if isResolved, !label.isWord, taken[label.edge, default: []].contains(where: { $0.intersects(room) }) {
                continue
            }
            taken[label.edge, default: []].append(room)
            frame.origin.x += label.offset.width
            frame.origin.y += label.offset.height
            frames[index] = frame
        }
    }

    /// The origin of a label perpendicular to its axis: y for the x axis, x for the y axis. Labels lie outside the
    /// plot; with the preset `inset`, they lie inside the plot at the same edge.
    private static func start(
        _ label: ChartAxes.Label, farAt far: Edge, _ low: CGFloat, _ high: CGFloat, gap: CGFloat, _ length: CGFloat
    ) -> CGFloat {
        let isInset = label.preset == .inset
        return (label.edge == far) != isInset
            ? (isInset ? low : high) + gap : (isInset ? high : low) - gap - length
    }

    /// The frame of an x-axis label.
    private func across(
        _ label: ChartAxes.Label, _ size: CGSize, _ place: CGFloat, _ plot: CGRect, _ whole: CGSize
    ) -> CGRect {
        let placement = label.placement
        let down = (placement.verticalSpacing ?? Self.gap) + label.tick
        let y = Self.start(label, farAt: .bottom, plot.minY, plot.maxY, gap: down, size.height)
        if let anchor = placement.anchor {
            return CGRect(x: place - anchor.x * size.width, y: y, width: size.width, height: size.height)
        }
        if label.isMiddle {
            var x = place - size.width / 2
            // Keeps aligned labels within the plot.
            if label.preset == .aligned, !label.isWord, placement.isCentered != true {
                x = max(min(x, plot.maxX - size.width), plot.minX)
            }
            return CGRect(x: x, y: y, width: size.width, height: size.height)
        }
        return CGRect(
            x: place + (placement.horizontalSpacing ?? Self.gap), y: y, width: size.width, height: size.height)
    }

    /// The frame of a y-axis label.
    private func upright(_ label: ChartAxes.Label, _ size: CGSize, _ place: CGFloat, _ plot: CGRect) -> CGRect {
        let placement = label.placement
        let gap = (placement.horizontalSpacing ?? Self.gap) + label.tick
        let x = Self.start(label, farAt: .trailing, plot.minX, plot.maxX, gap: gap, size.width)
        let middle = placement.anchor?.y ?? (label.preset == .inset ? 1 : 0.5)
        return CGRect(
            x: x, y: place - middle * size.height + (placement.verticalSpacing ?? 0), width: size.width,
            height: size.height)
    }

    private func placeTicks(
        _ parts: [ChartPart?], _ sizes: [CGSize], _ plot: CGRect, _ inner: Margins, _ frames: inout [CGRect?]
    ) {
        let (x, y) = scales(plot)
        for (index, part) in parts.enumerated() {
            guard case .tick(let tick) = part else { continue }
            let isX = tick.edge == .top || tick.edge == .bottom
            guard let scale = isX ? x : y, let place = tick.place.position(in: scale) else { continue }
            let length = length(tick, parts, inner)
            var frame: CGRect
            switch tick.edge {
            case .bottom: frame = CGRect(x: plot.minX + place, y: plot.maxY, width: 0, height: length)
            case .top: frame = CGRect(x: plot.minX + place, y: plot.minY - length, width: 0, height: length)
            case .trailing: frame = CGRect(x: plot.maxX, y: plot.minY + place, width: length, height: 0)
            case .leading: frame = CGRect(x: plot.minX - length, y: plot.minY + place, width: length, height: 0)
            }
            frame.origin.x += tick.offset.width
            frame.origin.y += tick.offset.height
            frames[index] = frame
        }
    }

    private func length(_ tick: ChartAxes.Tick, _ parts: [ChartPart?], _ inner: Margins) -> CGFloat {
        switch tick.length.measure {
        case .points(let length): return length
        case .label(let extent), .longestLabel(let extent): return inner[tick.edge] + extent
        case .automatic:
            let isPushed = parts.contains { part in
                if case .label(let label) = part { label.edge == tick.edge && label.tick > 0 } else { false }
            }
            return isPushed || tick.edge == .leading || tick.edge == .trailing
                ? tick.length.beside : max(inner[tick.edge], tick.length.beside)
        }
    }

    private func placeAround(
        _ parts: [ChartPart?], _ subviews: Subviews, _ plot: CGRect, _ inner: Margins, _ whole: CGSize,
        _ frames: inout [CGRect?]
    ) {
        var used = Margins()
        for (index, part) in parts.enumerated() {
            let (edge, alignment, spacing): (Edge, Alignment, CGFloat)
            switch part {
            case .title(let e, let a, let s), .legend(let e, let a, let s): (edge, alignment, spacing) = (e, a, s)
            case .overlay:
                frames[index] = plot
                continue
            default: continue
            }
            let size = subviews[index].sizeThatFits(ProposedViewSize(width: whole.width, height: nil))
            var area = plot
            if case .legend = part { area = CGRect(x: 0, y: plot.minY, width: whole.width, height: plot.height) }
            if case .title = part, alignment.horizontal != .center {
                area.origin.x -= inner.leading
                area.size.width += inner.leading + inner.trailing
            }
            var origin = CGPoint(
                x: area.minX + (area.width - size.width) * alignment.horizontal.part,
                y: area.minY + (area.height - size.height) * alignment.vertical.part)
            switch edge {
            case .bottom: origin.y = plot.maxY + inner.bottom + used.bottom + spacing
            case .top: origin.y = plot.minY - inner.top - used.top - spacing - size.height
            case .leading: origin.x = plot.minX - inner.leading - used.leading - spacing - size.width
            case .trailing: origin.x = plot.maxX + inner.trailing + used.trailing + spacing
            }
            used[edge] += spacing + (edge == .top || edge == .bottom ? size.height : size.width)
            frames[index] = CGRect(origin: origin, size: size)
        }
    }
}

extension HorizontalAlignment {
    fileprivate var part: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
    fileprivate var part: CGFloat { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}
