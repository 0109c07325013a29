/// Collects the views of a closure into one. How several become one is said where lists of views are (`Views/Structure`).
@resultBuilder
public struct ViewBuilder {
    @MainActor @preconcurrency
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    @MainActor @preconcurrency
    public static func buildBlock() -> EmptyView { EmptyView() }

    @MainActor @preconcurrency
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    @MainActor @preconcurrency
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    @MainActor @preconcurrency
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
}
