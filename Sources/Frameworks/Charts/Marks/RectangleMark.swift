// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A rectangle.
public nonisolated struct RectangleMark: _PrimitiveChartContent {
    private let item: MarkItem

    private init(_ change: (inout MarkItem) -> Void) {
        var item = MarkItem(.rectangle)
        change(&item)
        self.item = item
    }

    /// For this module: adds the mark.
    @MainActor public func _collect(into marks: inout _ChartMarks) { marks.add(item) }
}

extension RectangleMark {
    /// A rectangle about two values: the whole cell where these are words or bins.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init {
            $0.x = .value(x.point)
            $0.y = .value(y.point)
            $0.width = width
            $0.height = height
        }
    }

    /// A rectangle about a value, between two others.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init {
            $0.x = .value(x.point)
            $0.y = .interval(yStart.point, yEnd.point)
            $0.width = width
        }
    }

    /// A rectangle about a value, as high as the plot or a part of it.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        self.init {
            $0.x = .value(x.point)
            $0.y = .fixedInterval(yStart, yEnd)
            $0.width = width
        }
    }

    /// A rectangle about a value, between two others.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init {
            $0.x = .interval(xStart.point, xEnd.point)
            $0.y = .value(y.point)
            $0.height = height
        }
    }

    /// A rectangle about a value, as wide as the plot or a part of it.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init {
            $0.x = .fixedInterval(xStart, xEnd)
            $0.y = .value(y.point)
            $0.height = height
        }
    }

    /// A rectangle between values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init {
            $0.x = .interval(xStart.point, xEnd.point)
            $0.y = .interval(yStart.point, yEnd.point)
        }
    }

    /// A rectangle between places of the plot; from edge to edge where none are given.
    public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init {
            $0.x = .fixedInterval(xStart, xEnd)
            $0.y = .fixedInterval(yStart, yEnd)
        }
    }

    /// A rectangle between two values, as wide as the plot or a part of it.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init {
            $0.x = .fixedInterval(xStart, xEnd)
            $0.y = .interval(yStart.point, yEnd.point)
        }
    }

    /// A rectangle between two values, as high as the plot or a part of it.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init {
            $0.x = .interval(xStart.point, xEnd.point)
            $0.y = .fixedInterval(yStart, yEnd)
        }
    }
}
