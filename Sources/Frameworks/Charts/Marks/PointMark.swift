// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A point.
public nonisolated struct PointMark: _PrimitiveChartContent {
    private let item: MarkItem

    private init(_ change: (inout MarkItem) -> Void) {
        var item = MarkItem(.point)
        change(&item)
        self.item = item
    }

    /// For this module: adds the mark.
    @MainActor public func _collect(into marks: inout _ChartMarks) { marks.add(item) }
}

extension PointMark {
    /// A point at two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init {
            $0.x = .value(x.point)
            $0.y = .value(y.point)
        }
    }

    /// A point at a value, and at a place of the plot: its middle where none is given.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init {
            $0.x = .fixed(x)
            $0.y = .value(y.point)
        }
    }

    /// A point at a value, and at a place of the plot: its middle where none is given.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        self.init {
            $0.x = .value(x.point)
            $0.y = .fixed(y)
        }
    }
}
