// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Interaction

// The system's styles for buttons, in the looks of iOS 15 to 18.

/// How long a button takes back to its own look, in seconds. (UIKit's value; it goes down at once.)
private let release = Animation.easeInOut(duration: 0.47)

extension PrimitiveButtonStyleConfiguration {
    /// A tapped button with one of the system's looks.
    ///
    /// - Parameter press: Told when a finger comes to lie on it, and when it does no more.
    @MainActor
    func tapped<Look: ButtonStyle>(
        _ look: Look, fillsFrame: Bool, press: (@MainActor (Bool) -> Void)? = nil
    ) -> TappedButton<Look> {
        TappedButton(
            look: StyleProperty(look), configuration: self, release: release, fillsFrame: fillsFrame, notePress: press)
    }
}

/// The style of a place without any other: borderless.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// The label in the accent colour, faint while it is pressed; in a list, all of its row is grey instead.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DefaultButton(configuration: configuration)
    }
}

/// The label in the accent colour, faint while it is pressed.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// The label in the accent colour; with an opacity of 0.2, in the dark 0.4, while it is pressed.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.tapped(BorderlessLook(), fillsFrame: true)
    }
}

/// The label as it is; gaps in it cannot be touched.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// The label as it is; with an opacity of 0.75 while it is pressed, and of 0.5 where it is disabled.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.tapped(PlainLook(), fillsFrame: false)
    }
}

/// The label in the accent colour on a backdrop of the same colour, much lighter.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// The label in the accent colour, red for the destructive role, on a backdrop of the same colour at 0.15.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.tapped(BorderedLook(isProminent: false), fillsFrame: true)
    }
}

/// The label in white on a backdrop of the accent colour.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// The label in white on a backdrop of the accent colour, red for the destructive role.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.tapped(BorderedLook(isProminent: true), fillsFrame: true)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The label in the accent colour, faint while it is pressed: what buttons look like that are told nothing.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the accent colour, faint while it is pressed.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is; gaps in it cannot be touched.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label in the accent colour on a backdrop of the same colour, much lighter.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label in white on a backdrop of the accent colour.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

// MARK: - Looks

/// The colour of a button that does something of this kind.
private func color(of role: ButtonRole?) -> Color { role == .destructive ? .red : .accentColor }

struct BorderlessLook: ButtonStyle {
    /// Whether the label is faint while it is pressed.
    var fades = true
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.foreground) private var foreground
    @Environment(\.foregroundIsOfTexts) private var foregroundIsOfTexts

    func makeBody(configuration: Configuration) -> some View {
        let pressed = colorScheme == .dark ? 0.4 : 0.2
        configuration.label
            .foregroundStyle(style(of: configuration.role))
            .opacity(fades && configuration.isPressed ? pressed : 1)
    }

    private func style(of role: ButtonRole?) -> AnyShapeStyle {
        // A style that was set around the button is stronger.
        if !foreground.isEmpty, !foregroundIsOfTexts { return AnyShapeStyle(ForegroundStyle()) }
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

    func makeBody(configuration: Configuration) -> some View {
        ButtonBackdrop(backdrop(of: configuration.role)) {
            configuration.label.foregroundStyle(labelStyle(of: configuration.role))
        }
        .opacity(configuration.isPressed ? 0.75 : 1)
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
