// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public struct PointPlot<Content: ChartContent>: ContentPlot {
    let content: Content
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public func _collect(into marks: inout _ChartMarks, each: (inout _ChartMarks, Int, DataElement) -> Void) {
        content._collect(into: &marks, each: each)
    }
}

extension PointPlot {
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.point, data, x: .value(x), y: .value(y))
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.point, data, x: .fixed(x), y: .value(y))
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.point, data, x: .value(x), y: .fixed(y))
    }
}
