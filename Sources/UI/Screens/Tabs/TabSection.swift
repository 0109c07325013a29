// SPDX-License-Identifier: MIT

import Interaction
import Controls

/// Tabs under a heading, which a column at the side shows; in a bar they stand among the others.
@MainActor @preconcurrency
public struct TabSection<Header, Content, Footer, SelectionValue> {
    private let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
    /// What the tabs are chosen by.
    public typealias TabValue = SelectionValue

    /// Made of views alone.
    public typealias Body = Never
    /// For this engine: the pages of the tabs.
    public var _pages: some View { content._pages }
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue {
    /// Tabs under a heading of its own.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) { self.content = content() }
}

extension TabSection
where Header == EmptyView, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue {
    /// Tabs without a heading.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue {
    /// Tabs under a heading.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
    /// Tabs under a heading.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}

/// Where tabs stand that people may arrange.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = TabPlacement(name: "automatic")
    /// Always in the bar.
    public static let pinned = TabPlacement(name: "pinned")
    /// In the column at the side alone.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// How people have arranged tabs. Nobody does here.
public struct TabViewCustomization: Equatable, Sendable, Codable {
    /// As the app has them.
    public init() {}
}

/// Whether people may arrange a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    /// They may not.
    public static let disabled = TabCustomizationBehavior(name: "disabled")
    /// They may move it.
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

/// A form that tabs take where they fit the window.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// A bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// A column at the side.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Whether the bar of tabs becomes small while content scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// On the way down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// On the way up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// Never.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

// Tabs are a bar here, which stays as it is.

extension View {
    /// How people have arranged the tabs.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    /// The form that tabs take at first.
    nonisolated public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic)
        -> some View
    {
        self
    }
    /// Whether the bar becomes small while content scrolls, as on iOS 26. It stays.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    /// Above the tabs of a column at the side.
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }
    /// Below the tabs of a column at the side.
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }
    /// At the bottom of a column at the side.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }
}
