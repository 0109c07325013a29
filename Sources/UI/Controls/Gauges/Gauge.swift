// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// A value within its bounds, as on an instrument.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    /// From 0 to 1.
    private let value: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?
    private let markedValueLabels: MarkedValueLabels?

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel? = nil,
        minimum: BoundsLabel? = nil, maximum: BoundsLabel? = nil, marked: MarkedValueLabels? = nil
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let distance = Double(value - bounds.lowerBound)
        self.value = length > 0 ? min(max(distance / length, 0), 1) : 0
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        markedValueLabels = marked
    }

    /// The gauge as the innermost style around it makes it.
    public var body: some View {
        StyledControl(
            GaugeStyleConfiguration(
                value: value, label: .init(view: label), currentValueLabel: currentValueLabel.map { .init(view: $0) },
                minimumValueLabel: minimumValueLabel.map { .init(view: $0) },
                maximumValueLabel: maximumValueLabel.map { .init(view: $0) },
                markedValueLabels: markedValueLabels.map { .init(view: $0) }),
            fallback: GaugeStyleBox(style: DefaultGaugeStyle()))
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// - Parameters:
    ///   - bounds: The least and the greatest value.
    ///   - label: What is measured.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label: label())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// - Parameter currentValueLabel: The value in words.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label: label(), current: currentValueLabel())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// - Parameters:
    ///   - currentValueLabel: The value in words.
    ///   - minimumValueLabel: The least value in words.
    ///   - maximumValueLabel: The greatest value in words.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

extension Gauge {
    /// - Parameter markedValueLabels: Values in between, in words; the styles that are built in do not show them.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), marked: markedValueLabels())
    }
}
