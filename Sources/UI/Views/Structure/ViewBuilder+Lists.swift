// SPDX-License-Identifier: MIT

extension ViewBuilder {
    /// Several views that are listed one after the other; any number of them.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var views: [any View] = []
        repeat views.append(each content)
        return TupleView((repeat each content), views: views)
    }

    /// The view of the first branch of an `if` or `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The view of the other branch of an `if` or `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// A view behind `#available`, without its type.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(erasing: content)
    }
}
