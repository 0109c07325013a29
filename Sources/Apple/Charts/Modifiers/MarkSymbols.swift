// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension ChartContent {
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        attributes {
            if $0.symbol == nil && $0.symbolValue == nil { $0.symbol = .shape(AnyChartSymbolShape(symbol)) }
        }
    }

    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return attributes { if $0.symbol == nil && $0.symbolValue == nil { $0.symbol = .view(view) } }
    }

    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        attributes { if $0.symbol == nil && $0.symbolValue == nil { $0.symbolValue = value.point } }
    }

    public func symbolSize(_ size: CGSize) -> some ChartContent {
        attributes { if $0.symbolSize == nil && $0.symbolSizeValue == nil { $0.symbolSize = .size(size) } }
    }

    public func symbolSize(_ area: CGFloat) -> some ChartContent {
        attributes { if $0.symbolSize == nil && $0.symbolSizeValue == nil { $0.symbolSize = .area(area) } }
    }

    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        attributes { if $0.symbolSize == nil && $0.symbolSizeValue == nil { $0.symbolSizeValue = value.point } }
    }
}
