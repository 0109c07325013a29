// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public struct AreaPlot<Content: ChartContent>: ContentPlot {
    let content: Content
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public func _collect(into marks: inout _ChartMarks, each: (inout _ChartMarks, Int, DataElement) -> Void) {
        content._collect(into: &marks, each: each)
    }
}

extension AreaPlot {
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.area, data, x: .value(x), y: .value(y)) { item, _ in item.stacking = stacking }
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>,
        stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.area, data, x: .value(x), y: .value(y)) {
            $0.series = series.point($1)
            $0.stacking = stacking
        }
    }

    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.area, data, x: .value(x), y: .interval(yStart, yEnd))
    }

    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.area, data, x: .value(x), y: .interval(yStart, yEnd)) { $0.series = series.point($1) }
    }

    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.area, data, x: .interval(xStart, xEnd), y: .value(y))
    }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
    private init(
        _ x: Text, _ y: Text, _ domain: ClosedRange<Double>?,
        _ function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(
            content: FunctionAreaPlotContent(
                .init(x, y, domain) {
                    let ends = function($0)
                    return ($0, ends.yEnd, ends.yStart)
                }))
    }

    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) { self.init(Text(x), Text(y), domain) { (0, function($0)) } }

    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) { self.init(Text(x), Text(y), domain) { (0, function($0)) } }

    public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) { self.init(Text(x), Text(yEnd), domain, function) }

    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) { self.init(Text(x), Text(yEnd), domain, function) }
}

public struct FunctionAreaPlotContent: _PrimitiveChartContent {
    private let function: PlottedFunction
    init(_ function: PlottedFunction) { self.function = function }

    public func _collect(into marks: inout _ChartMarks) {
        var item = MarkItem(.area)
        item.function = function
        marks.add(item)
    }
}
