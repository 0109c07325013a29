// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A point of a line.
public nonisolated struct LineMark: _PrimitiveChartContent {
    private let item: MarkItem

    private init(_ change: (inout MarkItem) -> Void) {
        var item = MarkItem(.line)
        change(&item)
        self.item = item
    }

    /// For this module: adds the mark.
    @MainActor public func _collect(into marks: inout _ChartMarks) { marks.add(item) }
}

extension LineMark {
    /// A point of the line through all points of the chart.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init {
            $0.x = .value(x.point)
            $0.y = .value(y.point)
        }
    }

    /// A point of the line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init {
            $0.x = .value(x.point)
            $0.y = .value(y.point)
            $0.series = series.point
        }
    }
}
