// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

/// A style of navigation views: decides whether a wide window shows their views as columns.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

public struct StackNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
}
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
}
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
}
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// A style of split views: decides whether the leading columns stand beside the detail or lie over the detail.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    nonisolated static var _style: _SplitStyle { get }
}
/// The arrangements of a split view's columns.
public struct _SplitStyle: Equatable, Sendable {
    private let name: String
    static let automatic = _SplitStyle(name: "automatic")
    static let balanced = _SplitStyle(name: "balanced")
    static let prominentDetail = _SplitStyle(name: "prominentDetail")
}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
    nonisolated public static var _style: _SplitStyle { .automatic }
}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
    nonisolated public static var _style: _SplitStyle { .balanced }
}
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
    nonisolated public static var _style: _SplitStyle { .prominentDetail }
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.stacksNavigationViews, S.self == StackNavigationViewStyle.self)
    }
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.splitStyle, S._style)
    }
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: width)
    }
    /// Ignores the bounds: columns have their ideal width.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { preference(key: ColumnWidthKey.self, value: ideal) }
}

private enum StacksNavigationViewsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SplitStyleKey: EnvironmentKey { static var defaultValue: _SplitStyle { .automatic } }

extension EnvironmentValues {
    /// Whether navigation views are stacks in wide windows, too.
    var stacksNavigationViews: Bool {
        get { self[StacksNavigationViewsKey.self] }
        set { self[StacksNavigationViewsKey.self] = newValue }
    }
    var splitStyle: _SplitStyle {
        get { self[SplitStyleKey.self] }
        set { self[SplitStyleKey.self] = newValue }
    }
}

/// The preferred width of a column, which a view in the column sets.
enum ColumnWidthKey: NeutralPreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}
