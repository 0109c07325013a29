// SPDX-License-Identifier: MIT

import Interaction

/// How labels are shown.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The view that stands for a label.
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    /// Makes the view that stands for a label. A label of `configuration` inside of it has the style further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    /// The title of any label, whatever type of view it is.
    public struct Title: ErasedPart { package let view: any View }

    /// The icon of any label, whatever type of view it is.
    public struct Icon: ErasedPart { package let view: any View }

    /// What the label says.
    public let title: Title
    /// The picture beside it.
    public let icon: Icon
}

/// The icon before the title, its middle at the middle of the first line.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    /// Eight points between icon and title.
    public init() {}

    /// Both in a row.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TitleAndIcon(configuration: configuration)
    }
}

private struct TitleAndIcon: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth

    var body: some View {
        HStack(alignment: .firstTextLineCenter, spacing: spacing ?? 8) {
            LabelIcon(icon: configuration.icon).frame(minWidth: iconWidth)
            configuration.title.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }
    }
}

/// The icon of a label, which in a row of a list is tinted where nothing is said of its colour.
private struct LabelIcon: View {
    let icon: LabelStyleConfiguration.Icon
    @Environment(\.isInList) private var isInList
    @Environment(\.foreground) private var foreground

    var body: some View {
        if isInList, foreground.isEmpty { icon.foregroundStyle(.tint) } else { icon }
    }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    /// The style that leaves the icon out.
    public init() {}
    /// The title as it is.
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, Sendable {
    /// The style that leaves the title out.
    public init() {}
    /// The icon as it is, which goes by the title.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if let title = configuration.title.view as? Text {
            configuration.icon.accessibilityLabel(title)
        } else {
            configuration.icon
        }
    }
}

/// The style of a place without any other: both title and icon.
public nonisolated struct DefaultLabelStyle: LabelStyle, Sendable {
    /// The same as `TitleAndIconLabelStyle`: no place here shows labels otherwise of itself.
    public init() {}

    /// Both in a row.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// Both title and icon.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon before the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// How labels in this view are shown.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        transformEnvironment(\.labelStyles) { $0.append(style) }
    }
}

private enum LabelStylesKey: EnvironmentKey { static var defaultValue: [any LabelStyle] { [] } }

extension EnvironmentValues {
    /// The styles around this place, the innermost last.
    var labelStyles: [any LabelStyle] {
        get { self[LabelStylesKey.self] }
        set { self[LabelStylesKey.self] = newValue }
    }
}

extension LabelStyle {
    /// The body in a view of its own, which keeps the style's dynamic properties.
    func erasedView(_ configuration: LabelStyleConfiguration) -> any View {
        StyledLabel(style: StyleProperty(self), configuration: configuration)
    }
}

private struct StyledLabel<Style: LabelStyle>: View {
    let style: StyleProperty<Style>
    let configuration: LabelStyleConfiguration

    var body: some View { style.style.makeBody(configuration: configuration) }
}
