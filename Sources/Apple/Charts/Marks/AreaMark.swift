// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public nonisolated struct AreaMark: SingleMark {
    let item: MarkItem
}

extension AreaMark {
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.area, x: .value(x.point), y: .value(y.point)) { $0.stacking = stacking }
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.area, x: .value(x.point), y: .value(y.point)) {
            $0.series = series.point
            $0.stacking = stacking
        }
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.area, x: .value(x.point), y: .interval(yStart.point, yEnd.point))
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.area, x: .value(x.point), y: .interval(yStart.point, yEnd.point)) { $0.series = series.point }
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(.area, x: .interval(xStart.point, xEnd.point), y: .value(y.point))
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.area, x: .interval(xStart.point, xEnd.point), y: .value(y.point)) { $0.series = series.point }
    }
}
