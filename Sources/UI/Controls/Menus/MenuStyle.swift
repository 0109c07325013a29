// SPDX-License-Identifier: MIT

import SwiftUICore

@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration

    /// The drawn menu. The returned view should contain `Menu(configuration)`, because that opens the menu.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct MenuStyleConfiguration {
    public struct Label: ErasedPart { package let view: any View }

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
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        controlStyle(MenuStyleBox(style: style))
    }
}

public nonisolated struct DefaultMenuStyle: MenuStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration)
    }
}

public nonisolated struct ButtonMenuStyle: MenuStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration)
    }
}

public nonisolated struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
