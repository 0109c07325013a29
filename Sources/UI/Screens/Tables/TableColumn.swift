// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable = Never
    associatedtype TableColumnSortComparator: SortComparator = Never

    /// The columns in order, with their cell types erased.
    nonisolated static func _columns(_ content: Self) -> [_TableColumn<TableRowValue>]
}

/// A column with its cell type erased.
public struct _TableColumn<RowValue>: @unchecked Sendable {
    // Like all fields here, used only on the main actor. So the unchecked conformance to `Sendable` is safe.
    let title: Text
    let cell: @MainActor (RowValue) -> AnyView
    var width: CGFloat?
    var bounds: (least: CGFloat?, most: CGFloat?) = (nil, nil)
    var alignment = HorizontalAlignment.leading
    var isHidden = false
}

public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent
{
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    private var column: _TableColumn<RowValue>

    private init(_ title: Text, cell: @escaping (RowValue) -> Content) {
        column = _TableColumn(title: title) { AnyView(cell($0)) }
    }

    nonisolated public static func _columns(_ content: Self) -> [_TableColumn<RowValue>] { [content.column] }

    public func width(_ width: CGFloat? = nil) -> TableColumn {
        var copy = self
        copy.column.width = width
        return copy
    }

    /// Ignores the ideal width.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var copy = self
        copy.column.bounds = (min, max)
        return copy
    }

    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var copy = self
        copy.column.alignment = alignment.horizontal
        return copy
    }

    /// Has no effect: columns cannot be customised.
    public func customizationID(_ id: String) -> TableColumn { withoutEffect(self, .personalization) }
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
        var copy = self
        copy.column.isHidden = visibility == .hidden
        return copy
    }
}

public struct TableColumnAlignment: Hashable, Sendable {
    private let name: String
    public static let automatic = TableColumnAlignment(name: "leading")
    public static let leading = TableColumnAlignment(name: "leading")
    public static let center = TableColumnAlignment(name: "center")
    public static let trailing = TableColumnAlignment(name: "trailing")
    public static let numeric = TableColumnAlignment(name: "trailing")

    var horizontal: HorizontalAlignment {
        switch self {
        case .center: .center
        case .trailing: .trailing
        default: .leading
        }
    }
}

extension TableColumn where Sort == Never, Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), cell: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), cell: content)
    }
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(text, cell: content)
    }
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(Text(titleKey)) { Text($0[keyPath: value]) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(Text(title)) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) where Content == Text {
        self.init(Text(titleKey)) { Text($0[keyPath: value]) }
    }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), cell: content)
    }
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), cell: content)
    }
    @_disfavoredOverload
    public init<V: Comparable, S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), cell: content)
    }
    public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, cell: content)
    }
}

/// The columns of a builder, as a flat list.
public struct _TableColumnList<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    let columns: [_TableColumn<RowValue>]

    nonisolated public static func _columns(_ content: Self) -> [_TableColumn<RowValue>] { content.columns }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator

    nonisolated public static func _columns(_ content: Self) -> [_TableColumn<Wrapped.TableRowValue>] {
        content.map { Wrapped._columns($0) } ?? []
    }
}

@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// Lets the compiler infer the row type in a column's closures and key paths.
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }
    public static func buildPartialBlock<Column: TableColumnContent>(first column: Column) -> Column
    where Column.TableRowValue == RowValue { column }
    public static func buildPartialBlock<Columns: TableColumnContent, Column: TableColumnContent>(
        accumulated columns: Columns, next column: Column
    ) -> _TableColumnList<RowValue, Sort>
    where Columns.TableRowValue == RowValue, Column.TableRowValue == RowValue {
        _TableColumnList(columns: Columns._columns(columns) + Column._columns(column))
    }
    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
    where Column.TableRowValue == RowValue { column }
    public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column)
        -> _TableColumnList<RowValue, Sort>
    where Column.TableRowValue == RowValue { _TableColumnList(columns: Column._columns(column)) }
}

// Restricted to sorted tables. In other tables both overloads would match, so type inference would fail.
extension TableColumnBuilder where Sort == KeyPathComparator<RowValue> {
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> { column }
}
