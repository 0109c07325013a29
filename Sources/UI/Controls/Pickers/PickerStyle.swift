// SPDX-License-Identifier: MIT

import Interaction

/// How pickers look. The styles are those that are built in: what makes their views is not for others to implement.
@MainActor @preconcurrency
public protocol PickerStyle {
    /// For this engine: makes the view that stands for a picker.
    func _makeBody(_ picker: _PickerConfiguration) -> AnyView
}

/// For this engine: the parts of a picker.
public struct _PickerConfiguration {
    let selection: PickerSelection
    let content: AnyView
    let label: AnyView
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
    /// The look of all pickers in this view.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerStyle, style) }
}

/// The style of a place without any other: a button that opens a menu.
public nonisolated struct DefaultPickerStyle: PickerStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// For this engine: makes the view that stands for a picker.
    @MainActor public func _makeBody(_ picker: _PickerConfiguration) -> AnyView { AnyView(MenuPicker(picker: picker)) }
}

/// The chosen value as a button that opens a menu of all.
public nonisolated struct MenuPickerStyle: PickerStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// For this engine: makes the view that stands for a picker.
    @MainActor public func _makeBody(_ picker: _PickerConfiguration) -> AnyView { AnyView(MenuPicker(picker: picker)) }
}

/// All values side by side, the chosen one on a thumb.
public nonisolated struct SegmentedPickerStyle: PickerStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// For this engine: makes the view that stands for a picker.
    @MainActor public func _makeBody(_ picker: _PickerConfiguration) -> AnyView {
        AnyView(SegmentedPicker(picker: picker))
    }
}

/// All values in a row of small pictures; outside of menus, the same as segments.
public nonisolated struct PalettePickerStyle: PickerStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// For this engine: makes the view that stands for a picker.
    @MainActor public func _makeBody(_ picker: _PickerConfiguration) -> AnyView {
        AnyView(SegmentedPicker(picker: picker))
    }
}

/// All values on a wheel.
public nonisolated struct WheelPickerStyle: PickerStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// For this engine: makes the view that stands for a picker.
    @MainActor public func _makeBody(_ picker: _PickerConfiguration) -> AnyView { AnyView(WheelPicker(picker: picker)) }
}

/// All values among the views around; outside of lists, the same as a wheel.
public nonisolated struct InlinePickerStyle: PickerStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// For this engine: makes the view that stands for a picker.
    @MainActor public func _makeBody(_ picker: _PickerConfiguration) -> AnyView { AnyView(WheelPicker(picker: picker)) }
}

/// The label and the chosen value in a line. It leads to a list of all values; here, a menu opens.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// For this engine: makes the view that stands for a picker.
    @MainActor public func _makeBody(_ picker: _PickerConfiguration) -> AnyView { AnyView(LinkPicker(picker: picker)) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// As the place has it: a button that opens a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All values side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// All values in a row of small pictures.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// All values on a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All values among the views around.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// The label and the chosen value in a line.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
