// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

public struct SecureField<Label: View>: View {
    private var field: TextField<Label>

    private init(_ field: TextField<Label>) {
        self.field = field
        self.field.field.isSecure = true
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextField(text: text, prompt: prompt, label: label))
    }

    public var body: some View { field }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(TextField(titleKey, text: text)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(TextField(title, text: text)) }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(TextField(titleKey, text: text, prompt: prompt))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(TextField(title, text: text, prompt: prompt))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(TextField(titleKey, text: text, onCommit: onCommit))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(TextField(title, text: text, onCommit: onCommit))
    }
}
