// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// A field in which bullets stand for what is written.
public struct SecureField<Label: View>: View {
    private var field: TextField<Label>

    private init(_ field: TextField<Label>) {
        self.field = field
        self.field.field.isSecure = true
    }

    /// A field with any view for its label, which is seen as long as nothing is written and there is no prompt.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextField(text: text, prompt: prompt, label: label))
    }

    /// The field as the innermost style of text fields around it makes it.
    public var body: some View { field }
}

extension SecureField where Label == Text {
    /// A field with a title, which is seen as long as nothing is written.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(TextField(titleKey, text: text)) }

    /// A field with a title, which is seen as long as nothing is written.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(TextField(title, text: text)) }

    /// A field with a title, and a prompt that is seen as long as nothing is written.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(TextField(titleKey, text: text, prompt: prompt))
    }

    /// A field with a title, and a prompt that is seen as long as nothing is written.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(TextField(title, text: text, prompt: prompt))
    }

    /// A field with a title that tells of Return.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(TextField(titleKey, text: text, onCommit: onCommit))
    }

    /// A field with a title that tells of Return.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(TextField(title, text: text, onCommit: onCommit))
    }
}
