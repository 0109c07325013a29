// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

struct DateWheels: View {
    let picker: DatePickerStyleConfiguration
    @Environment(\.calendar) private var calendar

    var body: some View {
        let words = DateWords(calendar: calendar)
        let parts = words.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.selection)
        HStack(spacing: 0) {
            let hasTime = picker.displayedComponents.contains(.hourAndMinute)
            if picker.displayedComponents.contains(.date) {
                if hasTime { dayWheel(words) } else { dateWheels(words, parts) }
            }
            if hasTime { timeWheels(words, parts) }
        }
        .background { WheelField() }
        .frame(height: WheelMetrics.height)
    }

    /// One wheel of all days. It is shown beside the wheels of the time.
    private func dayWheel(_ words: DateWords) -> some View {
        // Each row stands for an absolute day number, so rows do not change with the selection.
        let chosen = words.dayNumber(picker.selection)
        func day(_ row: Int) -> Date {
            words.calendar.date(byAdding: .day, value: row - chosen, to: picker.selection) ?? picker.selection
        }
        return Wheel(
            count: 2 * DateWords.dayReach, chosen: chosen, hasField: false,
            column: WheelColumn(of: words.widestDays(WheelMetrics.width(of:)), side: .trailing),
            choose: { choose(day($0)) }
        ) { row in
            Text(verbatim: words.weekday(day(row)))
        }
        .font(WheelMetrics.font)
        .lineLimit(1)
        .frame(minWidth: 140)
    }

    @ViewBuilder private func dateWheels(_ words: DateWords, _ parts: DateComponents) -> some View {
        let year = parts.year ?? 2001
        let years = (year - 100)...(year + 100)
        let month = TextWheel(words: words.months, chosen: (parts.month ?? 1) - 1, areNames: true) {
            choose(words.date(picker.selection, month: $0 + 1))
        }
        .frame(minWidth: 130)
        let day = TextWheel(
            words: (1...words.dayCount(words.monthStart(picker.selection))).map { "\($0)" },
            chosen: (parts.day ?? 1) - 1
        ) {
            choose(words.date(picker.selection, day: $0 + 1))
        }
        .frame(minWidth: 50)
        // US English shows the month wheel first; other locales show the day first.
        if words.calendar.locale?.identifier.hasPrefix("en_US") == true {
            month
            day
        } else {
            day
            month
        }
        TextWheel(words: years.map { "\($0)" }, chosen: year - years.lowerBound) {
            choose(words.date(picker.selection, year: years.lowerBound + $0))
        }
        .frame(minWidth: 80)
    }

    @ViewBuilder private func timeWheels(_ words: DateWords, _ parts: DateComponents) -> some View {
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        let hasHalves = words.hasTwelveHours
        let hours = hasHalves ? (0..<12).map { "\($0 == 0 ? 12 : $0)" } : (0..<24).map { Self.two($0) }
        TextWheel(words: hours, chosen: hasHalves ? hour % 12 : hour) {
            choose(words.date(picker.selection, hour: hasHalves ? hour / 12 * 12 + $0 : $0))
        }
        .frame(minWidth: 50)
        TextWheel(words: (0..<60).map { Self.two($0) }, chosen: minute) {
            choose(words.date(picker.selection, minute: $0))
        }
        .frame(minWidth: 50)
        if hasHalves {
            TextWheel(words: [words.calendar.amSymbol, words.calendar.pmSymbol], chosen: hour / 12, areNames: true) {
                choose(words.date(picker.selection, hour: $0 * 12 + hour % 12))
            }
            .frame(minWidth: 60)
        }
    }

    private func choose(_ date: Date) { picker.choose(date) }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// A wheel of texts. Names are aligned at their leading ends, numbers at their trailing ends.
private struct TextWheel: View {
    let words: [String]
    let chosen: Int
    var areNames = false
    let choose: (Int) -> Void

    var body: some View {
        Wheel(count: words.count, chosen: chosen, hasField: false, column: column, choose: choose) {
            Text(verbatim: words[$0])
        }
        .font(WheelMetrics.font)
        .lineLimit(1)
    }

    private var column: WheelColumn {
        if areNames { return WheelColumn(of: words, side: .leading) }
        // Measures the longest number with all digits replaced by 0. Digits that are wider than 0 overflow on the
        // leading side.
        let zeros = String(repeating: "0", count: words.map(\.count).max() ?? 0)
        return WheelColumn(of: [zeros], side: .trailing)
    }
}
