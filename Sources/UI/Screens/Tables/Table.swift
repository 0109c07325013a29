// SPDX-License-Identifier: MIT

import Foundation
import Interaction
import Controls

/// Rows in columns. Where the window is narrow, as a phone's, the first column alone is shown, as a list.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    private let values: [Value]
    private let columns: [_TableColumn<Value>]
    private let selection: ListSelection?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.pixelLength) private var pixel

    fileprivate init(_ values: [Value], _ selection: ListSelection?, columns: Columns) {
        self.values = values
        self.columns = Columns._columns(columns)
        self.selection = selection
    }

    /// Below each other, each as high as a row of a list.
    public var body: some View {
        if sizeClass == .regular {
            VStack(spacing: 0) {
                line { $0.title.font(.subheadline.weight(.medium)).foregroundStyle(.secondary) }
                    .padding(.vertical, 6)
                    .background { Color.systemBackground }
                Color.separator.frame(height: pixel)
                rows.listStyle(.plain)
            }
        } else {
            rows
        }
    }

    private var rows: some View {
        ListRows(
            content: ForEach(values) { value in
                Group {
                    if sizeClass == .regular {
                        line { $0.cell(value) }.listRowInsets(EdgeInsets())
                    } else if let first = columns.first {
                        first.cell(value)
                    }
                }
                .tag(value.id)
            }, selection: selection, isForm: false)
    }

    private func line<Cell: View>(_ cell: @escaping (_TableColumn<Value>) -> Cell) -> some View {
        HStack(spacing: 16) {
            ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
                let alignment = Alignment(horizontal: column.alignment, vertical: .center)
                if let width = column.width {
                    cell(column).frame(width: width, alignment: alignment)
                } else {
                    cell(column).frame(
                        minWidth: column.bounds.least, maxWidth: column.bounds.most ?? .infinity, alignment: alignment)
                }
            }
        }
        .lineLimit(1)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A row for each of some values.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    /// What a row shows.
    public typealias TableRowValue = Data.Element

    let data: Data

    /// For this engine: the values.
    public static func _values(_ content: Self) -> [Data.Element] { Array(content.data) }
}

extension Table {
    /// A row for each value.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(Array(data), nil, columns: columns())
    }

    /// A row for each value, of which one may be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(Array(data), ListSelection(selection), columns: columns())
    }

    /// A row for each value, of which several may be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(Array(data), ListSelection(selection), columns: columns())
    }

    /// A row for each value, in the order that the columns' titles ask for when they are touched; they are not touched here.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(Array(data), nil, columns: columns())
    }

    /// A row for each value, of which one may be chosen, in the order that the columns' titles ask for.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(Array(data), ListSelection(selection), columns: columns())
    }

    /// A row for each value, of which several may be chosen, in the order that the columns' titles ask for.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(Array(data), ListSelection(selection), columns: columns())
    }

    /// Rows that somebody lists.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(Rows._values(rows()), nil, columns: columns())
    }

    /// Rows that somebody lists, of which several may be chosen.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(Rows._values(rows()), ListSelection(selection), columns: columns())
    }
}

/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable
    /// For this engine: the values of the rows.
    static func _values(_ content: Self) -> [TableRowValue]
}

/// A row.
public struct TableRow<Value: Identifiable>: TableRowContent {
    private let value: Value

    /// A row that shows `value`.
    public init(_ value: Value) { self.value = value }

    /// For this engine: the value.
    public static func _values(_ content: Self) -> [Value] { [content.value] }
}

/// Several rows.
public struct _TableRowList<Value: Identifiable>: TableRowContent {
    let values: [Value]

    /// For this engine: the values.
    public static func _values(_ content: Self) -> [Value] { content.values }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    /// For this engine: the values, if there are any.
    public static func _values(_ content: Self) -> [Wrapped.TableRowValue] { content.map { Wrapped._values($0) } ?? [] }
}

/// Takes together the rows listed.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// A row.
    public static func buildExpression(_ row: TableRow<Value>) -> TableRow<Value> { row }
    /// Rows.
    @_disfavoredOverload
    public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row where Row.TableRowValue == Value { row }
    /// The first row.
    public static func buildPartialBlock<Row: TableRowContent>(first row: Row) -> Row
    where Row.TableRowValue == Value { row }
    /// Rows after others.
    public static func buildPartialBlock<Rows: TableRowContent, Row: TableRowContent>(
        accumulated rows: Rows, next row: Row
    ) -> _TableRowList<Value> where Rows.TableRowValue == Value, Row.TableRowValue == Value {
        _TableRowList(values: Rows._values(rows) + Row._values(row))
    }
    /// Rows that are there at times.
    public static func buildIf<Row: TableRowContent>(_ row: Row?) -> Row? where Row.TableRowValue == Value { row }
    /// One of two.
    public static func buildEither<Row: TableRowContent>(first row: Row) -> _TableRowList<Value>
    where Row.TableRowValue == Value { _TableRowList(values: Row._values(row)) }
    /// One of two.
    public static func buildEither<Row: TableRowContent>(second row: Row) -> _TableRowList<Value>
    where Row.TableRowValue == Value { _TableRowList(values: Row._values(row)) }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Rows for each element.
    public init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// What a row shows.
    public typealias TableRowValue = Content.TableRowValue

    /// For this engine: the values of the rows.
    public static func _values(_ content: Self) -> [Content.TableRowValue] {
        content.data.flatMap { Content._values(content.content($0)) }
    }
}

/// How a table looks.
@MainActor @preconcurrency
public protocol TableStyle {}

/// As the system has it.
public struct AutomaticTableStyle: TableStyle { nonisolated init() {} }
/// On a ground, as it is drawn here.
public struct InsetTableStyle: TableStyle { nonisolated init() {} }
/// In a frame, on macOS.
public struct BorderedTableStyle: TableStyle { nonisolated init() {} }

extension TableStyle where Self == AutomaticTableStyle {
    /// As the system has it.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    /// On a ground.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}
extension TableStyle where Self == BorderedTableStyle {
    /// In a frame.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension View {
    /// How tables in this view look; they have one look here.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
    /// Whether tables in this view have titles above their columns; they have, where the window is wide.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
