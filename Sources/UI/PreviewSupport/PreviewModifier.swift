// SPDX-License-Identifier: MIT

import Views

/// A modifier that gives several previews the same environment: `#Preview(traits: .modifier(SampleData()))`.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The data that `makeSharedContext()` makes and `body(content:context:)` receives.
    associatedtype Context = Void
    associatedtype Body: View
    /// The previewed view, as `body(content:context:)` receives it.
    typealias Content = PreviewModifierContent

    /// Called before a preview with this modifier is drawn. The result is passed to `body(content:context:)`.
    static func makeSharedContext() async throws -> Context
    /// Wraps the previewed view in modifiers, which may use the shared data.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// The default, for modifiers without shared data.
    public static func makeSharedContext() async throws {}
}

/// Stands for the previewed view in `PreviewModifier.body(content:context:)`.
public struct PreviewModifierContent: View {
    let view: AnyView
    /// The previewed view, without the modifier.
    public var body: some View { view }
}

extension PreviewModifier {
    /// Makes the shared context, then returns a function that applies the modifier to a view.
    package static func application(of modifier: Self) async throws -> @MainActor (AnyView) -> AnyView {
        let context = try await makeSharedContext()
        return { AnyView(modifier.body(content: PreviewModifierContent(view: $0), context: context)) }
    }
}
