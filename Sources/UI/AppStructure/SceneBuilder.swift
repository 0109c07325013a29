// SPDX-License-Identifier: MIT

import Views

/// Makes one scene of those listed in an app's body.
@resultBuilder
public struct SceneBuilder {
    /// A scene as it stands there.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Several scenes. The first that shows something by itself is what is rendered.
    @MainActor
    public static func buildBlock<First: Scene, each Rest: Scene>(_ first: First, _ rest: repeat each Rest)
        -> some Scene
    {
        var window = First._window(first)
        for scene in repeat each rest { window = window ?? Self.window(of: scene) }
        return _SceneList(window: window)
    }

    /// A scene that is there on some systems.
    @MainActor
    public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene {
        _SceneList(window: scene.flatMap { Content._window($0) })
    }

    /// A scene that is there from some system on.
    @MainActor
    public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene {
        _SceneList(window: Content._window(scene))
    }

    @MainActor private static func window<Content: Scene>(of scene: Content) -> AnyView? { Content._window(scene) }
}

/// Several scenes.
struct _SceneList: _PrimitiveScene {
    let window: AnyView?

    static func _window(_ scene: Self) -> AnyView? { scene.window }
}
