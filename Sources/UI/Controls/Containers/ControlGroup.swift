// SPDX-License-Identifier: MIT

import Views

public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: (any View)?

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = nil
    }

    private init(content: Content, label: any View) {
        self.content = content
        self.label = label
    }

    public var body: some View {
        StyledControl(
            ControlGroupStyleConfiguration(
                content: .init(view: content), label: .init(view: label ?? EmptyView())),
            fallback: ControlGroupStyleBox(style: AutomaticControlGroupStyle()))
    }
}

extension ControlGroup {
    /// The built-in styles do not show the label.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.init(content: LabeledControlGroupContent(content: content(), label: label), label: label)
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: configuration.content, label: configuration.label)
    }
}

public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    public var body: some View { content }
}
