// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The calendar of a place, and dates in the words of its language.
struct DateWords {
    let calendar: Calendar

    /// The Gregorian calendar at Greenwich: virtual time knows no other places.
    init(_ locale: Locale) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = locale
        self.calendar = calendar
    }

    private var format: Date.FormatStyle {
        Date.FormatStyle(locale: calendar.locale ?? Locale(identifier: "en_US"), calendar: calendar, timeZone: .gmt)
    }

    /// Jan 1, 2001.
    func day(_ date: Date) -> String { date.formatted(format.year().month(.abbreviated).day()) }
    /// Mon Jan 1.
    func weekday(_ date: Date) -> String {
        date.formatted(format.weekday(.abbreviated)) + " " + date.formatted(format.month(.abbreviated).day())
    }
    /// The number of the day of a date, counted from one long ago.
    func dayNumber(_ date: Date) -> Int {
        let days = (date.timeIntervalSinceReferenceDate / 86_400).rounded(.down)
        return Int(min(max(days, -Double(Self.dayReach)), Double(Self.dayReach - 1))) + Self.dayReach
    }
    /// How many days are counted before 2001, and from then on.
    static let dayReach = 700_000
    /// 12:16 AM.
    func time(_ date: Date) -> String { date.formatted(format.hour().minute()) }
    /// January 2001.
    func month(_ date: Date) -> String { date.formatted(format.month(.wide).year()) }

    /// Names of the days, from the first one of a week on.
    var weekdays: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count] }
    }

    var months: [String] { calendar.standaloneMonthSymbols }

    /// Whether the language counts hours up to twelve.
    var hasTwelveHours: Bool { time(Date(timeIntervalSinceReferenceDate: 46800)).contains("1:") }

    /// The first moment of the month of a date.
    func monthStart(_ date: Date) -> Date {
        calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
    }

    /// How many days before the first one of a month belong to its first week.
    func leadingDays(_ month: Date) -> Int {
        (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    }

    func dayCount(_ month: Date) -> Int { calendar.range(of: .day, in: .month, for: month)?.count ?? 30 }

    /// The date some months later.
    func adding(months: Int, to date: Date) -> Date { calendar.date(byAdding: .month, value: months, to: date) ?? date }

    /// The same time on a day of another month; the last one where the month is too short.
    func date(_ date: Date, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil)
        -> Date
    {
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        let wanted = day ?? parts.day ?? 1
        parts.year = year ?? parts.year
        parts.month = month ?? parts.month
        parts.day = 1
        parts.hour = hour ?? parts.hour
        parts.minute = minute ?? parts.minute
        guard let first = calendar.date(from: parts) else { return date }
        return calendar.date(byAdding: .day, value: min(wanted, dayCount(first)) - 1, to: first) ?? date
    }
}
