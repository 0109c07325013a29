// SPDX-License-Identifier: MIT

import SwiftUICore
import Controls

/// Shows no header and no footer. Its tabs are in the bar beside the tabs outside of the section.
@MainActor @preconcurrency
public struct TabSection<Header, Content, Footer, SelectionValue> {
    private let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue

    public typealias Body = Never
    public var _pages: some View { content._pages }
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue {
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) { self.content = content() }
}

extension TabSection
where Header == EmptyView, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue {
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue {
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}

public struct TabPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Has no effect: tabs cannot be customised.
public struct TabViewCustomization: Equatable, Sendable, Codable {
    public init() {}
}

public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    public static let disabled = TabCustomizationBehavior(name: "disabled")
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    public static let never = TabBarMinimizeBehavior(name: "never")
}

public struct TabSearchActivation: Hashable, Sendable {
    private let name: String
    public static let automatic = TabSearchActivation(name: "automatic")
    public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

// The modifiers below have no effect, because tabs are always a bar of constant size.

extension View {
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        withoutEffect(self, .personalization)
    }
    nonisolated public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic)
        -> some View
    {
        unsupported(self, "defaultAdaptableTabBarPlacement(.sidebar)", when: placement == .sidebar)
    }
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        unsupported(self, "tabBarMinimizeBehavior", when: behavior == .onScrollDown || behavior == .onScrollUp)
    }
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        unsupported(
            self, "tabViewSearchActivation(.searchTabSelection)", when: activation == .searchTabSelection)
    }
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        unsupported(self, "tabViewSidebarHeader")
    }
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        unsupported(self, "tabViewSidebarFooter")
    }
    nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        unsupported(self, "tabViewSidebarBottomBar")
    }
}
