// SPDX-License-Identifier: MIT

import Foundation
import Interaction
import Controls

/// How a `NavigationView` looks. Pages stand above each other here, whatever it says.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// Pages above each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Pages above each other.
    nonisolated public init() {}
}
/// As the device has it.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// As the device has it.
    nonisolated public init() {}
}
/// Columns, where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Columns, where there is room.
    nonisolated public init() {}
}
/// Two columns, where there is room.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Two columns, where there is room.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// Pages above each other.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// As the device has it.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns, where there is room.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// How the columns of a `NavigationSplitView` share the room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}
/// As the device has it.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// As the device has it.
    nonisolated public init() {}
}
/// All get some.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// All get some.
    nonisolated public init() {}
}
/// The last one keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The last one keeps its width.
    nonisolated public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// As the device has it.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// All get some.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The last one keeps its width.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// How navigation views look; pages stand above each other here.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
    /// How columns share the room.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    /// How wide a column is, in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: width)
    }
    /// How wide a column is, in points: the ideal width is taken.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { preference(key: ColumnWidthKey.self, value: ideal) }
}

/// How wide a column wants to be.
enum ColumnWidthKey: NeutralPreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}
