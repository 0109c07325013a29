// SPDX-License-Identifier: MIT

/// Builds views, and the other kinds of content that modules above add. SwiftUI's `ContentBuilder` is its `ViewBuilder`;
/// here it is a builder of its own, so that the compiler considers the other kinds only where they are meant.
@resultBuilder
public struct ContentBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > { ViewBuilder.buildBlock(repeat each content) }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { .first(first) }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { .second(second) }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(erasing: content)
    }
}
