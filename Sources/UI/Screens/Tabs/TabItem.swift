// SPDX-License-Identifier: MIT

import Views

/// What a page shows in the bar of tabs. Two are never taken for the same: nobody can look into a label.
struct TabItem: Equatable, @unchecked Sendable {
    // Only the main actor looks at it.
    var label: AnyView?
    var badge: Text?

    static func == (a: TabItem, b: TabItem) -> Bool { false }
}

enum TabItemTrait: ElementTrait {
    static var defaultValue: TabItem? { nil }

    static func merged(outer: TabItem?, inner: @autoclosure () -> TabItem??) -> TabItem? {
        guard let inner = inner() ?? nil else { return outer }
        return TabItem(label: inner.label ?? outer?.label, badge: inner.badge ?? outer?.badge)
    }
}

extension ChildView {
    /// What the page shows in the bar of tabs.
    @MainActor var tabItem: TabItem? { trait(TabItemTrait.self) }
}

extension View {
    /// What the bar of tabs shows of this page: an image, a text, or a label of both.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        trait(TabItemTrait.self, TabItem(label: AnyView(label())))
    }
}
