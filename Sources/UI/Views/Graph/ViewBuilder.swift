/// Collects the views of a closure into one.
@resultBuilder
public struct ViewBuilder {
    @MainActor @preconcurrency
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    @MainActor @preconcurrency
    public static func buildBlock() -> EmptyView { EmptyView() }

    @MainActor @preconcurrency
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    @MainActor @preconcurrency
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var views: [any View] = []
        repeat views.append(each content)
        return TupleView((repeat each content), views: views)
    }

    @MainActor @preconcurrency
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    @MainActor @preconcurrency
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

    @MainActor @preconcurrency
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    @MainActor @preconcurrency
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    @MainActor @preconcurrency
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(erasing: content)
    }
}
