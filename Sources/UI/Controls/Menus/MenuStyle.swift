// SPDX-License-Identifier: MIT

import Interaction

/// How the button of a menu looks.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The view that stands for a menu.
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration

    /// Makes the view that stands for a menu, which has `Menu(configuration)` in it.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
    /// What the button shows, whatever type of view it is.
    public struct Label: ErasedPart { package let view: any View }

    /// What the menu lists, whatever type of view it is.
    public struct Content: ErasedPart { package let view: any View }

    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
}

nonisolated struct MenuStyleBox<Style: MenuStyle>: StyleBox {
    let style: Style

    @MainActor func view(_ configuration: MenuStyleConfiguration) -> any View {
        StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// How the buttons of menus in this view look.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        controlStyle(MenuStyleBox(style: style))
    }
}

/// The style of a place without any other: a button.
public nonisolated struct DefaultMenuStyle: MenuStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// A button in the style of buttons here.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration)
    }
}

/// A button in the style of buttons here.
public nonisolated struct ButtonMenuStyle: MenuStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// A button in the style of buttons here.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration)
    }
}

/// A borderless button.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// A borderless button, whatever style buttons here have.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// A button.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the style of buttons here.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A borderless button.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
