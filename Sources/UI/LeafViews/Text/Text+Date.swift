// SPDX-License-Identifier: MIT

import Foundation

extension Text {
    public struct DateStyle: Hashable, Sendable, Codable {
        private enum Kind: Codable { case date, time, relative, offset, timer }
        private let kind: Kind

        public static let date = DateStyle(kind: .date)
        public static let time = DateStyle(kind: .time)
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)

        /// Whether the string depends on the current time.
        var followsClock: Bool { kind != .date && kind != .time }

        func string(for date: Date, now: Date, locale: Locale, timeZone: TimeZone) -> String {
            let seconds = CountedSteps.seconds(from: now, to: date)
            switch kind {
            case .date:
                return Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: timeZone).format(date)
            case .time:
                return Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: timeZone)
                    .format(date)
            case .timer: return ClockFace.string(seconds: seconds)
            case .relative: return Self.distance(seconds)
            case .offset: return (date < now ? "-" : "+") + Self.distance(seconds, parts: 1)
            }
        }

        /// Formats a number of seconds in at most `parts` units, the largest first: "2 hr, 23 min".
        private static func distance(_ seconds: Int, parts: Int = 2) -> String {
            let units = [
                ("yr", 31_536_000), ("mo", 2_592_000), ("wk", 604_800), ("day", 86_400), ("hr", 3600), ("min", 60),
                ("sec", 1),
            ]
            var rest = seconds
            var words: [String] = []
            for (index, (name, length)) in units.enumerated() {
                let count = rest / length
                if count == 0, !(words.isEmpty && index == units.count - 1) {
                    if words.isEmpty { continue } else { break }
                }
                rest -= count * length
                words.append("\(count) \(name == "day" && count != 1 ? "days" : name)")
                if words.count == parts { break }
            }
            return words.joined(separator: ", ")
        }
    }

    /// A text with a relative style, such as `.timer`, is updated as time passes.
    public init(_ date: Date, style: DateStyle) {
        if style.followsClock {
            self.init(following: StyledDate(date: date, style: style))
        } else {
            self.init(date, format: DateStyleFormat(style: style))
        }
    }

    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    public init(_ dates: ClosedRange<Date>) {
        var format = Date.IntervalFormatStyle.interval.locale(Locale(identifier: "en_US"))
        format.timeZone = HostTimeZone.current
        self.init(verbatim: format.format(dates.lowerBound..<dates.upperBound))
    }

    /// - Parameters:
    ///   - pauseTime: The time at which the count stops; nil for never.
    ///   - showsHours: Whether 60 minutes are written as an hour.
    public init(
        timerInterval interval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(
            following: CountedInterval(
                interval: interval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}

/// A date written relative to the current time.
private struct StyledDate: ClockValue {
    let date: Date
    let style: Text.DateStyle

    func string(at now: Date, in language: TextLanguage) -> String {
        style.string(for: date, now: now, locale: language.locale, timeZone: language.timeZone)
    }
    func nextChange(after now: Date) -> Date? { CountedSteps.moment(after: now, around: date) }
}

/// A timer that counts up or down through an interval.
private struct CountedInterval: ClockValue {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    private var end: Date { min(pauseTime ?? interval.upperBound, interval.upperBound) }
    private var counted: Date { countsDown ? interval.upperBound : interval.lowerBound }

    func string(at now: Date, in language: TextLanguage) -> String {
        let place = max(min(now, end), interval.lowerBound)
        return ClockFace.string(seconds: CountedSteps.seconds(from: place, to: counted), showsHours: showsHours)
    }

    func nextChange(after now: Date) -> Date? {
        guard now < end else { return nil }
        if now < interval.lowerBound { return interval.lowerBound }
        return CountedSteps.moment(after: now, around: counted)
    }
}

/// Formats durations like a clock, for example "1:00:05".
enum ClockFace {
    /// Formats seconds as "0:05" or, from one hour on, as "1:00:05". If `showsHours` is false, minutes go beyond 59.
    static func string(seconds: Int, showsHours: Bool = true) -> String {
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
        guard showsHours, seconds >= 3600 else { return "\(seconds / 60):\(two(seconds % 60))" }
        return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
    }
}

private struct DateStyleFormat: FormatStyle {
    var style: Text.DateStyle
    var locale = Locale(identifier: "en_US")
    var timeZone = HostTimeZone.current

    func format(_ date: Date) -> String { style.string(for: date, now: date, locale: locale, timeZone: timeZone) }

    func locale(_ locale: Locale) -> DateStyleFormat {
        var copy = self
        copy.locale = locale
        return copy
    }
}

extension DateStyleFormat: ZonedFormat {
    func inZone(_ zone: TimeZone) -> DateStyleFormat {
        var copy = self
        copy.timeZone = zone
        return copy
    }
}
