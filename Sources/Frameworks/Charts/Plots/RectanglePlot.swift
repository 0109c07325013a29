// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Rectangles of all elements of some data at once.
public struct RectanglePlot<Content: ChartContent>: _PrimitiveChartContent {
    private let content: Content

    private init(content: Content) { self.content = content }

    /// For this module: adds the marks.
    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// For this module: adds the marks, each with its element.
    public func _collect(
        into marks: inout _ChartMarks, each: (inout _ChartMarks, Int, Content.DataElement) -> Void
    ) { content._collect(into: &marks, each: each) }
}

extension RectanglePlot {
    /// Rectangles of some data.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(
            content: _VectorizedMarks(elements: Array(data)) { element in
                var item = MarkItem(.rectangle)
                item.x = .value(x.point(element))
                item.y = .value(y.point(element))
                item.width = width.dimension(element)
                item.height = height.dimension(element)
                return item
            })
    }

    /// Rectangles of some data.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(
            content: _VectorizedMarks(elements: Array(data)) { element in
                var item = MarkItem(.rectangle)
                item.x = .value(x.point(element))
                item.y = .interval(yStart.point(element), yEnd.point(element))
                item.width = width.dimension(element)
                return item
            })
    }

    /// Rectangles of some data.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(
            content: _VectorizedMarks(elements: Array(data)) { element in
                var item = MarkItem(.rectangle)
                item.x = .interval(xStart.point(element), xEnd.point(element))
                item.y = .value(y.point(element))
                item.height = height.dimension(element)
                return item
            })
    }

    /// Rectangles of some data.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(
            content: _VectorizedMarks(elements: Array(data)) { element in
                var item = MarkItem(.rectangle)
                item.x = .interval(xStart.point(element), xEnd.point(element))
                item.y = .interval(yStart.point(element), yEnd.point(element))
                return item
            })
    }
}
