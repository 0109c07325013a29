// SPDX-License-Identifier: MIT

import Views

extension Picker where Label == Text {
    /// A picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// A picker with a title, and a view for the chosen value.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }

    /// A picker with a title, which stands as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }

    /// A picker with a title, which stands as it is, and a view for the chosen value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == Controls.Label<Text, Image> {
    /// A picker with a symbol and a title.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Controls.Label(titleKey, systemImage: systemImage) }
    }

    /// A picker with a symbol and a title, and a view for the chosen value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Controls.Label(titleKey, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker with a symbol and a title, which stands as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Controls.Label(title, systemImage: systemImage) }
    }

    /// A picker with a symbol and a title, which stands as it is, and a view for the chosen value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Controls.Label(title, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == Controls.Label<Text, Image> {
    /// A picker with an image of the assets and a title.
    public init(
        _ titleKey: LocalizedStringKey, image: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Controls.Label(titleKey, image: image) }
    }

    /// A picker with an image of the assets and a title, and a view for the chosen value.
    public init(
        _ titleKey: LocalizedStringKey, image: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Controls.Label(titleKey, image: image) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker with an image of the assets and a title, which stands as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Controls.Label(title, image: image) }
    }

    /// A picker with an image of the assets and a title, which stands as it is, and a view for the chosen value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Controls.Label(title, image: image) },
            currentValueLabel: currentValueLabel)
    }
}
