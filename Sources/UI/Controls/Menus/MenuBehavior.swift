// SPDX-License-Identifier: MIT

import SwiftUICore

/// Stored but ignored: menus list their items from top to bottom.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let name: String
    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let name: String
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Stored but ignored: a button acts once per press.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

public struct PaletteSelectionEffect: Sendable, Equatable {
    private let name: String
    public static let automatic = PaletteSelectionEffect(name: "automatic")
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(name: "symbolVariant")
    }
    public static let custom = PaletteSelectionEffect(name: "custom")
}

private enum MenuStaysOpenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a menu stays open after an item is chosen.
    var menuStaysOpen: Bool {
        get { self[MenuStaysOpenKey.self] }
        set { self[MenuStaysOpenKey.self] = newValue }
    }
}

extension View {
    /// Has no effect: menus list their items from top to bottom.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
        unsupported(self, "menuOrder(.priority)", when: order == .priority)
    }
    /// Has no effect: iOS shows no indicators.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        withoutEffect(self, .otherPlatforms)
    }
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuStaysOpen, behavior == .disabled)
    }
    /// Has no effect: a button acts once per press.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        unsupported(self, "buttonRepeatBehavior(.enabled)", when: behavior == .enabled)
    }
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        unsupported(self, "paletteSelectionEffect")
    }
}
