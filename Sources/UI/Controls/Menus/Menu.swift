// SPDX-License-Identifier: MIT

import Views

/// A button that opens a list of things to do.
public struct Menu<Label: View, Content: View>: View {
    private let content: Content
    private let label: Label
    private let primaryAction: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - content: What the menu lists: buttons, toggles, pickers and further menus.
    ///   - label: What the button shows.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primaryAction = nil
    }

    /// - Parameters:
    ///   - content: What the menu lists.
    ///   - label: What the button shows.
    ///   - primaryAction: What a tap does; a long press opens the menu.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.content = content()
        self.label = label()
        self.primaryAction = primaryAction
    }

    /// The menu as the innermost style around it makes it.
    public var body: some View {
        StyledControl(
            MenuStyleConfiguration(
                label: .init(view: HStack { label }), content: .init(view: content), primaryAction: primaryAction),
            fallback: MenuStyleBox(style: DefaultMenuStyle()))
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style was asked for, for styles that only add something to others.
    public init(_ configuration: MenuStyleConfiguration) {
        content = configuration.content
        label = configuration.label
        primaryAction = configuration.primaryAction
    }
}
