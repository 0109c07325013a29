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
    /// Whether the content has its own bar. True if it contains a page of a stack.
    var hasOwnBar = false
    /// Whether the page is the root of a column. The page then has a bar even without content in the bar.
    var isColumn = false
    /// Whether the bar leaves out the button that shows and hides the sidebar.
    var hidesSidebarToggle = false
    var search: AnyView?
    /// Whether the search field stays visible while the content scrolls.
    var pinsSearch = false
    /// Whether the search field is active. While it is active, the rows above the field are collapsed.
    var isSearching = false
    var items: [ToolbarEntry] = []
    var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
    var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
    var schemes: [ToolbarPlacement: ColorScheme] = [:]
    /// If nil, the page slides in instead of zooming.
    var zoom: ZoomKey?

    func items(_ sides: ToolbarItemPlacement.Side...) -> [ToolbarEntry] {
        items.filter { sides.contains($0.placement.side) && !$0.isOverflow }
    }

    /// A copy of these bars for the root page of a column. Adds the sidebar button if this column shows it.
    @MainActor func adding(_ toggle: SidebarToggle?) -> PageBars {
        guard let toggle, !hasOwnBar else { return self }
        var bars = self
        bars.isColumn = true
        if toggle.isShown, !hidesSidebarToggle { bars.items.insert(toggle.item, at: 0) }
        return bars
    }

    /// The layout of the page's bars.
    ///
    /// - Parameter before: The title mode of the previous page. A page with the mode `automatic` inherits it.
    func layout(level: Int, before: NavigationBarItem.TitleDisplayMode, sizes: BarSizes) -> BarsLayout {
        let mode = titleMode == .automatic ? before : titleMode
        let hasItems = !items(.leading, .trailing, .principal).isEmpty || items.contains(where: \.isOverflow)
        let isHidden = isHidden ?? (level == 0 && !isColumn && title == nil && !hasItems && search == nil)
        return BarsLayout(
            isHidden: isHidden, isLarge: mode == .large && title != nil && !sizes.isCompact && !sizes.isToolbar,
            hasBottomBar: !items(.bottom).isEmpty, hasSearch: search != nil, pinsSearch: pinsSearch,
            isSearching: search != nil && isSearching, hidesBackButton: hidesBackButton, mode: mode, sizes: sizes)
    }
}

/// The heights, in points, of the bar's parts that depend on the device's orientation or on the text size.
struct BarSizes: Equatable {
    /// Whether the bar is that of a phone in landscape: lower, and without large titles.
    var isCompact = false
    /// Whether the bar is the toolbar of a window of macOS, with the title at its leading edge.
    var isToolbar = false
    /// The height of the row with the buttons and the small title.
    var row = BarMetrics.height
    /// The height of the part of the row that lies in the safe area above the page.
    var overlap: CGFloat = 0
    /// The height of a large title with its padding, in points at the current text size.
    var largeTitle = BarMetrics.largeTitleHeight
    /// The height of the search field, in points at the current text size.
    var searchField = BarMetrics.searchFieldHeight

    init() {}

    /// - Parameters:
    ///   - titleLine: The height of a line of a large title.
    ///   - bodyLine: The height of a line of body text.
    ///   - isToolbar: Whether the bar is the toolbar of a window of macOS.
    ///   - isInSheet: Whether the screen is visible above the bar.
    ///   - overlap: The height of the part of the row that lies in the safe area.
    init(titleLine: CGFloat, bodyLine: CGFloat, isCompact: Bool, isToolbar: Bool, isInSheet: Bool, overlap: CGFloat) {
        self.isCompact = isCompact
        self.isToolbar = isToolbar
        row =
            isToolbar
            ? BarMetrics.toolbarHeight
            : isCompact ? BarMetrics.compactHeight : isInSheet ? BarMetrics.heightInSheet : BarMetrics.height
        self.overlap = overlap
        largeTitle = BarMetrics.largeTitleHeight - BarMetrics.largeTitleLine + titleLine
        searchField = Self.searchField(bodyLine)
    }

    /// The height of the row below the safe area.
    var bar: CGFloat { row - overlap }

    static func searchField(_ bodyLine: CGFloat) -> CGFloat {
        max(BarMetrics.searchFieldHeight - BarMetrics.bodyLine + bodyLine, BarMetrics.searchFieldHeight)
    }
}

/// The properties of the bars that affect the layout of a page's content.
struct BarsLayout: Equatable {
    var isHidden = true
    var isLarge = false
    var hasBottomBar = false
    var hasSearch = false
    var pinsSearch = false
    var isSearching = false
    var hidesBackButton = false
    var mode = NavigationBarItem.TitleDisplayMode.large
    var sizes = BarSizes()

