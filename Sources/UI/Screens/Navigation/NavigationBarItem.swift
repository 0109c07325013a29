// SPDX-License-Identifier: MIT

import Foundation
import Motion
import SwiftUICore
import Controls

public struct NavigationBarItem: Hashable, Sendable {
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic
        case inline
        case large
    }
}

/// The properties that a page's views set on the bars around it.
struct PageBars {
    var title: Text?
    var titleMode = NavigationBarItem.TitleDisplayMode.automatic
    var isHidden: Bool?
    var hidesBackButton = false
    /// The search field.
    var search: AnyView?
    /// Whether the search field is active; this collapses the rows above it.
    var isSearching = false
    var items: [ToolbarEntry] = []
    /// Backgrounds and colour schemes by bar.
    var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
    var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
    var schemes: [ToolbarPlacement: ColorScheme] = [:]
    /// The source of the page's zoom transition.
    var zoom: ZoomKey?

    func items(_ sides: ToolbarItemPlacement.Side...) -> [ToolbarEntry] {
        items.filter { sides.contains($0.placement.side) }
    }

    /// The layout that these properties lead to on a page.
    func layout(level: Int, before: NavigationBarItem.TitleDisplayMode) -> BarsLayout {
        let mode = titleMode == .automatic ? before : titleMode
        let hasItems = !items(.leading, .trailing, .principal).isEmpty
        let isHidden = isHidden ?? (level == 0 && title == nil && !hasItems && search == nil)
        return BarsLayout(
            isHidden: isHidden, isLarge: mode == .large && title != nil, hasBottomBar: !items(.bottom).isEmpty,
            hasSearch: search != nil, isSearching: search != nil && isSearching,
            hidesBackButton: hidesBackButton, mode: mode)
    }
}

/// The properties of the bars that affect the layout of a page's content.
struct BarsLayout: Equatable {
    var isHidden = true
    var isLarge = false
    var hasBottomBar = false
    var hasSearch = false
    var isSearching = false
    var hidesBackButton = false
    var mode = NavigationBarItem.TitleDisplayMode.large

    /// The height of the top bar below the safe area, in points.
    var topHeight: CGFloat {
        if isHidden { return 0 }
        let titles = isSearching ? 0 : BarMetrics.height + (isLarge ? BarMetrics.largeTitleHeight : 0)
        return titles + (hasSearch ? BarMetrics.searchHeight : 0)
    }
    /// The height of the bottom bar, in points.
    var bottomHeight: CGFloat { hasBottomBar ? BarMetrics.bottomHeight : 0 }
}

/// The dimensions of iOS bars, in points.
enum BarMetrics {
    static let height: CGFloat = 44
    static let largeTitleHeight: CGFloat = 52
    static let bottomHeight: CGFloat = 44
    static let searchFieldHeight: CGFloat = 36
    /// The height of the search field with its padding.
    static let searchHeight: CGFloat = 52
    static let margin: CGFloat = 16
    /// The leading inset of the back button's chevron.
    static let backMargin: CGFloat = 8
    static let motion = Animation.spring(response: 0.5, dampingFraction: 1)
}

/// Merges the bar properties that a page's views set: the first view's value wins; items are concatenated.
enum PageBarsKey: NeutralPreferenceKey {
    static var defaultValue: PageBars { PageBars() }

    static func reduce(value: inout PageBars, nextValue: () -> PageBars) {
        let next = nextValue()
        value.title = value.title ?? next.title
        if value.titleMode == .automatic { value.titleMode = next.titleMode }
        value.isHidden = value.isHidden ?? next.isHidden
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.search = value.search ?? next.search
        value.isSearching = value.isSearching || next.isSearching
        value.items += next.items
        value.backgrounds.merge(next.backgrounds) { first, _ in first }
        value.backgroundVisibility.merge(next.backgroundVisibility) { first, _ in first }
        value.schemes.merge(next.schemes) { first, _ in first }
        value.zoom = value.zoom ?? next.zoom
    }
}

extension View {
    /// Sets properties of the bars around this page. Outer modifiers override inner ones.
    nonisolated func pageBars(_ change: @escaping (inout PageBars) -> Void) -> some View {
        transformPreference(PageBarsKey.self) { change(&$0) }
    }
}
