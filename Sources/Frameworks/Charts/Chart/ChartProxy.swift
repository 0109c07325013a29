// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A chart in a plot of a size.
struct ChartGeometry {
    let plotter: MarkPlotter
    let configuration: ChartConfiguration
    var frame: Anchor<CGRect>?
    /// Of what is seen of the plot where it is scrolled.
    var container: Anchor<CGRect>?

    init(_ plotter: MarkPlotter, _ configuration: ChartConfiguration) {
        (self.plotter, self.configuration) = (plotter, configuration)
    }
}

/// What plots send up.
struct ChartGeometryKey: PreferenceKey {
    static var defaultValue: [ChartGeometry] { [] }
    static func reduce(value: inout [ChartGeometry], nextValue: () -> [ChartGeometry]) { value += nextValue() }
}

/// Where the values of a chart lie, for what is drawn above or below it.
public struct ChartProxy {
    let chart: ChartGeometry?

    private var plotter: MarkPlotter? { chart?.plotter }

    // MARK: The plot

    /// The plot's size.
    public var plotSize: CGSize { plotter?.size ?? .zero }
    /// The plot's place; nil where there is no chart.
    public var plotFrame: Anchor<CGRect>? { chart?.frame }
    /// The place of what is seen of the plot; nil where there is no chart.
    public var plotContainerFrame: Anchor<CGRect>? { chart?.container ?? chart?.frame }
    /// The plot's size.
    public var plotAreaSize: CGSize { plotSize }
    /// The plot's place.
    public var plotAreaFrame: Anchor<CGRect> {
        guard let frame = chart?.frame else { preconditionFailure("ChartProxy.plotAreaFrame: there is no chart") }
        return frame
    }

    // MARK: Places of values

    /// The place of a value, in points from the leading edge of the plot.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { plotter?.x?.position(value.plotValue) }
    /// The place of a value, in points from the top of the plot.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { plotter?.y?.position(value.plotValue) }
    /// The place of two values.
    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// From where to where a value reaches: a word has a part of the axis.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        plotter?.x?.band(value.plotValue, nil).map { $0.low...$0.high }
    }
    /// From where to where a value reaches: a word has a part of the axis.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        plotter?.y?.band(value.plotValue, nil).map { $0.low...$0.high }
    }
    /// The part of the plot to which two values belong.
    public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    // MARK: Values at places

    /// The value at a place, in points from the leading edge of the plot.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        plotter?.x?.value(at: position).flatMap { P(plotValue: $0) }
    }
    /// The value at a place, in points from the top of the plot.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        plotter?.y?.value(at: position).flatMap { P(plotValue: $0) }
    }
    /// The values at a place.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }
    /// The value at an angle of a chart of sectors.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        chart?.angleValue(at: angle).flatMap { P(plotValue: $0) }
    }

    /// The angle of a point of the plot about its middle, from the top and by the clock.
    public func angle(at position: CGPoint) -> Angle {
        let (x, y) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
        let turned = atan2(x, -y)
        return .radians(turned < 0 ? turned + 2 * .pi : turned)
    }

    // MARK: Domains

    /// The values that the axis that lies reaches over.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.values(plotter?.x?.model) }
    /// The values that the axis that stands reaches over.
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.values(plotter?.y?.model) }

    private static func values<P: Plottable>(_ model: ScaleModel?) -> [P] {
        switch model?.domain {
        case .words(let words): words.compactMap { P(plotValue: .category($0)) }
        case .line(let low, let high, let isDate):
            [low, high].compactMap { P(plotValue: isDate ? .date($0) : .number($0)) }
        case nil: []
        }
    }

    private var visuals: MarkVisuals? { plotter?.model.visuals }

    /// The style that stands for a value.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        visuals?.styleValues.contains(value.plotValue) == true ? visuals?.style(of: value.plotValue) : nil
    }
    /// The values that have styles.
    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        visuals?.styleValues.compactMap { P(plotValue: $0) } ?? []
    }
    /// The symbol that stands for a value.
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        visuals?.symbolValues.contains(value.plotValue) == true ? visuals?.symbol(of: value.plotValue) : nil
    }
    /// The values that have symbols.
    public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        visuals?.symbolValues.compactMap { P(plotValue: $0) } ?? []
    }
    /// The dash that stands for a value.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
        visuals?.lineValues.contains(value.plotValue) == true ? visuals?.lineStyle(of: value.plotValue) : nil
    }
    /// The values that have dashes.
    public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        visuals?.lineValues.compactMap { P(plotValue: $0) } ?? []
    }
    /// The size, in square points, that stands for a value.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
        visuals?.sizeValues.contains(value.plotValue) == true ? visuals?.symbolArea(of: value.plotValue) : nil
    }
    /// The values that have sizes.
    public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        visuals?.sizeValues.compactMap { P(plotValue: $0) } ?? []
    }

    // MARK: Choosing

    /// Chooses the value at a place, for `chartXSelection(value:)`.
    public func selectXValue(at position: CGFloat) { chart?.selectX(.place(position)) }
    /// Chooses the values between two places, for `chartXSelection(range:)`.
    public func selectXRange(from start: CGFloat, to end: CGFloat) { chart?.selectX(.places(start, end)) }
    /// Chooses the value at a place, for `chartYSelection(value:)`.
    public func selectYValue(at position: CGFloat) { chart?.selectY(.place(position)) }
    /// Chooses the values between two places, for `chartYSelection(range:)`.
    public func selectYRange(from start: CGFloat, to end: CGFloat) { chart?.selectY(.places(start, end)) }
    /// Chooses the value at an angle, for `chartAngleSelection(value:)`.
    public func selectAngleValue(at angle: Angle) {
        chart?.configuration.angleSelection?(chart?.angleValue(at: angle))
    }
}

extension ChartGeometry {
    func selectX(_ selection: ChartSelection) {
        if let x = plotter.x { configuration.xSelection?(x, selection) }
    }

    func selectY(_ selection: ChartSelection) {
        if let y = plotter.y { configuration.ySelection?(y, selection) }
    }

    /// The sum of values up to an angle, as sectors have it.
    func angleValue(at angle: Angle) -> _PlotValue? {
        guard let last = plotter.model.angles.last, last.value.upperBound > 0 else { return nil }
        let turns = angle.radians / (2 * .pi)
        return .number(last.value.upperBound * (turns - turns.rounded(.down)))
    }
}
