// SPDX-License-Identifier: MIT

import ViewGraph
import Views

/// A program with a user interface: `@main struct Shop: App`. `render` draws the first of its windows.
@MainActor @preconcurrency
public protocol App {
    /// The type of the scenes, which the compiler finds out.
    associatedtype Body: Scene
    /// The windows of the app.
    @SceneBuilder var body: Body { get }
    /// Makes the app.
    init()
}

extension App {
    /// The entry of a program that is an app. Here it is never reached: `render` draws the app's window instead.
    public static func main() {}
}

/// What an app shows first: the app's own state lives in this view.
package struct AppView<Content: App>: View {
    private let app: StyleProperty<Content>

    package init(_ app: Content) { self.app = StyleProperty(app) }

    package var body: some View { Content.Body._window(app.style.body) ?? AnyView(EmptyView()) }
}
