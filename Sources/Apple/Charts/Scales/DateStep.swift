// SPDX-License-Identifier: MIT

import Foundation

/// The distance between two values on a date axis: a number of calendar units.
struct DateStep: Hashable, Sendable {
    let unit: Calendar.Component
    let count: Int

    /// The steps to choose from, finest first, with their lengths in seconds.
    private static let choices: [(step: DateStep, seconds: Double)] =
        [1, 2, 5, 10, 15, 30].map { (DateStep(unit: .second, count: $0), Double($0)) }
        + [1, 2, 5, 10, 15, 30].map { (DateStep(unit: .minute, count: $0), Double($0) * 60) }
        + [1, 2, 3, 6, 12].map { (DateStep(unit: .hour, count: $0), Double($0) * 3600) }
        + [1, 2].map { (DateStep(unit: .day, count: $0), Double($0) * 86_400) }
        + [1, 2].map { (DateStep(unit: .weekOfYear, count: $0), Double($0) * 604_800) }
        + [1, 3, 6].map { (DateStep(unit: .month, count: $0), Double($0) * 2_629_746) }
        + [1, 2, 5, 10, 20, 50, 100, 200, 500].map { (DateStep(unit: .year, count: $0), Double($0) * 31_556_952) }

    /// The step whose number of dates is nearest to `count`.
    static func fitting(_ low: Date, _ high: Date, count: Int, _ calendar: Calendar) -> DateStep {
        let width = high.timeIntervalSince(low)
        var best = (step: choices[0].step, miss: Double.infinity)
        for (step, seconds) in choices {
            let miss = abs(width / seconds + 1 - Double(count))
            if miss <= best.miss { best = (step, miss) }
        }
        return best.step
    }

    /// Rounds a date down to a multiple of the step.
    func floor(_ date: Date, _ calendar: Calendar) -> Date {
        guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return date }
        guard count > 1 else { return start }
        // Multiples are counted within the enclosing unit: minutes within the hour, months within the year.
        let (value, first) =
            switch unit {
            case .weekOfYear, .weekOfMonth: (0, 0)
            case .day, .month: (calendar.component(unit, from: start), 1)
            default: (calendar.component(unit, from: start), 0)
            }
        return calendar.date(byAdding: unit, value: -((value - first) % count), to: start) ?? start
    }

    /// The multiples of the step within an interval.
    func dates(from low: Date, to high: Date, _ calendar: Calendar) -> [Date] {
        var dates: [Date] = []
        let first = floor(low, calendar)
        for index in 0..<10_000 {
            guard let date = calendar.date(byAdding: unit, value: index * count, to: first), date <= high else { break }
            if date >= low { dates.append(date) }
        }
        return dates
    }

    /// Dates from `low` in steps, up to the first date after `high`.
    func dates(from low: Date, covering high: Date, _ calendar: Calendar) -> [Date] {
        var dates = [low]
        for index in 1..<10_000 {
            guard let date = calendar.date(byAdding: unit, value: index * count, to: low) else { break }
            dates.append(date)
            if date > high { break }
        }
        return dates
    }

    /// Shows the date down to the step's unit: hours and minutes for a step of minutes, the month for a step of months.
    func format(_ locale: Locale, _ calendar: Calendar) -> Date.FormatStyle {
        let plain = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        return switch unit {
        case .second: plain.hour().minute().second()
        case .minute: plain.hour().minute()
        case .hour: plain.hour()
        case .day, .weekOfYear, .weekOfMonth, .weekday: plain.month(.abbreviated).day()
        case .month, .quarter: plain.month(.abbreviated)
        default: plain.year()
        }
    }
}
