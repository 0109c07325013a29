// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel

    /// Returns the styled field. The returned view should contain `configuration`, because it is the editable text.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

public struct _TextFieldStyleLabel: ErasedPart { package let view: any View }

public nonisolated struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    @MainActor public func _body(configuration: TextField<Self._Label>) -> some View { configuration.bare }
}

/// Draws the text alone; on macOS the text in a bezel, except in a grouped form.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
        AutomaticField(field: configuration)
    }
}

/// A background with a hairline border and rounded corners; 34 points high with body text.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
        RoundedBorderField(field: configuration.bare)
    }
}

/// The border of `RoundedBorderTextFieldStyle`, in the shape of `textInputBorderShape(_:)`.
public nonisolated struct BorderedTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
        BorderedField(field: configuration.bare)
    }
}

private struct BorderedField<Label: View>: View {
    let field: TextField<Label>
    @Environment(\.textInputBorderShape) private var shape

    var body: some View { RoundedBorderField(field: field, shape: shape) }
}

private struct RoundedBorderField<Label: View>: View {
    let field: TextField<Label>
    var shape = TextInputBorderShape.roundedRectangle
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.isMac) private var isMac

    var body: some View {
        if isMac { field.modifier(MacFieldBezel(radius: MacFieldBezel.roundRadius)) } else { bordered }
    }

    private var bordered: some View {
        field
            .padding(.horizontal, 7)
            .padding(.vertical, 6)
            .background {
                shape.fill(ground)
                shape.strokeBorder(line, lineWidth: pixelLength)
            }
    }

    private var ground: Color {
        let (light, dark) = isEnabled ? (1, 28.0 / 255) : (247.0 / 255, 36.0 / 255)
        return colorScheme == .dark ? Color(white: dark) : Color(white: light)
    }

    /// The border's colour, equal to UIKit's `separator`.
    private var line: Color {
        colorScheme == .dark
            ? Color(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6)
            : Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == BorderedTextFieldStyle {
    public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum TextFieldStylesKey: EnvironmentKey { static var defaultValue: [any TextFieldStyle] { [] } }

extension EnvironmentValues {
    /// The inherited styles, innermost last.
    var textFieldStyles: [any TextFieldStyle] {
        get { self[TextFieldStylesKey.self] }
        set { self[TextFieldStylesKey.self] = newValue }
    }
}

extension View {
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        transformEnvironment(\.textFieldStyles) { $0.append(style) }
    }
}

extension TextFieldStyle {
    /// The style's body, wrapped in a view that stores the style's dynamic properties.
    func erasedView(_ configuration: TextField<_TextFieldStyleLabel>) -> any View {
        StyledTextField(style: StyleProperty(self), configuration: configuration)
    }
}

private struct StyledTextField<Style: TextFieldStyle>: View {
    let style: StyleProperty<Style>
    let configuration: TextField<_TextFieldStyleLabel>

    var body: some View { style.style._body(configuration: configuration) }
}
