// SPDX-License-Identifier: MIT

import SwiftUICore
import Controls

@MainActor @preconcurrency
public protocol TabViewStyle {
    nonisolated static func _layout(_ style: Self) -> _TabViewLayout
}

/// How a tab view with a given style shows its tabs: a bar, or pages side by side.
public enum _TabViewLayout: Equatable, Sendable {
    case bar
    case pages(PageTabViewStyle.IndexDisplayMode)
}

extension TabViewStyle {
    nonisolated public static func _layout(_ style: Self) -> _TabViewLayout { .bar }
}

public struct DefaultTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}

/// Draws the tabs as a bar, also on wide screens.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}

public struct TabBarOnlyTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}

public struct PageTabViewStyle: TabViewStyle {
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        public static let automatic = IndexDisplayMode(name: "automatic")
        public static let always = IndexDisplayMode(name: "always")
        public static let never = IndexDisplayMode(name: "never")
    }

    private let indexDisplayMode: IndexDisplayMode

    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    nonisolated public static func _layout(_ style: Self) -> _TabViewLayout { .pages(style.indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

@MainActor @preconcurrency
public protocol IndexViewStyle {
    nonisolated static func _hasGround(_ style: Self) -> Bool
}

extension IndexViewStyle {
    nonisolated public static func _hasGround(_ style: Self) -> Bool { false }
}

public struct PageIndexViewStyle: IndexViewStyle {
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let never = BackgroundDisplayMode(name: "never")
        /// Behaves like `never`: the dots do not react to touches.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
    }

    private let backgroundDisplayMode: BackgroundDisplayMode

    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }

    nonisolated public static func _hasGround(_ style: Self) -> Bool { style.backgroundDisplayMode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum TabViewLayoutKey: EnvironmentKey { static var defaultValue: _TabViewLayout { .bar } }
private enum PageIndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var tabViewLayout: _TabViewLayout {
        get { self[TabViewLayoutKey.self] }
        set { self[TabViewLayoutKey.self] = newValue }
    }
    var showsPageIndexBackground: Bool {
        get { self[PageIndexBackgroundKey.self] }
        set { self[PageIndexBackgroundKey.self] = newValue }
    }
}

extension View {
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewLayout, S._layout(style))
    }
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.showsPageIndexBackground, S._hasGround(style))
    }
}
