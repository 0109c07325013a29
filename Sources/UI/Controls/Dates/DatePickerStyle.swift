// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DatePickerStyleConfiguration {
    public struct Label: ErasedPart { package let view: any View }

    public let label: Label
    @Binding public var selection: Date
    public let minimumDate: Date?
    public let maximumDate: Date?
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

    /// Selects `date`, clamped to the picker's range.
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
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        controlStyle(DatePickerStyleBox(style: style))
    }
}

/// Draws the compact style.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { CompactDates(picker: configuration) }
}

public nonisolated struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { CompactDates(picker: configuration) }
}

public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { GraphicalDates(picker: configuration) }
}

public nonisolated struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) { DateWheels(picker: configuration) }
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
