// SPDX-License-Identifier: MIT

import Interaction

/// How fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The view that stands for a field.
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel

    /// Makes the view that stands for a field: the field itself, with something around it.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of any field, whatever type of view it is.
public struct _TextFieldStyleLabel: ErasedPart { package let view: any View }

/// The field alone.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    /// Nothing around the text.
    public init() {}
    /// The field alone.
    @MainActor public func _body(configuration: TextField<Self._Label>) -> some View { configuration.bare }
}

/// The style of a place without any other: the field alone.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    /// Nothing around the text.
    public init() {}
    /// The field alone.
    @MainActor public func _body(configuration: TextField<Self._Label>) -> some View { configuration.bare }
}

/// The field on a ground with a hairline and round corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    /// 34 points high with body text.
    public init() {}
    /// The field on its ground.
    @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
        RoundedBorderField(field: configuration.bare)
    }
}

private struct RoundedBorderField<Label: View>: View {
    let field: TextField<Label>
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
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

    /// UIKit's separator.
    private var line: Color {
        colorScheme == .dark
            ? Color(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6)
            : Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// What suits the place: the field alone.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The field alone.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The field on a ground with a hairline and round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum TextFieldStylesKey: EnvironmentKey { static var defaultValue: [any TextFieldStyle] { [] } }

extension EnvironmentValues {
    /// The styles around this place, the innermost last.
    var textFieldStyles: [any TextFieldStyle] {
        get { self[TextFieldStylesKey.self] }
        set { self[TextFieldStylesKey.self] = newValue }
    }
}

extension View {
    /// The look of all fields in this view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        transformEnvironment(\.textFieldStyles) { $0.append(style) }
    }
}

extension TextFieldStyle {
    /// The body in a view of its own, which keeps the style's dynamic properties.
    func erasedView(_ configuration: TextField<_TextFieldStyleLabel>) -> any View {
        StyledTextField(style: StyleProperty(self), configuration: configuration)
    }
}

private struct StyledTextField<Style: TextFieldStyle>: View {
    let style: StyleProperty<Style>
    let configuration: TextField<_TextFieldStyleLabel>

    var body: some View { style.style._body(configuration: configuration) }
}
