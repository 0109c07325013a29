// SPDX-License-Identifier: MIT

import Foundation
import Interaction

// Fields of values. What is written is read as a value when editing ends; what cannot be is dropped.

extension TextField {
    /// A field of a value in the words of a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(Field(FieldText(value, format), prompt: prompt), label: label())
    }

    /// A field of a value in the words of a format; nil where nothing is written.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(Field(FieldText(value, format), prompt: prompt), label: label())
    }

    /// A field of a value in the words of a formatter.
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(Field(FieldText(value, formatter), prompt: prompt), label: label())
    }
}

extension TextField where Label == Text {
    /// A field with a title of a value in the words of a format.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Field(FieldText(value, format), prompt: prompt), label: Text(titleKey))
    }

    /// A field with a title of a value in the words of a format.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Field(FieldText(value, format), prompt: prompt), label: Text(title))
    }

    /// A field with a title of a value in the words of a format; nil where nothing is written.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Field(FieldText(value, format), prompt: prompt), label: Text(titleKey))
    }

    /// A field with a title of a value in the words of a format; nil where nothing is written.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Field(FieldText(value, format), prompt: prompt), label: Text(title))
    }

    /// A field with a title of a value in the words of a formatter.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
    ) {
        self.init(Field(FieldText(value, formatter)), label: Text(titleKey))
    }

    /// A field with a title of a value in the words of a formatter.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter
    ) {
        self.init(Field(FieldText(value, formatter)), label: Text(title))
    }

    /// A field with a title and a prompt of a value in the words of a formatter.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(Field(FieldText(value, formatter), prompt: prompt), label: Text(titleKey))
    }

    /// A field with a title and a prompt of a value in the words of a formatter.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(Field(FieldText(value, formatter), prompt: prompt), label: Text(title))
    }

    /// A field with a title of a value that tells when editing begins and ends, and of Return.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            Field(FieldText(value, formatter), onEditingChanged: onEditingChanged, onCommit: onCommit),
            label: Text(titleKey))
    }

    /// A field with a title of a value that tells when editing begins and ends, and of Return.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            Field(FieldText(value, formatter), onEditingChanged: onEditingChanged, onCommit: onCommit),
            label: Text(title))
    }

    /// A field with a title of a value that tells when editing begins and ends.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Field(FieldText(value, formatter), onEditingChanged: onEditingChanged), label: Text(titleKey))
    }

    /// A field with a title of a value that tells when editing begins and ends.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Field(FieldText(value, formatter), onEditingChanged: onEditingChanged), label: Text(title))
    }

    /// A field with a title of a value that tells of Return.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(Field(FieldText(value, formatter), onCommit: onCommit), label: Text(titleKey))
    }

    /// A field with a title of a value that tells of Return.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(Field(FieldText(value, formatter), onCommit: onCommit), label: Text(title))
    }
}
