// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public struct LinePlot<Content: ChartContent>: ContentPlot {
    let content: Content
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public func _collect(into marks: inout _ChartMarks, each: (inout _ChartMarks, Int, DataElement) -> Void) {
        content._collect(into: &marks, each: each)
    }
}

extension LinePlot {
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.line, data, x: .value(x), y: .value(y))
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.line, data, x: .value(x), y: .value(y)) { $0.series = series.point($1) }
    }
}

extension LinePlot where Content == FunctionLinePlotContent {
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }

    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }

    public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) { self.init(content: FunctionLinePlotContent(.init(x, y, domain) { ($0, function($0), nil) })) }

    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) { self.init(Text(x), Text(y), parameter: domain, function) }

    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) { self.init(Text(x), Text(y), parameter: domain, function) }

    private init(
        _ x: Text, _ y: Text, parameter: ClosedRange<Double>,
        _ function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        self.init(
            content: FunctionLinePlotContent(
                .init(x, y, parameter, isParametric: true) {
                    let point = function($0)
                    return (point.x, point.y, nil)
                }))
    }
}

public struct FunctionLinePlotContent: _PrimitiveChartContent {
    private let function: PlottedFunction
    init(_ function: PlottedFunction) { self.function = function }

    public func _collect(into marks: inout _ChartMarks) {
        var item = MarkItem(.line)
        item.function = function
        marks.add(item)
    }
}
