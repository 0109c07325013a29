// SPDX-License-Identifier: MIT

import Views

public nonisolated struct Window<Content: View>: _PrimitiveScene {
    private let content: Content

    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public static func _window(_ scene: Self) -> AnyView? { AnyView(scene.content) }
}

/// Not drawn: settings are not open at launch.
public nonisolated struct Settings<Content: View>: _PrimitiveScene {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _window(_ scene: Self) -> AnyView? { nil }
}
