// SPDX-License-Identifier: MIT

import Foundation
import Views
import Controls

/// What people may do to the elements of a collection in its list.
public struct EditActions<Data>: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: Int
    /// Actions by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    // Whatever the collection can do.
    fileprivate static var deleting: Self { Self(rawValue: 1) }
    fileprivate static var moving: Self { Self(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Delete them.
    public static var delete: EditActions<Data> { deleting }
}

extension EditActions where Data: MutableCollection {
    /// Move them: while they are edited, rows have a handle for it.
    public static var move: EditActions<Data> { moving }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
    /// All there is.
    public static var all: EditActions<Data> { [deleting, moving] }
}

/// A row of a collection that people may edit.
public nonisolated struct EditableCollectionContent<Content: View, Data>: View {
    let content: Content
    let editing: RowEditing

    /// The row.
    @MainActor public var body: some View { content.trait(RowEditingTrait.self, [editing]) }
}

extension RowEditing {
    /// What the actions are for one element, which is known by its id: of whatever rows are asked for.
    fileprivate convenience init<C: Collection, ID: Hashable>(
        _ actions: EditActions<C>, of id: ID, behind path: KeyPath<C.Element, ID>, in data: Binding<C>, loop: RowLoop
    ) {
        let isTarget = { (element: C.Element) in element[keyPath: path] == id }
        let delete: (IndexSet) -> Void = { _ in
            func remove<R: RangeReplaceableCollection>(_ all: R) -> C? {
                var all = all
                all.removeAll { isTarget($0 as! C.Element) }
                return all as? C
            }
            guard let all = data.wrappedValue as? any RangeReplaceableCollection, let rest = remove(all) else { return }
            data.wrappedValue = rest
        }
        let move: (IndexSet, Int) -> Void = { source, destination in
            func moved<M: MutableCollection>(_ all: M) -> C? {
                var all = all
                all.move(fromOffsets: source, toOffset: destination)
                return all as? C
            }
            guard let all = data.wrappedValue as? any MutableCollection, let moved = moved(all) else { return }
            data.wrappedValue = moved
        }
        self.init(
            delete: actions.contains(.deleting) ? delete : nil, move: actions.contains(.moving) ? move : nil, loop: loop
        )
    }
}

extension ForEach where Content: View {
    /// One row for each element of a collection that lives elsewhere, with a binding to it, which people may edit.
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
        C.Index: Hashable, Content == EditableCollectionContent<R, C>
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// One row for each element of a collection that lives elsewhere, with a binding to it, which people may edit.
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable,
        Content == EditableCollectionContent<R, C>
    {
        let loop = RowLoop()
        self.init(data, id: id) { element in
            EditableCollectionContent<R, C>(
                content: content(element),
                editing: RowEditing(
                    editActions, of: element.wrappedValue[keyPath: id], behind: id, in: data, loop: loop))
        }
    }
}

/// Rows for the elements of a collection that people may edit.
public typealias _EditableRows<Data: MutableCollection & RandomAccessCollection, Row: View> = ForEach<
    LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, EditableCollectionContent<Row, Data>
>
where Data.Element: Identifiable, Data.Index: Hashable

extension List {
    /// A row for each element, which it can change, and people may edit.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        SelectionValue == Never, Data.Element: Identifiable, Data.Index: Hashable,
        Content == _EditableRows<Data, RowContent>
    {
        let rows: Content = ForEach(data, editActions: editActions, content: rowContent)
        self.init { rows }
    }

    /// A row for each element, which it can change, and people may edit; one is chosen.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Data.Element: Identifiable, Data.Index: Hashable, Content == _EditableRows<Data, RowContent> {
        let rows: Content = ForEach(data, editActions: editActions, content: rowContent)
        self.init(selection: selection) { rows }
    }

    /// A row for each element, which it can change, and people may edit; some are chosen.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Data.Element: Identifiable, Data.Index: Hashable, Content == _EditableRows<Data, RowContent> {
        let rows: Content = ForEach(data, editActions: editActions, content: rowContent)
        self.init(selection: selection) { rows }
    }
}
