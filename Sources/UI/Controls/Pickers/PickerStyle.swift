// SPDX-License-Identifier: MIT

import SwiftUICore

/// Only the built-in styles conform: `_makeBody` is not for clients to implement.
@MainActor @preconcurrency
public protocol PickerStyle {
    func _makeBody(_ picker: _PickerConfiguration) -> AnyView
}

/// The parts of a picker, as passed to its style.
public struct _PickerConfiguration {
    let selection: PickerSelection
    let content: AnyView
    let label: AnyView
    /// Whether the label is a view other than `EmptyView`.
    let hasLabel: Bool
    let currentValueLabel: AnyView?
}

private enum PickerStyleKey: EnvironmentKey { static var defaultValue: any PickerStyle { DefaultPickerStyle() } }

extension EnvironmentValues {
    var pickerStyle: any PickerStyle {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerStyle, style) }
}

public nonisolated struct DefaultPickerStyle: PickerStyle, Sendable {
    public init() {}

    @MainActor public func _makeBody(_ picker: _PickerConfiguration) -> AnyView { AnyView(MenuPicker(picker: picker)) }
}

public nonisolated struct MenuPickerStyle: PickerStyle, Sendable {
    public init() {}

    @MainActor public func _makeBody(_ picker: _PickerConfiguration) -> AnyView { AnyView(MenuPicker(picker: picker)) }
}

public nonisolated struct SegmentedPickerStyle: PickerStyle, Sendable {
    public init() {}

    @MainActor public func _makeBody(_ picker: _PickerConfiguration) -> AnyView {
        AnyView(SegmentedPicker(picker: picker))
    }
}

/// Draws the segmented style, because palettes are supported only in menus.
public nonisolated struct PalettePickerStyle: PickerStyle, Sendable {
    public init() {}

    @MainActor public func _makeBody(_ picker: _PickerConfiguration) -> AnyView {
        AnyView(SegmentedPicker(picker: picker))
    }
}

public nonisolated struct WheelPickerStyle: PickerStyle, Sendable {
    public init() {}

    @MainActor public func _makeBody(_ picker: _PickerConfiguration) -> AnyView { AnyView(WheelPicker(picker: picker)) }
}

public nonisolated struct InlinePickerStyle: PickerStyle, Sendable {
    public init() {}

    /// Draws rows in a list or form. Elsewhere, draws a wheel.
    @MainActor public func _makeBody(_ picker: _PickerConfiguration) -> AnyView {
        AnyView(InlinePicker(picker: picker))
    }
}

/// A row with the label and the chosen value. A tap opens a menu instead of pushing a list.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    public init() {}

    @MainActor public func _makeBody(_ picker: _PickerConfiguration) -> AnyView { AnyView(LinkPicker(picker: picker)) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Draws the segmented style.
public nonisolated struct TabsPickerStyle: PickerStyle, Sendable {
    public init() {}

    @MainActor public func _makeBody(_ picker: _PickerConfiguration) -> AnyView {
        AnyView(SegmentedPicker(picker: picker))
    }
}

extension PickerStyle where Self == TabsPickerStyle {
    public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
