// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A chart after layout, from which a `ChartProxy` computes positions.
struct ChartGeometry {
    let plotter: SharedValue<MarkPlotter>
    let configuration: SharedValue<ChartConfiguration>
    var frame: Anchor<CGRect>?
    /// The visible part of a scrolled plot.
    var container: Anchor<CGRect>?

    init(_ plotter: MarkPlotter, _ configuration: SharedValue<ChartConfiguration>) {
        (self.plotter, self.configuration) = (SharedValue(plotter), configuration)
    }
}

/// Collects the geometries of all charts inside a view, in the order of the views.
struct ChartGeometryKey: PreferenceKey {
    static var defaultValue: [ChartGeometry] { [] }
    static func reduce(value: inout [ChartGeometry], nextValue: () -> [ChartGeometry]) { value += nextValue() }
}

public struct ChartProxy {
    let chart: ChartGeometry?

    private var plotter: MarkPlotter? { chart?.plotter.value }

    // MARK: The plot

    public var plotSize: CGSize { plotter?.size ?? .zero }
    public var plotFrame: Anchor<CGRect>? { chart?.frame }
    public var plotContainerFrame: Anchor<CGRect>? { chart?.container ?? chart?.frame }
    public var plotAreaSize: CGSize { plotSize }
    public var plotAreaFrame: Anchor<CGRect> {
        guard let frame = chart?.frame else { preconditionFailure("ChartProxy.plotAreaFrame: there is no chart") }
        return frame
    }

    // MARK: Places of values

    public func position<P: Plottable>(forX value: P) -> CGFloat? { plotter?.x?.position(value.plotValue) }
    public func position<P: Plottable>(forY value: P) -> CGFloat? { plotter?.y?.position(value.plotValue) }
    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The range of the category's band, in points. For any other value, an empty range at the value's position.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        plotter?.x?.band(value.plotValue, nil).map { $0.low...$0.high }
    }
    /// The range of the category's band, in points. For any other value, an empty range at the value's position.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        plotter?.y?.band(value.plotValue, nil).map { $0.low...$0.high }
    }
    public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    // MARK: Values at places

    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        plotter?.x?.value(at: position).flatMap { P(plotValue: $0) }
    }
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        plotter?.y?.value(at: position).flatMap { P(plotValue: $0) }
    }
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        chart?.angleValue(at: angle).flatMap { P(plotValue: $0) }
    }

    /// The direction from the plot's centre to `position`, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        let (x, y) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
        let turned = atan2(x, -y)
        return .radians(turned < 0 ? turned + 2 * .pi : turned)
    }

    // MARK: Domains

    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.values(plotter?.x?.model) }
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

    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        visuals?.styleValues.contains(value.plotValue) == true ? visuals?.style(of: value.plotValue) : nil
    }
    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        visuals?.styleValues.compactMap { P(plotValue: $0) } ?? []
    }
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        visuals?.symbolValues.contains(value.plotValue) == true ? visuals?.symbol(of: value.plotValue) : nil
    }
    public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        visuals?.symbolValues.compactMap { P(plotValue: $0) } ?? []
    }
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
        visuals?.lineValues.contains(value.plotValue) == true ? visuals?.lineStyle(of: value.plotValue) : nil
    }
    public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        visuals?.lineValues.compactMap { P(plotValue: $0) } ?? []
    }
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
        visuals?.sizeValues.contains(value.plotValue) == true ? visuals?.symbolArea(of: value.plotValue) : nil
    }
    public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        visuals?.sizeValues.compactMap { P(plotValue: $0) } ?? []
    }

    // MARK: Choosing

    public func selectXValue(at position: CGFloat) { chart?.selectX(.place(position)) }
    public func selectXRange(from start: CGFloat, to end: CGFloat) { chart?.selectX(.places(start, end)) }
    public func selectYValue(at position: CGFloat) { chart?.selectY(.place(position)) }
    public func selectYRange(from start: CGFloat, to end: CGFloat) { chart?.selectY(.places(start, end)) }
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

    /// The running sum of the sectors' values at an angle.
    func angleValue(at angle: Angle) -> _PlotValue? {
        guard let last = plotter.model.angles.last, last.value.upperBound > 0 else { return nil }
        let turns = angle.radians / (2 * .pi)
        return .number(last.value.upperBound * (turns - turns.rounded(.down)))
    }
}
