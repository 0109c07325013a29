// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension View {
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        chart {
            $0.styles.set(domain: domain, range: range, type: type) { AnyShapeStyle($0) }
            $0.styleGradient = range as? Gradient
        }
    }

    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
        -> some View
    {
        chart { $0.styles.set(domain: domain, type: type) }
    }

    nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
        -> some View
    where Range.VisualValue: ShapeStyle {
        chart {
            $0.styles.set(range: range, type: type) { AnyShapeStyle($0) }
            $0.styleGradient = range as? Gradient
        }
    }

    nonisolated public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
        chart { $0.styles.type = type }
    }

    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart { $0.styles.map(domain: domain) { AnyShapeStyle(mapping($0)) } }
    }

    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart { $0.styles.map { AnyShapeStyle(mapping($0)) } }
    }

    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chart { $0.styles.pair(mapping) { AnyShapeStyle($0) } }
    }
}

extension View {
    nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        chart { $0.symbols.set(domain: domain, range: range, type: type) { AnyChartSymbolShape($0) } }
    }

    nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.symbols.set(domain: domain, type: type) }
    }

    nonisolated public func chartSymbolScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue: ChartSymbolShape {
        chart { $0.symbols.set(range: range, type: type) { AnyChartSymbolShape($0) } }
    }

    nonisolated public func chartSymbolScale(type: ScaleType? = nil) -> some View { chart { $0.symbols.type = type } }

    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart { $0.symbols.map(domain: domain) { AnyChartSymbolShape(mapping($0)) } }
    }

    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart { $0.symbols.map { AnyChartSymbolShape(mapping($0)) } }
    }

    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chart { $0.symbols.pair(mapping) { AnyChartSymbolShape($0) } }
    }
}

extension View {
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        chart { $0.symbolSizes.set(domain: domain, range: range, type: type) { $0 } }
    }

    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
        -> some View
    {
        chart { $0.symbolSizes.set(domain: domain, type: type) }
    }

    nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue == CGFloat {
        chart { $0.symbolSizes.set(range: range, type: type) { $0 } }
    }

    nonisolated public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
        chart { $0.symbolSizes.type = type }
    }

    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        chart { $0.symbolSizes.map(domain: domain) { mapping($0) } }
    }

    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        chart { $0.symbolSizes.map { mapping($0) } }
    }

    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        chart { $0.symbolSizes.pair(mapping) { $0 } }
    }
}

extension View {
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == StrokeStyle {
        chart { $0.lineStyles.set(domain: domain, range: range, type: type) { $0 } }
    }

    nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
        -> some View
    {
        chart { $0.lineStyles.set(domain: domain, type: type) }
    }

    nonisolated public func chartLineStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue == StrokeStyle {
        chart { $0.lineStyles.set(range: range, type: type) { $0 } }
    }

    nonisolated public func chartLineStyleScale(type: ScaleType? = nil) -> some View {
        chart { $0.lineStyles.type = type }
    }

    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        chart { $0.lineStyles.map(domain: domain) { mapping($0) } }
    }

    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        chart { $0.lineStyles.map { mapping($0) } }
    }

    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        chart { $0.lineStyles.pair(mapping) { $0 } }
    }
}
