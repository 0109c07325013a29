// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable

    /// The rows in order, in sections. Rows outside of sections are in sections without a header.
    static func _sections(_ content: Self) -> [_TableSection<TableRowValue>]
}

/// A row of a table.
public struct _TableRow<Value: Identifiable> {
    let value: Value
    var isDisclosure = false
    /// Nil if the table itself stores whether the row is expanded.
    var isExpanded: Binding<Bool>?
    var children: [_TableRow] = []
    /// The modifiers of the row, innermost first.
    var changes: [@MainActor (AnyView) -> AnyView] = []
}

/// Consecutive rows under one header, or without one.
public struct _TableSection<Value: Identifiable> {
    var header: (@MainActor () -> AnyView)?
    var rows: [_TableRow<Value>]

    /// The sections in order. Rows without a header join the ones before them that have none either.
    static func joining(_ parts: [_TableSection]) -> [_TableSection] {
        parts.reduce(into: []) { sections, part in
            if part.header == nil, let last = sections.last, last.header == nil {
                sections[sections.count - 1].rows += part.rows
            } else {
                sections.append(part)
            }
        }
    }
}

public struct TableRow<Value: Identifiable>: TableRowContent {
    private let value: Value

    public init(_ value: Value) { self.value = value }

    public static func _sections(_ content: Self) -> [_TableSection<Value>] {
        [_TableSection(rows: [_TableRow(value: content.value)])]
    }
}

public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue

    private let label: Label
    private let isExpanded: Binding<Bool>?
    private let content: Content

    public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value> {
        label = TableRow(value)
        self.isExpanded = isExpanded
        self.content = content()
    }

    public static func _sections(_ content: Self) -> [_TableSection<TableRowValue>] {
        let children = Content._sections(content.content).flatMap(\.rows)
        var sections = Label._sections(content.label)
        for section in sections.indices {
            for row in sections[section].rows.indices {
                sections[section].rows[row].isDisclosure = true
                sections[section].rows[row].isExpanded = content.isExpanded
                sections[section].rows[row].children = children
            }
        }
        return sections
    }
}

public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element

    let data: Data

    public static func _sections(_ content: Self) -> [_TableSection<Data.Element>] {
        [_TableSection(rows: content.data.map { _TableRow(value: $0) })]
    }
}

public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element

    let data: Data
    let children: KeyPath<Data.Element, Data?>

    public static func _sections(_ content: Self) -> [_TableSection<Data.Element>] {
        [_TableSection(rows: content.data.map(content.row))]
    }

    private func row(_ value: Data.Element) -> _TableRow<Data.Element> {
        let below = value[keyPath: children]
        return _TableRow(value: value, isDisclosure: below != nil, children: below?.map(row) ?? [])
    }
}

public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value

    public static func _sections(_ content: Self) -> [_TableSection<Value>] { [] }
}

public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    public typealias TableRowValue = Value

    let content: Content

    public static func _sections(_ content: Self) -> [_TableSection<Value>] {
        // Used on the main actor only, like all content of tables.
        nonisolated(unsafe) let header = content.content
        return [_TableSection(header: { AnyView(header) }, rows: [])]
    }
}

/// The rows of a builder.
public struct _TableRowList<Value: Identifiable>: TableRowContent {
    let sections: [_TableSection<Value>]

    public static func _sections(_ content: Self) -> [_TableSection<Value>] { content.sections }
}

/// Rows with a modifier.
public struct _ModifiedTableRows<Rows: TableRowContent>: TableRowContent {
    public typealias TableRowValue = Rows.TableRowValue

    let rows: Rows
    let change: @MainActor (AnyView) -> AnyView

    public static func _sections(_ content: Self) -> [_TableSection<Rows.TableRowValue>] {
        var sections = Rows._sections(content.rows)
        for section in sections.indices {
            for row in sections[section].rows.indices { sections[section].rows[row].changes.append(content.change) }
        }
        return sections
    }
}

