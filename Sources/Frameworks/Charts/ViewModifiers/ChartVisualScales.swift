// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension View {
    /// What a range says, without its type.
    fileprivate nonisolated static func visualScale<Range: ScaleRange, Visual>(
        _ range: Range, _ wrap: (Range.VisualValue) -> Visual
    ) -> VisualScale<Visual> {
        VisualScale(range: range._visualValues.map(wrap), isContinuous: range._isContinuous)
    }
}

extension View {
    /// A style for each value.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        let domain = domain._domain
        let scale = Self.visualScale(range) { AnyShapeStyle($0) }
        let gradient = range as? Gradient
        return chart {
            $0.styles = scale
            $0.styles.domain = domain
            $0.styles.type = type
            $0.styleGradient = gradient
        }
    }

    /// Which values have a style, and in which order.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
        -> some View
    {
        let domain = domain._domain
        return chart {
            $0.styles.domain = domain
            $0.styles.type = type
        }
    }

    /// A style for each value.
    nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
        -> some View
    where Range.VisualValue: ShapeStyle {
        let scale = Self.visualScale(range) { AnyShapeStyle($0) }
        let gradient = range as? Gradient
        return chart {
            $0.styles.range = scale.range
            $0.styles.isContinuous = scale.isContinuous
            $0.styles.type = type
            $0.styleGradient = gradient
        }
    }

    /// How values become what stands for them.
    nonisolated public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
        chart { $0.styles.type = type }
    }

    /// A style for each value, as a closure says.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        let domain = domain._domain
        return chart {
            $0.styles.domain = domain
            $0.styles.mapping = { value in
                DataValue(plotValue: value).map {
                    let visual = mapping($0); return AnyShapeStyle(visual)
                }
            }
        }
    }

    /// A style for each value, as a closure says.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart {
            $0.styles.mapping = { value in
                DataValue(plotValue: value).map {
                    let visual = mapping($0); return AnyShapeStyle(visual)
                }
            }
        }
    }

    /// A style for each of these values.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let pairs = mapping.map { (value: $0.key.plotValue, visual: $0.value) }.map { pair in
            let visual = pair.visual
            return (value: pair.value, visual: AnyShapeStyle(visual))
        }
        return chart { $0.styles.pairs = pairs }
    }
}

extension View {
    /// A symbol for each value.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        let domain = domain._domain
        let scale = Self.visualScale(range) { AnyChartSymbolShape($0) }
        return chart {
            $0.symbols = scale
            $0.symbols.domain = domain
            $0.symbols.type = type
        }
    }

    /// Which values have a symbol, and in which order.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let domain = domain._domain
        return chart {
            $0.symbols.domain = domain
            $0.symbols.type = type
        }
    }

    /// A symbol for each value.
    nonisolated public func chartSymbolScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue: ChartSymbolShape {
        let scale = Self.visualScale(range) { AnyChartSymbolShape($0) }
        return chart {
            $0.symbols.range = scale.range
            $0.symbols.isContinuous = scale.isContinuous
            $0.symbols.type = type
        }
    }

    /// How values become what stands for them.
    nonisolated public func chartSymbolScale(type: ScaleType? = nil) -> some View { chart { $0.symbols.type = type } }

    /// A symbol for each value, as a closure says.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        let domain = domain._domain
        return chart {
            $0.symbols.domain = domain
            $0.symbols.mapping = { value in
                DataValue(plotValue: value).map {
                    let visual = mapping($0); return AnyChartSymbolShape(visual)
                }
            }
        }
    }

    /// A symbol for each value, as a closure says.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart {
            $0.symbols.mapping = { value in
                DataValue(plotValue: value).map {
                    let visual = mapping($0); return AnyChartSymbolShape(visual)
                }
            }
        }
    }

    /// A symbol for each of these values.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let pairs = mapping.map { (value: $0.key.plotValue, visual: $0.value) }.map { pair in
            let visual = pair.visual
            return (value: pair.value, visual: AnyChartSymbolShape(visual))
        }
        return chart { $0.symbols.pairs = pairs }
    }
}

extension View {
    /// A size, in square points, for each value.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        let domain = domain._domain
        let scale = Self.visualScale(range) { $0 }
        return chart {
            $0.symbolSizes = scale
            $0.symbolSizes.domain = domain
            $0.symbolSizes.type = type
        }
    }

    /// Which values have a size, in square points,, and in which order.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
        -> some View
    {
        let domain = domain._domain
        return chart {
            $0.symbolSizes.domain = domain
            $0.symbolSizes.type = type
        }
    }

    /// A size, in square points, for each value.
    nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue == CGFloat {
        let scale = Self.visualScale(range) { $0 }
        return chart {
            $0.symbolSizes.range = scale.range
            $0.symbolSizes.isContinuous = scale.isContinuous
            $0.symbolSizes.type = type
        }
    }

    /// How values become what stands for them.
    nonisolated public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
        chart { $0.symbolSizes.type = type }
    }

    /// A size, in square points, for each value, as a closure says.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        let domain = domain._domain
        return chart {
            $0.symbolSizes.domain = domain
            $0.symbolSizes.mapping = { value in
                DataValue(plotValue: value).map {
                    let visual = mapping($0); return visual
                }
            }
        }
    }

    /// A size, in square points, for each value, as a closure says.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        chart {
            $0.symbolSizes.mapping = { value in
                DataValue(plotValue: value).map {
                    let visual = mapping($0); return visual
                }
            }
        }
    }

    /// A size, in square points, for each of these values.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        let pairs = mapping.map { (value: $0.key.plotValue, visual: $0.value) }.map { pair in
            let visual = pair.visual
            return (value: pair.value, visual: visual)
        }
        return chart { $0.symbolSizes.pairs = pairs }
    }
}

extension View {
    /// A dash for each value.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == StrokeStyle {
        let domain = domain._domain
        let scale = Self.visualScale(range) { $0 }
        return chart {
            $0.lineStyles = scale
            $0.lineStyles.domain = domain
            $0.lineStyles.type = type
        }
    }

    /// Which values have a dash, and in which order.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
        -> some View
    {
        let domain = domain._domain
        return chart {
            $0.lineStyles.domain = domain
            $0.lineStyles.type = type
        }
    }

    /// A dash for each value.
    nonisolated public func chartLineStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue == StrokeStyle {
        let scale = Self.visualScale(range) { $0 }
        return chart {
            $0.lineStyles.range = scale.range
            $0.lineStyles.isContinuous = scale.isContinuous
            $0.lineStyles.type = type
        }
    }

    /// How values become what stands for them.
    nonisolated public func chartLineStyleScale(type: ScaleType? = nil) -> some View {
        chart { $0.lineStyles.type = type }
    }

    /// A dash for each value, as a closure says.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        let domain = domain._domain
        return chart {
            $0.lineStyles.domain = domain
            $0.lineStyles.mapping = { value in
                DataValue(plotValue: value).map {
                    let visual = mapping($0); return visual
                }
            }
        }
    }

    /// A dash for each value, as a closure says.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        chart {
            $0.lineStyles.mapping = { value in
                DataValue(plotValue: value).map {
                    let visual = mapping($0); return visual
                }
            }
        }
    }

    /// A dash for each of these values.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        let pairs = mapping.map { (value: $0.key.plotValue, visual: $0.value) }.map { pair in
            let visual = pair.visual
            return (value: pair.value, visual: visual)
        }
        return chart { $0.lineStyles.pairs = pairs }
    }
}
