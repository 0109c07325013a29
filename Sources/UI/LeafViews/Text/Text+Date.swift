// SPDX-License-Identifier: MIT

import Foundation

extension Text {
    /// How a date is written.
    public struct DateStyle: Hashable, Sendable, Codable {
        private enum Kind: Codable { case date, time, relative, offset, timer }
        private let kind: Kind

        /// The day, in words.
        public static let date = DateStyle(kind: .date)
        /// The time of the day.
        public static let time = DateStyle(kind: .time)
        /// How far it is from the present, without saying in which direction.
        public static let relative = DateStyle(kind: .relative)
        /// How far it is from the present.
        public static let offset = DateStyle(kind: .offset)
        /// Hours, minutes and seconds from the present.
        public static let timer = DateStyle(kind: .timer)

        /// Whether it says how far a date is from the present.
        var followsClock: Bool { kind != .date && kind != .time }

        func string(for date: Date, now: Date, locale: Locale) -> String {
            let seconds = CountedSteps.seconds(from: now, to: date)
            switch kind {
            case .date: return date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
            case .time: return date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
            case .timer: return ClockFace.string(seconds: seconds)
            case .relative: return Self.distance(seconds)
            case .offset: return (date < now ? "-" : "+") + Self.distance(seconds, parts: 1)
            }
        }

        /// In the two largest units that it has: "2 hr, 23 min".
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

    /// A date. Distances from the present count as time goes on.
    public init(_ date: Date, style: DateStyle) {
        if style.followsClock {
            self.init(following: StyledDate(date: date, style: style))
        } else {
            self.init(date, format: DateStyleFormat(style: style))
        }
    }

    /// The time from one date to another.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// The time from one date to another.
    public init(_ dates: ClosedRange<Date>) {
        self.init(
            verbatim: (dates.lowerBound..<dates.upperBound).formatted(.interval.locale(Locale(identifier: "en_US"))))
    }

    /// Counts through an interval in seconds, down to its end or up from its start.
    ///
    /// - Parameters:
    ///   - pauseTime: Where it stands still; nil: nowhere.
    ///   - showsHours: Whether an hour is written as one, or as sixty minutes.
    public init(
        timerInterval interval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(
            following: CountedInterval(
                interval: interval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}

/// A date that is written by its distance from the present.
private struct StyledDate: ClockValue {
    let date: Date
    let style: Text.DateStyle

    func string(at now: Date, in locale: Locale) -> String { style.string(for: date, now: now, locale: locale) }
    func nextChange(after now: Date) -> Date? { CountedSteps.moment(after: now, around: date) }
}

/// How far an interval has gone.
private struct CountedInterval: ClockValue {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    private var end: Date { min(pauseTime ?? interval.upperBound, interval.upperBound) }
    private var counted: Date { countsDown ? interval.upperBound : interval.lowerBound }

    func string(at now: Date, in locale: Locale) -> String {
        let place = max(min(now, end), interval.lowerBound)
        return ClockFace.string(seconds: CountedSteps.seconds(from: place, to: counted), showsHours: showsHours)
    }

    func nextChange(after now: Date) -> Date? {
        guard now < end else { return nil }
        if now < interval.lowerBound { return interval.lowerBound }
        return CountedSteps.moment(after: now, around: counted)
    }
}

/// How clocks write a number of seconds.
enum ClockFace {
    /// Hours where there are any, minutes and seconds: "0:05", "1:00:05".
    static func string(seconds: Int, showsHours: Bool = true) -> String {
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
        guard showsHours, seconds >= 3600 else { return "\(seconds / 60):\(two(seconds % 60))" }
        return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
    }
}

/// A style of dates as a format.
private struct DateStyleFormat: FormatStyle {
    var style: Text.DateStyle
    var locale = Locale(identifier: "en_US")

    func format(_ date: Date) -> String { style.string(for: date, now: date, locale: locale) }

    func locale(_ locale: Locale) -> DateStyleFormat {
        var copy = self
        copy.locale = locale
        return copy
    }
}
