// SPDX-License-Identifier: MIT

import Interaction
import Controls

/// How a `TabView` arranges its pages.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// For this engine: what it comes to.
    nonisolated static func _layout(_ style: Self) -> _TabViewLayout
}

/// For this engine: how pages are arranged.
public enum _TabViewLayout: Equatable, Sendable {
    case bar
    case pages(PageTabViewStyle.IndexDisplayMode)
}

extension TabViewStyle {
    /// For this engine: a bar of tabs.
    nonisolated public static func _layout(_ style: Self) -> _TabViewLayout { .bar }
}

/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
    /// A bar of tabs.
    nonisolated public init() {}
}

/// A bar of tabs; a column beside the pages on wide screens, which is a bar here.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// A bar of tabs.
    nonisolated public init() {}
}

/// A bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// A bar of tabs.
    nonisolated public init() {}
}

/// Pages side by side, for a finger to leaf through.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are seen.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// Where there are two pages or more.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// Always.
        public static let always = IndexDisplayMode(name: "always")
        /// Never.
        public static let never = IndexDisplayMode(name: "never")
    }

    private let indexDisplayMode: IndexDisplayMode

    /// Pages side by side.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    /// For this engine: pages side by side.
    nonisolated public static func _layout(_ style: Self) -> _TabViewLayout { .pages(style.indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar of tabs.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar of tabs.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar of tabs.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages side by side, for a finger to leaf through.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages side by side, for a finger to leaf through.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// How the dots look.
@MainActor @preconcurrency
public protocol IndexViewStyle {
    /// For this engine: whether there is a ground behind the dots.
    nonisolated static func _hasGround(_ style: Self) -> Bool
}

extension IndexViewStyle {
    /// For this engine: none.
    nonisolated public static func _hasGround(_ style: Self) -> Bool { false }
}

/// Dots, on a ground or not.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is a ground behind the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        /// Never.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// Always.
        public static let always = BackgroundDisplayMode(name: "always")
        /// Never.
        public static let never = BackgroundDisplayMode(name: "never")
        /// While a finger is on them, which is never here.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
    }

    private let backgroundDisplayMode: BackgroundDisplayMode

    /// Dots, on a ground or not.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }

    /// For this engine: whether there is a ground.
    nonisolated public static func _hasGround(_ style: Self) -> Bool { style.backgroundDisplayMode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots, on a ground or not.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum TabViewLayoutKey: EnvironmentKey { static var defaultValue: _TabViewLayout { .bar } }
private enum PageIndexGroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var tabViewLayout: _TabViewLayout {
        get { self[TabViewLayoutKey.self] }
        set { self[TabViewLayoutKey.self] = newValue }
    }
    /// Whether there is a ground behind the dots of pages.
    var pageIndexGround: Bool {
        get { self[PageIndexGroundKey.self] }
        set { self[PageIndexGroundKey.self] = newValue }
    }
}

extension View {
    /// How tab views in here arrange their pages.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewLayout, S._layout(style))
    }
    /// How the dots of pages look.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageIndexGround, S._hasGround(style))
    }
}
