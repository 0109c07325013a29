// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    /// The drawn label. A `Label(configuration)` in it is drawn by the next outer style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
    public struct Title: ErasedPart { package let view: any View }

    public struct Icon: ErasedPart { package let view: any View }

    public let title: Title
    public let icon: Icon
}

public nonisolated struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TitleAndIcon(configuration: configuration)
    }
}

/// The icon and the title of a label. In a list, icons are centred in a column whose width depends only on the text
/// size. The titles of all rows are therefore aligned.
private struct TitleAndIcon: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isInList) private var isInList
    @Environment(\.isMac) private var isMac
    @Environment(\.labelIconToTitleSpacing) private var spacing

    private var gap: CGFloat { isInList ? isMac ? RowMetrics.macIconToTitle : RowMetrics.iconToTitle : 8 }

    var body: some View {
        HStack(alignment: .firstTextLineCenter, spacing: spacing ?? gap) {
            LabelIcon(icon: configuration.icon)
            // A row's separator starts at the first text of the row, which may be this title.
            configuration.title.alignmentGuide(.leadingText) { $0[.leading] }
        }
    }
}

/// The icon of a label. In a list row, the icon has the tint colour unless a foreground style is set, and symbols are
/// large.
private struct LabelIcon: View {
    let icon: LabelStyleConfiguration.Icon
    @Environment(\.isInList) private var isInList
    @Environment(\.isMac) private var isMac
    @Environment(\.foreground) private var foreground
    @Environment(\.imageScale) private var scale
    @Environment(\.labelReservedIconWidth) private var reservedWidth
    @ScaledMetric private var columnWidth = RowMetrics.iconWidth
    @ScaledMetric private var lineHeight = RowMetrics.lineHeight

    var body: some View {
        if isInList {
            let width = reservedWidth ?? (isMac ? RowMetrics.macIconWidth : columnWidth)
            let hasSymbol = isSymbol(icon.view)
            // Gives symbols a fixed frame. Otherwise, wide symbols would move the title, and high ones would make the
            // row higher.
            tinted.imageScale(scale == .medium && !isMac ? .large : scale)
                .frame(
                    width: hasSymbol ? width : nil, height: hasSymbol ? isMac ? MacMetrics.bodyLine : lineHeight : nil
                )
                .frame(minWidth: width)
        } else {
            icon.frame(minWidth: reservedWidth)
        }
    }

    @ViewBuilder private var tinted: some View {
        if foreground.isEmpty { icon.foregroundStyle(.tint) } else { icon }
    }
}

public nonisolated struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public nonisolated struct IconOnlyLabelStyle: LabelStyle, Sendable {
    public init() {}
    /// Draws the icon only. A text title becomes the icon's accessibility label.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if let title = configuration.title.view as? Text {
            configuration.icon.accessibilityLabel(title)
        } else {
            configuration.icon
        }
    }
}

public nonisolated struct DefaultLabelStyle: LabelStyle, Sendable {
    /// Behaves like `TitleAndIconLabelStyle` everywhere.
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        transformEnvironment(\.labelStyles) { $0.append(style) }
    }
}

private enum LabelStylesKey: EnvironmentKey { static var defaultValue: [any LabelStyle] { [] } }

extension EnvironmentValues {
    /// The inherited styles, innermost last.
    var labelStyles: [any LabelStyle] {
        get { self[LabelStylesKey.self] }
        set { self[LabelStylesKey.self] = newValue }
    }
}

extension LabelStyle {
    /// The style's body, wrapped in a view that stores the style's dynamic properties.
    func erasedView(_ configuration: LabelStyleConfiguration) -> any View {
        StyledLabel(style: StyleProperty(self), configuration: configuration)
    }
}

private struct StyledLabel<Style: LabelStyle>: View {
    let style: StyleProperty<Style>
    let configuration: LabelStyleConfiguration

    var body: some View { style.style.makeBody(configuration: configuration) }
}
