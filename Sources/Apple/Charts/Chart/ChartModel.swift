// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The parts of a chart that do not depend on its size: scales, axis values and the extents of its marks.
struct ChartModel {
    var marks: [PlacedMark] = []
    var x: ScaleModel?
    var y: ScaleModel?
    var xValues: [AxisValues] = []
    var yValues: [AxisValues] = []
    var visuals: MarkVisuals
    var angles: [AngleRange] = []
}

/// A mark with its extents along both axes.
struct PlacedMark {
    enum Extent {
        /// The mark spans the whole plot.
        case all
        /// A category or a point; with an upper bound, a bin.
        case at(_PlotValue, _PlotValue?)
        case between(_PlotValue, _PlotValue)
        case fixed(CGFloat?)
        case fixedBetween(CGFloat?, CGFloat?)

        var values: [_PlotValue] {
            switch self {
            case .all, .fixed, .fixedBetween: []
            case .at(let value, let upper): [value, upper].compactMap(\.self)
            case .between(let start, let end): [start, end]
            }
        }
    }

    /// The axis along which a bar or area grows: y for `upwards`, x for `sidewards`.
    enum Growth { case upwards, sidewards, none }

    let item: MarkItem
    /// The marks of this mark's mask; empty if it has none.
    var mask: [PlacedMark] = []
    var x: Extent
    var y: Extent
    var growth = Growth.none
    /// Whether the mark is at the start of its stack (`isFirst`), and whether it is at the end (`isLast`). Only these
    /// ends have rounded corners.
    var isFirst = true, isLast = true
    var isStacked = false
    /// The slot of a mark beside other marks: slot `index` of `count` along `axis`. nil if the mark shares its place
    /// with no other mark.
    var place: (axis: Axis, index: Int, count: Int, span: MarkDimension)?
}

/// The values at which one `AxisMarks` draws its marks.
struct AxisValues {
    let spec: AxisMarksSpec
    let values: [_PlotValue]
    let dateStep: DateStep?
}

/// The angles of a sector, in turns.
struct AngleRange {
    let start: Double
    let end: Double
    /// The running sums of the sectors' values: before this sector, and including this sector.
    let value: ClosedRange<Double>
}

/// The desired numbers of axis values.
struct TickCounts: Equatable {
    var x = 5
    var y = 5

    init() {}

    /// The counts for a plot of the given size: 2 to 5, one per 64 points across and 36 points down.
    init(_ size: CGSize) {
        func count(_ length: CGFloat, _ each: CGFloat) -> Int { min(max(Int(length / each), 2), 5) }
        (x, y) = (count(size.width, 64), count(size.height, 36))
    }
}

extension ChartModel {
    @MainActor
    init(_ items: [MarkItem], _ configuration: SharedValue<ChartConfiguration>, counts: TickCounts, calendar: Calendar)
    {
        marks = Self.placed(items)
        visuals = MarkVisuals(items + items.flatMap(\.maskMarks), configuration)
        angles = Self.angles(items)
        let all = marks + marks.flatMap(\.mask)
        (x, xValues) = Self.axis(
            all.flatMap { $0.x.values }, all.contains { $0.x.isPlace }, configuration.xScale, configuration.xAxis,
            count: counts.x, length: configuration.scrolling.xLength, calendar)
        (y, yValues) = Self.axis(
            all.flatMap { $0.y.values }, all.contains { $0.y.isPlace }, configuration.yScale, configuration.yAxis,
            count: counts.y, length: configuration.scrolling.yLength, calendar)
        if angles.contains(where: { $0.end > $0.start }) { (xValues, yValues) = ([], []) }
    }

    /// Stacks marks and sets them side by side. Does the same with the marks of their masks.
    private static func placed(_ items: [MarkItem]) -> [PlacedMark] {
        var marks = items.map(PlacedMark.init)
        MarkStack.stack(&marks)
        MarkStack.setBeside(&marks)
        for index in items.indices where !items[index].maskMarks.isEmpty {
            marks[index].mask = placed(items[index].maskMarks)
        }
        return marks
    }

    private static func angles(_ items: [MarkItem]) -> [AngleRange] {
        let values = items.map { item -> Double in
            guard let point = item.sector?.angle, let value = point.value.scalar else { return 0 }
            return max(point.upper?.scalar.map { $0 - value } ?? value, 0)
        }
        let sum = values.reduce(0, +)
        var before = 0.0
        return values.map { value in
            let range = AngleRange(
                start: sum > 0 ? before / sum : 0, end: sum > 0 ? (before + value) / sum : 0,
                value: before...(before + value))
            before += value
            return range
        }
    }

    private static func axis(
        _ found: [_PlotValue], _ hasPlaces: Bool, _ scale: ScaleConfiguration, _ axis: AxisConfiguration, count: Int,
        length: Double?, _ calendar: Calendar
    ) -> (ScaleModel?, [AxisValues]) {
        let specs =
            axis.visibility == .hidden
            ? []
            : axis.specs ?? [
                AxisMarksSpec(
                    preset: .automatic, position: .automatic, values: .automatic, content: .automatic(format: nil, nil))
            ]
        guard var domain = ScaleInference(found, hasPlaces: hasPlaces, scale) else { return (nil, []) }
        // `count` is the number of values on the visible part, so a scrolling axis gets a multiple of `count`.
        let pages = ChartScroll.factor(domain.model(scale), length)
        let count = Int(CGFloat(count) * pages)
        let steps = specs.map { spec in AxisSteps(spec.values, in: domain, count: count, calendar) }
        for (spec, step) in zip(specs, steps) { step.round(&domain, spec.values) }
        let model = domain.model(scale)
        return (
            model,
            zip(specs, steps).map { spec, step in
                AxisValues(spec: spec, values: step.values(in: domain, calendar), dateStep: step.dateStep)
            }
        )
    }
}

extension PlacedMark.Extent {
    /// Whether the extent is given by data values other than the bounds of a bin.
    fileprivate var isPlace: Bool {
        switch self {
        case .at(_, let upper): upper == nil
        case .between: true
        default: false
        }
    }
}
