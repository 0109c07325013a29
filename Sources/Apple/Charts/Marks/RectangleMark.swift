// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public nonisolated struct RectangleMark: SingleMark {
    let item: MarkItem
}

extension RectangleMark {
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init(.rectangle, x: .value(x.point), y: .value(y.point)) {
            $0.width = width
            $0.height = height
        }
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(.rectangle, x: .value(x.point), y: .interval(yStart.point, yEnd.point)) { $0.width = width }
    }

    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        self.init(.rectangle, x: .value(x.point), y: .fixedInterval(yStart, yEnd)) { $0.width = width }
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.rectangle, x: .interval(xStart.point, xEnd.point), y: .value(y.point)) { $0.height = height }
    }

    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.rectangle, x: .fixedInterval(xStart, xEnd), y: .value(y.point)) { $0.height = height }
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.rectangle, x: .interval(xStart.point, xEnd.point), y: .interval(yStart.point, yEnd.point))
    }

    public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init(.rectangle, x: .fixedInterval(xStart, xEnd), y: .fixedInterval(yStart, yEnd))
    }

    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.rectangle, x: .fixedInterval(xStart, xEnd), y: .interval(yStart.point, yEnd.point))
    }

    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.rectangle, x: .interval(xStart.point, xEnd.point), y: .fixedInterval(yStart, yEnd))
    }
}
