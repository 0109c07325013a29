// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(Field(FieldText(text)), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(Field(FieldText(text)), label: Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(Field(FieldText(text), prompt: prompt), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(Field(FieldText(text), prompt: prompt), label: Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(Field(FieldText(text), axis: axis), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(Field(FieldText(text), axis: axis), label: Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(Field(FieldText(text), prompt: prompt, axis: axis), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(Field(FieldText(text), prompt: prompt, axis: axis), label: Text(title))
    }
}

// Initialisers with a binding to the selection.

extension TextField where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(Field(FieldText(text), prompt: prompt, axis: axis ?? .horizontal), label: Text(titleKey), selection)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(Field(FieldText(text), prompt: prompt, axis: axis ?? .horizontal), label: Text(title), selection)
    }
}

extension TextField {
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

// Initialisers of iOS 13. They take closures for the begin and end of editing and for the Return key.

extension TextField where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(Field(FieldText(text), onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(Field(FieldText(text), onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(Field(FieldText(text), onEditingChanged: onEditingChanged), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(Field(FieldText(text), onEditingChanged: onEditingChanged), label: Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Field(FieldText(text), onCommit: onCommit), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Field(FieldText(text), onCommit: onCommit), label: Text(title))
    }
}
