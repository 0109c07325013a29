// SPDX-License-Identifier: MIT

import Views

public struct Stepper<Label: View>: View {
    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void
    @Environment(\.isMac) private var isMac

    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement
        decrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    public var body: some View {
        LabeledControl(label: ControlLabel(label)) {
            if isMac {
                MacStepperKeys(decrement: decrement, increment: increment, onEditingChanged: onEditingChanged)
            } else {
                StepperKeys(decrement: decrement, increment: increment, onEditingChanged: onEditingChanged)
                    .modifier(FittingRow())
            }
        }
    }
}

extension Stepper {
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
            onEditingChanged: onEditingChanged)
    }

    /// A button is disabled if its step would leave the bounds.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let now = value.wrappedValue
        func change(by step: V.Stride, if isPossible: Bool) -> (() -> Void)? {
            guard isPossible else { return nil }
            return {
                let next = value.wrappedValue.advanced(by: step)
                value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
            }
        }
        self.init(
            label: label, onIncrement: change(by: step, if: now < bounds.upperBound),
            onDecrement: change(by: 0 - step, if: now > bounds.lowerBound), onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
