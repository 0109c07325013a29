// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Marks of all elements of some data at once.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// The type of the elements.
    associatedtype DataElement
    /// For this module: adds the marks, each with its element.
    func _collect(into marks: inout _ChartMarks, each: (inout _ChartMarks, Int, DataElement) -> Void)
}

/// The marks of some data.
public struct _VectorizedMarks<DataElement>: VectorizedChartContent, _PrimitiveChartContent {
    let elements: [DataElement]
    let mark: (DataElement) -> MarkItem

    /// For this module: adds the marks.
    public func _collect(into marks: inout _ChartMarks) { _collect(into: &marks) { _, _, _ in } }

    /// For this module: adds the marks, each with its element.
    public func _collect(into marks: inout _ChartMarks, each: (inout _ChartMarks, Int, DataElement) -> Void) {
        for (place, element) in elements.enumerated() {
            let first = marks.items.count
            marks.inside(place) { $0.add(mark(element)) }
            each(&marks, first, element)
        }
    }
}

/// Marks of some data of which more is said, element by element.
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

    /// A style for each element.
    public func foregroundStyle(
        _ keyPath: KeyPath<DataElement, some ShapeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        attributes { attributes, element in
            if attributes.style == nil && attributes.styleValue == nil {
                attributes.style = AnyShapeStyle(element[keyPath: keyPath])
            }
        }
    }

    /// A style for each value, which the legend explains.
    public func foregroundStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        attributes { attributes, element in
            if attributes.style == nil && attributes.styleValue == nil { attributes.styleValue = value.point(element) }
        }
    }

    /// How much of each mark is seen, from 0 to 1.
    public func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        attributes { $0.opacity *= Double($1[keyPath: keyPath]) }
    }

    /// How lines and rules are drawn, for each element.
    public func lineStyle(_ keyPath: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
        attributes { $0.lineStyle = $0.lineStyle ?? $1[keyPath: keyPath] }
    }

    /// A dash for each value, which the legend explains.
    public func lineStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        attributes { $0.lineStyleValue = $0.lineStyleValue ?? value.point($1) }
    }

    /// A symbol for each value, which the legend explains.
    public func symbol(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        attributes { $0.symbolValue = $0.symbolValue ?? value.point($1) }
    }

    /// The area of each symbol, in square points.
    public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        attributes { $0.symbolSize = $0.symbolSize ?? .area($1[keyPath: keyPath]) }
    }

    /// The size of each symbol.
    public func symbolSize(_ keyPath: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
        attributes { $0.symbolSize = $0.symbolSize ?? .size($1[keyPath: keyPath]) }
    }

    /// A size for each value.
    public func symbolSize(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        attributes { $0.symbolSizeValue = $0.symbolSizeValue ?? value.point($1) }
    }

    /// A place beside each other for each value.
    public func position(
        by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        attributes { $0.position = $0.position ?? (value.point($1), axis, span) }
    }
}
