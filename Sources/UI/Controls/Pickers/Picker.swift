// SPDX-License-Identifier: MIT

import Views

/// Chooses one of several values; the views that stand for them say with `tag(_:)` which each is.
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

    /// The picker as the nearest style around it makes it; in a menu, items with checkmarks.
    public var body: some View {
        let picker = _PickerConfiguration(
            selection: PickerSelection(selection), content: AnyView(content), label: AnyView(ControlLabel(label)),
            currentValueLabel: currentValueLabel.map { Self.erased($0) })
        if menu == nil {
            style._makeBody(picker)
        } else {
            MenuOptions(picker: picker)
        }
    }

    private static func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
}

extension Picker {
    /// - Parameters:
    ///   - selection: The value that is chosen.
    ///   - content: The views to choose from, each with a `tag(_:)` of the type of the selection. Those of a `ForEach` are
    ///     known by their ids where they have no tag.
    ///   - label: What is chosen.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, content: content(), label: label())
    }

    /// The same, where the style shows the chosen value by itself, with a view for that.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection, content: content(), label: label(), currentValueLabel: currentValueLabel())
    }

    /// The older form, with the label as a value.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection, content: content(), label: label)
    }

    /// A picker for several values at once; nothing is chosen where they differ.
    ///
    /// - Parameters:
    ///   - sources: What has the values.
    ///   - selection: Where each of them has its value.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where SelectionValue: ExpressibleByNilLiteral {
        self.init(.shared(by: sources.map { $0[keyPath: selection] }), content: content(), label: label())
    }
}

extension Binding where Value: Hashable & ExpressibleByNilLiteral {
    /// The value that all of these have; nil where they differ.
    fileprivate static func shared(by values: [Binding<Value>]) -> Binding<Value> {
        Binding(
            get: {
                guard let first = values.first?.wrappedValue else { return nil }
                return values.allSatisfy { $0.wrappedValue == first } ? first : nil
            },
            set: { (new: Value) in for value in values { value.wrappedValue = new } })
    }
}
