// SPDX-License-Identifier: MIT

import Views

public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label

    /// A label of several texts becomes a column whose first text is the title. Labels of other views become a row.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        isMixed = false
        self.label = label()
    }

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
    public init(_ configuration: ToggleStyleConfiguration) {
        isOn = configuration.$isOn
        isMixed = configuration.isMixed
        label = configuration.label
    }
}
