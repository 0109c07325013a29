// SPDX-License-Identifier: MIT

import ViewGraph
import Views

@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }

    /// The view that the scene shows when its app launches; nil if it shows none.
    static func _window(_ scene: Self) -> AnyView?
}

extension Scene {
    /// The window of the scene's `body`. The returned view has a node, which keeps the scene's `@State`.
    public static func _window(_ scene: Self) -> AnyView? { AnyView(SceneView(scene: StyleProperty(scene))) }
}

extension Never: Scene {
    public static func _window(_ scene: Never) -> AnyView? {}
}

/// A scene without a `body`, such as `WindowGroup`.
@MainActor @preconcurrency
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
    /// Never called: a primitive scene implements `_window(_:)` instead.
    public var body: Never { fatalError("\(Self.self) is a primitive scene: it has no body") }
}

/// The root view for a scene that has a body. Scenes have no nodes, so this view's node holds the scene's properties,
/// such as `@State`.
private struct SceneView<Content: Scene>: View {
    let scene: StyleProperty<Content>

    var body: some View { Content.Body._window(scene.style.body) ?? AnyView(EmptyView()) }
}
