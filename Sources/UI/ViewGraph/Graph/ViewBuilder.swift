// SPDX-License-Identifier: MIT

/// Collects the views of a closure into one. How several become one is said where lists of views are (`Views/Structure`).
@resultBuilder
public struct ViewBuilder {
    /// One view of the closure, as it stands.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// A closure without views.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// A closure with one view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// An `if` without `else`: nil where the condition does not hold.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// An `if` without `else`, under the name that result builders have for it today.
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
}
