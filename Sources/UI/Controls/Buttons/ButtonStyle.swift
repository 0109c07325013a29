// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Interaction

/// How buttons look, and what they do when they are touched.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The view that stands for a button.
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Makes the view that stands for a button. It calls `configuration.trigger()` itself.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look; they are tapped as always.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The view that stands for a button.
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    /// Makes the view that stands for a button, anew when a finger comes or goes.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button for a style that decides itself when it is triggered.
public struct PrimitiveButtonStyleConfiguration {
    /// What the button shows.
    public struct Label: ErasedPart { package let view: any View }

    /// What the button is for; nil: nothing in particular.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button does.
    @MainActor @preconcurrency
    public func trigger() { action() }
}

/// A button for a style that gives it a look.
public struct ButtonStyleConfiguration {
    /// What the button shows.
    public struct Label: ErasedPart { package let view: any View }

    /// What the button is for; nil: nothing in particular.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    /// A finger is on the button.
    public let isPressed: Bool
}

nonisolated struct PrimitiveButtonStyleBox<Style: PrimitiveButtonStyle>: StyleBox {
    let style: Style

    @MainActor func view(_ configuration: PrimitiveButtonStyleConfiguration) -> any View {
        StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// The look of all buttons in this view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(PrimitiveButtonStyleBox(style: TappedButtonStyle(look: style)))
    }

    /// The look and behaviour of all buttons in this view.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        controlStyle(PrimitiveButtonStyleBox(style: style))
    }
}

/// A style that is a look only.
private nonisolated struct TappedButtonStyle<Look: ButtonStyle>: PrimitiveButtonStyle {
    let look: Look

    @MainActor func makeBody(configuration: Configuration) -> some View {
        TappedButton(look: StyleProperty(look), configuration: configuration)
    }
}

/// A button that is triggered by a tap.
struct TappedButton<Look: ButtonStyle>: View, UnnamedView {
    let look: StyleProperty<Look>
    let configuration: PrimitiveButtonStyleConfiguration
    /// How the button goes back from its pressed look; nil: at once.
    var release: Animation?
    /// Gaps of the label can be touched too.
    var fillsFrame = false
    /// Told when a finger comes to lie on it, and when it does no more.
    var notePress: (@MainActor (Bool) -> Void)?
    @State private var isPressed = false

    var body: some View {
        look.style
            .makeBody(
                configuration: ButtonStyleConfiguration(
                    role: configuration.role, label: .init(view: configuration.label.view), isPressed: isPressed)
            )
            .onPress(fillsFrame: fillsFrame, press: press, action: configuration.action)
            .modifier(ButtonSpacing())
    }

    private func press(_ isDown: Bool) {
        notePress?(isDown)
        // A transaction of its own: what the action changes is not animated along with it.
        if !isDown, let release {
            withAnimation(release) { isPressed = false }
        } else {
            isPressed = isDown
        }
    }
}
