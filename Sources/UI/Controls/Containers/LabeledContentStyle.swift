// SPDX-License-Identifier: MIT

import Interaction

/// How a value stands with its label.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The view that stands for both.
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    /// Makes the view that stands for both.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a labelled value.
public struct LabeledContentStyleConfiguration {
    /// What the value is, whatever type of view it is.
    public struct Label: ErasedPart { package let view: any View }

    /// The value, whatever type of view it is.
    public struct Content: ErasedPart { package let view: any View }

    /// What the value is.
    public let label: Label
    /// The value.
    public let content: Content
}

nonisolated struct LabeledContentStyleBox<Style: LabeledContentStyle>: StyleBox {
    let style: Style

    @MainActor func view(_ configuration: LabeledContentStyleConfiguration) -> any View {
        StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// How values in this view stand with their labels.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(LabeledContentStyleBox(style: style))
    }
}

/// The style of a place without any other: the label at the leading edge, the value in grey at the trailing one.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// The label at the leading edge, the value in grey at the trailing one.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) { configuration.content.foregroundStyle(.secondary) }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label at the leading edge, the value in grey at the trailing one.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
