// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The grid lines, ticks and labels of a chart's axes.
struct ChartAxes {
    /// A position on an axis: at a value, or halfway to the next value.
    struct Place {
        let value: _PlotValue
        let next: _PlotValue?
        let isCentered: Bool?

        func position(in scale: PositionScale) -> CGFloat? {
            guard let start = scale.position(value) else { return nil }
            if let band = scale.bandWidth {
                return isCentered == false ? start - band / 2 : start
            }
            guard isCentered == true, let next, let end = scale.position(next) else { return start }
            return (start + end) / 2
        }
    }

    struct Line: Identifiable {
        let id: [AnyHashable]
        let isX: Bool
        let place: Place
        let style: AnyShapeStyle
        let stroke: StrokeStyle
        let offset: CGSize
    }

    struct Tick: Identifiable {
        let id: [AnyHashable]
        let edge: Edge
        let place: Place
        let length: AxisTick.Length
        let style: AnyShapeStyle
        let stroke: StrokeStyle
        let offset: CGSize
    }

    struct Label: Identifiable {
        let id: [AnyHashable]
        let edge: Edge
        let place: Place
        let placement: LabelPlacement
        let preset: AxisMarkPreset
        let content: AnyView
        let offset: CGSize
        let isWord: Bool
        /// Whether the label is centred at the value.
        let isMiddle: Bool
        /// The length of the tick between the plot and the label.
        var tick: CGFloat = 0
    }

    private(set) var lines: [Line] = []
    private(set) var ticks: [Tick] = []
    private(set) var labels: [Label] = []

    /// The default stroke of grid lines and ticks; dashed for the x axis.
    static func line(dashed: Bool) -> StrokeStyle { StrokeStyle(lineWidth: 0.5, dash: dashed ? [2, 2] : []) }
    static let lineColor = AnyShapeStyle(Color.tertiaryLabel)

    @MainActor
    init(_ model: ChartModel, _ locale: Locale, _ calendar: Calendar) {
        add(model.xValues, model.x, isX: true, locale, calendar)
        add(model.yValues, model.y, isX: false, locale, calendar)
    }

    func stands(at edge: Edge) -> Bool { labels.contains { $0.edge == edge } }

    @MainActor
    private mutating func add(
        _ lists: [AxisValues], _ scale: ScaleModel?, isX: Bool, _ locale: Locale, _ calendar: Calendar
    ) {
        guard let scale else { return }
        let isWord = if case .words = scale.domain { true } else { false }
        for (place, list) in lists.enumerated() {
            let edge = Self.edge(list.spec.position, isX: isX, isWord: isWord)
            for (index, value) in list.values.enumerated() {
                let next = index + 1 < list.values.count ? list.values[index + 1] : Self.following(list, calendar)
                let context = ItemContext(
                    id: [isX, place, AnyHashable(value)], edge: edge, isX: isX, isWord: isWord, value: value,
                    next: next, preset: list.spec.preset,
                    text: { AxisFormat.text(value, dates: list.dateStep?.format(locale, calendar), locale) })
                let axisValue = AxisValue(index: index, count: list.values.count, value: value)
                add(Self.items(list.spec, axisValue, isX: isX, isWord: isWord), context)
            }
        }
    }

    /// The date one step after the last value, at which the last day, month or other period ends.
    private static func following(_ list: AxisValues, _ calendar: Calendar) -> _PlotValue? {
        guard let step = list.dateStep, case .date(let seconds) = list.values.last else { return nil }
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        return calendar.date(byAdding: step.unit, value: step.count, to: date)?.plotValue
    }

    private static func edge(_ position: AxisMarkPosition, isX: Bool, isWord: Bool) -> Edge {
        switch position.edge {
        case .top where isX: .top
        case .leading where !isX: .leading
        case .trailing where !isX: .trailing
        default: isX ? .bottom : isWord ? .leading : .trailing
        }
    }

