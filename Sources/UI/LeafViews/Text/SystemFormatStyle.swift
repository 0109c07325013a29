// SPDX-License-Identifier: MIT

import Foundation

/// How clocks and watches write the present.
public enum SystemFormatStyle: Sendable {
    /// Counts through a range of dates.
    public struct Timer: DiscreteFormatStyle, Sendable {
        private let range: Range<Date>
        private let countsDown: Bool
        private let face: CountedFace

        /// Up from the start of a range; before and after it, it stands still.
        ///
        /// - Parameters:
        ///   - showsHours: Whether an hour is written as one, or as sixty minutes.
        ///   - maxFieldCount: How many of hours, minutes, seconds and parts of a second are written, the largest first.
        ///   - maxPrecision: The smallest step.
        public init(
            countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.range, countsDown) = (range, false)
            face = CountedFace(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        /// Down to the end of a range; before and after it, it stands still.
        ///
        /// - Parameters:
        ///   - showsHours: Whether an hour is written as one, or as sixty minutes.
        ///   - maxFieldCount: How many of hours, minutes, seconds and parts of a second are written, the largest first.
        ///   - maxPrecision: The smallest step.
        public init(
            countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.range, countsDown) = (range, true)
            face = CountedFace(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        /// What the timer shows at a date.
        public func format(_ value: Date) -> AttributedString {
            let place = min(max(value, range.lowerBound), range.upperBound)
            let interval =
                countsDown ? range.upperBound.timeIntervalSince(place) : place.timeIntervalSince(range.lowerBound)
            return AttributedString(face.string(interval, rounding: countsDown ? .up : .down))
        }

        /// The last date before `input` at which it shows something else.
        public func discreteInput(before input: Date) -> Date? {
            guard input > range.lowerBound else { return nil }
            if input > range.upperBound { return range.upperBound }
            let anchor = countsDown ? range.upperBound : range.lowerBound
            let steps = (input.timeIntervalSince(anchor) / face.step - 1e-6).rounded(.down)
            return anchor.addingTimeInterval(steps * face.step)
        }

        /// The first date after `input` at which it shows something else.
        public func discreteInput(after input: Date) -> Date? {
            guard input < range.upperBound else { return nil }
            if input < range.lowerBound { return range.lowerBound }
            let anchor = countsDown ? range.upperBound : range.lowerBound
            let steps = (input.timeIntervalSince(anchor) / face.step + 1e-6).rounded(.down) + 1
            return anchor.addingTimeInterval(steps * face.step)
        }
    }

    /// Counts up from a date, in parts of a second.
    public struct Stopwatch: DiscreteFormatStyle, Sendable {
        private let start: Date
        private let face: CountedFace

        /// - Parameters:
        ///   - startDate: Where it begins; it stands at 0 before.
        ///   - showsHours: Whether an hour is written as one, or as sixty minutes.
        ///   - maxFieldCount: How many of hours, minutes, seconds and parts of a second are written, the largest first.
        ///   - maxPrecision: The smallest step.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            face = CountedFace(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        /// What the watch shows at a date.
        public func format(_ value: Date) -> AttributedString {
            AttributedString(face.string(max(value.timeIntervalSince(start), 0), rounding: .down))
        }

        /// The last date before `input` at which it shows something else.
        public func discreteInput(before input: Date) -> Date? {
            guard input > start else { return nil }
            let steps = (input.timeIntervalSince(start) / face.step - 1e-6).rounded(.down)
            return start.addingTimeInterval(steps * face.step)
        }

        /// The first date after `input` at which it shows something else.
        public func discreteInput(after input: Date) -> Date? {
            guard input >= start else { return start }
            let steps = (input.timeIntervalSince(start) / face.step + 1e-6).rounded(.down) + 1
            return start.addingTimeInterval(steps * face.step)
        }
    }
}

/// How a length of time is written that is counted in steps.
private struct CountedFace: Hashable, Codable, Sendable {
    let showsHours: Bool
    let maxFieldCount: Int
    /// In seconds.
    let step: Double
    /// Of a second.
    private let digits: Int

    init(showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration) {
        self.showsHours = showsHours
        self.maxFieldCount = max(maxFieldCount, 1)
        let seconds = max(maxPrecision / .seconds(1), 1e-3)
        // Minutes and hours are written in full where seconds are asked for.
        let hasFractions = seconds < 1 && maxFieldCount > 2
        step = hasFractions ? seconds : max(seconds.rounded(), 1)
        digits = hasFractions ? (seconds < 0.01 ? 3 : seconds < 0.1 ? 2 : 1) : 0
    }

    func string(_ interval: Double, rounding: FloatingPointRoundingRule) -> String {
        let margin = rounding == .up ? -1e-6 : 1e-6
        let steps = (interval / step + margin).rounded(rounding)
        let thousandths = Int((max(steps, 0) * step * 1000).rounded())
        let face = ClockFace.string(seconds: thousandths / 1000, showsHours: showsHours)
        let fields = face.split(separator: ":")
        guard digits > 0, fields.count < maxFieldCount else {
            return fields.prefix(max(maxFieldCount, 2)).joined(separator: ":")
        }
        let fraction = String(thousandths % 1000 + 1000).dropFirst().prefix(digits)
        return "\(face).\(fraction)"
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// Up from the start of a range.
    public static func timer(
        countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingUpIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// Down to the end of a range.
    public static func timer(
        countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingDownIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// Up from a date, in parts of a second.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> SystemFormatStyle.Stopwatch {
        SystemFormatStyle.Stopwatch(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
