// SPDX-License-Identifier: MIT

import Views

/// A page's item in the tab bar. Two values are never equal, because views cannot be compared.
struct TabItem: Equatable, @unchecked Sendable {
    // The tab's label. Used only on the main actor.
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
    /// nil if no `tabItem(_:)` modifier is applied to the page.
    @MainActor var tabItem: TabItem? { trait(TabItemTrait.self) }
}

extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        trait(TabItemTrait.self, TabItem(label: AnyView(label())))
    }
}
