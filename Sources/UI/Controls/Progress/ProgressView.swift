// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    enum Source {
        /// The completed fraction; nil if the progress is indeterminate.
        case fraction(Double?)
        case time(ClosedRange<Date>, countsDown: Bool)
    }

    private let source: Source
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    init(_ source: Source, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.source = source
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    public var body: some View {
        switch source {
        case .fraction(let fraction): styled(fraction)
        case .time(let interval, let countsDown):
            TimelineView(.animation) { context in
                let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
                let past = context.date.timeIntervalSince(interval.lowerBound)
                let fraction = length > 0 ? min(max(past / length, 0), 1) : 1
                styled(countsDown ? 1 - fraction : fraction)
            }
        }
    }

    private func styled(_ fraction: Double?) -> some View {
        StyledControl(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: Self.part(label).map { .init(view: $0) },
                currentValueLabel: Self.part(currentValueLabel).map { .init(view: $0) }),
            fallback: ProgressViewStyleBox(style: DefaultProgressViewStyle()))
    }

    /// The label; nil if it is an `EmptyView`, so that styles treat it as missing.
    private static func part(_ view: (some View)?) -> (any View)? { view is EmptyView ? nil : view }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { self.init(.fraction(nil), label: nil, currentValueLabel: nil) }

    public init(@ViewBuilder label: () -> Label) {
        self.init(.fraction(nil), label: label(), currentValueLabel: nil)
    }

    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(.fraction(.progress(value, of: total)), label: nil, currentValueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(.fraction(.progress(value, of: total)), label: label(), currentValueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(.fraction(.progress(value, of: total)), label: label(), currentValueLabel: currentValueLabel())
    }

    /// Reads `progress` once, when the view is evaluated; later changes are not observed.
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(
            .fraction(progress.isIndeterminate ? nil : progress.fractionCompleted), label: nil, currentValueLabel: nil)
    }

    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            .fraction(configuration.fractionCompleted), label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }

    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .time(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
    }

    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            .time(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }

    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    public var body: some View { Text(timerInterval: interval, countsDown: countsDown).monospacedDigit() }
}

extension Double? {
    fileprivate static func progress<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        guard let value else { return nil }
        let fraction = Double(value) / Double(total)
        return fraction.isFinite ? Swift.min(Swift.max(fraction, 0), 1) : 0
    }
}
