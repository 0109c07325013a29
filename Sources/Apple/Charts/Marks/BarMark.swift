// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public nonisolated struct BarMark: SingleMark {
    let item: MarkItem
}

extension BarMark {
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.bar, x: .value(x.point), y: .value(y.point)) {
            $0.width = width
            $0.height = height
            $0.stacking = stacking
        }
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(.bar, x: .value(x.point), y: .interval(yStart.point, yEnd.point)) { $0.width = width }
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.bar, x: .interval(xStart.point, xEnd.point), y: .value(y.point)) { $0.height = height }
    }

    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.bar, x: .value(x.point), y: yStart == nil && yEnd == nil ? .none : .fixedInterval(yStart, yEnd)) {
            $0.width = width
            $0.stacking = stacking
        }
    }

    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.bar, x: xStart == nil && xEnd == nil ? .none : .fixedInterval(xStart, xEnd), y: .value(y.point)) {
            $0.height = height
            $0.stacking = stacking
        }
    }

    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.bar, x: .interval(xStart.point, xEnd.point), y: .fixedInterval(yStart, yEnd))
    }

    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.bar, x: .fixedInterval(xStart, xEnd), y: .interval(yStart.point, yEnd.point))
    }
}
