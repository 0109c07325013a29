// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// A line that the user writes into, or several.
///
/// A touch gives it the focus; then there is a caret, and what an event script types is written into it.
public struct TextField<Label: View>: View {
    var field: Field
    let label: Label
    /// No style is around it any more.
    private var isBare = false
    @Environment(\.textFieldStyles) private var styles

    init(_ field: Field, label: Label) {
        self.field = field
        self.label = label
        if self.field.title == nil { self.field.title = label as? Text }
    }

    /// A field with any view for its label, which is seen as long as nothing is written and there is no prompt.
    ///
    /// - Parameters:
    ///   - text: What is written.
    ///   - prompt: What is seen as long as nothing is written; nil: the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(Field(FieldText(text), prompt: prompt), label: label())
    }

    /// A field that grows along an axis, with any view for its label.
    ///
    /// - Parameter axis: `.vertical`: it grows with its lines, up to those of `lineLimit`.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(Field(FieldText(text), prompt: prompt, axis: axis), label: label())
    }

    /// The field as the innermost style around it makes it.
    public var body: some View {
        if !isBare, let style = styles.last {
            let field = TextField<_TextFieldStyleLabel>(field, label: _TextFieldStyleLabel(view: label))
            AnyView(style.erasedView(field)).environment(\.textFieldStyles, styles.dropLast())
        } else {
            EditedField(field: field, label: label)
        }
    }

    /// The same, with no style around it.
    var bare: Self {
        var copy = self
        copy.isBare = true
        return copy
    }
}
