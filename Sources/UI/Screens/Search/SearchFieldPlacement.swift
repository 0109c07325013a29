// SPDX-License-Identifier: MIT

import Interaction
import Controls

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
    /// When a field below a bar is seen.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        private let isAlways: Bool
        /// Until what is below is scrolled. Here it stays.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    private enum Kind { case automatic, toolbar, sidebar, drawer }
    private let kind: Kind

    /// Below the title of the page.
    public static let automatic = SearchFieldPlacement(kind: .automatic)
    /// In the bar; below the title, as iOS has it where there is no room.
    public static let toolbar = SearchFieldPlacement(kind: .toolbar)
    /// In the column at the side; below the title, where there is none.
    public static let sidebar = SearchFieldPlacement(kind: .sidebar)
    /// Below the title of the page.
    public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer)
    /// Below the title of the page.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(kind: .drawer)
    }
}
