// SPDX-License-Identifier: MIT

import Foundation
import Interaction

extension TextField where Label == Text {
    /// A field with a title, which is seen as long as nothing is written.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(Field(FieldText(text)), label: Text(titleKey))
    }

    /// A field with a title, which is seen as long as nothing is written.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(Field(FieldText(text)), label: Text(title))
    }

    /// A field with a title, and a prompt that is seen as long as nothing is written.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(Field(FieldText(text), prompt: prompt), label: Text(titleKey))
    }

    /// A field with a title, and a prompt that is seen as long as nothing is written.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(Field(FieldText(text), prompt: prompt), label: Text(title))
    }

    /// A field with a title that grows along an axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(Field(FieldText(text), axis: axis), label: Text(titleKey))
    }

    /// A field with a title that grows along an axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(Field(FieldText(text), axis: axis), label: Text(title))
    }

    /// A field with a title and a prompt that grows along an axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(Field(FieldText(text), prompt: prompt, axis: axis), label: Text(titleKey))
    }

    /// A field with a title and a prompt that grows along an axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(Field(FieldText(text), prompt: prompt, axis: axis), label: Text(title))
    }
}

// Fields that tell where the caret is.

extension TextField where Label == Text {
    /// A field with a title, and a binding to where its caret is.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(Field(FieldText(text), prompt: prompt, axis: axis ?? .horizontal), label: Text(titleKey), selection)
    }

    /// A field with a title, and a binding to where its caret is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(Field(FieldText(text), prompt: prompt, axis: axis ?? .horizontal), label: Text(title), selection)
    }
}

extension TextField {
    /// A field with any view for its label, and a binding to where its caret is.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(Field(FieldText(text), prompt: prompt, axis: axis ?? .horizontal), label: label(), selection)
    }

    private init(_ field: Field, label: Label, _ selection: Binding<TextSelection?>) {
        var field = field
        field.selection = selection
        self.init(field, label: label)
    }
}

// The forms of iOS 13.

extension TextField where Label == Text {
    /// A field with a title that tells when editing begins and ends, and of Return.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(Field(FieldText(text), onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(titleKey))
    }

    /// A field with a title that tells when editing begins and ends, and of Return.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(Field(FieldText(text), onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(title))
    }

    /// A field with a title that tells when editing begins and ends.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(Field(FieldText(text), onEditingChanged: onEditingChanged), label: Text(titleKey))
    }

    /// A field with a title that tells when editing begins and ends.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(Field(FieldText(text), onEditingChanged: onEditingChanged), label: Text(title))
    }

    /// A field with a title that tells of Return.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Field(FieldText(text), onCommit: onCommit), label: Text(titleKey))
    }

    /// A field with a title that tells of Return.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Field(FieldText(text), onCommit: onCommit), label: Text(title))
    }
}
