// SPDX-License-Identifier: MIT

import Foundation

/// A string literal of a text, with values in it: a key of the host's string tables, which shows as it is where these do not
/// have it.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    enum Part: Equatable, Sendable {
        /// Markdown is carried out in literals only, not in what stands in for values.
        case literal(String)
        case string(String)
        case argument(TextArgument)
        case text(Text)
    }

    let parts: [Part]
    /// Whether it was written with values, even if with none: percent signs in its words then mean something.
    let isInterpolated: Bool

    /// A key. Its words have their Markdown carried out when they are shown.
    public init(_ value: String) {
        parts = [.literal(value)]
        isInterpolated = false
    }
    /// A literal, with its Markdown carried out when it is shown.
    public init(stringLiteral value: String) { self.init(value) }
    /// A literal with values in it. Markdown is carried out in the literal, not in the values.
    public init(stringInterpolation: StringInterpolation) {
        parts = stringInterpolation.parts
        isInterpolated = true
    }

    /// Collects the parts of a literal with values in it.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate(set) var parts: [Part] = []

        /// Nothing yet; the two numbers are not needed.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// A part of the literal itself.
        public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }
        /// A string as it stands, without Markdown.
        public mutating func appendInterpolation(_ string: String) { parts.append(.string(string)) }

        /// Shows the text with its own attributes.
        public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

        /// An image among the letters.
        public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }

        /// A date, written as `style` has it.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            parts.append(.text(Text(date, style: style)))
        }

        /// The time from one date to another.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { parts.append(.text(Text(dates))) }

        /// The time from one date to another.
        public mutating func appendInterpolation(_ interval: DateInterval) { parts.append(.text(Text(interval))) }

        /// Counts through an interval in seconds, as `Text(timerInterval:pauseTime:countsDown:showsHours:)` does.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            parts.append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }

        /// A number as the locale has it.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            appendInterpolation(value, specifier: T._specifier)
        }

        /// - Parameter specifier: As for `printf`, such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            parts.append(.argument(TextArgument(value, specifier: specifier)))
        }

        /// A value as `format` writes it, in the locale of the place where the text is shown.
        public mutating func appendInterpolation<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
            parts.append(.argument(TextArgument(input, format: format)))
        }

        /// A value as `formatter` writes it; without one, as its description. The locale is the formatter's.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            parts.append(.string(formatted(subject, formatter)))
        }

        /// An object as `formatter` writes it; without one, as its description. The locale is the formatter's.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            parts.append(.string(formatted(subject, formatter)))
        }
    }
}
