// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// The bezel of a text field on macOS, 22 points high around 13-point text.
struct MacFieldBezel: ViewModifier {
    let radius: CGFloat
    static let squareRadius: CGFloat = 2
    static let roundRadius: CGFloat = 5
    @Environment(\.controlSize) private var size
    @Environment(\.font) private var font
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: radius)
        content
            .font(font ?? size.mac.font)
            .padding(.horizontal, radius > Self.squareRadius ? 7 : 4)
            .padding(.vertical, size.mac.fieldPadding)
            .background {
                shape.fill(Color.fieldBezel)
                shape.strokeBorder(Color.bezelLine, lineWidth: 0.5)
                    .shadow(color: .black.opacity(0.1), radius: 0.5, y: 0.5)
            }
            .opacity(isEnabled ? 1 : 0.6)
    }
}

public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.bare.modifier(MacFieldBezel(radius: MacFieldBezel.squareRadius))
    }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// A text field without a style: the text alone; on macOS the text in a bezel, except in a grouped form.
struct AutomaticField<Label: View>: View {
    let field: TextField<Label>
    @Environment(\.isMac) private var isMac
    @Environment(\.formLook) private var form

    var body: some View {
        if !isMac {
            field.bare
        } else if form == .grouped {
            field.bare.multilineTextAlignment(.trailing)
        } else {
            field.bare.modifier(MacFieldBezel(radius: MacFieldBezel.squareRadius))
        }
    }
}

/// A text field with its label before it in the forms of macOS. Elsewhere the label is the field's prompt.
struct FormField<Label: View, Content: View>: View, UnnamedView {
    let label: Label
    @ViewBuilder let content: Content
    @Environment(\.isMac) private var isMac
    @Environment(\.formLook) private var form
    @Environment(\.fieldLabelIsShown) private var labelIsShown
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        if isMac, form != .none, !labelIsShown, labelsVisibility != .hidden {
            ColumnControl(label: label) { content.environment(\.fieldLabelIsShown, true) }
        } else {
            content
        }
    }
}

private enum FieldLabelIsShownKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the label of the enclosing text field is shown beside it, and so is not its prompt.
    var fieldLabelIsShown: Bool {
        get { self[FieldLabelIsShownKey.self] }
        set { self[FieldLabelIsShownKey.self] = newValue }
    }
}
