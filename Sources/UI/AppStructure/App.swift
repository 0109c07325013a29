// SPDX-License-Identifier: MIT

import ViewGraph
import Views

/// `render` draws the first window of the app.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    /// Never called, because `render` draws the app's window instead.
    public static func main() {}
}

/// The root view of an app. Its node keeps the `@State` of the `App` value.
package struct AppView<Content: App>: View {
    private let app: StyleProperty<Content>

    package init(_ app: Content) { self.app = StyleProperty(app) }

    package var body: some View { Content.Body._window(app.style.body) ?? AnyView(EmptyView()) }
}
