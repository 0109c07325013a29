// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

// Initialisers for values. The text is parsed when editing ends, and is discarded if parsing fails.

extension TextField {
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(Field(FieldText(value, format), prompt: prompt), label: label())
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(Field(FieldText(value, format), prompt: prompt), label: label())
    }

    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(Field(FieldText(value, formatter), prompt: prompt), label: label())
    }
}

extension TextField where Label == Text {
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Field(FieldText(value, format), prompt: prompt), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Field(FieldText(value, format), prompt: prompt), label: Text(title))
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Field(FieldText(value, format), prompt: prompt), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Field(FieldText(value, format), prompt: prompt), label: Text(title))
    }

    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
    ) {
        self.init(Field(FieldText(value, formatter)), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter
    ) {
        self.init(Field(FieldText(value, formatter)), label: Text(title))
    }

    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(Field(FieldText(value, formatter), prompt: prompt), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(Field(FieldText(value, formatter), prompt: prompt), label: Text(title))
    }

    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            Field(FieldText(value, formatter), onEditingChanged: onEditingChanged, onCommit: onCommit),
            label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            Field(FieldText(value, formatter), onEditingChanged: onEditingChanged, onCommit: onCommit),
            label: Text(title))
    }

    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Field(FieldText(value, formatter), onEditingChanged: onEditingChanged), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Field(FieldText(value, formatter), onEditingChanged: onEditingChanged), label: Text(title))
    }

    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(Field(FieldText(value, formatter), onCommit: onCommit), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(Field(FieldText(value, formatter), onCommit: onCommit), label: Text(title))
    }
}
