// SPDX-License-Identifier: MIT

import Views

/// A control that is on or off.
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label

    /// - Parameter label: What the control is about; several views stand in a row, texts below each other, of which the first
    ///   is the title.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        isMixed = false
        self.label = label()
    }

    /// A control for several values at once: on where all are, mixed where only some are.
    ///
    /// - Parameters:
    ///   - sources: What has the values.
    ///   - isOn: Where each of them has its value.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let values = sources.map { $0[keyPath: isOn] }
        let count = values.count { $0.wrappedValue }
        isMixed = count > 0 && count < values.count
        self.isOn = Binding(
            get: { values.allSatisfy { $0.wrappedValue } },
            set: { (new: Bool) in for value in values { value.wrappedValue = new } })
        self.label = label()
    }

    /// The toggle as the innermost style around it makes it.
    public var body: some View {
        StyledControl(
            ToggleStyleConfiguration(label: .init(view: ControlLabel(label)), isOn: isOn, isMixed: isMixed),
            fallback: ToggleStyleBox(style: DefaultToggleStyle())
        )
        .accessibility {
            $0.addedTraits = .isToggle
            $0.value = Text(verbatim: isMixed ? "mixed" : isOn.wrappedValue ? "1" : "0")
        }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style was asked for, for styles that only add something to others.
    public init(_ configuration: ToggleStyleConfiguration) {
        isOn = configuration.$isOn
        isMixed = configuration.isMixed
        label = configuration.label
    }
}
