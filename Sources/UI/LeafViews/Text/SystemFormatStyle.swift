// SPDX-License-Identifier: MIT

import Foundation

public enum SystemFormatStyle: Sendable {
    public struct Timer: DiscreteFormatStyle, Sendable {
        private let range: Range<Date>
        private let anchor: Date
        private let face: CountedFace

        /// - Parameters:
        ///   - showsHours: Whether 60 minutes are written as an hour.
        ///   - maxFieldCount: The maximum number of fields: hours, minutes, seconds and fraction. The smallest fields
        ///     are left out first.
        ///   - maxPrecision: The step in which the displayed time changes.
        public init(
            countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.range, anchor) = (range, range.lowerBound)
            face = CountedFace(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        /// - Parameters:
        ///   - showsHours: Whether 60 minutes are written as an hour.
        ///   - maxFieldCount: The maximum number of fields: hours, minutes, seconds and fraction. The smallest fields
        ///     are left out first.
        ///   - maxPrecision: The step in which the displayed time changes.
        public init(
            countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.range, anchor) = (range, range.upperBound)
            face = CountedFace(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        public func format(_ value: Date) -> AttributedString {
            face.string(at: min(max(value, range.lowerBound), range.upperBound), around: anchor)
        }

        public func discreteInput(before input: Date) -> Date? {
            guard input > range.lowerBound else { return nil }
            if input > range.upperBound { return range.upperBound }
            return CountedSteps.moment(before: input, around: anchor, step: face.step)
        }

        public func discreteInput(after input: Date) -> Date? {
            guard input < range.upperBound else { return nil }
            if input < range.lowerBound { return range.lowerBound }
            return CountedSteps.moment(after: input, around: anchor, step: face.step)
        }
    }

    public struct Stopwatch: DiscreteFormatStyle, Sendable {
        private let start: Date
        private let face: CountedFace

        /// - Parameters:
        ///   - startDate: The start of the count. Before this date, 0 is shown.
        ///   - showsHours: Whether 60 minutes are written as an hour.
        ///   - maxFieldCount: The maximum number of fields: hours, minutes, seconds and fraction. The smallest fields
        ///     are left out first.
        ///   - maxPrecision: The step in which the displayed time changes.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            face = CountedFace(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        public func format(_ value: Date) -> AttributedString {
            face.string(at: max(value, start), around: start)
        }

        public func discreteInput(before input: Date) -> Date? {
            guard input > start else { return nil }
            return CountedSteps.moment(before: input, around: start, step: face.step)
        }

        public func discreteInput(after input: Date) -> Date? {
            guard input >= start else { return start }
            return CountedSteps.moment(after: input, around: start, step: face.step)
        }
    }
}

/// Formats a duration in clock fields that advance by `step`.
private struct CountedFace: Hashable, Codable, Sendable {
    let showsHours: Bool
    let maxFieldCount: Int
    /// The step in which the displayed time changes, in seconds.
    let step: Double
    /// The number of digits after the decimal point of the seconds.
    private let digits: Int

    init(showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration) {
        self.showsHours = showsHours
        self.maxFieldCount = max(maxFieldCount, 1)
        let seconds = max(maxPrecision / .seconds(1), 1e-3)
        // Fractions of seconds need a third field besides minutes and seconds.
        let hasFractions = seconds < 1 && maxFieldCount > 2
        step = hasFractions ? seconds : max(seconds.rounded(), 1)
        digits = hasFractions ? (seconds < 0.01 ? 3 : seconds < 0.1 ? 2 : 1) : 0
    }

    /// Formats the time between `date` and `anchor`, for example "1:05.25".
    func string(at date: Date, around anchor: Date) -> AttributedString {
        let steps = CountedSteps.count(from: date, to: anchor, step: step)
        let thousandths = Int((max(steps, 0) * step * 1000).rounded())
        let face = ClockFace.string(seconds: thousandths / 1000, showsHours: showsHours)
        let fields = face.split(separator: ":")
        guard digits > 0, fields.count < maxFieldCount else {
            return AttributedString(fields.prefix(max(maxFieldCount, 2)).joined(separator: ":"))
        }
        let fraction = String(thousandths % 1000 + 1000).dropFirst().prefix(digits)
        return AttributedString("\(face).\(fraction)")
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    public static func timer(
        countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingUpIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    public static func timer(
        countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingDownIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> SystemFormatStyle.Stopwatch {
        SystemFormatStyle.Stopwatch(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
