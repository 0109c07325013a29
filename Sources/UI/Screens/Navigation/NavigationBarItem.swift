// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Interaction
import Controls

/// What a page says of the bar above it.
public struct NavigationBarItem: Hashable, Sendable {
    /// How the title of a page is shown.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As that of the page before; on the first one large.
        case automatic
        /// In the middle of the bar.
        case inline
        /// Below the bar, in large letters.
        case large
    }
}

/// What the views of a page want of the bars around it.
struct PageBars {
    var title: Text?
    var titleMode = NavigationBarItem.TitleDisplayMode.automatic
    var isHidden: Bool?
    var hidesBackButton = false
    /// The field of a search.
    var search: AnyView?
    /// Whether somebody writes into it: the rows above it make room.
    var isSearching = false
    var items: [ToolbarEntry] = []
    /// What was said of the bars' looks, by bar.
    var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
    var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
    var schemes: [ToolbarPlacement: ColorScheme] = [:]
    /// The view out of which the page comes.
    var zoom: ZoomKey?

    func items(_ sides: ToolbarItemPlacement.Side...) -> [ToolbarEntry] {
        items.filter { sides.contains($0.placement.side) }
    }

    /// How high the bars are, and what else the place of the page depends on.
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

/// What of the bars moves the content of a page.
struct BarsLayout: Equatable {
    var isHidden = true
    var isLarge = false
    var hasBottomBar = false
    var hasSearch = false
    var isSearching = false
    var hidesBackButton = false
    var mode = NavigationBarItem.TitleDisplayMode.large

    /// Of the bar at the top, below what a device covers, in points.
    var topHeight: CGFloat {
        if isHidden { return 0 }
        let titles = isSearching ? 0 : BarMetrics.height + (isLarge ? BarMetrics.largeTitleHeight : 0)
        return titles + (hasSearch ? BarMetrics.searchHeight : 0)
    }
    /// Of the bar at the bottom, in points.
    var bottomHeight: CGFloat { hasBottomBar ? BarMetrics.bottomHeight : 0 }
}

/// Lengths of iOS's bars, in points.
enum BarMetrics {
    static let height: CGFloat = 44
    static let largeTitleHeight: CGFloat = 52
    static let bottomHeight: CGFloat = 44
    static let searchFieldHeight: CGFloat = 36
    /// Of the field and what is around it.
    static let searchHeight: CGFloat = 52
    static let margin: CGFloat = 16
    /// From the edge to the chevron of the back button.
    static let backMargin: CGFloat = 8
    static let motion = Animation.spring(response: 0.5, dampingFraction: 1)
}

/// Collects what the views of a page say of the bars; the first to speak wins, items are all shown.
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
    /// Says something of the bars around the page that this view is on; what is said further out wins.
    nonisolated func pageBars(_ change: @escaping (inout PageBars) -> Void) -> some View {
        transformPreference(PageBarsKey.self) { change(&$0) }
    }
}
