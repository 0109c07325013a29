// SPDX-License-Identifier: MIT

import Foundation
import Interaction
import Controls

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable = Never
    /// What rows are sorted by.
    associatedtype TableColumnSortComparator: SortComparator = Never

    /// For this engine: the columns, from the first to the last.
    nonisolated static func _columns(_ content: Self) -> [_TableColumn<TableRowValue>]
}

/// For this engine: a column.
public struct _TableColumn<RowValue>: @unchecked Sendable {
    // Only the main actor makes cells.
    let title: Text
    let cell: @MainActor (RowValue) -> AnyView
    var width: CGFloat?
    var bounds: (least: CGFloat?, most: CGFloat?) = (nil, nil)
    var alignment = HorizontalAlignment.leading
}

/// A column: a title, and what it shows of each row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent
{
    /// What a row shows.
    public typealias TableRowValue = RowValue
    /// What rows are sorted by.
    public typealias TableColumnSortComparator = Sort

    private var column: _TableColumn<RowValue>

    private init(_ title: Text, cell: @escaping (RowValue) -> Content) {
        column = _TableColumn(title: title) { AnyView(cell($0)) }
    }

    /// For this engine: this column.
    nonisolated public static func _columns(_ content: Self) -> [_TableColumn<RowValue>] { [content.column] }

    /// A fixed width in points; nil: an equal share of the room.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        var copy = self
        copy.column.width = width
        return copy
    }

    /// A share of the room between two widths in points.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var copy = self
        copy.column.bounds = (min, max)
        return copy
    }

    /// Where cells stand in the column.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var copy = self
        copy.column.alignment = alignment.horizontal
        return copy
    }

    /// Under which name the column is arranged; nobody arranges columns here.
    public func customizationID(_ id: String) -> TableColumn { self }
    /// Whether the column is seen before anybody has arranged it; it is.
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
}

/// Where cells stand in their column.
public struct TableColumnAlignment: Hashable, Sendable {
    private let name: String
    /// As the system has it: leading.
    public static let automatic = TableColumnAlignment(name: "leading")
    /// At the leading edge.
    public static let leading = TableColumnAlignment(name: "leading")
    /// In the middle.
    public static let center = TableColumnAlignment(name: "center")
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(name: "trailing")
    /// Numbers at the trailing edge.
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
    /// A column that is not sorted by.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), cell: content)
    }
    /// A column that is not sorted by.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), cell: content)
    }
    /// A column that is not sorted by.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(text, cell: content)
    }
    /// A column of a string, which is not sorted by.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(Text(titleKey)) { Text($0[keyPath: value]) }
    }
    /// A column of a string, which is not sorted by.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(Text(title)) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column of a string, by which rows are sorted.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) where Content == Text {
        self.init(Text(titleKey)) { Text($0[keyPath: value]) }
    }
    /// A column of a string, by which rows are sorted.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), cell: content)
    }
    /// A column of a value, by which rows are sorted.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), cell: content)
    }
    /// A column of a value, by which rows are sorted.
    @_disfavoredOverload
    public init<V: Comparable, S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), cell: content)
    }
    /// A column of a value, by which rows are sorted.
    public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, cell: content)
    }
}

/// Several columns.
public struct _TableColumnList<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
    /// What a row shows.
    public typealias TableRowValue = RowValue
    /// What rows are sorted by.
    public typealias TableColumnSortComparator = Sort

    let columns: [_TableColumn<RowValue>]

    /// For this engine: the columns.
    nonisolated public static func _columns(_ content: Self) -> [_TableColumn<RowValue>] { content.columns }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    /// What a row shows.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// What rows are sorted by.
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator

    /// For this engine: the columns, if there are any.
    nonisolated public static func _columns(_ content: Self) -> [_TableColumn<Wrapped.TableRowValue>] {
        content.map { Wrapped._columns($0) } ?? []
    }
}

/// Takes together the columns listed.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// A column: its closures and key paths learn here what a row is.
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }
    /// The first column.
    public static func buildPartialBlock<Column: TableColumnContent>(first column: Column) -> Column
    where Column.TableRowValue == RowValue { column }
    /// Columns after others.
    public static func buildPartialBlock<Columns: TableColumnContent, Column: TableColumnContent>(
        accumulated columns: Columns, next column: Column
    ) -> _TableColumnList<RowValue, Sort>
    where Columns.TableRowValue == RowValue, Column.TableRowValue == RowValue {
        _TableColumnList(columns: Columns._columns(columns) + Column._columns(column))
    }
    /// A column that is there at times.
    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
    where Column.TableRowValue == RowValue { column }
    /// A column that is there from some system on.
    public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column)
        -> _TableColumnList<RowValue, Sort>
    where Column.TableRowValue == RowValue { _TableColumnList(columns: Column._columns(column)) }
}

// One more for tables that are sorted, and for those alone: of two that fit, the compiler would learn nothing.
extension TableColumnBuilder where Sort == KeyPathComparator<RowValue> {
    /// A column that rows are not sorted by.
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> { column }
}
