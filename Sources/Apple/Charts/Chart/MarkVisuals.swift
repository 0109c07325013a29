// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Maps values to styles, symbols, dashes and sizes.
struct MarkVisuals {
    private let configuration: SharedValue<ChartConfiguration>
    /// The values to which styles are assigned, in the order of the style scale.
    let styleValues: [_PlotValue]
    let symbolValues: [_PlotValue]
    let lineValues: [_PlotValue]
    let sizeValues: [_PlotValue]
    /// The range of the numbers that continuous styles interpolate.
    let styleBounds: ClosedRange<Double>
    private let sizeBounds: ClosedRange<Double>

    /// The default colours. The first value of the style scale gets the first colour, and so on, repeating after the
    /// last.
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    /// The default symbols, assigned like the colours of `palette`.
    static let symbols: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon]
    private static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [10, 5]]
    /// The default area of a symbol in square points: that of a circle about 8 points wide.
    static let symbolArea: CGFloat = 50

    init(_ items: [MarkItem], _ configuration: SharedValue<ChartConfiguration>) {
        self.configuration = configuration
        func values(_ point: (MarkAttributes) -> DataPoint?) -> [_PlotValue] {
            var known: Set<_PlotValue> = []
            return items.compactMap { point($0.attributes)?.center }.filter { known.insert($0).inserted }
        }
        styleValues = configuration.styles.values(values(\.styleValue))
        symbolValues = configuration.symbols.values(values(\.symbolValue))
        lineValues = configuration.lineStyles.values(values(\.lineStyleValue))
        sizeValues = configuration.symbolSizes.values(values(\.symbolSizeValue))
        func bounds(_ values: [_PlotValue]) -> ClosedRange<Double> {
            let scalars = values.compactMap(\.scalar)
            return (scalars.min() ?? 0)...(scalars.max() ?? 1)
        }
        (styleBounds, sizeBounds) = (bounds(styleValues), bounds(sizeValues))
    }

    /// Whether styles are interpolated between the least and the greatest number.
    var hasContinuousStyles: Bool {
        guard configuration.styles.mapping == nil, configuration.styles.pairs.isEmpty, let first = styleValues.first,
            !first.isCategory
        else { return false }
        return configuration.styleGradient != nil || configuration.styles.range == nil
    }

    /// The gradient from which continuous styles take their colours. The least number has the first colour.
    var gradient: Gradient { configuration.styleGradient ?? Gradient(colors: [.blue.opacity(0.2), .blue]) }

    func style(of value: _PlotValue) -> AnyShapeStyle {
        if hasContinuousStyles, let scalar = value.scalar {
            let width = styleBounds.upperBound - styleBounds.lowerBound
            return AnyShapeStyle(gradient.color(at: width > 0 ? (scalar - styleBounds.lowerBound) / width : 1))
        }
        if let style = configuration.styles.visual(of: value, among: styleValues) { return style }
        let index = styleValues.firstIndex(of: value) ?? 0
        return AnyShapeStyle(Self.palette[index % Self.palette.count])
    }

    func symbol(of value: _PlotValue) -> AnyChartSymbolShape {
        if let symbol = configuration.symbols.visual(of: value, among: symbolValues) { return symbol }
        let index = symbolValues.firstIndex(of: value) ?? 0
        return AnyChartSymbolShape(Self.symbols[index % Self.symbols.count])
    }

    func lineStyle(of value: _PlotValue) -> StrokeStyle {
        if let style = configuration.lineStyles.visual(of: value, among: lineValues) { return style }
        let index = lineValues.firstIndex(of: value) ?? 0
        return StrokeStyle(
            lineWidth: 2, lineCap: .round, lineJoin: .round, dash: Self.dashes[index % Self.dashes.count])
    }

    /// The area of the symbol for a value, in square points.
    func symbolArea(of value: _PlotValue) -> CGFloat {
        let scale = configuration.symbolSizes
        if let range = scale.range, scale.isContinuous, let first = range.first, let last = range.last,
            let scalar = value.scalar
        {
            let (low, high) = (sizeBounds.lowerBound, sizeBounds.upperBound)
            return first + (last - first) * CGFloat(high > low ? (scalar - low) / (high - low) : 1)
        }
        if let size = scale.visual(of: value, among: sizeValues) { return size }
        let (least, most): (CGFloat, CGFloat) = (12, 400)
        if let scalar = value.scalar {
            let high = sizeBounds.upperBound
            return least + (most - least) * CGFloat(high > 0 ? max(scalar, 0) / high : 1)
        }
        let index = sizeValues.firstIndex(of: value) ?? 0
        return least + (most - least) * CGFloat(index + 1) / CGFloat(max(sizeValues.count, 1))
    }
}
