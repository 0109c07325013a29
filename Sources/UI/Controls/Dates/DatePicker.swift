// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt
    /// Parts by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Hours and minutes.
    public static let hourAndMinute = DatePickerComponents(rawValue: 0x60)
    /// Year, month and day.
    public static let date = DatePickerComponents(rawValue: 0x1E)
}

/// Chooses a date, a time, or both.
public struct DatePicker<Label: View>: View {
    /// The same as `DatePickerComponents`.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let minimumDate: Date?
    private let maximumDate: Date?
    private let components: Components
    private let label: Label

    private init(
        _ selection: Binding<Date>, _ minimumDate: Date?, _ maximumDate: Date?, _ components: Components, _ label: Label
    ) {
        self.selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.components = components
        self.label = label
    }

    /// The picker as the innermost style around it makes it.
    public var body: some View {
        StyledControl(
            DatePickerStyleConfiguration(
                label: .init(view: ControlLabel(label)), selection: selection, minimumDate: minimumDate,
                maximumDate: maximumDate, displayedComponents: components),
            fallback: DatePickerStyleBox(style: DefaultDatePickerStyle()))
    }
}

extension DatePicker {
    /// Any date.
    ///
    /// - Parameters:
    ///   - selection: The date that is chosen.
    ///   - displayedComponents: What of it is shown.
    ///   - label: What the date is for.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// A date of a time.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// A date that is not before another.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// A date that is not after another.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    /// The picker that a style was asked for, for styles that only add something to others.
    public init(_ configuration: DatePickerStyleConfiguration) {
        self.init(
            configuration.$selection, configuration.minimumDate, configuration.maximumDate,
            configuration.displayedComponents, configuration.label)
    }
}

extension DatePicker where Label == Text {
    /// Any date, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Any date, with a title, which stands as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A date of a time, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A date of a time, with a title, which stands as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A date that is not before another, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A date that is not before another, with a title, which stands as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A date that is not after another, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A date that is not after another, with a title, which stands as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}
