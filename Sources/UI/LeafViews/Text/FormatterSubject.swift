// SPDX-License-Identifier: MIT

import Foundation

/// A value type that Foundation's formatters accept. Stands in for `ReferenceConvertible`, because these types do not
/// conform to it on Linux.
public protocol _FormatterSubject {}

extension Date: _FormatterSubject {}
extension DateInterval: _FormatterSubject {}
extension Decimal: _FormatterSubject {}
extension Data: _FormatterSubject {}
extension Locale: _FormatterSubject {}
extension UUID: _FormatterSubject {}

/// Formats a value with `formatter`; empty if the formatter does not accept the value. If `formatter` is nil, returns
/// the value's description.
func formatted(_ subject: Any, _ formatter: Formatter?) -> String {
    guard let formatter else { return "\(subject)" }
    return formatter.string(for: subject) ?? ""
}

extension LocalizedStringKey.StringInterpolation {
    /// Uses the locale of `formatter`, not that of the text.
    public mutating func appendInterpolation<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter?) {
        appendInterpolation(formatted(subject, formatter))
    }
}

extension Text {
    public init<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatted(subject, formatter))
    }
}
