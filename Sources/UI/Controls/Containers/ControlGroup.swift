// SPDX-License-Identifier: MIT

import Views

/// Controls that belong together, as one.
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: (any View)?

    /// Controls that belong together.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = nil
    }

    private init(content: Content, label: any View) {
        self.content = content
        self.label = label
    }

    /// The group as the innermost style around it makes it.
    public var body: some View {
        StyledControl(
            ControlGroupStyleConfiguration(
                content: .init(view: content), label: .init(view: label ?? EmptyView())),
            fallback: ControlGroupStyleBox(style: AutomaticControlGroupStyle()))
    }
}

extension ControlGroup {
    /// Controls that belong together.
    ///
    /// - Parameter label: What they are; the styles that are built in do not show it.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.init(content: LabeledControlGroupContent(content: content(), label: label), label: label)
    }

    /// Controls that belong together, with a title.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// Controls that belong together, with a title as it stands.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// Controls that belong together, with a symbol and a title.
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Controls that belong together, with a symbol and a title as it stands.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    /// Controls that belong together, with an image of the assets and a title.
    public init<C: View>(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style was asked for, for styles that only add something to others.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: configuration.content, label: configuration.label)
    }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    /// The controls alone.
    public var body: some View { content }
}
