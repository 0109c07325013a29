// SPDX-License-Identifier: MIT

import Views
import Controls

/// What a tab view is made of: tabs, and groups of them, that are chosen by values of one type.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// What the tabs are chosen by; `Never` where nobody asks which one is.
    associatedtype TabValue: Hashable
    /// What this is made of.
    associatedtype Body: TabContent
    /// For this engine: its pages as views.
    associatedtype _Pages: View

    /// What this is made of.
    @TabContentBuilder<TabValue> var body: Body { get }
    /// For this engine: its pages as views, each with what its tab looks like.
    var _pages: _Pages { get }
}

extension TabContent {
    /// For this engine: the pages of the body.
    public var _pages: Body._Pages { body._pages }
}

extension TabContent where Body == Never {
    /// Not called: it is made of views.
    public var body: Never { return fatalError("\(Self.self) has no body") }
}

extension Never: TabContent {
    /// Nobody chooses by it.
    public typealias TabValue = Never
    /// For this engine: not called.
    public var _pages: Never { fatalError("Never has no pages") }
}

/// Tabs by their pages.
struct TabPages<TabValue: Hashable, Pages: View>: TabContent {
    let make: @MainActor () -> Pages

    nonisolated init(_ make: @escaping @MainActor () -> Pages) { self.make = make }

    typealias Body = Never
    var _pages: Pages { make() }
}

/// Tabs of any kind that are chosen by values of one type.
public struct AnyTabContent<TabValue: Hashable>: TabContent {
    private let pages: @MainActor () -> AnyView

    /// Hides what kind of tabs these are.
    nonisolated public init(_ tab: some TabContent<TabValue>) {
        let held = UncheckedTabs(tab)
        pages = { AnyView(held.tabs._pages) }
    }

    /// Made of views alone.
    public typealias Body = Never
    /// For this engine: the pages.
    public var _pages: AnyView { pages() }
}

/// Carries tabs to the main actor, where alone they are looked at.
struct UncheckedTabs<Tabs: TabContent>: @unchecked Sendable {
    let tabs: Tabs
    nonisolated init(_ tabs: Tabs) { self.tabs = tabs }
}

extension Optional: TabContent where Wrapped: TabContent {
    /// Those of the tabs that may be there.
    public typealias TabValue = Wrapped.TabValue
    /// Made of views alone.
    public typealias Body = Never
    /// For this engine: the pages, if there are some.
    public var _pages: Wrapped._Pages? { self?._pages }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    /// Those of both.
    public typealias TabValue = TrueContent.TabValue
    /// Made of views alone.
    public typealias Body = Never
    /// For this engine: the pages of the one that is there.
    public var _pages: _ConditionalContent<TrueContent._Pages, FalseContent._Pages> {
        mapped {
            $0._pages
        } _: {
            $0._pages
        }
    }
}

extension Group: TabContent where Content: TabContent {
    /// Those of the members.
    public typealias TabValue = Content.TabValue
    /// Made of views alone.
    public typealias Body = Never

    /// Takes tabs together; by itself it changes nothing.
    @_disfavoredOverload
    public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content) where Content.TabValue == V {
        self = .holding(content())
    }

    /// For this engine: the pages of the members.
    public var _pages: some View { content._pages }
}

extension ForEach: TabContent where Content: TabContent {
    /// Those of the tabs.
    public typealias TabValue = Content.TabValue
    /// Made of views alone.
    public typealias Body = Never

    /// The tabs of each element, whose `id` tells which it is; each id should be there once.
    nonisolated public init<V: Hashable>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// The tabs of each element.
    ///
    /// - Parameter id: What tells which element it is; each value should be there once.
    nonisolated public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// For this engine: the pages of each element.
    public var _pages: some View {
        ForEach<Data, ID, Content._Pages>(data: data, content: { content($0)._pages }, id: id)
    }
}
