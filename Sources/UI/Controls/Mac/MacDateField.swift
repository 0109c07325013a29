// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// A date in numbers in a bezel, with the arrows that change its day, or its minute if it shows only the time.
struct MacDateField: View {
    let picker: DatePickerStyleConfiguration
    let hasStepper: Bool
    @Environment(\.calendar) private var calendar

    var body: some View {
        HStack(spacing: 4) {
            Text(verbatim: DateWords(calendar: calendar).numbers(picker.selection, picker.displayedComponents))
                .lineLimit(1)
                .modifier(MacFieldBezel(radius: MacFieldBezel.squareRadius))
            if hasStepper {
                MacStepperKeys(decrement: { step(-1) }, increment: { step(1) }, onEditingChanged: { _ in })
            }
        }
        .fixedSize()
        .alignmentGuide(.firstTextBaseline) { MacMetrics.baseline(in: $0.height) }
    }

    private func step(_ count: Int) {
        let unit: Calendar.Component = picker.displayedComponents.contains(.date) ? .day : .minute
        if let next = calendar.date(byAdding: unit, value: count, to: picker.selection) { picker.choose(next) }
    }
}

public nonisolated struct FieldDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) { MacDateField(picker: configuration, hasStepper: false) }
    }
}

public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) { MacDateField(picker: configuration, hasStepper: true) }
    }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
