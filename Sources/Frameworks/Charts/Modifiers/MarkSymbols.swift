// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension ChartContent {
    /// The symbol of points, and at the points of lines.
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        attributes {
            if $0.symbol == nil && $0.symbolValue == nil { $0.symbol = .shape(AnyChartSymbolShape(symbol)) }
        }
    }

    /// A view as the symbol of points, and at the points of lines.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return attributes { if $0.symbol == nil && $0.symbolValue == nil { $0.symbol = .view(view) } }
    }

    /// A symbol for each value, which the legend explains.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        attributes { if $0.symbol == nil && $0.symbolValue == nil { $0.symbolValue = value.point } }
    }

    /// The size of symbols.
    public func symbolSize(_ size: CGSize) -> some ChartContent {
        attributes { if $0.symbolSize == nil && $0.symbolSizeValue == nil { $0.symbolSize = .size(size) } }
    }

    /// The size of symbols, as that of a circle.
    ///
    /// - Parameter area: Its area, in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent {
        attributes { if $0.symbolSize == nil && $0.symbolSizeValue == nil { $0.symbolSize = .area(area) } }
    }

    /// A size for each value.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        attributes { if $0.symbolSize == nil && $0.symbolSizeValue == nil { $0.symbolSizeValue = value.point } }
    }
}
