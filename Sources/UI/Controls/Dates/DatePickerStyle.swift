// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// How pickers of dates look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The view that stands for a picker.
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration

    /// Makes the view that stands for a picker.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a picker of dates.
public struct DatePickerStyleConfiguration {
    /// What the date is for, whatever type of view it is.
    public struct Label: ErasedPart { package let view: any View }

    /// What the date is for.
    public let label: Label
    /// The date that is chosen.
    @Binding public var selection: Date
    /// The first date that can be chosen; nil: there is none.
    public let minimumDate: Date?
    /// The last date that can be chosen; nil: there is none.
    public let maximumDate: Date?
    /// What of the date is shown.
    public let displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    /// Chooses a date, or the nearest that can be.
    func choose(_ date: Date) {
        let chosen = min(max(date, minimumDate ?? date), maximumDate ?? date)
        if chosen != selection { selection = chosen }
    }
}

nonisolated struct DatePickerStyleBox<Style: DatePickerStyle>: StyleBox {
    let style: Style

    @MainActor func view(_ configuration: DatePickerStyleConfiguration) -> any View {
        StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// The look of all pickers of dates in this view.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        controlStyle(DatePickerStyleBox(style: style))
    }
}

/// The style of a place without any other: compact.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// The same as `CompactDatePickerStyle`.
    @MainActor public func makeBody(configuration: Configuration) -> some View { CompactDates(picker: configuration) }
}

/// Date and time in words, which open a calendar and wheels.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// Date and time in words behind the label, which open a calendar and wheels.
    @MainActor public func makeBody(configuration: Configuration) -> some View { CompactDates(picker: configuration) }
}

/// A calendar of a month.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// A calendar of a month, and the time in words below it.
    @MainActor public func makeBody(configuration: Configuration) -> some View { GraphicalDates(picker: configuration) }
}

/// Wheels for the parts of a date.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    /// The style has no parameters.
    public init() {}

    /// Wheels behind the label.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) { DateWheels(picker: configuration) }
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// As the place has it: compact.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Date and time in words, which open a calendar and wheels.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar of a month.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels for the parts of a date.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
