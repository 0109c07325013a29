// SPDX-License-Identifier: MIT

import Foundation
import Views
import Controls

public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    // The values of `delete` and `move`, for code that checks only at run time whether `Data` supports them.
    fileprivate static var deleting: Self { Self(rawValue: 1) }
    fileprivate static var moving: Self { Self(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection {
    public static var delete: EditActions<Data> { deleting }
}

extension EditActions where Data: MutableCollection {
    public static var move: EditActions<Data> { moving }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
    public static var all: EditActions<Data> { [deleting, moving] }
}

public nonisolated struct EditableCollectionContent<Content: View, Data>: View {
    let content: Content
    let editing: RowEditing

    @MainActor public var body: some View { content.trait(RowEditingTrait.self, [editing]) }
}

extension RowEditing {
    /// Creates the editing actions of the element with the given id. Deletion finds the element by its id and ignores
    /// the index set.
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
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
        C.Index: Hashable, Content == EditableCollectionContent<R, C>
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

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

/// The content of a `List` over a binding with `editActions`.
public typealias _EditableRows<Data: MutableCollection & RandomAccessCollection, Row: View> = ForEach<
    LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, EditableCollectionContent<Row, Data>
>
where Data.Element: Identifiable, Data.Index: Hashable

extension List {
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

    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Data.Element: Identifiable, Data.Index: Hashable, Content == _EditableRows<Data, RowContent> {
        let rows: Content = ForEach(data, editActions: editActions, content: rowContent)
        self.init(selection: selection) { rows }
    }

    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Data.Element: Identifiable, Data.Index: Hashable, Content == _EditableRows<Data, RowContent> {
        let rows: Content = ForEach(data, editActions: editActions, content: rowContent)
        self.init(selection: selection) { rows }
    }
}
