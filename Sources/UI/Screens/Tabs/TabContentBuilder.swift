// SPDX-License-Identifier: MIT

import Views

@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    public struct Content<C: TabContent>: View {
        private let tabs: C

        init(_ tabs: C) { self.tabs = tabs }

        public var body: some View { tabs._pages }
    }

    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// Looks unused but is needed. Without this function, the compiler rejects empty branches in a `ForEach` of views,
    /// because it considers the builders of all overloads.
    public static func buildBlock() -> some TabContent<TabValue> { TabPages<TabValue, EmptyView> { EmptyView() } }

    public static func buildPartialBlock<C: TabContent>(first content: C) -> C where C.TabValue == TabValue { content }

    @MainActor public static func buildPartialBlock<C0: TabContent, C1: TabContent>(
        accumulated: C0, next: C1
    ) -> some TabContent<TabValue> where C0.TabValue == TabValue, C1.TabValue == TabValue {
        TabPages<TabValue, _>(TabPair(first: accumulated, second: next).pages)
    }

    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

    public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue { .first(first) }

    public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue { .second(second) }

    public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> AnyTabContent<T.TabValue> {
        AnyTabContent(content)
    }
}

private struct TabPair<First: TabContent, Second: TabContent> {
    let first: First
    let second: Second

    @MainActor var pages: @MainActor () -> TupleView<(First._Pages, Second._Pages)> {
        { ViewBuilder.buildBlock(first._pages, second._pages) }
    }
}
