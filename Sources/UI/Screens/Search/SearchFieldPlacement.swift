// SPDX-License-Identifier: MIT

import SwiftUICore
import Controls

public struct SearchFieldPlacement: Sendable {
    public struct NavigationBarDrawerDisplayMode: Sendable {
        fileprivate let isAlways: Bool
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    private enum Kind { case automatic, toolbar, sidebar, drawer }
    private let kind: Kind
    /// Whether the search field stays visible while the content scrolls.
    var isPinned = false

    public static let automatic = SearchFieldPlacement(kind: .automatic)
    /// Places the field below the title, as on iPhone.
    public static let toolbar = SearchFieldPlacement(kind: .toolbar)
    /// Places the field below the title.
    public static let sidebar = SearchFieldPlacement(kind: .sidebar)
    public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer)
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(kind: .drawer, isPinned: displayMode.isAlways)
    }
}
