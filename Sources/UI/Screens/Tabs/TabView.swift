// SPDX-License-Identifier: MIT

import Foundation
import Views
import Controls

/// Creates all pages at once and shows the selected one.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @Environment(\.tabViewLayout) private var layout
    @Environment(\.isMac) private var isMac
    @State private var ownSelection: AnyHashable?
    @State private var scroll = ContentScroll()

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public var body: some View {
        ChildReader {
            content
        } result: { pages in
            let tabs = pages.enumerated().map { index, page in
                TabPage(page: page, choice: page.choice ?? AnyHashable(index), item: page.tabItem)
            }
            switch layout {
            case .bar where isMac: MacTabs(tabs: tabs, chosen: chosen(tabs), choose: choose)
            case .bar: TabBarView(tabs: tabs, chosen: chosen(tabs), choose: choose, scroll: scroll)
            case .pages(let dots): PagesView(tabs: tabs, chosen: chosen(tabs), choose: choose, dots: dots)
            }
        }
        // Set on the pages' container, because pages do not inherit the bar's environment.
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
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content())
    }
}

extension TabView where SelectionValue == Never {
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C> {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content())
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

/// A page and its selection value.
@MainActor struct TabPage: @MainActor Identifiable {
    let page: ChildView
    let choice: AnyHashable
    let item: TabItem?
    var id: ObjectIdentifier { page.id }
}
