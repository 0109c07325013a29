// SPDX-License-Identifier: MIT

import Foundation
import Views
import Controls

/// Pages of which one is seen: by a bar of tabs, or side by side for a finger to leaf through.
///
/// All pages live from the beginning.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @Environment(\.tabViewLayout) private var layout
    @State private var ownSelection: AnyHashable?
    @State private var scroll = ContentScroll()

    /// Pages that are chosen by their tags.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Pages that are chosen by their tags.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// The pages, and what chooses among them.
    public var body: some View {
        ChildReader {
            content
        } result: { pages in
            let tabs = pages.enumerated().map { index, page in
                TabPage(page: page, choice: page.choice ?? AnyHashable(index), item: page.tabItem)
            }
            switch layout {
            case .bar: TabBarView(tabs: tabs, chosen: chosen(tabs), choose: choose, scroll: scroll)
            case .pages(let dots): PagesView(tabs: tabs, chosen: chosen(tabs), choose: choose, dots: dots)
            }
        }
        // Pages inherit from here, not from the bar that shows them.
        .environment(\.tabScroll, scroll)
    }

    private func chosen(_ tabs: [TabPage]) -> Int {
        let value = selection.map { AnyHashable($0.wrappedValue) } ?? ownSelection
        return tabs.firstIndex { $0.choice == value } ?? 0
    }

    private func choose(_ tab: TabPage) {
        if let selection {
            if let value = tab.choice.base as? SelectionValue { selection.wrappedValue = value }
        } else {
            ownSelection = tab.choice
        }
    }
}

extension TabView {
    /// Tabs of which one is chosen, by their values.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content())
    }
}

extension TabView where SelectionValue == Never {
    /// Tabs of which the first is chosen at first.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C> {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content())
    }
}

extension TabView where SelectionValue == Int {
    /// Pages of which the first is seen at first.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

/// A page and what it is chosen by.
@MainActor struct TabPage: @MainActor Identifiable {
    let page: ChildView
    let choice: AnyHashable
    let item: TabItem?
    var id: ObjectIdentifier { page.id }
}
