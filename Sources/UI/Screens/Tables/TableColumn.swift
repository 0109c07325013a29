// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls
import FoundationAdditions

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
    var customizationID: String?
    /// The comparator that a tap on the title sorts by; nil if the column cannot sort.
    var comparator: Any?

    @MainActor func isShown<Value>(by customization: TableColumnCustomization<Value>?) -> Bool {
        guard let customizationID, let customization else { return !isHidden }
        return switch customization[visibility: customizationID] {
        case .automatic: !isHidden
        case .visible: true
        case .hidden: false
        }
    }
}

public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent
{
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    private var column: _TableColumn<RowValue>

    fileprivate init(_ title: Text, comparator: Sort? = nil, cell: @escaping (RowValue) -> Content) {
        column = _TableColumn(title: title, cell: { AnyView(cell($0)) }, comparator: comparator)
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

    public func customizationID(_ id: String) -> TableColumn {
        var copy = self
        copy.column.customizationID = id
        return copy
    }
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

/// The initializers for three kinds of titles share these comparators.
extension KeyPathComparator {
    // Key paths that capture nothing are sendable; `KeyPathComparator` alone demands to know it.
    fileprivate static func by<V: Comparable>(_ path: KeyPath<Compared, V>) -> Self {
        Self(unsafeBitCast(path, to: (any KeyPath<Compared, V> & Sendable).self))
    }
    fileprivate static func by<V: Comparable>(_ path: KeyPath<Compared, V?>) -> Self {
        Self(unsafeBitCast(path, to: (any KeyPath<Compared, V?> & Sendable).self))
    }
    fileprivate static func by<C: SortComparator>(_ path: KeyPath<Compared, C.Compared>, _ comparator: C) -> Self {
        Self(unsafeBitCast(path, to: (any KeyPath<Compared, C.Compared> & Sendable).self), comparator: comparator)
    }
    fileprivate static func by<C: SortComparator>(_ path: KeyPath<Compared, C.Compared?>, _ comparator: C) -> Self {
        Self(unsafeBitCast(path, to: (any KeyPath<Compared, C.Compared?> & Sendable).self), comparator: comparator)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .localizedStandard
    ) where Content == Text {
        self.init(Text(titleKey), comparator: .by(value, comparator), cell: { Text($0[keyPath: value]) })
    }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .localizedStandard,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), comparator: .by(value, comparator), cell: content)
    }
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), comparator: .by(value), cell: content)
    }
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), comparator: .by(value), cell: content)
    }
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(titleKey), comparator: .by(value, comparator), cell: content)
    }
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(titleKey), comparator: .by(value, comparator), cell: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard
    ) where Content == Text {
        self.init(Text(title), comparator: .by(value, comparator), cell: { Text($0[keyPath: value]) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), comparator: .by(value, comparator), cell: content)
    }
    @_disfavoredOverload
    public init<V: Comparable, S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), comparator: .by(value), cell: content)
    }
    @_disfavoredOverload
    public init<V: Comparable, S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), comparator: .by(value), cell: content)
    }
    @_disfavoredOverload
    public init<V, C: SortComparator, S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(title), comparator: .by(value, comparator), cell: content)
    }
    @_disfavoredOverload
    public init<V, C: SortComparator, S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, V?>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(title), comparator: .by(value, comparator), cell: content)
    }
    public init(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard
    ) where Content == Text {
        self.init(text, comparator: .by(value, comparator), cell: { Text($0[keyPath: value]) })
    }
    public init(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, comparator: .by(value, comparator), cell: content)
    }
    public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, comparator: .by(value), cell: content)
    }
    public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, comparator: .by(value), cell: content)
    }
    public init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(text, comparator: .by(value, comparator), cell: content)
    }
    public init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V?>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(text, comparator: .by(value, comparator), cell: content)
    }
}

extension TableColumn where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), comparator: comparator, cell: content) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(title), comparator: comparator, cell: content) }
    public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(text, comparator: comparator, cell: content) }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator

    public init<R: Identifiable, C: SortComparator>(
        @TableColumnBuilder<R, C> content: () -> Content
    ) where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
        self = .holding(content())
    }

    nonisolated public static func _columns(_ group: Self) -> [_TableColumn<Content.TableRowValue>] {
        Content._columns(group.content)
    }
}

/// Columns for the elements of a collection.
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content>:
    TableColumnContent
where
    RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    private let columns: [_TableColumn<RowValue>]

    public init(
        _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        columns = data.flatMap { Content._columns(content($0)) }
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        columns = data.flatMap { Content._columns(content($0)) }
    }

    nonisolated public static func _columns(_ content: Self) -> [_TableColumn<RowValue>] { content.columns }
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
    public static func buildBlock() -> _TableColumnList<RowValue, Sort> { _TableColumnList(columns: []) }
    public static func buildPartialBlock<Column: TableColumnContent>(first column: Column) -> Column
    where Column.TableRowValue == RowValue { column }
    public static func buildPartialBlock<Columns: TableColumnContent, Column: TableColumnContent>(
        accumulated columns: Columns, next column: Column
    ) -> _TableColumnList<RowValue, Sort>
    where Columns.TableRowValue == RowValue, Column.TableRowValue == RowValue {
        _TableColumnList(columns: Columns._columns(columns) + Column._columns(column))
    }
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue { column }
    public static func buildEither<Column: TableColumnContent>(first column: Column)
        -> _TableColumnList<RowValue, Sort>
    where Column.TableRowValue == RowValue { _TableColumnList(columns: Column._columns(column)) }
    public static func buildEither<Column: TableColumnContent>(second column: Column)
        -> _TableColumnList<RowValue, Sort>
    where Column.TableRowValue == RowValue { _TableColumnList(columns: Column._columns(column)) }
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
