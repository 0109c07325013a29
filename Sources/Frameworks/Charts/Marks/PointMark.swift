// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A point.
public nonisolated struct PointMark: SingleMark {
    let item: MarkItem
}

extension PointMark {
    /// A point at two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(.point, x: .value(x.point), y: .value(y.point))
    }

    /// A point at a value, and at a place of the plot: its middle where none is given.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init(.point, x: .fixed(x), y: .value(y.point))
    }

    /// A point at a value, and at a place of the plot: its middle where none is given.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        self.init(.point, x: .value(x.point), y: .fixed(y))
    }
}
