// SPDX-License-Identifier: MIT

import Views

/// Makes tabs that are chosen by values of one type out of statements.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs as a view.
    public struct Content<C: TabContent>: View {
        private let tabs: C

        init(_ tabs: C) { self.tabs = tabs }

        /// Their pages.
        public var body: some View { tabs._pages }
    }

    /// Tabs that are chosen by such values.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// No tabs. Where this was missing, the compiler refused branches without a view in a `ForEach` of views: it asks for what
    /// the closures of all kinds of loops may be made of.
    public static func buildBlock() -> some TabContent<TabValue> { TabPages<TabValue, EmptyView> { EmptyView() } }

    /// The first of some tabs.
    public static func buildPartialBlock<C: TabContent>(first content: C) -> C where C.TabValue == TabValue { content }

    /// One more behind the others.
    @MainActor public static func buildPartialBlock<C0: TabContent, C1: TabContent>(
        accumulated: C0, next: C1
    ) -> some TabContent<TabValue> where C0.TabValue == TabValue, C1.TabValue == TabValue {
        TabPages<TabValue, _>(TabPair(first: accumulated, second: next).pages)
    }

    /// Tabs that may be there.
    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

    /// Those of the first branch.
    public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue { .first(first) }

    /// Those of the second branch.
    public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue { .second(second) }

    /// Tabs that are not on all systems.
    public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> AnyTabContent<T.TabValue> {
        AnyTabContent(content)
    }
}

/// Two tabs, one behind the other.
private struct TabPair<First: TabContent, Second: TabContent> {
    let first: First
    let second: Second

    @MainActor var pages: @MainActor () -> TupleView<(First._Pages, Second._Pages)> {
        { ViewBuilder.buildBlock(first._pages, second._pages) }
    }
}
