// SPDX-License-Identifier: MIT

import Foundation
import Views

/// Draws one window, without a title bar.
public nonisolated struct WindowGroup<Content: View>: _PrimitiveScene {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.init(showing: content()) }

    public init(id: String, @ViewBuilder content: () -> Content) { self.init(showing: content()) }

    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(showing: content()) }

    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(showing: content())
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(showing: content())
    }

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(showing: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(showing: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(showing: content())
    }

    private init(showing content: Content) { self.content = content }

    @MainActor public static func _window(_ scene: Self) -> AnyView? { AnyView(scene.content) }
}
