// SPDX-License-Identifier: MIT

import Views

@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Builds a scene with the window of the first scene in the block that has one.
    @MainActor
    public static func buildBlock<First: Scene, each Rest: Scene>(_ first: First, _ rest: repeat each Rest)
        -> some Scene
    {
        var window = First._window(first)
        for scene in repeat each rest { window = window ?? Self.window(of: scene) }
        return _SceneList(window: window)
    }

    @MainActor
    public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene {
        _SceneList(window: scene.flatMap { Content._window($0) })
    }

    @MainActor
    public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene {
        _SceneList(window: Content._window(scene))
    }

    @MainActor private static func window<Content: Scene>(of scene: Content) -> AnyView? { Content._window(scene) }
}

/// A scene with the window that `SceneBuilder` has selected among several scenes.
struct _SceneList: _PrimitiveScene {
    let window: AnyView?

    static func _window(_ scene: Self) -> AnyView? { scene.window }
}