    /// The height of the top bar before the content scrolls, in points. Excludes the device's top inset.
    var topHeight: CGFloat {
        if isHidden { return 0 }
        return (isSearching ? 0 : sizes.bar) + largeTitleHeight + searchHeight
    }
    /// The height of the large title, in points; 0 during a search, and for a bar with a small title only.
    var largeTitleHeight: CGFloat { isLarge && !isSearching ? sizes.largeTitle : 0 }
    var searchHeight: CGFloat { hasSearch ? sizes.searchField + BarMetrics.aboveSearch + BarMetrics.belowSearch : 0 }
    var bottomHeight: CGFloat { hasBottomBar ? BarMetrics.bottomHeight : 0 }

    /// The scroll distances at which the parts of the bar have fully collapsed: first the search field, then the large
    /// title.
    var stops: [CGFloat] {
        if isHidden { return [] }
        let search = pinsSearch || isSearching ? 0 : searchHeight
        return (search > 0 ? [search] : []) + (largeTitleHeight > 0 ? [search + largeTitleHeight] : [])
    }

    /// The height by which the search field has collapsed, in points.
    func collapsedSearch(at distance: CGFloat) -> CGFloat {
        pinsSearch || isSearching ? 0 : min(max(distance, 0), searchHeight)
    }

    /// The height of the large title, in points. It grows while the content is pulled down.
    func largeTitleHeight(at distance: CGFloat) -> CGFloat {
        max(largeTitleHeight - distance + collapsedSearch(at: distance), 0)
    }

    func isOverContent(at distance: CGFloat) -> Bool { stops.last.map { distance >= $0 } ?? (distance > 0.5) }

    /// The small title appears shortly before the large title has collapsed.
    func showsSmallTitle(at distance: CGFloat) -> Bool { !isLarge || largeTitleHeight(at: distance) <= 8 }
}

/// The dimensions of iOS bars, in points.
enum BarMetrics {
    static let height: CGFloat = 44
    static let heightInSheet: CGFloat = 56
    /// The height of a window's toolbar on macOS.
    static let toolbarHeight: CGFloat = 52
    /// The height on phones in landscape.
    static let compactHeight: CGFloat = 32
    /// The height of a large title with its padding, at the default text size.
    static let largeTitleHeight: CGFloat = 52
    /// The height of a large title's line, at the default text size.
    static let largeTitleLine: CGFloat = 41
    static let bottomHeight: CGFloat = 44
    /// The least height of the search field, at the default text size.
    static let searchFieldHeight: CGFloat = 36
    /// The height of a line of body text, at the default text size.
    static let bodyLine: CGFloat = 22
    static let aboveSearch: CGFloat = 1
    static let belowSearch: CGFloat = 15
    /// The margin of bars, and of lists in columns of a split view, beside their content.
    static func margin(in width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
    /// The height of the part of a bar that lies in the safe area at the top, which is `inset` high. On phones with a
    /// pill-shaped camera, the bar begins right below the status bar, and the safe area ends 5⅓ or 5⅔ points lower.
    static func overlap(_ inset: CGFloat) -> CGFloat { inset > 60 ? 17 / 3 : inset > 50 ? 16 / 3 : 0 }
    /// The leading inset of the back button's chevron.
    static let backMargin: CGFloat = 7
    static let motion = SystemMotion.page
}

private enum BarMarginKey: EnvironmentKey { static var defaultValue: CGFloat { BarMetrics.margin(in: 0) } }

extension EnvironmentValues {
    /// Set by each page from its width, in points; see `BarMetrics.margin(in:)`.
    var barMargin: CGFloat {
        get { self[BarMarginKey.self] }
        set { self[BarMarginKey.self] = newValue }
    }
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
        value.hasOwnBar = value.hasOwnBar || next.hasOwnBar
        value.hidesSidebarToggle = value.hidesSidebarToggle || next.hidesSidebarToggle
        if value.search == nil { (value.search, value.pinsSearch) = (next.search, next.pinsSearch) }
        value.isSearching = value.isSearching || next.isSearching
        value.items += next.items
        value.backgrounds.merge(next.backgrounds) { first, _ in first }
        value.backgroundVisibility.merge(next.backgroundVisibility) { first, _ in first }
        value.schemes.merge(next.schemes) { first, _ in first }
        value.zoom = value.zoom ?? next.zoom
    }
}

extension View {
    /// Sets properties of the bars around this page. Outer modifiers override inner modifiers.
    nonisolated func pageBars(_ change: @escaping (inout PageBars) -> Void) -> some View {
        transformPreference(PageBarsKey.self) { change(&$0) }
    }
}
