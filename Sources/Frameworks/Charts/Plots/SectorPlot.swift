// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Sectors of all elements of some data at once.
public struct SectorPlot<Content: ChartContent>: ContentPlot {
    let content: Content
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the elements.
    public typealias DataElement = Content.DataElement

    /// For this module: adds the marks, each with its element.
    public func _collect(into marks: inout _ChartMarks, each: (inout _ChartMarks, Int, DataElement) -> Void) {
        content._collect(into: &marks, each: each)
    }
}

extension SectorPlot {
    /// Sectors of some data.
    public init<Data: RandomAccessCollection>(
        _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
        angularInset: CGFloat? = nil
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(.sector, data) {
            $0.sector = SectorParts(
                angle: angle.point($1), innerRadius: innerRadius.dimension($1),
                outerRadius: outerRadius.dimension($1), angularInset: angularInset ?? 0)
        }
    }
}
