// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// An editable line or column of text. A tap focuses it, and event scripts type into it.
public struct TextField<Label: View>: View {
    var field: Field
    let label: Label
    /// Whether the field is drawn without any style.
    private var isBare = false
    @Environment(\.textFieldStyles) private var styles

    init(_ field: Field, label: Label) {
        self.field = field
        self.label = label
        if self.field.title == nil { self.field.title = label as? Text }
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(Field(FieldText(text), prompt: prompt), label: label())
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(Field(FieldText(text), prompt: prompt, axis: axis), label: label())
    }

    public var body: some View {
        if isBare {
            EditedField(field: field, label: label)
        } else {
            FormField(label: label) {
                if let style = styles.last {
                    let field = TextField<_TextFieldStyleLabel>(field, label: _TextFieldStyleLabel(view: label))
                    AnyView(style.erasedView(field)).environment(\.textFieldStyles, styles.dropLast())
                } else {
                    AutomaticField(field: self)
                }
            }
        }
    }

    /// Used by text field styles for the field inside their decoration.
    var bare: Self {
        var copy = self
        copy.isBare = true
        return copy
    }
}
