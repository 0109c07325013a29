// SPDX-License-Identifier: MIT

import Foundation

/// Types that Foundation's formatters accept and that conform to `ReferenceConvertible` on Apple's systems only.
public protocol _FormatterSubject {}

extension Date: _FormatterSubject {}
extension DateInterval: _FormatterSubject {}
extension Decimal: _FormatterSubject {}
extension Data: _FormatterSubject {}
extension Locale: _FormatterSubject {}
extension UUID: _FormatterSubject {}

/// The value as `formatter` writes it (empty if it cannot), or its description without a formatter.
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
