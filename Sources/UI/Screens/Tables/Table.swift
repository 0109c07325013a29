// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

/// In compact width, shows the first column as a list.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    private let values: [Value]
    private let columns: [_TableColumn<Value>]
    private let selection: ListSelection?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.pixelLength) private var pixel
    @Environment(\.tableColumnHeaders) private var headers

    fileprivate init(_ values: [Value], _ selection: ListSelection?, columns: Columns) {
        self.values = values
        self.columns = Columns._columns(columns).filter { !$0.isHidden }
        self.selection = selection
    }

    public var body: some View {
        if sizeClass == .regular {
            VStack(spacing: 0) {
                if headers != .hidden {
                    line { $0.title.font(.subheadline.weight(.medium)).foregroundStyle(.secondary) }
                        .padding(.vertical, 6)
                        .background { Color.systemBackground }
                    Color.separator.frame(height: pixel)
                }
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

public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element

    let data: Data

    public static func _values(_ content: Self) -> [Data.Element] { Array(content.data) }
}

extension Table {
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(Array(data), nil, columns: columns())
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(Array(data), ListSelection(selection), columns: columns())
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(Array(data), ListSelection(selection), columns: columns())
    }

    /// Ignores `sortOrder`: headers do not react to taps.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(Array(data), nil, columns: columns())
    }

    /// Ignores `sortOrder`: headers do not react to taps.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(Array(data), ListSelection(selection), columns: columns())
    }

    /// Ignores `sortOrder`: headers do not react to taps.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(Array(data), ListSelection(selection), columns: columns())
    }

    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(Rows._values(rows()), nil, columns: columns())
    }

    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(Rows._values(rows()), ListSelection(selection), columns: columns())
    }
}

public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    static func _values(_ content: Self) -> [TableRowValue]
}

public struct TableRow<Value: Identifiable>: TableRowContent {
    private let value: Value

    public init(_ value: Value) { self.value = value }

    public static func _values(_ content: Self) -> [Value] { [content.value] }
}

/// The rows of a builder, as a flat list.
public struct _TableRowList<Value: Identifiable>: TableRowContent {
    let values: [Value]

    public static func _values(_ content: Self) -> [Value] { content.values }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public static func _values(_ content: Self) -> [Wrapped.TableRowValue] { content.map { Wrapped._values($0) } ?? [] }
}

@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression(_ row: TableRow<Value>) -> TableRow<Value> { row }
    @_disfavoredOverload
    public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row where Row.TableRowValue == Value { row }
    public static func buildPartialBlock<Row: TableRowContent>(first row: Row) -> Row
    where Row.TableRowValue == Value { row }
    public static func buildPartialBlock<Rows: TableRowContent, Row: TableRowContent>(
        accumulated rows: Rows, next row: Row
    ) -> _TableRowList<Value> where Rows.TableRowValue == Value, Row.TableRowValue == Value {
        _TableRowList(values: Rows._values(rows) + Row._values(row))
    }
    public static func buildIf<Row: TableRowContent>(_ row: Row?) -> Row? where Row.TableRowValue == Value { row }
    public static func buildEither<Row: TableRowContent>(first row: Row) -> _TableRowList<Value>
    where Row.TableRowValue == Value { _TableRowList(values: Row._values(row)) }
    public static func buildEither<Row: TableRowContent>(second row: Row) -> _TableRowList<Value>
    where Row.TableRowValue == Value { _TableRowList(values: Row._values(row)) }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
    public init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    public static func _values(_ content: Self) -> [Content.TableRowValue] {
        content.data.flatMap { Content._values(content.content($0)) }
    }
}

@MainActor @preconcurrency
public protocol TableStyle {}

public struct AutomaticTableStyle: TableStyle { nonisolated init() {} }
public struct InsetTableStyle: TableStyle { nonisolated init() {} }
public struct BorderedTableStyle: TableStyle { nonisolated init() {} }

extension TableStyle where Self == AutomaticTableStyle {
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    public static var inset: InsetTableStyle { InsetTableStyle() }
}
extension TableStyle where Self == BorderedTableStyle {
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

private enum ColumnHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var tableColumnHeaders: Visibility {
        get { self[ColumnHeadersKey.self] }
        set { self[ColumnHeadersKey.self] = newValue }
    }
}

extension View {
    /// Has no effect: tables have one style.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { withoutEffect(self, .otherPlatforms) }
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}
