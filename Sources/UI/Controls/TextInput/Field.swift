// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// The properties of a text field except its label.
struct Field {
    var text: FieldText
    /// The text with its attributes; nil for plain text.
    var styled: Binding<AttributedString>?
    /// The accessibility label.
    var title: Text?
    var prompt: Text?
    var axis = Axis.horizontal
    /// Whether the field fills the proposed size, as `TextEditor` does.
    var isPage = false
    /// Whether the field shows a bullet for each character.
    var isSecure = false
    var selection: Binding<TextSelection?>?
    var onEditingChanged: ((Bool) -> Void)?
    var onCommit: (() -> Void)?

    init(
        _ text: FieldText, prompt: Text? = nil, axis: Axis = .horizontal, isSecure: Bool = false,
        onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
    ) {
        self.text = text
        self.prompt = prompt
        self.axis = axis
        self.isSecure = isSecure
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    /// Whether Return inserts a newline.
    var breaksLines: Bool { axis == .vertical || isPage }
}

/// The text of a field and the conversion to its value.
struct FieldText {
    /// Formats the value in a locale.
    let read: (Locale) -> String
    /// Parses text in a locale; unparsable text is ignored.
    let write: (String, Locale) -> Void
    /// True if the value is written when editing ends; false if it is written at each keystroke.
    let waits: Bool

    /// Edits a string without conversion.
    init(_ text: Binding<String>) {
        read = { _ in text.wrappedValue }
        write = { string, _ in text.wrappedValue = string }
        waits = false
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        read = { format.locale($0).format(value.wrappedValue) }
        write = { string, locale in
            let parsed = try? format.locale(locale).parseStrategy.parse(string)
            if let parsed { value.wrappedValue = parsed }
        }
        waits = true
    }

    /// Edits an optional value through a format style. Empty text sets the value to nil.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
        read = { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" }
        write = { string, locale in
            if string.isEmpty { return value.wrappedValue = nil }
            let parsed = try? format.locale(locale).parseStrategy.parse(string)
            if let parsed { value.wrappedValue = parsed }
        }
        waits = true
    }

    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        read = { _ in formatter.string(for: value.wrappedValue) ?? "" }
        write = { string, _ in
            if let parsed = formatter.value(of: string, as: V.self) { value.wrappedValue = parsed }
        }
        waits = true
    }
}

extension Formatter {
    /// Parses `string`; nil if parsing fails or yields a value of another type.
    fileprivate func value<V>(of string: String, as type: V.Type) -> V? {
        switch self {
        case let formatter as NumberFormatter:
            guard let number = formatter.number(from: string) else { return nil }
            func converted<T: LosslessStringConvertible>(_ type: T.Type) -> V? { T("\(number)") as? V }
            if let exact = number as? V { return exact }
            switch type {
            case is Int.Type, is Int?.Type: return number.intValue as? V
            case is Double.Type, is Double?.Type: return number.doubleValue as? V
            case is Float.Type, is Float?.Type: return number.floatValue as? V
            case is Decimal.Type, is Decimal?.Type: return number.decimalValue as? V
            default: return converted(Int64.self)
            }
        case let formatter as DateFormatter: return formatter.date(from: string) as? V
        default: return string as? V
        }
    }
}
