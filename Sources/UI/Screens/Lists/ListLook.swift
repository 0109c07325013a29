// SPDX-License-Identifier: MIT

import Foundation
import Interaction
import Controls

/// How a list looks.
enum ListLook: Sendable {
    case automatic, plain, grouped, insetGrouped, inset, sidebar

    var isPlain: Bool { self == .plain || self == .inset }
    /// Whether sections are cards with room on both sides.
    var isInset: Bool { self == .insetGrouped || self == .automatic || self == .sidebar }

    /// From the edges to what stands there: 16 points, 20 on wide phones and beyond.
    func margin(in width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    func rowInsets(_ margin: CGFloat) -> EdgeInsets {
        EdgeInsets(
            top: ListMetrics.rowPadding, leading: margin, bottom: ListMetrics.rowPadding, trailing: margin)
    }

    /// Behind all rows.
    @MainActor var ground: Color { isPlain ? .systemBackground : .systemGroupedBackground }
    /// Behind a row.
    @MainActor var card: Color { isPlain ? .systemBackground : .secondarySystemGroupedBackground }
}

/// How a list looks.
@MainActor @preconcurrency
public protocol ListStyle {
    /// For this engine: the look, by its number.
    nonisolated static var _look: _ListLook { get }
}

/// For this engine: a look of lists.
public struct _ListLook: Sendable {
    let look: ListLook
}

/// As the platform has it: grouped, with room on both sides.
public struct DefaultListStyle: ListStyle {
    /// As the platform has it.
    nonisolated public init() {}
    /// For this engine: the look.
    nonisolated public static var _look: _ListLook { _ListLook(look: .insetGrouped) }
}
/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    /// Rows from edge to edge.
    nonisolated public init() {}
    /// For this engine: the look.
    nonisolated public static var _look: _ListLook { _ListLook(look: .plain) }
}
/// Rows from edge to edge, in groups.
public struct GroupedListStyle: ListStyle {
    /// Rows from edge to edge, in groups.
    nonisolated public init() {}
    /// For this engine: the look.
    nonisolated public static var _look: _ListLook { _ListLook(look: .grouped) }
}
/// Groups with room on both sides.
public struct InsetGroupedListStyle: ListStyle {
    /// Groups with room on both sides.
    nonisolated public init() {}
    /// For this engine: the look.
    nonisolated public static var _look: _ListLook { _ListLook(look: .insetGrouped) }
}
/// Rows with room on both sides.
public struct InsetListStyle: ListStyle {
    /// Rows with room on both sides.
    nonisolated public init() {}
    /// For this engine: the look.
    nonisolated public static var _look: _ListLook { _ListLook(look: .inset) }
}
/// The column beside what is chosen in it.
public struct SidebarListStyle: ListStyle {
    /// The column beside what is chosen in it.
    nonisolated public init() {}
    /// For this engine: the look.
    nonisolated public static var _look: _ListLook { _ListLook(look: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
    /// As the platform has it.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Rows from edge to edge, in groups.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups with room on both sides.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows with room on both sides.
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// The column beside what is chosen in it.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// How a form looks.
@MainActor @preconcurrency
public protocol FormStyle {}
/// As the platform has it: in groups.
public struct AutomaticFormStyle: FormStyle {
    /// As the platform has it.
    nonisolated public init() {}
}
/// In groups.
public struct GroupedFormStyle: FormStyle {
    /// In groups.
    nonisolated public init() {}
}
/// Labels beside controls, which are groups here.
public struct ColumnsFormStyle: FormStyle {
    /// Labels beside controls.
    nonisolated public init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
    /// As the platform has it.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// In groups.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// Labels beside controls.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// How much the headers of sections stand out.
public enum Prominence: Sendable { case standard, increased }

private enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook { .automatic } }
private enum ListGroundHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MinRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum MinHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
    /// Whether nothing is painted behind the rows.
    var listGroundIsHidden: Bool {
        get { self[ListGroundHiddenKey.self] }
        set { self[ListGroundHiddenKey.self] = newValue }
    }
    /// How high rows are at least, in points; 44 by default.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinRowHeightKey.self] }
        set { self[MinRowHeightKey.self] = newValue }
    }
    /// How high headers are at least, in points; nil: as their content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinHeaderHeightKey.self] }
        set { self[MinHeaderHeightKey.self] = newValue }
    }
    var listRowSpacing: CGFloat {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// How lists in here look.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listLook, S._look.look) }
    /// How forms in here look: always in groups.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
    /// How much the headers of sections stand out.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
    /// Points between rows; nil: none.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing ?? 0)
    }
    /// Points between sections; not heeded.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    /// How far sections stand apart; not heeded.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    /// Whether anything is painted behind the rows of lists.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.listGroundIsHidden, visibility == .hidden)
    }
}

/// How far sections stand apart.
public struct ListSectionSpacing: Sendable {
    /// As usual.
    public static let `default` = ListSectionSpacing()
    /// Nearer.
    public static let compact = ListSectionSpacing()
    /// By so many points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}
