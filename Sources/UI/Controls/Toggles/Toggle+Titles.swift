// SPDX-License-Identifier: MIT

import Views

extension Toggle where Label == Text {
    /// A control with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    /// A control with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

    /// A control with a title for several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// A control with a title as it stands for several values at once.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == Controls.Label<Text, Image> {
    /// A control with a symbol and a title.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Controls.Label(titleKey, systemImage: systemImage) }
    }

    /// A control with a symbol and a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Controls.Label(title, systemImage: systemImage) }
    }

    /// A control with a symbol and a title for several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Controls.Label(titleKey, systemImage: systemImage) }
    }

    /// A control with a symbol and a title as it stands for several values at once.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Controls.Label(title, systemImage: systemImage) }
    }

    /// A control with an image of the assets and a title.
    public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Controls.Label(titleKey, image: image) }
    }

    /// A control with an image of the assets and a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Controls.Label(title, image: image) }
    }

    /// A control with an image of the assets and a title for several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Controls.Label(titleKey, image: image) }
    }

    /// A control with an image of the assets and a title as it stands for several values at once.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Controls.Label(title, image: image) }
    }
}
