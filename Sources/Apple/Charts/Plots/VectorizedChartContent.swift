// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement
    func _collect(into marks: inout _ChartMarks, each: (inout _ChartMarks, Int, DataElement) -> Void)
}

/// The `Content` of plots such as `RectanglePlot`: one mark per element, in the order of the data.
public struct _VectorizedMarks<DataElement>: VectorizedChartContent, _PrimitiveChartContent {
    let elements: [DataElement]
    let mark: (DataElement) -> MarkItem

    public func _collect(into marks: inout _ChartMarks) { _collect(into: &marks) { _, _, _ in } }

    public func _collect(into marks: inout _ChartMarks, each: (inout _ChartMarks, Int, DataElement) -> Void) {
        for (place, element) in elements.enumerated() {
            let first = marks.items.count
            marks.inside(place) { $0.add(mark(element)) }
            each(&marks, first, element)
        }
    }
}

/// Vectorised content whose attributes are changed for each element.
struct ModifiedVectorizedMarks<Content: VectorizedChartContent>: VectorizedChartContent, _PrimitiveChartContent {
    typealias DataElement = Content.DataElement
    let content: Content
    let change: (inout MarkAttributes, DataElement) -> Void

    func _collect(into marks: inout _ChartMarks) { _collect(into: &marks) { _, _, _ in } }

    func _collect(into marks: inout _ChartMarks, each: (inout _ChartMarks, Int, DataElement) -> Void) {
        content._collect(into: &marks) { marks, index, element in
            change(&marks.items[index].attributes, element)
            each(&marks, index, element)
        }
    }
}

extension VectorizedChartContent {
    private func attributes(
        _ change: @escaping (inout MarkAttributes, DataElement) -> Void
    ) -> ModifiedVectorizedMarks<Self> { ModifiedVectorizedMarks(content: self, change: change) }

    public func foregroundStyle(
        _ keyPath: KeyPath<DataElement, some ShapeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        attributes { attributes, element in
            if attributes.style == nil && attributes.styleValue == nil {
                attributes.style = AnyShapeStyle(element[keyPath: keyPath])
            }
        }
    }

    public func foregroundStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        attributes { attributes, element in
            if attributes.style == nil && attributes.styleValue == nil { attributes.styleValue = value.point(element) }
        }
    }

    public func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        attributes { $0.opacity *= Double($1[keyPath: keyPath]) }
    }

    public func lineStyle(_ keyPath: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
        attributes { $0.lineStyle = $0.lineStyle ?? $1[keyPath: keyPath] }
    }

    public func lineStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        attributes { $0.lineStyleValue = $0.lineStyleValue ?? value.point($1) }
    }

    public func symbol(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        attributes { $0.symbolValue = $0.symbolValue ?? value.point($1) }
    }

    public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        attributes { $0.symbolSize = $0.symbolSize ?? .area($1[keyPath: keyPath]) }
    }

    public func symbolSize(_ keyPath: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
        attributes { $0.symbolSize = $0.symbolSize ?? .size($1[keyPath: keyPath]) }
    }

    public func symbolSize(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        attributes { $0.symbolSizeValue = $0.symbolSizeValue ?? value.point($1) }
    }

    public func position(
        by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        attributes { $0.position = $0.position ?? (value.point($1), axis, span) }
    }
}
