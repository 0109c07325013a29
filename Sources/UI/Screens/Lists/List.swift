// SPDX-License-Identifier: MIT

import Foundation
import Views
import Controls

/// Rows below each other, in sections, that scroll.
public struct List<SelectionValue: Hashable, Content: View>: View {
    private let selection: ListSelection?
    private let content: Content

    private init(_ selection: ListSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }

    /// The rows, as the nearest style around has them.
    public var body: some View { ListRows(content: content, selection: selection, isForm: false) }
}

// MARK: - Views as rows

extension List where SelectionValue == Never {
    /// Views as rows.
    public init(@ViewBuilder content: () -> Content) { self.init(nil, content: content()) }
}

extension List {
    /// Views as rows, of which one is chosen by its tag.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelection($0) }, content: content())
    }
    /// Views as rows, of which some are chosen by their tags.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelection($0) }, content: content())
    }
    /// Views as rows, of which one is chosen by its tag.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(selection), content: content())
    }
}

// MARK: - Data as rows

extension List where SelectionValue == Never {
    /// A row for each element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(nil, content: ForEach(data, content: rowContent))
    }
    /// A row for each element, known by what is behind a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(nil, content: ForEach(data, id: id, content: rowContent))
    }
    /// A row for each number.
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(nil, content: ForEach(data, content: rowContent))
    }
    // A binding to a collection is a collection of bindings as well, which says the same of each element: hence disfavored.
    /// A row for each element, which it can change.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(nil, content: ForEach(data, content: rowContent))
    }
    /// A row for each element, and below it, when it is opened, rows for its children.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(nil, content: OutlineGroup(data, children: children, content: rowContent))
    }
}

extension List {
    /// A row for each element, of which one is chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }
    /// A row for each element, of which some are chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }
    /// A row for each element, known by what is behind a key path, of which one is chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }
    /// A row for each element, known by what is behind a key path, of which some are chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }
}

/// Controls below each other, in groups, that scroll.
public struct Form<Content: View>: View {
    private let content: Content

    /// Views as rows.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The rows, in groups.
    public var body: some View { ListRows(content: content, selection: nil, isForm: true) }
}

/// Which rows are chosen.
@MainActor
struct ListSelection {
    let isChosen: (AnyHashable) -> Bool
    let choose: (AnyHashable) -> Void
    let chosen: () -> Set<AnyHashable>

    init<Value: Hashable>(_ selection: Binding<Value?>) {
        isChosen = { $0 == selection.wrappedValue.map { AnyHashable($0) } }
        chosen = { Set(selection.wrappedValue.map { [$0] } ?? []) }
        choose = { if let value = $0.base as? Value { selection.wrappedValue = value } }
    }
    init<Value: Hashable>(_ selection: Binding<Value>) {
        isChosen = { $0 == AnyHashable(selection.wrappedValue) }
        chosen = { [selection.wrappedValue] }
        choose = { if let value = $0.base as? Value { selection.wrappedValue = value } }
    }
    init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
        chosen = { Set(selection.wrappedValue) }
        isChosen = { value in (value.base as? Value).map { selection.wrappedValue.contains($0) } ?? false }
        choose = { value in
            guard let value = value.base as? Value else { return }
            selection.wrappedValue.formSymmetricDifference([value])
        }
    }
}
