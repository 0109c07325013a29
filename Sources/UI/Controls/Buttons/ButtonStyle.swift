// SPDX-License-Identifier: MIT

import Foundation
import Motion
import SwiftUICore

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The view of the button. The style must call `configuration.trigger()` itself.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    /// The view of the button. Called again whenever a press begins or ends.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
    public struct Label: ErasedPart { package let view: any View }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    @MainActor @preconcurrency
    public func trigger() { action() }
}

public struct ButtonStyleConfiguration {
    public struct Label: ErasedPart { package let view: any View }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

nonisolated struct PrimitiveButtonStyleBox<Style: PrimitiveButtonStyle>: StyleBox {
    let style: Style

    @MainActor func view(_ configuration: PrimitiveButtonStyleConfiguration) -> any View {
        StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(PrimitiveButtonStyleBox(style: TappedButtonStyle(look: style)))
    }

    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        controlStyle(PrimitiveButtonStyleBox(style: style))
    }
}

private nonisolated struct TappedButtonStyle<Look: ButtonStyle>: PrimitiveButtonStyle {
    let look: Look

    @MainActor func makeBody(configuration: Configuration) -> some View {
        TappedButton(look: StyleProperty(look), configuration: configuration)
    }
}

/// A button that a tap triggers, drawn by a `ButtonStyle`.
struct TappedButton<Look: ButtonStyle>: View, UnnamedView {
    let look: StyleProperty<Look>
    let configuration: PrimitiveButtonStyleConfiguration
    /// The animation when the press ends; nil for no animation.
    var release: Animation?
    /// Whether touches in gaps of the label count as touches of the button.
    var fillsFrame = false
    /// See `onPress`.
    var showsQuickTaps = false
    /// Called with true when the button begins to look pressed, and with false when that ends.
    var notePress: (@MainActor (Bool) -> Void)?
    @State private var isPressed = false

    var body: some View {
        look.style
            .makeBody(
                configuration: ButtonStyleConfiguration(
                    role: configuration.role, label: .init(view: configuration.label.view), isPressed: isPressed)
            )
            .onPress(
                fillsFrame: fillsFrame, showsQuickTaps: showsQuickTaps, press: press, action: configuration.action
            )
            .modifier(ButtonSpacing())
    }

    private func press(_ isDown: Bool) {
        notePress?(isDown)
        // `withAnimation` contains only the change of `isPressed`, so that changes made by the button's action are not
        // animated.
        if !isDown, let release {
            withAnimation(release) { isPressed = false }
        } else {
            isPressed = isDown
        }
    }
}
