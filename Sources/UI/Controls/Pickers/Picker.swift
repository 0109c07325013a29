// SPDX-License-Identifier: MIT

import Views

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let content: Content
    private let label: Label
    private let currentValueLabel: (any View)?
    @Environment(\.pickerStyle) private var style
    @Environment(\.openMenu) private var menu

    private init(
        _ selection: Binding<SelectionValue>, content: Content, label: Label, currentValueLabel: (any View)? = nil
    ) {
        self.selection = selection
        self.content = content
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    public var body: some View {
        let picker = _PickerConfiguration(
            selection: PickerSelection(selection), content: AnyView(content), label: AnyView(ControlLabel(label)),
            hasLabel: Label.self != EmptyView.self, currentValueLabel: currentValueLabel.map { Self.erased($0) })
        if menu == nil {
            style._makeBody(picker)
        } else {
            MenuOptions(picker: picker)
        }
    }

    private static func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
}

extension Picker {
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, content: content(), label: label())
    }

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection, content: content(), label: label(), currentValueLabel: currentValueLabel())
    }

    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection, content: content(), label: label)
    }

    /// A picker that sets several bindings at once. It shows no selection while their values differ.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where SelectionValue: ExpressibleByNilLiteral {
        self.init(.shared(by: sources.map { $0[keyPath: selection] }), content: content(), label: label())
    }
}

extension Binding where Value: Hashable & ExpressibleByNilLiteral {
    /// A binding to several values. Reading returns the common value, or nil if the values differ. Writing sets all
    /// values.
    fileprivate static func shared(by values: [Binding<Value>]) -> Binding<Value> {
        Binding(
            get: {
                guard let first = values.first?.wrappedValue else { return nil }
                return values.allSatisfy { $0.wrappedValue == first } ? first : nil
            },
            set: { (new: Value) in for value in values { value.wrappedValue = new } })
    }
}
