// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A point of the edge of an area.
public nonisolated struct AreaMark: SingleMark {
    let item: MarkItem
}

extension AreaMark {
    /// A point of an area that begins at zero; several areas stand on each other.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.area, x: .value(x.point), y: .value(y.point)) { $0.stacking = stacking }
    }

    /// A point of the area of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.area, x: .value(x.point), y: .value(y.point)) {
            $0.series = series.point
            $0.stacking = stacking
        }
    }

    /// The area between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.area, x: .value(x.point), y: .interval(yStart.point, yEnd.point))
    }

    /// The area between two values of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.area, x: .value(x.point), y: .interval(yStart.point, yEnd.point)) { $0.series = series.point }
    }

    /// The area between two values, for charts that run upwards.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(.area, x: .interval(xStart.point, xEnd.point), y: .value(y.point))
    }

    /// The area between two values of a series, for charts that run upwards.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.area, x: .interval(xStart.point, xEnd.point), y: .value(y.point)) { $0.series = series.point }
    }
}
