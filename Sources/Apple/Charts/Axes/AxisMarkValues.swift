// SPDX-License-Identifier: MIT

import Foundation

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

    public static var automatic: AxisMarkValues { automatic() }

    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            choice: .automatic(desiredCount: desiredCount, minimumStride: nil), roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound)
    }

    public static func automatic<P: Plottable>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            choice: .automatic(desiredCount: desiredCount, minimumStride: minimumStride.plotValue.scalar),
            roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
    }

    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            choice: .dates(DateStep(unit: component, count: max(count, 1)), calendar),
            roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
    }

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

public struct AxisMarkPreset: Equatable, Sendable {
    enum Style: Sendable { case automatic, aligned, extended, inset }
    let style: Style

    public static var automatic: AxisMarkPreset { AxisMarkPreset(style: .automatic) }
    /// Centres labels at their values and keeps them within the plot.
    public static var aligned: AxisMarkPreset { AxisMarkPreset(style: .aligned) }
    /// Behaves like `automatic`.
    public static var extended: AxisMarkPreset { AxisMarkPreset(style: .extended) }
    /// Draws labels inside the plot.
    public static var inset: AxisMarkPreset { AxisMarkPreset(style: .inset) }
}

public struct AxisMarkPosition: Equatable, Sendable {
    enum Edge: Sendable { case automatic, leading, trailing, top, bottom }
    let edge: Edge

    /// Bottom for the x axis; trailing for the y axis, or leading for categories.
    public static var automatic: AxisMarkPosition { AxisMarkPosition(edge: .automatic) }
    public static var leading: AxisMarkPosition { AxisMarkPosition(edge: .leading) }
    public static var trailing: AxisMarkPosition { AxisMarkPosition(edge: .trailing) }
    public static var top: AxisMarkPosition { AxisMarkPosition(edge: .top) }
    public static var bottom: AxisMarkPosition { AxisMarkPosition(edge: .bottom) }
}

extension AxisMarkPreset: CustomStringConvertible {
    public var description: String { "\(style)" }
}

extension AxisMarkPosition: CustomStringConvertible {
    public var description: String { "\(edge)" }
}
