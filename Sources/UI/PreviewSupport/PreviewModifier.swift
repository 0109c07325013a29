// SPDX-License-Identifier: MIT

import Views

/// Surroundings that several previews share: `#Preview(traits: .modifier(SampleData()))`.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What is made once, and handed to `body`.
    associatedtype Context = Void
    /// The type of the body, which the compiler finds out.
    associatedtype Body: View
    /// The view that is previewed.
    typealias Content = PreviewModifierContent

    /// Makes what the previews share.
    static func makeSharedContext() async throws -> Context
    /// The preview with its surroundings.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing is shared.
    public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier is around.
public struct PreviewModifierContent: View {
    let view: AnyView
    /// The view.
    public var body: some View { view }
}

extension PreviewModifier {
    /// What the modifier makes of a view, once its context is there.
    package static func application(of modifier: Self) async throws -> @MainActor (AnyView) -> AnyView {
        let context = try await makeSharedContext()
        return { AnyView(modifier.body(content: PreviewModifierContent(view: $0), context: context)) }
    }
}
