// SPDX-License-Identifier: MIT

import Foundation

/// What Foundation's formatters write and is `ReferenceConvertible` on Apple's systems alone.
public protocol _FormatterSubject {}

extension Date: _FormatterSubject {}
extension DateInterval: _FormatterSubject {}
extension Decimal: _FormatterSubject {}
extension Data: _FormatterSubject {}
extension Locale: _FormatterSubject {}
extension UUID: _FormatterSubject {}

/// A value as `formatter` writes it, which is nothing where it cannot; without one, as its description.
func formatted(_ subject: Any, _ formatter: Formatter?) -> String {
    guard let formatter else { return "\(subject)" }
    return formatter.string(for: subject) ?? ""
}

extension LocalizedStringKey.StringInterpolation {
    /// A value as `formatter` writes it; without one, as its description. The locale is the formatter's.
    public mutating func appendInterpolation<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter?) {
        appendInterpolation(formatted(subject, formatter))
    }
}

extension Text {
    /// A value as `formatter` writes it, in the formatter's locale.
    public init<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatted(subject, formatter))
    }
}
