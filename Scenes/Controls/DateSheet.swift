// SPDX-License-Identifier: MIT

import SwiftUI

/// A contact sheet of date and time pickers.
struct DateSheet: View {
    /// 21 September 2026, 14:13 UTC, which is 15:13 in London.
    private static let day = Date(timeIntervalSince1970: 1_790_000_000)

    var body: some View {
        ControlSheet(title: "Dates") {
            ControlRow("compact") { picker }
            ControlRow("day, hour, disabled") {
                DatePicker("Water", selection: .constant(Self.day), displayedComponents: .date)
                DatePicker("Water", selection: .constant(Self.day), displayedComponents: .hourAndMinute)
                DatePicker("Water", selection: .constant(Self.day), displayedComponents: .date).disabled(true)
            }
            .labelsHidden()
            ControlRow("graphical") { picker.datePickerStyle(.graphical) }
            ControlRow("wheel") { picker.datePickerStyle(.wheel).labelsHidden() }
        }
        .environment(\.timeZone, TimeZone(identifier: "Europe/London")!)
    }

    private var picker: some View { DatePicker("Water", selection: .constant(Self.day)) }
}
