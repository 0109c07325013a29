// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

/// Has no effect: pages are always stacked.
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

/// Has no effect.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
}
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
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
    /// Has no effect: pages are always stacked.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        let isStacked = S.self == StackNavigationViewStyle.self || S.self == DefaultNavigationViewStyle.self
        return unsupported(self, "navigationViewStyle(.columns)", when: !isStacked)
    }
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        unsupported(self, "navigationSplitViewStyle", when: S.self != AutomaticNavigationSplitViewStyle.self)
    }
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: width)
    }
    /// Uses the ideal width.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { preference(key: ColumnWidthKey.self, value: ideal) }
}

/// The preferred width of a column.
enum ColumnWidthKey: NeutralPreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}
