// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A point of a line.
public nonisolated struct LineMark: SingleMark {
    let item: MarkItem
}

extension LineMark {
    /// A point of the line through all points of the chart.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(.line, x: .value(x.point), y: .value(y.point))
    }

    /// A point of the line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.line, x: .value(x.point), y: .value(y.point)) { $0.series = series.point }
    }
}
