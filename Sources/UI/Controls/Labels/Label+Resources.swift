// SPDX-License-Identifier: MIT

import Views

// Controls with an image of a catalog beside their title.

extension Label where Title == Text, Icon == Image {
    /// A title that is looked up, and an image of a catalog.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(Text(titleKey), Image(resource))
    }

    /// A title as it stands, and an image of a catalog.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(Text(title), Image(resource))
    }
}

extension Button where Label == Controls.Label<Text, Image> {
    /// A button that shows an image of a catalog and a title.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Controls.Label(titleKey, image: image) }
    }

    /// A button that shows an image of a catalog and a title, which is shown as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Controls.Label(title, image: image) }
    }
}

extension Menu where Label == Controls.Label<Text, Image> {
    /// A menu that shows an image of a catalog and a title.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Controls.Label(titleKey, image: image) }
    }

    /// A menu that shows an image of a catalog and a title, which is shown as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Controls.Label(title, image: image) }
    }
}

extension Toggle where Label == Controls.Label<Text, Image> {
    /// A toggle with an image of a catalog and a title.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Controls.Label(titleKey, image: image) }
    }

    /// A toggle with an image of a catalog and a title, which is shown as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Controls.Label(title, image: image) }
    }
}

extension ContentUnavailableView
where Label == Controls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title under an image of a catalog.
    public init(_ title: LocalizedStringKey, image: ImageResource, description: Text? = nil) {
        self.init {
            Controls.Label(title, image: image)
        } description: {
            description
        }
    }

    /// A title as it stands under an image of a catalog.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, description: Text? = nil) {
        self.init {
            Controls.Label(title, image: image)
        } description: {
            description
        }
    }
}
