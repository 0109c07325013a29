// SPDX-License-Identifier: MIT

import Views

/// Views on a ground of their own, under a label.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.[styles: StyleKind<GroupBoxStyleConfiguration>()]) private var styles

    /// - Parameters:
    ///   - content: Several views stand below each other.
    ///   - label: What they are.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The older form, with the label as a value.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// The box as the innermost style around it makes it.
    public var body: some View {
        // Boxes inside have the styles of this place, not only those that are left for the style itself.
        let kind = StyleKind<GroupBoxStyleConfiguration>()
        let column = VStack { content }.environment(\.[styles: kind], styles)
        StyledControl(
            GroupBoxStyleConfiguration(
                label: .init(view: label), content: .init(view: column), hasLabel: Label.self != EmptyView.self),
            fallback: GroupBoxStyleBox(style: DefaultGroupBoxStyle()))
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// A box under a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A box under a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style was asked for, for styles that only add something to others.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}
