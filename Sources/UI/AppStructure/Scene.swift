// SPDX-License-Identifier: MIT

import ViewGraph
import Views

/// A part of an app's user interface: a window, or something made of windows.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the body, which the compiler finds out; `Never` for windows.
    associatedtype Body: Scene
    /// What this scene is made of.
    @SceneBuilder var body: Body { get }

    /// For this engine: what the scene shows when its app is launched; nil for one that shows nothing by itself.
    static func _window(_ scene: Self) -> AnyView?
}

extension Scene {
    /// For this engine: the window of the body, with the state of this scene.
    public static func _window(_ scene: Self) -> AnyView? { AnyView(SceneView(scene: StyleProperty(scene))) }
}

extension Never: Scene {
    /// Never called: there is no value to ask.
    public static func _window(_ scene: Never) -> AnyView? {}
}

/// A scene that shows something by itself and has no body.
@MainActor @preconcurrency
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
    /// Never called: windows are shown by themselves.
    public var body: Never { fatalError("\(Self.self) is a primitive scene: it has no body") }
}

/// A scene with a body: its own state lives in this view.
private struct SceneView<Content: Scene>: View {
    let scene: StyleProperty<Content>

    var body: some View { Content.Body._window(scene.style.body) ?? AnyView(EmptyView()) }
}
