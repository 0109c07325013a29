// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Points of all elements of some data at once.
public struct PointPlot<Content: ChartContent>: ContentPlot {
    let content: Content
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// For this module: adds the marks, each with its element.
    public func _collect(into marks: inout _ChartMarks, each: (inout _ChartMarks, Int, DataElement) -> Void) {
        content._collect(into: &marks, each: each)
    }
}

extension PointPlot {
    /// Points of some data.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.point, data, x: .value(x), y: .value(y))
    }

    /// Points of some data.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.point, data, x: .fixed(x), y: .value(y))
    }

    /// Points of some data.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.point, data, x: .value(x), y: .fixed(y))
    }
}