extension TableRowContent {
    public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems
    ) -> some TableRowContent<TableRowValue> {
        nonisolated(unsafe) let items = menuItems
        return _ModifiedTableRows(rows: self) { AnyView($0.contextMenu(menuItems: items)) }
    }

    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: @escaping () -> Preview
    ) -> some TableRowContent<TableRowValue> {
        nonisolated(unsafe) let (items, preview) = (menuItems, preview)
        return _ModifiedTableRows(rows: self) { AnyView($0.contextMenu(menuItems: items, preview: preview)) }
    }

    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        nonisolated(unsafe) let action = action
        return _ModifiedTableRows(rows: self) { AnyView($0.onHover(perform: action)) }
    }

    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        _ModifiedTableRows(rows: self) { AnyView($0.selectionDisabled(isDisabled)) }
    }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public static func _sections(_ content: Self) -> [_TableSection<Wrapped.TableRowValue>] {
        content.map { Wrapped._sections($0) } ?? []
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    public init<Value: Identifiable>(
        @TableRowBuilder<Value> content: () -> Content
    ) where Value == Content.TableRowValue {
        self = .holding(content())
    }

    public static func _sections(_ group: Self) -> [_TableSection<Content.TableRowValue>] {
        Content._sections(group.content)
    }
}

extension Section: TableRowContent
where Parent: TableRowContent, Content: TableRowContent, Parent.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Content.TableRowValue

    public static func _sections(_ section: Self) -> [_TableSection<Content.TableRowValue>] {
        let none: @MainActor () -> AnyView = { AnyView(EmptyView()) }
        return [
            _TableSection(
                header: Parent._sections(section.header).first?.header ?? none,
                rows: Content._sections(section.content).flatMap(\.rows))
        ]
    }
}

extension Section where Content: TableRowContent, Footer == EmptyView {
    public init<V: Identifiable, H: View>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    ) where Parent == TableHeaderRowContent<V, H>, V == Content.TableRowValue {
        self = .holding(header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyView())
    }

    public init<V: Identifiable>(
        @TableRowBuilder<V> content: () -> Content
    ) where Parent == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self = .holding(header: EmptyTableRowContent(), content: content(), footer: EmptyView())
    }

    public init<V: Identifiable>(
        _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
    ) where Parent == TableHeaderRowContent<V, Text>, V == Content.TableRowValue {
        self = .holding(
            header: TableHeaderRowContent(content: Text(titleKey)), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public init<V: Identifiable, S: StringProtocol>(
        _ title: S, @TableRowBuilder<V> content: () -> Content
    ) where Parent == TableHeaderRowContent<V, Text>, V == Content.TableRowValue {
        self = .holding(
            header: TableHeaderRowContent(content: Text(title)), content: content(), footer: EmptyView())
    }
}

@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression(_ row: TableRow<Value>) -> TableRow<Value> { row }
    @_disfavoredOverload
    public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row where Row.TableRowValue == Value { row }
    public static func buildBlock() -> _TableRowList<Value> { _TableRowList(sections: []) }
    public static func buildPartialBlock<Row: TableRowContent>(first row: Row) -> Row
    where Row.TableRowValue == Value { row }
    public static func buildPartialBlock<Rows: TableRowContent, Row: TableRowContent>(
        accumulated rows: Rows, next row: Row
    ) -> _TableRowList<Value> where Rows.TableRowValue == Value, Row.TableRowValue == Value {
        _TableRowList(sections: _TableSection.joining(Rows._sections(rows) + Row._sections(row)))
    }
    public static func buildIf<Row: TableRowContent>(_ row: Row?) -> Row? where Row.TableRowValue == Value { row }
    public static func buildEither<Row: TableRowContent>(first row: Row) -> _TableRowList<Value>
    where Row.TableRowValue == Value { _TableRowList(sections: Row._sections(row)) }
    public static func buildEither<Row: TableRowContent>(second row: Row) -> _TableRowList<Value>
    where Row.TableRowValue == Value { _TableRowList(sections: Row._sections(row)) }
}

extension ForEach where Content: TableRowContent {
    public init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V, Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    public init<V: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    public init(_ data: Data) where Content == TableRow<Data.Element>, ID == Data.Element.ID {
        self.init(data: data, content: { TableRow($0) }, id: { $0.id })
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    public static func _sections(_ content: Self) -> [_TableSection<Content.TableRowValue>] {
        _TableSection.joining(content.data.flatMap { Content._sections(content.content($0)) })
    }
}
