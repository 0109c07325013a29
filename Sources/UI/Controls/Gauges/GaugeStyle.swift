// SPDX-License-Identifier: MIT

import Views

@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct GaugeStyleConfiguration {
    public struct Label: ErasedPart { package let view: any View }

    public struct CurrentValueLabel: ErasedPart { package let view: any View }

    public struct MinimumValueLabel: ErasedPart { package let view: any View }

    public struct MaximumValueLabel: ErasedPart { package let view: any View }

    public struct MarkedValueLabel: ErasedPart { package let view: any View }

    /// The normalised value, from 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
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
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(GaugeStyleBox(style: style))
    }
}
