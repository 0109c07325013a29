// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DisclosureGroupStyleConfiguration {
    public struct Label: ErasedPart { package let view: any View }

    public struct Content: ErasedPart { package let view: any View }

    public let label: Label
    public let content: Content
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
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        controlStyle(DisclosureGroupStyleBox(style: style))
    }
}

public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    public init() {}

    /// Draws the label at the leading end of a line, a chevron at its trailing end, and the content below. In a list,
    /// these are rows, and the content's rows are indented.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DisclosedLines(configuration: configuration)
    }
}

private struct DisclosedLines: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.isInList) private var isInList

    var body: some View {
        if isInList {
            // Uses the plain button style, so that the tint colours only the chevron and not the label.
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
                    .accessibilityHidden(true)
            }
            .contentShape(Rectangle())
        }
    }

    /// The rotation of the chevron when it points down, in degrees. It is negative in right-to-left layouts, because
    /// the image is mirrored there.
    private var down: Double { direction == .rightToLeft ? -90 : 90 }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
