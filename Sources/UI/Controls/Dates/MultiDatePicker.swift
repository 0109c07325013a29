// SPDX-License-Identifier: MIT

import Foundation
import Views

public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let bounds: Range<Date>?
    private let label: Label
    @Environment(\.calendar) private var calendar

    private init(_ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>?, _ label: Label) {
        self.selection = selection
        self.bounds = bounds
        self.label = label
    }

    public var body: some View {
        let words = DateWords(calendar: calendar)
        let chosen = Set(selection.wrappedValue.compactMap { words.calendar.date(from: $0) })
        CalendarMonth(
            start: chosen.min() ?? bounds?.lowerBound ?? VirtualClock.date(at: VirtualClock.now),
            // `bounds` is half-open and the calendar's range is inclusive, so one second is subtracted.
            range: (bounds?.lowerBound, bounds.map { $0.upperBound.addingTimeInterval(-1) }),
            isChosen: { day in chosen.contains { words.calendar.isDate($0, inSameDayAs: day) } }
        ) { day in
            let known = selection.wrappedValue.filter {
                words.calendar.date(from: $0).map { words.calendar.isDate($0, inSameDayAs: day) } ?? false
            }
            if known.isEmpty {
                let parts: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]
                selection.wrappedValue.insert(words.calendar.dateComponents(parts, from: day))
            } else {
                selection.wrappedValue.subtract(known)
            }
        }
    }
}

extension MultiDatePicker {
    /// The label is not shown.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, nil, label())
    }

    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds, label())
    }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound..<Date.distantFuture, label())
    }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, Date.distantPast..<bounds.upperBound, label())
    }
}

extension MultiDatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection: selection) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection: selection) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}
