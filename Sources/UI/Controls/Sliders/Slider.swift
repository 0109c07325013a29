// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

public struct Slider<Label: View, ValueLabel: View>: View {
    /// The knob's position, from 0 to 1. Setting it snaps to the steps.
    private let fraction: Binding<Double>
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void
    /// The places of the ticks, as fractions of the track.
    private let ticks: [Double]
    /// The places of the steps, as fractions of the track, which macOS marks with ticks.
    private let steps: [Double]
    @Environment(\.isMac) private var isMac
    @Environment(\.labelsVisibility) private var labelsVisibility

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimum: ValueLabel,
        maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void, ticks: [V] = []
    ) where V.Stride: BinaryFloatingPoint {
        let (lower, length) = (Double(bounds.lowerBound), Double(bounds.upperBound - bounds.lowerBound))
        let step = step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
        fraction = Binding(
            get: { length > 0 ? min(max((Double(value.wrappedValue) - lower) / length, 0), 1) : 0 },
            set: { new, transaction in
                var distance = min(max(new, 0), 1) * length
                // Values above the last full step are not selectable. The tolerance of 1e-9 steps absorbs rounding
                // errors.
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
        let stepCount = step.map { ($0 > 0 ? length / $0 + 1e-9 : 0).rounded(.down) } ?? 0
        steps =
            (1...Self.mostSteps).contains(stepCount)
            ? (0...Int(stepCount)).map { Double($0) * (step ?? 0) / length } : []
        self.ticks = ticks.map { length > 0 ? (Double($0) - lower) / length : 0 }.filter { (0...1).contains($0) }
    }

    /// Sliders with more steps have no ticks on macOS, where they would merge.
    private static var mostSteps: ClosedRange<Double>.Bound { 100 }

    public var body: some View {
        Group {
            if isMac, Label.self != EmptyView.self, labelsVisibility != .hidden {
                ColumnControl(label: label) { row }
            } else {
                row.hiddenLabel(label)
            }
        }
        .accessibility { $0.value = Text(verbatim: "\(Int((fraction.wrappedValue * 100).rounded()))%") }
    }
}

extension Slider {
    private var row: some View {
        HStack {
            minimumValueLabel
            if isMac {
                MacSliderTrack(
                    fraction: fraction, ticks: ticks.isEmpty ? steps : ticks, onEditingChanged: onEditingChanged)
            } else {
                SliderTrack(fraction: fraction, onEditingChanged: onEditingChanged)
                    .background {
                        if !ticks.isEmpty { SliderTickMarks(fractions: ticks).fill(.tertiary) }
                    }
            }
            maximumValueLabel
        }
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged)
    }

    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
            onEditingChanged)
    }

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
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
    }

    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
    }

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
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged)
    }
}
