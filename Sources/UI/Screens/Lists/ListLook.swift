// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

enum ListLook: Sendable {
    /// `sidebar` and `sidebarPlain` are the looks of the first and second column of a split view in a wide window.
    case automatic, plain, grouped, insetGrouped, inset, sidebar, sidebarPlain
    /// The looks of macOS: rows without a chosen row's inset, with it, and those of a sidebar.
    case macPlain, macInset, macSidebar

    var isPlain: Bool { self == .plain || self == .inset || self == .sidebarPlain || isMac }
    var isMac: Bool { self == .macPlain || self == .macInset || self == .macSidebar }
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
    /// Whether rows are inset and have rounded corners, as cards or as chosen rows.
    var isInset: Bool { self == .insetGrouped || isColumn }
    /// Whether this is the look of a split-view column, whose rows have a background only while they are chosen.
    var isColumn: Bool { self == .sidebar || self == .sidebarPlain || self == .macInset || self == .macSidebar }

    /// Resolves `automatic` to the look of the split-view column. Without a column that sets a look, `automatic` and
    /// `sidebar` become `insetGrouped`.
    func resolved(in column: SplitColumn?, isMac: Bool) -> ListLook {
        if isMac {
            switch self {
            case .plain: return .macPlain
            case .sidebar: return .macSidebar
            case .automatic: return column?.listLook == .sidebar ? .macSidebar : .macInset
            default: return .macInset
            }
        }
        return switch self {
        case .automatic: column?.listLook ?? .insetGrouped
        case .sidebar: column?.listLook == nil ? .insetGrouped : .sidebar
        default: self
        }
    }

    func rowInsets(_ margin: CGFloat) -> EdgeInsets {
        let padding = isMac ? ListMetrics.macRowPadding(isSidebar: self == .macSidebar) : ListMetrics.rowPadding
        return EdgeInsets(top: padding, leading: rowInset(margin), bottom: padding, trailing: rowInset(margin))
    }

    /// The colour behind all rows.
    @MainActor var ground: Color {
        if isMac { return self == .macSidebar ? .macSidebar : .macContent }
        return self == .sidebar ? .secondarySystemBackground : isPlain ? .systemBackground : .systemGroupedBackground
    }
    /// The background colour of a row.
    @MainActor var card: Color {
        isColumn || isMac ? .clear : isPlain ? .systemBackground : .secondarySystemGroupedBackground
    }
    /// The style behind a chosen row.
    @MainActor func chosen(isActive: Bool) -> AnyShapeStyle {
        isMac
            ? isActive ? AnyShapeStyle(MacSelection()) : AnyShapeStyle(Color.macChosen)
            : AnyShapeStyle(isColumn ? Color.systemFill : .systemGray4)
    }
    /// The inset of cards and of chosen rows, in points.
    func inset(_ margin: CGFloat) -> CGFloat {
        switch self {
        case .sidebarPlain: margin / 2
        case .macInset, .macSidebar: ListMetrics.macInset
        case .macPlain: 0
        default: isInset ? margin : 0
        }
    }
    /// The distance from the edge of a row's background to the row's content, in points.
    func rowInset(_ margin: CGFloat) -> CGFloat {
        self == .sidebarPlain ? margin / 2 : isMac ? ListMetrics.macRowInset : margin
    }
}

@MainActor @preconcurrency
public protocol ListStyle {
    nonisolated static var _look: _ListLook { get }
}

/// The look of lists with a given list style.
public struct _ListLook: Sendable {
    let look: ListLook
    /// Whether the list has a border on macOS.
    var isBordered = false
}

public struct DefaultListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _ListLook { _ListLook(look: .insetGrouped) }
}
public struct PlainListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _ListLook { _ListLook(look: .plain) }
}
public struct GroupedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _ListLook { _ListLook(look: .grouped) }
}
public struct InsetGroupedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _ListLook { _ListLook(look: .insetGrouped) }
}
public struct InsetListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _ListLook { _ListLook(look: .inset) }
}
public struct SidebarListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _ListLook { _ListLook(look: .sidebar) }
}

/// A border, and rows from edge to edge. On iOS, where it is not available, it looks like `plain`.
public struct BorderedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _ListLook { _ListLook(look: .plain, isBordered: true) }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    public static var bordered: BorderedListStyle { BorderedListStyle() }
}

public enum Prominence: Sendable { case standard, increased }

private enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook { .automatic } }
private enum ListBackgroundHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MinRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum MinHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
    var listBackgroundIsHidden: Bool {
        get { self[ListBackgroundHiddenKey.self] }
        set { self[ListBackgroundHiddenKey.self] = newValue }
    }
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinRowHeightKey.self] }
        set { self[MinRowHeightKey.self] = newValue }
    }
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinHeaderHeightKey.self] }
        set { self[MinHeaderHeightKey.self] = newValue }
    }
    var listRowSpacing: CGFloat {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
    /// The spacing between sections, in points; nil for the default.
    var listSectionSpacing: CGFloat? {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listLook, S._look.look).environment(\.listIsBordered, S._look.isBordered)
    }
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing ?? 0)
    }
    /// Sets the distance between sections, in points. The distance above a header is larger than `spacing`, by as much
    /// as it is larger by default.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, spacing)
    }
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        unsupported(
            environment(\.listSectionSpacing, spacing.points), "listSectionSpacing(.compact)", when: spacing.isCompact)
    }
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.listBackgroundIsHidden, visibility == .hidden)
    }
}

public struct ListSectionSpacing: Sendable {
    /// The spacing in points; nil for the default.
    var points: CGFloat?
    var isCompact = false

    public static let `default` = ListSectionSpacing()
    /// Not supported: warns and spaces sections like `default`.
    public static let compact = ListSectionSpacing(isCompact: true)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}
