// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public nonisolated struct RuleMark: SingleMark {
    let item: MarkItem
}

extension RuleMark {
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.rule, x: .value(x.point), y: .interval(yStart.point, yEnd.point))
    }

    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init(.rule, x: .value(x.point), y: .fixedInterval(yStart, yEnd))
    }

    public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init(.rule, x: .fixed(x), y: .interval(yStart.point, yEnd.point))
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(.rule, x: .interval(xStart.point, xEnd.point), y: .value(y.point))
    }

    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init(.rule, x: .fixedInterval(xStart, xEnd), y: .value(y.point))
    }

    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        self.init(.rule, x: .interval(xStart.point, xEnd.point), y: .fixed(y))
    }
}
