// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public struct RulePlot<Content: ChartContent>: ContentPlot {
    let content: Content
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public func _collect(into marks: inout _ChartMarks, each: (inout _ChartMarks, Int, DataElement) -> Void) {
        content._collect(into: &marks, each: each)
    }
}

extension RulePlot {
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.rule, data, x: .value(x), y: .fixedInterval(yStart, yEnd))
    }

    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.rule, data, x: .value(x), y: .interval(yStart, yEnd))
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.rule, data, x: .fixedInterval(xStart, xEnd), y: .value(y))
    }

    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.rule, data, x: .interval(xStart, xEnd), y: .value(y))
    }
}
