// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// What all fields have in common, whatever their labels are.
struct Field {
    var text: FieldText
    /// What the field goes by.
    var title: Text?
    var prompt: Text?
    var axis = Axis.horizontal
    /// All room there is, as in an editor.
    var isPage = false
    /// Bullets stand for letters.
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

    /// Return begins another line.
    var breaksLines: Bool { axis == .vertical || isPage }
}

/// What a field reads and writes.
struct FieldText {
    /// As a locale writes it.
    let read: (Locale) -> String
    /// What cannot be read as a value is dropped.
    let write: (String, Locale) -> Void
    /// Not each letter is written, but what is there when editing ends.
    let waits: Bool

    /// Letters.
    init(_ text: Binding<String>) {
        read = { _ in text.wrappedValue }
        write = { string, _ in text.wrappedValue = string }
        waits = false
    }

    /// A value in the words of a format.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        read = { format.locale($0).format(value.wrappedValue) }
        write = { string, locale in
            let parsed = try? format.locale(locale).parseStrategy.parse(string)
            if let parsed { value.wrappedValue = parsed }
        }
        waits = true
    }

    /// A value in the words of a format, or none where nothing is written.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
        read = { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" }
        write = { string, locale in
            if string.isEmpty { return value.wrappedValue = nil }
            let parsed = try? format.locale(locale).parseStrategy.parse(string)
            if let parsed { value.wrappedValue = parsed }
        }
        waits = true
    }

    /// A value in the words of a formatter.
    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        read = { _ in formatter.string(for: value.wrappedValue) ?? "" }
        write = { string, _ in
            if let parsed = formatter.value(of: string, as: V.self) { value.wrappedValue = parsed }
        }
        waits = true
    }
}

extension Formatter {
    /// What some words stand for; nil where that is nothing.
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
