// SPDX-License-Identifier: MIT

import Views

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The view that stands for a gauge.
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    /// Makes the view that stands for a gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
    /// What is measured, whatever type of view it is.
    public struct Label: ErasedPart { package let view: any View }

    /// The value in words, whatever type of view it is.
    public struct CurrentValueLabel: ErasedPart { package let view: any View }

    /// The least value in words, whatever type of view it is.
    public struct MinimumValueLabel: ErasedPart { package let view: any View }

    /// The greatest value in words, whatever type of view it is.
    public struct MaximumValueLabel: ErasedPart { package let view: any View }

    /// Values in between in words, whatever type of view they are.
    public struct MarkedValueLabel: ErasedPart { package let view: any View }

    /// From 0, the lower bound, to 1.
    public var value: Double
    /// What is measured.
    public var label: Label
    /// The value in words; nil where nothing is said.
    public var currentValueLabel: CurrentValueLabel?
    /// The least value in words; nil where nothing is said.
    public var minimumValueLabel: MinimumValueLabel?
    /// The greatest value in words; nil where nothing is said.
    public var maximumValueLabel: MaximumValueLabel?
    let markedValueLabels: MarkedValueLabel?
}

nonisolated struct GaugeStyleBox<Style: GaugeStyle>: StyleBox {
    let style: Style

    @MainActor func view(_ configuration: GaugeStyleConfiguration) -> any View {
        StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// The look of all gauges in this view.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(GaugeStyleBox(style: style))
    }
}
