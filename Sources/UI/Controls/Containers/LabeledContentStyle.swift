// SPDX-License-Identifier: MIT

import SwiftUICore

@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabeledContentStyleConfiguration {
    public struct Label: ErasedPart { package let view: any View }

    public struct Content: ErasedPart { package let view: any View }

    public let label: Label
    public let content: Content
}

nonisolated struct LabeledContentStyleBox<Style: LabeledContentStyle>: StyleBox {
    let style: Style

    @MainActor func view(_ configuration: LabeledContentStyleConfiguration) -> any View {
        StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(LabeledContentStyleBox(style: style))
    }
}

public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) { configuration.content.foregroundStyle(.secondary) }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
