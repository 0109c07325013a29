// SPDX-License-Identifier: MIT

import Views
import Controls

@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent
    /// The type of the view that holds all pages.
    associatedtype _Pages: View

    @TabContentBuilder<TabValue> var body: Body { get }
    /// The pages as views, each with its tab item attached.
    var _pages: _Pages { get }
}

extension TabContent {
    public var _pages: Body._Pages { body._pages }
}

extension TabContent where Body == Never {
    public var body: Never { return fatalError("\(Self.self) has no body") }
}

extension Never: TabContent {
    public typealias TabValue = Never
    public var _pages: Never { fatalError("Never has no pages") }
}

/// Tabs given as views: each view is the page of one tab.
struct TabPages<TabValue: Hashable, Pages: View>: TabContent {
    let make: @MainActor () -> Pages

    nonisolated init(_ make: @escaping @MainActor () -> Pages) { self.make = make }

    typealias Body = Never
    var _pages: Pages { make() }
}

public struct AnyTabContent<TabValue: Hashable>: TabContent {
    private let pages: @MainActor () -> AnyView

    nonisolated public init(_ tab: some TabContent<TabValue>) {
        let held = UncheckedTabs(tab)
        pages = { AnyView(held.tabs._pages) }
    }

    public typealias Body = Never
    public var _pages: AnyView { pages() }
}

/// Passes tabs to the main actor. The unchecked conformance is safe, because only the main actor uses the tabs.
struct UncheckedTabs<Tabs: TabContent>: @unchecked Sendable {
    let tabs: Tabs
    nonisolated init(_ tabs: Tabs) { self.tabs = tabs }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public typealias Body = Never
    public var _pages: Wrapped._Pages? { self?._pages }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    public typealias TabValue = TrueContent.TabValue
    public typealias Body = Never
    public var _pages: _ConditionalContent<TrueContent._Pages, FalseContent._Pages> {
        mapped {
            $0._pages
        } _: {
            $0._pages
        }
    }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Never

    @_disfavoredOverload
    public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content) where Content.TabValue == V {
        self = .holding(content())
    }

    public var _pages: some View { content._pages }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Never

    nonisolated public init<V: Hashable>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
        self.init(data: data, content: content, id: { $0.id })
    }

    nonisolated public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    public var _pages: some View {
        ForEach<Data, ID, Content._Pages>(data: data, content: { content($0)._pages }, id: id)
    }
}
