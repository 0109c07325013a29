// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// The compact style of date pickers: a label, then the date and the time as pills.
struct CompactDates: View {
    let picker: DatePickerStyleConfiguration
    @Environment(\.isMac) private var isMac

    var body: some View {
        LabeledControl(label: picker.label) {
            if isMac { MacDateField(picker: picker, hasStepper: true) } else { pills }
        }
    }

    private var pills: some View {
        HStack(spacing: 5) {
            if picker.displayedComponents.contains(.date) { DatePill(picker: picker, components: .date) }
            if picker.displayedComponents.contains(.hourAndMinute) {
                DatePill(picker: picker, components: .hourAndMinute)
            }
        }
        .modifier(FittingRow())
    }
}

/// A date or a time in words; a tap opens a calendar or wheels.
struct DatePill: View {
    let picker: DatePickerStyleConfiguration
    let components: DatePickerComponents
    @State private var isOpen = false
    @Environment(\.calendar) private var calendar
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let words = DateWords(calendar: calendar)
        let date = picker.selection
        Text(verbatim: components == .date ? words.day(date) : words.time(date))
            .lineLimit(1)
            .foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
            .padding(.horizontal, 12)
            .frame(height: picker.displayedComponents.contains(.hourAndMinute) ? 36 : 34)
            .background(Color.tertiarySystemFill, in: RoundedRectangle(cornerRadius: 8))
            .opacity(isEnabled ? 1 : 0.5)
            .onPress(fillsFrame: true, press: { _ in }) { withAnimation(PopupMetrics.motion) { isOpen = true } }
            .fixedSize()
            .popup(isOpen: $isOpen, width: components == .date ? 343 : 200) {
                if components == .date {
                    GraphicalDates(picker: picker.showing(.date)).padding(.vertical, 8)
                } else {
                    DateWheels(picker: picker.showing(.hourAndMinute))
                }
            }
    }
}

extension DatePickerStyleConfiguration {
    func showing(_ components: DatePickerComponents) -> DatePickerStyleConfiguration {
        DatePickerStyleConfiguration(
            label: label, selection: $selection, minimumDate: minimumDate, maximumDate: maximumDate,
            displayedComponents: components)
    }
}
