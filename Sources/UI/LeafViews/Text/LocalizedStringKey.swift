// SPDX-License-Identifier: MIT

import Foundation

public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    enum Part: Equatable, Sendable {
        /// Text written in the key. Only literals are parsed as Markdown; interpolated values are not.
        case literal(String)
        case string(String)
        case argument(TextArgument)
        case text(Text)
    }

    let parts: [Part]
    /// Whether the key was created from an interpolated literal, even one without values. In translations of
    /// interpolated keys, a percent sign starts a placeholder.
    let isInterpolated: Bool

    public init(_ value: String) {
        parts = [.literal(value)]
        isInterpolated = false
    }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
        parts = stringInterpolation.parts
        isInterpolated = true
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate(set) var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }
        public mutating func appendInterpolation(_ string: String) { parts.append(.string(string)) }

        public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

        public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            parts.append(.text(Text(date, style: style)))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { parts.append(.text(Text(dates))) }

        public mutating func appendInterpolation(_ interval: DateInterval) { parts.append(.text(Text(interval))) }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            parts.append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            appendInterpolation(value, specifier: T._specifier)
        }

        /// - Parameter specifier: A `printf` format, such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            parts.append(.argument(TextArgument(value, specifier: specifier)))
        }

        public mutating func appendInterpolation<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
            parts.append(.argument(TextArgument(input, format: format)))
        }

        /// Uses the locale of `formatter`, not that of the text.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            parts.append(.string(formatted(subject, formatter)))
        }

        /// Uses the locale of `formatter`, not that of the text.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            parts.append(.string(formatted(subject, formatter)))
        }
    }
}
