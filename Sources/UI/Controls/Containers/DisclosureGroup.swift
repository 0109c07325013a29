// SPDX-License-Identifier: MIT

import Views

/// Views that are hidden or shown by a tap on the label above them.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    /// nil: the group keeps it itself.
    private let isExpanded: Binding<Bool>?
    @State private var isOpen = false
    @Environment(\.[styles: StyleKind<DisclosureGroupStyleConfiguration>()]) private var styles

    /// A group that is closed at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        isExpanded = nil
    }

    /// - Parameter isExpanded: Whether the views are shown.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        self.isExpanded = isExpanded
    }

    /// The group as the innermost style around it makes it.
    public var body: some View {
        // Groups inside have the styles of this place, not only those that are left for the style itself.
        let kind = StyleKind<DisclosureGroupStyleConfiguration>()
        let inner = content().environment(\.[styles: kind], styles)
        StyledControl(
            DisclosureGroupStyleConfiguration(
                label: .init(view: label), content: .init(view: inner), isExpanded: isExpanded ?? $isOpen),
            fallback: DisclosureGroupStyleBox(style: AutomaticDisclosureGroupStyle()))
    }
}

extension DisclosureGroup where Label == Text {
    /// A group under a title, closed at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group under a title.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// A group under a title as it stands, closed at first.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    /// A group under a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}
