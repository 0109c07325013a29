// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public struct SectorPlot<Content: ChartContent>: ContentPlot {
    let content: Content
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public func _collect(into marks: inout _ChartMarks, each: (inout _ChartMarks, Int, DataElement) -> Void) {
        content._collect(into: &marks, each: each)
    }
}

extension SectorPlot {
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
