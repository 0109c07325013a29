// SPDX-License-Identifier: MIT

import Foundation
import Views
import Controls

public struct List<SelectionValue: Hashable, Content: View>: View {
    private let selection: ListSelection?
    private let content: Content

    private init(_ selection: ListSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }

    @Environment(\.isMac) private var isMac
    @Environment(\.listIsBordered) private var isBordered

    public var body: some View {
        ListRows(content: content, selection: selection, isForm: false)
            .overlay { if isMac, isBordered { MacListBorder() } }
    }
}

// MARK: - Views as rows

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(nil, content: content()) }
}

extension List {
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelection($0) }, content: content())
    }
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelection($0) }, content: content())
    }
    // Disfavored, because a set of values is itself a value.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(selection), content: content())
    }
}

// MARK: - Data as rows

extension List where SelectionValue == Never {
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(nil, content: ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(nil, content: ForEach(data, id: id, content: rowContent))
    }
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(nil, content: ForEach(data, content: rowContent))
    }
    // `Binding` of a collection is itself a collection of bindings, so the overload for collections matches, too. This
    // overload is disfavored to resolve the ambiguity.
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
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
        self.init(nil, content: ForEach(data, id: id, content: rowContent))
    }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(nil, content: OutlineGroup(data, children: children, content: rowContent))
    }
}

extension List {
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(
            selection.map { ListSelection($0) }, content: OutlineGroup(data, children: children, content: rowContent))
    }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(
            selection.map { ListSelection($0) }, content: OutlineGroup(data, children: children, content: rowContent))
    }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }
}

public struct Form<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @Environment(\.formStyleLook) private var style
    @Environment(\.isMac) private var isMac

    public var body: some View {
        switch style {
        case .columns: ColumnsForm(content: content)
        case .grouped where isMac: MacGroupedForm(content: content)
        case .none where isMac: ColumnsForm(content: content)
        default: ListRows(content: content, selection: nil, isForm: true)
        }
    }
}

/// The selection of a list, with the type of its value erased.
@MainActor
struct ListSelection {
    let isChosen: (AnyHashable) -> Bool
    let choose: (AnyHashable) -> Void
    let chosen: () -> Set<AnyHashable>
    /// Whether a value is of the selection's type.
    let takes: (AnyHashable) -> Bool
    /// Deselects everything, if the selection can be empty.
    let clear: @MainActor () -> Void

    init<Value: Hashable>(_ selection: Binding<Value?>) {
        takes = { $0.base is Value }
        clear = { selection.wrappedValue = nil }
        isChosen = { $0 == selection.wrappedValue.map { AnyHashable($0) } }
        chosen = { Set(selection.wrappedValue.map { [$0] } ?? []) }
        choose = { if let value = $0.base as? Value { selection.wrappedValue = value } }
    }
    init<Value: Hashable>(_ selection: Binding<Value>) {
        takes = { $0.base is Value }
        clear = {
            guard let empty = Value.self as? any ExpressibleByNilLiteral.Type else { return }
            if let none = empty.init(nilLiteral: ()) as? Value { selection.wrappedValue = none }
        }
        isChosen = { $0 == AnyHashable(selection.wrappedValue) }
        chosen = { [selection.wrappedValue] }
        choose = { if let value = $0.base as? Value { selection.wrappedValue = value } }
    }
    init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
        takes = { $0.base is Value }
        clear = { selection.wrappedValue = [] }
        chosen = { Set(selection.wrappedValue) }
        isChosen = { value in (value.base as? Value).map { selection.wrappedValue.contains($0) } ?? false }
        choose = { value in
            guard let value = value.base as? Value else { return }
            selection.wrappedValue.formSymmetricDifference([value])
        }
    }
}

private enum ListSelectionKey: EnvironmentKey { static var defaultValue: ListSelection? { nil } }

extension EnvironmentValues {
    /// The selection of the enclosing list; nil if there is none.
    var listSelection: ListSelection? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }
}
