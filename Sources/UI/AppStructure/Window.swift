// SPDX-License-Identifier: MIT

import Views

/// A window of which there is one.
public nonisolated struct Window<Content: View>: _PrimitiveScene {
    private let content: Content

    /// A window with a title, which is not drawn.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    /// A window with a title that is looked up, and not drawn.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A window with a title, which is not drawn.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// For this engine: what the window shows.
    @MainActor public static func _window(_ scene: Self) -> AnyView? { AnyView(scene.content) }
}

/// The window of an app's settings: it is not there when the app is launched, so it is not rendered.
public nonisolated struct Settings<Content: View>: _PrimitiveScene {
    private let content: Content

    /// A window that shows `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// For this engine: nothing is shown until somebody asks for it.
    @MainActor public static func _window(_ scene: Self) -> AnyView? { nil }
}
