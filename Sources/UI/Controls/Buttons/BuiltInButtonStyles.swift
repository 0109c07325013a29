// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

// The system's button styles as on iOS 15 to 18. With the palette of macOS 15, bordered styles draw bezels instead.

/// The fade from the pressed look to the normal look, with the duration of UIKit. The change to the pressed look is not
/// animated.
private let release = Animation.easeInOut(duration: 0.47)

extension PrimitiveButtonStyleConfiguration {
    /// This button with one of the system's looks. A tap triggers the button.
    ///
    /// - Parameters:
    ///   - fades: Whether the change to the normal look is animated.
    ///   - press: Called with true when the button begins to look pressed, and with false when that ends.
    @MainActor
    package func tapped<Look: ButtonStyle>(
        _ look: Look, fillsFrame: Bool, fades: Bool = true, showsQuickTaps: Bool = false,
        press: (@MainActor (Bool) -> Void)? = nil
    ) -> some View {
        TappedButton(
            look: StyleProperty(look), configuration: self, release: fades ? release : nil, fillsFrame: fillsFrame,
            showsQuickTaps: showsQuickTaps, notePress: press)
    }
}

/// Draws a borderless button or, with the palette of macOS 15, a bezel. In a list, the button is borderless, and a tap
/// anywhere in the row triggers it.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DefaultButton(configuration: configuration)
    }
}

public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.tapped(BorderlessLook(), fillsFrame: true)
    }
}

/// Draws the label without a look of its own. Gaps in the label do not react to touches.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.tapped(PlainLook(), fillsFrame: false)
    }
}

public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.tapped(BorderedLook(isProminent: false), fillsFrame: true)
    }
}

public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.tapped(BorderedLook(isProminent: true), fillsFrame: true)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

// MARK: - Looks

private func color(of role: ButtonRole?) -> Color { role == .destructive ? .red : .accentColor }

struct BorderlessLook: ButtonStyle {
    /// Whether the label is dimmed while the button is pressed.
    var fades = true
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.foreground) private var foreground
    @Environment(\.foregroundAppliesToTextOnly) private var foregroundAppliesToTextOnly

    func makeBody(configuration: Configuration) -> some View {
        let pressed = colorScheme == .dark ? 0.4 : 0.2
        configuration.label
            .foregroundStyle(style(of: configuration.role))
            .opacity(fades && configuration.isPressed ? pressed : 1)
    }

    private func style(of role: ButtonRole?) -> AnyShapeStyle {
        // A foreground style set by view code overrides the colour of the button's role.
        if !foreground.isEmpty, !foregroundAppliesToTextOnly { return AnyShapeStyle(ForegroundStyle()) }
        return isEnabled ? AnyShapeStyle(color(of: role)) : AnyShapeStyle(HierarchicalShapeStyle.tertiary)
    }
}

private struct PlainLook: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.75 : 1)
    }
}

private struct BorderedLook: ButtonStyle {
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.systemPalette) private var palette

    func makeBody(configuration: Configuration) -> some View {
        if palette == .macOS15 {
            Bezel(configuration: configuration, isProminent: isProminent)
        } else {
            ButtonBackdrop(backdrop(of: configuration.role)) {
                configuration.label.foregroundStyle(labelStyle(of: configuration.role))
            }
            .opacity(configuration.isPressed ? 0.75 : 1)
        }
    }

    private func labelStyle(of role: ButtonRole?) -> AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        return AnyShapeStyle(isProminent ? .white : color(of: role))
    }

    private func backdrop(of role: ButtonRole?) -> Color {
        guard isEnabled else { return .gray.opacity(0.12) }
        return isProminent ? color(of: role) : color(of: role).opacity(0.15)
    }
}
