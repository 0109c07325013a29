// SPDX-License-Identifier: MIT

import Views

public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    /// The caller's state; nil if the group keeps its own state.
    private let isExpanded: Binding<Bool>?
    @State private var isOpen = false
    @Environment(\.[styles: StyleKind<DisclosureGroupStyleConfiguration>()]) private var styles

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        isExpanded = nil
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        self.isExpanded = isExpanded
    }

    public var body: some View {
        // Restores all styles for the content. A style's body is evaluated without that style, but a nested group in
        // the content should be drawn by it.
        let kind = StyleKind<DisclosureGroupStyleConfiguration>()
        let inner = content().environment(\.[styles: kind], styles)
        StyledControl(
            DisclosureGroupStyleConfiguration(
                label: .init(view: label), content: .init(view: inner), isExpanded: isExpanded ?? $isOpen),
            fallback: DisclosureGroupStyleBox(style: AutomaticDisclosureGroupStyle()))
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}
