// SPDX-License-Identifier: MIT

import Foundation
import ViewGraph
import Interaction

/// An entry at the side of a Mac's menu bar: it is not there when the app is launched on a phone, so it is not rendered.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
    /// An entry with a label of its own.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    /// An entry with a label of its own, which may be hidden.
    public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
    /// For this engine: nothing is shown.
    @MainActor public static func _window(_ scene: Self) -> AnyView? { nil }
}

extension MenuBarExtra where Label == Text {
    /// An entry with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
    /// An entry with a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
    /// An entry with an image.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
    /// An entry with words.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// An entry with a symbol, which may be hidden.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {}
}

/// How an entry of the menu bar opens.
@MainActor @preconcurrency
public protocol MenuBarExtraStyle {}

/// As the system has it.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// The style has no parameters.
    nonisolated public init() {}
}
/// As a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// The style has no parameters.
    nonisolated public init() {}
}
/// As a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// The style has no parameters.
    nonisolated public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// As the system has it.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// As a menu.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// As a window.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
    /// How entries of the menu bar open; there is none.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
