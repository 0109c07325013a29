// SPDX-License-Identifier: MIT

import Foundation
import Views

/// Formats and computes dates in the locale and time zone of `calendar`.
struct DateWords {
    let calendar: Calendar

    private var format: Date.FormatStyle {
        Date.FormatStyle(
            locale: calendar.locale ?? Locale(identifier: "en_US"), calendar: calendar, timeZone: calendar.timeZone)
    }

    /// Formats like "Jan 1, 2001".
    func day(_ date: Date) -> String { date.formatted(format.year().month(.abbreviated).day()) }
    /// Formats like "1/1/2001, 12:16 AM".
    func numbers(_ date: Date, _ components: DatePickerComponents) -> String {
        var all = format
        if components.contains(.date) { all = all.year().month(.defaultDigits).day() }
        if components.contains(.hourAndMinute) { all = all.hour().minute() }
        return date.formatted(all)
    }
    /// Formats like "Mon Jan 1".
    func weekday(_ date: Date) -> String {
        date.formatted(format.weekday(.abbreviated)) + " " + date.formatted(format.month(.abbreviated).day())
    }
    /// For each month, the 28th, such as "Wed Jan 28". All use the weekday with the widest short name, whatever the
    /// date. The argument `width` measures a name.
    func widestDays(_ width: (String) -> CGFloat) -> [String] {
        let weekday = calendar.shortWeekdaySymbols.max { width($0) < width($1) } ?? ""
        return (1...12).compactMap { month in
            calendar.date(from: DateComponents(year: 2001, month: month, day: 28)).map {
                weekday + " " + $0.formatted(format.month(.abbreviated).day())
            }
        }
    }
    /// The number of the date's day, which increases by 1 each day. 1 January 2001 has the number `dayReach`.
    func dayNumber(_ date: Date) -> Int {
        let local = date.timeIntervalSinceReferenceDate + Double(calendar.timeZone.secondsFromGMT(for: date))
        let days = (local / 86_400).rounded(.down)
        return Int(min(max(days, -Double(Self.dayReach)), Double(Self.dayReach - 1))) + Self.dayReach
    }
    /// Day numbers are exact up to this many days before and after 1 January 2001. Days outside this range are clamped.
    static let dayReach = 700_000
    /// Formats like "12:16 AM".
    func time(_ date: Date) -> String { date.formatted(format.hour().minute()) }
    /// Formats like "January 2001".
    func month(_ date: Date) -> String { date.formatted(format.month(.wide).year()) }

    /// Short names of the weekdays, from the locale's first day of the week.
    var weekdays: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count] }
    }

    var months: [String] { calendar.standaloneMonthSymbols }

    /// Whether the locale uses a 12-hour clock. If so, 13:00 is formatted with the hour 1, in the digits of any script.
    var hasTwelveHours: Bool {
        var format = format
        format.timeZone = .gmt
        let hour = Date(timeIntervalSinceReferenceDate: 46800).formatted(format.hour(.defaultDigits(amPM: .omitted)))
        return hour.compactMap(\.wholeNumberValue).reduce(0) { 10 * $0 + $1 } == 1
    }

    /// The first moment of the month that contains `date`.
    func monthStart(_ date: Date) -> Date {
        calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
    }

    /// The number of empty cells before the first day of the month in a calendar grid.
    func leadingDays(_ month: Date) -> Int {
        (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    }

    func dayCount(_ month: Date) -> Int { calendar.range(of: .day, in: .month, for: month)?.count ?? 30 }

    func adding(months: Int, to date: Date) -> Date { calendar.date(byAdding: .month, value: months, to: date) ?? date }

    /// Replaces the given components. The day is clamped to the length of the month.
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
