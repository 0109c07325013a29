// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Interaction

/// How disclosure groups look, and how they are opened.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The view that stands for a group.
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Makes the view that stands for a group. It sets `configuration.isExpanded` itself.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
    /// What the group is about, whatever type of view it is.
    public struct Label: ErasedPart { package let view: any View }

    /// What is hidden or shown, whatever type of view it is.
    public struct Content: ErasedPart { package let view: any View }

    /// What the group is about.
    public let label: Label
    /// What is hidden or shown.
    public let content: Content
    /// Whether the content is shown.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

nonisolated struct DisclosureGroupStyleBox<Style: DisclosureGroupStyle>: StyleBox {
    let style: Style

    @MainActor func view(_ configuration: DisclosureGroupStyleConfiguration) -> any View {
        StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// The look of all disclosure groups in this view.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        controlStyle(DisclosureGroupStyleBox(style: style))
    }
}

/// The style of a place without any other: a line that can be tapped, with a chevron that turns.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// The label and a chevron at both ends of a line; the content below it. In a list they are rows, of which those of the
    /// content are indented.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DisclosedLines(configuration: configuration)
    }
}

private struct DisclosedLines: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.isInList) private var isInList

    var body: some View {
        if isInList {
            // Only the chevron says that the line can be tapped.
            DisclosureLine(configuration: configuration, chevron: AnyShapeStyle(.tint)).buttonStyle(.plain)
            if configuration.isExpanded { configuration.content.padding(.leading, RowMetrics.indentation) }
        } else {
            VStack(alignment: .leading) {
                DisclosureLine(configuration: configuration, chevron: AnyShapeStyle(.foreground))
                if configuration.isExpanded { configuration.content }
            }
        }
    }
}

private struct DisclosureLine: View {
    let configuration: DisclosureGroupStyleConfiguration
    let chevron: AnyShapeStyle
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Button {
            withAnimation { configuration.isExpanded.toggle() }
        } label: {
            HStack(spacing: 0) {
                configuration.label
                Spacer(minLength: 8)
                Image(systemName: "chevron.forward")
                    .font(.system(size: 13, weight: .semibold))
                    .rotationEffect(.degrees(configuration.isExpanded ? down : 0))
                    .foregroundStyle(chevron)
            }
            .contentShape(Rectangle())
        }
    }

    /// From where reading goes on.
    private var down: Double { direction == .rightToLeft ? -90 : 90 }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// A line that can be tapped, with a chevron that turns.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
