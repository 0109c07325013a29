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

        func string(for date: Date, now: Date, locale: Locale) -> String {
            switch kind {
            case .date: return date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
            case .time: return date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
            case .timer:
                let seconds = Int(abs(date.timeIntervalSince(now)).rounded(.down))
                let (minutes, rest) = (seconds / 60 % 60, seconds % 60)
                let tail = (rest < 10 ? "0" : "") + "\(rest)"
                guard seconds >= 3600 else { return "\(minutes):\(tail)" }
                return "\(seconds / 3600):" + (minutes < 10 ? "0" : "") + "\(minutes):\(tail)"
            case .relative: return Self.distance(abs(date.timeIntervalSince(now)))
            case .offset:
                let interval = date.timeIntervalSince(now)
                return (interval < 0 ? "-" : "+") + Self.distance(abs(interval), parts: 1)
            }
        }

        /// In the two largest units that it has: "2 hr, 23 min".
        private static func distance(_ interval: Double, parts: Int = 2) -> String {
            let seconds = Int(interval.rounded(.down))
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

    /// A date. Distances from the present are those of the moment when the text was last evaluated: put it into a
    /// `TimelineView` to see it count.
    public init(_ date: Date, style: DateStyle) { self.init(date, format: DateStyleFormat(style: style)) }

    /// The time from one date to another.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// The time from one date to another.
    public init(_ dates: ClosedRange<Date>) {
        self.init(
            verbatim: (dates.lowerBound..<dates.upperBound).formatted(.interval.locale(Locale(identifier: "en_US"))))
    }

    /// Counts through an interval, down to its end or up from its start, as it is when the text is evaluated.
    public init(
        timerInterval interval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let now = min(
            max(pauseTime ?? VirtualClock.date(at: VirtualClock.now), interval.lowerBound), interval.upperBound)
        let length =
            countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
        let style = DateStyle.timer
        self.init(verbatim: style.string(for: now + length, now: now, locale: Locale(identifier: "en_US")))
    }
}

/// A style of dates as a format.
private struct DateStyleFormat: FormatStyle {
    var style: Text.DateStyle
    var locale = Locale(identifier: "en_US")

    func format(_ date: Date) -> String {
        style.string(for: date, now: VirtualClock.date(at: VirtualClock.now), locale: locale)
    }

    func locale(_ locale: Locale) -> DateStyleFormat {
        var copy = self
        copy.locale = locale
        return copy
    }
}
