// SPDX-License-Identifier: MIT

import Views

public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.[styles: StyleKind<GroupBoxStyleConfiguration>()]) private var styles

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    public var body: some View {
        // Restores all styles for the content. A style's body is evaluated without that style, but a nested box in the
        // content should be drawn by it.
        let kind = StyleKind<GroupBoxStyleConfiguration>()
        let column = VStack { content }.environment(\.[styles: kind], styles)
        StyledControl(
            GroupBoxStyleConfiguration(
                label: .init(view: label), content: .init(view: column), hasLabel: Label.self != EmptyView.self),
            fallback: GroupBoxStyleBox(style: DefaultGroupBoxStyle()))
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}
