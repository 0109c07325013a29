// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Rules of all elements of some data at once.
public struct RulePlot<Content: ChartContent>: _PrimitiveChartContent {
    private let content: Content

    private init(content: Content) { self.content = content }

    /// For this module: adds the marks.
    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// For this module: adds the marks, each with its element.
    public func _collect(
        into marks: inout _ChartMarks, each: (inout _ChartMarks, Int, Content.DataElement) -> Void
    ) { content._collect(into: &marks, each: each) }
}

extension RulePlot {
    /// Rules of some data.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(
            content: _VectorizedMarks(elements: Array(data)) { element in
                var item = MarkItem(.rule)
                item.x = .value(x.point(element))
                item.y = .fixedInterval(yStart, yEnd)
                return item
            })
    }

    /// Rules of some data.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(
            content: _VectorizedMarks(elements: Array(data)) { element in
                var item = MarkItem(.rule)
                item.x = .value(x.point(element))
                item.y = .interval(yStart.point(element), yEnd.point(element))
                return item
            })
    }

    /// Rules of some data.
    public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(
            content: _VectorizedMarks(elements: Array(data)) { element in
                var item = MarkItem(.rule)
                item.x = .fixedInterval(xStart, xEnd)
                item.y = .value(y.point(element))
                return item
            })
    }

    /// Rules of some data.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(
            content: _VectorizedMarks(elements: Array(data)) { element in
                var item = MarkItem(.rule)
                item.x = .interval(xStart.point(element), xEnd.point(element))
                item.y = .value(y.point(element))
                return item
            })
    }
}
