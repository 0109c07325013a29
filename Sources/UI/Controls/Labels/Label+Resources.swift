// SPDX-License-Identifier: MIT

import Views

// Initialisers that take an `ImageResource`.

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(Text(titleKey), Image(resource))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(Text(title), Image(resource))
    }
}

extension Button where Label == Controls.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Controls.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Controls.Label(title, image: image) }
    }
}

extension Menu where Label == Controls.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Controls.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Controls.Label(title, image: image) }
    }
}

extension Toggle where Label == Controls.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Controls.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Controls.Label(title, image: image) }
    }
}

extension ContentUnavailableView
where Label == Controls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, image: ImageResource, description: Text? = nil) {
        self.init {
            Controls.Label(title, image: image)
        } description: {
            description
        }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, description: Text? = nil) {
        self.init {
            Controls.Label(title, image: image)
        } description: {
            description
        }
    }
}
