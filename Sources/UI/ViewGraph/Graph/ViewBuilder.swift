// SPDX-License-Identifier: MIT

/// `buildBlock` for several views is in `ViewBuilder+Lists.swift`.
@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Does the same as `buildIf`, under the present name of that method.
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
}