    @MainActor
    private static func items(_ spec: AxisMarksSpec, _ value: AxisValue, isX: Bool, isWord: Bool) -> [AxisItem] {
        switch spec.content {
        case .made(let make):
            var items = _AxisItems()
            make(value)._collect(into: &items)
            return items.items
        case .automatic(let format, let stroke):
            let label = AxisItem(kind: .label(LabelPlacement(), format.map { .formatted($0) } ?? .automatic))
            if isWord { return stroke == nil ? [label] : [AxisItem(kind: .gridLine(isCentered: nil, stroke)), label] }
            let line = AxisItem(kind: .gridLine(isCentered: nil, stroke))
            return isX ? [line, AxisItem(kind: .tick(isCentered: nil, .automatic, stroke)), label] : [line, label]
        }
    }

    private struct ItemContext {
        let id: [AnyHashable]
        let edge: Edge
        let isX: Bool
        let isWord: Bool
        let value: _PlotValue
        let next: _PlotValue?
        let preset: AxisMarkPreset
        let text: () -> String
    }

    @MainActor
    private mutating func add(_ items: [AxisItem], _ context: ItemContext) {
        var firstLabel: Int?
        var tick: (length: AxisTick.Length, isCentered: Bool?)?
        for (place, item) in items.enumerated() {
            let id = context.id + [AnyHashable(place)]
            switch item.kind {
            case .gridLine(let isCentered, let stroke):
                lines.append(
                    Line(
                        id: id, isX: context.isX,
                        place: Place(value: context.value, next: context.next, isCentered: isCentered),
                        style: item.style ?? Self.lineColor, stroke: stroke ?? Self.line(dashed: context.isX),
                        offset: item.offset))
            case .tick(let isCentered, let length, let stroke):
                tick = (length, isCentered)
                ticks.append(
                    Tick(
                        id: id, edge: context.edge,
                        place: Place(value: context.value, next: context.next, isCentered: isCentered),
                        length: length, style: item.style ?? Self.lineColor,
                        stroke: stroke ?? Self.line(dashed: context.isX), offset: item.offset))
            case .label(let placement, let content):
                guard let label = label(item, placement, content, context, id) else { continue }
                if firstLabel == nil { firstLabel = labels.count }
                labels.append(label)
            }
        }
        // A label that is centred at the tick's value would overlap the tick. So the label moves out by the tick's
        // length.
        if let firstLabel, let tick, labels[firstLabel].isMiddle || !context.isX,
            (tick.isCentered ?? false) == (labels[firstLabel].placement.isCentered ?? false)
        {
            for index in labels.indices.dropFirst(firstLabel) { labels[index].tick = tick.length.beside }
        }
    }

    @MainActor
    private func label(
        _ item: AxisItem, _ placement: LabelPlacement, _ content: AxisItem.LabelContent, _ context: ItemContext,
        _ id: [AnyHashable]
    ) -> Label? {
        var view: AnyView
        switch content {
        case .automatic: view = AnyView(Text(context.text()))
        case .view(let made): view = made
        case .formatted(let format): view = AnyView(Text(format(context.value) ?? context.text()))
        }
        view = AnyView(
            view.font(item.font ?? .caption2)
                .foregroundStyle(item.style ?? AnyShapeStyle(.secondary))
                .multilineTextAlignment(context.isX ? .center : context.edge == .leading ? .trailing : .leading))
        switch placement.orientation.direction {
        case .vertical: view = AnyView(Turned(isClockwise: true) { view })
        case .verticalReversed: view = AnyView(Turned(isClockwise: false) { view })
        case .automatic, .horizontal: break
        }
        let isCentered = placement.isCentered
        return Label(
            id: id, edge: context.edge,
            place: Place(value: context.value, next: context.next, isCentered: isCentered), placement: placement,
            preset: context.preset, content: view, offset: item.offset, isWord: context.isWord,
            isMiddle: context.isWord || isCentered == true || context.preset == .aligned)
    }
}

extension AxisTick.Length {
    /// The length of a tick drawn between the plot and its label.
    var beside: CGFloat {
        switch measure {
        case .points(let length): length
        default: 4
        }
    }
}
