// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public nonisolated struct PointMark: SingleMark {
    let item: MarkItem
}

extension PointMark {
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(.point, x: .value(x.point), y: .value(y.point))
    }

    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init(.point, x: .fixed(x), y: .value(y.point))
    }

    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        self.init(.point, x: .value(x.point), y: .fixed(y))
    }
}
