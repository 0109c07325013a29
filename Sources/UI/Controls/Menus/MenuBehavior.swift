// SPDX-License-Identifier: MIT

import Interaction

/// The order of a menu's entries.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first entry next to the button; here as `fixed`, since menus open below their buttons.
    public static let priority = MenuOrder(name: "priority")
    /// From top to bottom.
    public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes when one of its entries has been chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let name: String
    /// It does.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// It does.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// It stays. Menus close here all the same.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Whether an action goes on while its button is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// It does. Buttons here act once.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// It does not.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// What shows which entry of a palette is chosen.
public struct PaletteSelectionEffect: Sendable, Equatable {
    private let name: String
    /// As the system has it.
    public static let automatic = PaletteSelectionEffect(name: "automatic")
    /// Another form of the symbol.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(name: "symbolVariant")
    }
    /// What the entries draw themselves.
    public static let custom = PaletteSelectionEffect(name: "custom")
}

extension View {
    /// The order of the entries of menus in this view: from top to bottom, as the menus are drawn here.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
    /// Whether menus in this view have an arrow beside their labels: on iOS none has.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
    /// Whether menus in this view close when one of their entries has been chosen. They do here.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    /// Whether actions go on while their buttons are held. They do not here.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
    /// What shows which entry of a palette is chosen, as the palettes are drawn here.
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
    /// Sets the choices of a group of radio buttons side by side, on macOS.
    nonisolated public func horizontalRadioGroupLayout() -> some View { self }
}
