// SPDX-License-Identifier: MIT

import Interaction

extension Button where Label == Controls.Label<Text, Image> {
    /// A button that shows a symbol and a title.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    /// A button that shows a symbol and a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// A button of a role that shows a symbol and a title.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Controls.Label(titleKey, systemImage: systemImage) }
    }

    /// A button of a role that shows a symbol and a title, which is shown as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Controls.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == Controls.Label<Text, Image> {
    /// A button that shows an image of the assets and a title.
    public init(_ titleKey: LocalizedStringKey, image: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Controls.Label(titleKey, image: image) }
    }

    /// A button that shows an image of the assets and a title, which is shown as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Controls.Label(title, image: image) }
    }

    /// A button of a role that shows an image of the assets and a title.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Controls.Label(titleKey, image: image) }
    }

    /// A button of a role that shows an image of the assets and a title, which is shown as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Controls.Label(title, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style was asked for, for styles that only add something to others.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
    }
}
