// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// A calendar of one month, with the time in words below it.
struct GraphicalDates: View {
    let picker: DatePickerStyleConfiguration
    @Environment(\.calendar) private var calendar
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let words = DateWords(calendar: calendar)
        VStack(spacing: 4) {
            if picker.displayedComponents.contains(.date) {
                CalendarMonth(
                    start: picker.selection, range: (picker.minimumDate, picker.maximumDate),
                    isChosen: { words.calendar.isDate($0, inSameDayAs: picker.selection) }
                ) { day in
                    let parts = words.calendar.dateComponents([.year, .month, .day], from: day)
                    picker.choose(words.date(picker.selection, year: parts.year, month: parts.month, day: parts.day))
                }
            }
            if picker.displayedComponents.contains(.hourAndMinute) {
                HStack(spacing: 0) {
                    Text("Time")
                    Spacer(minLength: 8)
                    DatePill(picker: picker, components: .hourAndMinute)
                }
                .padding(.horizontal, 16)
                .frame(height: 44)
            }
        }
        .opacity(isEnabled ? 1 : 0.5)
        .withoutLeadingText()
    }
}
