// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Sectors of all elements of some data at once.
public struct SectorPlot<Content: ChartContent>: _PrimitiveChartContent {
    private let content: Content

    private init(content: Content) { self.content = content }

    /// For this module: adds the marks.
    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// For this module: adds the marks, each with its element.
    public func _collect(
        into marks: inout _ChartMarks, each: (inout _ChartMarks, Int, Content.DataElement) -> Void
    ) { content._collect(into: &marks, each: each) }
}

extension SectorPlot {
    /// Sectors of some data.
    public init<Data: RandomAccessCollection>(
        _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
        angularInset: CGFloat? = nil
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(
            content: _VectorizedMarks(elements: Array(data)) { element in
                var item = MarkItem(.sector)
                item.sector = SectorParts(
                    angle: angle.point(element), innerRadius: innerRadius.dimension(element),
                    outerRadius: outerRadius.dimension(element), angularInset: angularInset ?? 0)
                return item
            })
    }
}
