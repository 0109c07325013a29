// SPDX-License-Identifier: MIT

import Views

extension Menu where Label == Text {
    /// A menu under a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu under a title, with something that a tap does.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// A menu under a title, which stands as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A menu under a title, which stands as it is, with something that a tap does.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == Controls.Label<Text, Image> {
    /// A menu under a symbol and a title.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Controls.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu under a symbol and a title, with something that a tap does.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { Controls.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// A menu under a symbol and a title, which stands as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Controls.Label(title, systemImage: systemImage) }
    }

    /// A menu under a symbol and a title, which stands as it is, with something that a tap does.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { Controls.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == Controls.Label<Text, Image> {
    /// A menu under an image of the assets and a title.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Controls.Label(titleKey, image: image) }
    }

    /// A menu under an image of the assets and a title, with something that a tap does.
    public init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Controls.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }

    /// A menu under an image of the assets and a title, which stands as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Controls.Label(title, image: image) }
    }

    /// A menu under an image of the assets and a title, which stands as it is, with something that a tap does.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Controls.Label(title, image: image) }, primaryAction: primaryAction)
    }
}
