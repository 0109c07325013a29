// SPDX-License-Identifier: MIT

import Views

/// A modifier that gives several previews the same environment: `#Preview(traits: .modifier(SampleData()))`.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The data that `makeSharedContext()` makes and `body(content:context:)` receives.
    associatedtype Context = Void
    /// The view that `body(content:context:)` returns.
    associatedtype Body: View
    /// The previewed view.
    typealias Content = PreviewModifierContent

    /// Makes the data that the previews share.
    static func makeSharedContext() async throws -> Context
    /// Wraps the previewed view in modifiers, which may use the shared data.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// The default, for modifiers without shared data.
    public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier wraps.
public struct PreviewModifierContent: View {
    let view: AnyView
    /// The previewed view itself.
    public var body: some View { view }
}

extension PreviewModifier {
    /// Makes the shared context, then returns a function that applies the modifier to a view.
    package static func application(of modifier: Self) async throws -> @MainActor (AnyView) -> AnyView {
        let context = try await makeSharedContext()
        return { AnyView(modifier.body(content: PreviewModifierContent(view: $0), context: context)) }
    }
}
