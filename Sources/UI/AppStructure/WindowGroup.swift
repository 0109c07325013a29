// SPDX-License-Identifier: MIT

import Foundation
import Views

/// Windows of the same kind. One is rendered, without a title bar.
public nonisolated struct WindowGroup<Content: View>: _PrimitiveScene {
    private let content: Content

    /// Windows that show `content`.
    public init(@ViewBuilder content: () -> Content) { self.init(showing: content()) }

    /// Windows that show `content`, under a name.
    public init(id: String, @ViewBuilder content: () -> Content) { self.init(showing: content()) }

    /// Windows with a title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(showing: content()) }

    /// Windows with a title, under a name.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(showing: content())
    }

    /// Windows with a title that is looked up.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(showing: content())
    }

    /// Windows with a title that is looked up, under a name.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(showing: content())
    }

    /// Windows with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(showing: content())
    }

    /// Windows with a title, under a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(showing: content())
    }

    private init(showing content: Content) { self.content = content }

    /// For this engine: what a window shows.
    @MainActor public static func _window(_ scene: Self) -> AnyView? { AnyView(scene.content) }
}
