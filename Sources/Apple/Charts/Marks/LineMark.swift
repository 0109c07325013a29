// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public nonisolated struct LineMark: SingleMark {
    let item: MarkItem
}

extension LineMark {
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(.line, x: .value(x.point), y: .value(y.point))
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.line, x: .value(x.point), y: .value(y.point)) { $0.series = series.point }
    }
}
