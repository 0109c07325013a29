// SPDX-License-Identifier: MIT

import Views

public struct Menu<Label: View, Content: View>: View {
    private let content: Content
    private let label: Label
    private let primaryAction: (@MainActor () -> Void)?

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primaryAction = nil
    }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.content = content()
        self.label = label()
        self.primaryAction = primaryAction
    }

    public var body: some View {
        StyledControl(
            MenuStyleConfiguration(
                label: .init(view: HStack { label }), content: .init(view: content), primaryAction: primaryAction),
            fallback: MenuStyleBox(style: DefaultMenuStyle()))
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    public init(_ configuration: MenuStyleConfiguration) {
        content = configuration.content
        label = configuration.label
        primaryAction = configuration.primaryAction
    }
}
