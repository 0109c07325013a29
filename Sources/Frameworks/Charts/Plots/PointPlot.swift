// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Points of all elements of some data at once.
public struct PointPlot<Content: ChartContent>: _PrimitiveChartContent {
    private let content: Content

    private init(content: Content) { self.content = content }

    /// For this module: adds the marks.
    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// For this module: adds the marks, each with its element.
    public func _collect(
        into marks: inout _ChartMarks, each: (inout _ChartMarks, Int, Content.DataElement) -> Void
    ) { content._collect(into: &marks, each: each) }
}

extension PointPlot {
    /// Points of some data.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(
            content: _VectorizedMarks(elements: Array(data)) { element in
                var item = MarkItem(.point)
                item.x = .value(x.point(element))
                item.y = .value(y.point(element))
                return item
            })
    }

    /// Points of some data.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(
            content: _VectorizedMarks(elements: Array(data)) { element in
                var item = MarkItem(.point)
                item.x = .fixed(x)
                item.y = .value(y.point(element))
                return item
            })
    }

    /// Points of some data.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(
            content: _VectorizedMarks(elements: Array(data)) { element in
                var item = MarkItem(.point)
                item.x = .value(x.point(element))
                item.y = .fixed(y)
                return item
            })
    }
}
