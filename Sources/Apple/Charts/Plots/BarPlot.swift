// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public struct BarPlot<Content: ChartContent>: ContentPlot {
    let content: Content
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public func _collect(into marks: inout _ChartMarks, each: (inout _ChartMarks, Int, DataElement) -> Void) {
        content._collect(into: &marks, each: each)
    }
}

extension BarPlot {
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.bar, data, x: .value(x), y: .value(y)) {
            $0.width = width.dimension($1)
            $0.height = height.dimension($1)
            $0.stacking = stacking
        }
    }

    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.bar, data, x: .value(x), y: .interval(yStart, yEnd)) { $0.width = width.dimension($1) }
    }

    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.bar, data, x: .interval(xStart, xEnd), y: .value(y)) { $0.height = height.dimension($1) }
    }
}
