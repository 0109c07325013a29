// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A straight line across the plot.
public nonisolated struct RuleMark: _PrimitiveChartContent {
    private let item: MarkItem

    private init(_ change: (inout MarkItem) -> Void) {
        var item = MarkItem(.rule)
        change(&item)
        self.item = item
    }

    /// For this module: adds the mark.
    @MainActor public func _collect(into marks: inout _ChartMarks) { marks.add(item) }
}

extension RuleMark {
    /// A line upwards at a value, from one value to another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init {
            $0.x = .value(x.point)
            $0.y = .interval(yStart.point, yEnd.point)
        }
    }

    /// A line upwards at a value, as high as the plot or a part of it.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init {
            $0.x = .value(x.point)
            $0.y = .fixedInterval(yStart, yEnd)
        }
    }

    /// A line upwards at a place of the plot, from one value to another.
    public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init {
            $0.x = .fixed(x)
            $0.y = .interval(yStart.point, yEnd.point)
        }
    }

    /// A line sidewards at a value, from one value to another.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init {
            $0.x = .interval(xStart.point, xEnd.point)
            $0.y = .value(y.point)
        }
    }

    /// A line sidewards at a value, as wide as the plot or a part of it.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init {
            $0.x = .fixedInterval(xStart, xEnd)
            $0.y = .value(y.point)
        }
    }

    /// A line sidewards at a place of the plot, from one value to another.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        self.init {
            $0.x = .interval(xStart.point, xEnd.point)
            $0.y = .fixed(y)
        }
    }
}
