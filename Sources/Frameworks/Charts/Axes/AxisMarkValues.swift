// SPDX-License-Identifier: MIT

import Foundation

/// At which values an axis shows something.
public struct AxisMarkValues {
    enum Choice {
        case automatic(desiredCount: Int?, minimumStride: Double?)
        case stride(Double)
        case dates(DateStep, Calendar?)
        case listed([_PlotValue])
    }
    let choice: Choice
    var roundsLowerBound: Bool?
    var roundsUpperBound: Bool?

    /// At round values, a handful of them.
    public static var automatic: AxisMarkValues { automatic() }

    /// At round values.
    ///
    /// - Parameters:
    ///   - desiredCount: About how many.
    ///   - roundLowerBound: Whether the scale begins at such a value.
    ///   - roundUpperBound: Whether the scale ends at such a value.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            choice: .automatic(desiredCount: desiredCount, minimumStride: nil), roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound)
    }

    /// At round values that lie so far from each other at least.
    public static func automatic<P: Plottable>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            choice: .automatic(desiredCount: desiredCount, minimumStride: minimumStride.plotValue.scalar),
            roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
    }

    /// At each unit of the calendar, or at each few of them.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            choice: .dates(DateStep(unit: component, count: max(count, 1)), calendar),
            roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
    }

    /// At each multiple of a number.
    public static func stride<P: Plottable>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            choice: .stride(stepSize.plotValue.scalar ?? 1), roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound)
    }

    static func listed<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
        AxisMarkValues(choice: .listed(values.map(\.plotValue)), roundsLowerBound: nil, roundsUpperBound: nil)
    }
}

/// A style of axes.
public struct AxisMarkPreset: Equatable, Sendable {
    enum Style: Sendable { case automatic, aligned, extended, inset }
    let style: Style

    /// As the chart finds it good.
    public static var automatic: AxisMarkPreset { AxisMarkPreset(style: .automatic) }
    /// Labels with their middles at their values, within the plot.
    public static var aligned: AxisMarkPreset { AxisMarkPreset(style: .aligned) }
    /// Lines reach as far as labels do.
    public static var extended: AxisMarkPreset { AxisMarkPreset(style: .extended) }
    /// Labels within the plot.
    public static var inset: AxisMarkPreset { AxisMarkPreset(style: .inset) }
}

/// At which edge of the plot an axis stands.
public struct AxisMarkPosition: Equatable, Sendable {
    enum Edge: Sendable { case automatic, leading, trailing, top, bottom }
    let edge: Edge

    /// Below, and behind the plot: before it where there are words.
    public static var automatic: AxisMarkPosition { AxisMarkPosition(edge: .automatic) }
    /// Before the plot.
    public static var leading: AxisMarkPosition { AxisMarkPosition(edge: .leading) }
    /// Behind the plot.
    public static var trailing: AxisMarkPosition { AxisMarkPosition(edge: .trailing) }
    /// Above.
    public static var top: AxisMarkPosition { AxisMarkPosition(edge: .top) }
    /// Below.
    public static var bottom: AxisMarkPosition { AxisMarkPosition(edge: .bottom) }
}

extension AxisMarkPreset: CustomStringConvertible {
    /// The name of the style.
    public var description: String { "\(style)" }
}

extension AxisMarkPosition: CustomStringConvertible {
    /// The name of the edge.
    public var description: String { "\(edge)" }
}
