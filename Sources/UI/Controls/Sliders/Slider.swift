// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// A knob on a track, which chooses a value from a range.
public struct Slider<Label: View, ValueLabel: View>: View {
    /// Where the knob is, from 0 to 1; what is written snaps to the steps.
    private let fraction: Binding<Double>
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimum: ValueLabel,
        maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        let (lower, length) = (Double(bounds.lowerBound), Double(bounds.upperBound - bounds.lowerBound))
        let step = step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
        fraction = Binding(
            get: { length > 0 ? min(max((Double(value.wrappedValue) - lower) / length, 0), 1) : 0 },
            set: { new, transaction in
                var distance = min(max(new, 0), 1) * length
                // The last step may be shorter than the others; it is not one where it is.
                if let step {
                    distance = min((distance / step).rounded(), (length / step + 1e-9).rounded(.down)) * step
                }
                let chosen = min(max(V(lower + distance), bounds.lowerBound), bounds.upperBound)
                guard chosen != value.wrappedValue else { return }
                value.transaction(transaction).wrappedValue = chosen
            })
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        self.onEditingChanged = onEditingChanged
    }

    /// The track between the labels of its ends. What the slider is about is not shown.
    public var body: some View {
        HStack {
            minimumValueLabel
            SliderTrack(fraction: fraction, onEditingChanged: onEditingChanged)
            maximumValueLabel
        }
        .unseenLabel(label)
        .accessibility { $0.value = Text(verbatim: "\(Int((fraction.wrappedValue * 100).rounded()))%") }
    }
}

extension Slider {
    /// A slider without steps.
    ///
    /// - Parameters:
    ///   - bounds: The values at both ends.
    ///   - label: What the slider is about; it is not shown.
    ///   - minimumValueLabel: Stands before the track.
    ///   - maximumValueLabel: Stands behind the track.
    ///   - onEditingChanged: Told true when a finger takes hold of the knob, and false when it lets go.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged)
    }

    /// A slider whose values are multiples of `step`, counted from the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged)
    }

    /// The older form, with the labels as values.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
            onEditingChanged)
    }

    /// The older form with steps, with the labels as values.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
            onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider without steps, and without labels at its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
    }

    /// A slider with steps, and without labels at its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
    }

    /// The older form, with the label last.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
    }

    /// The older form with steps, with the label last.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider without steps, and without any label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged)
    }

    /// A slider with steps, and without any label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged)
    }
}
