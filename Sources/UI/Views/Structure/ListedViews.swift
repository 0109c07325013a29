// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// An item of a list: a row, or the header or footer of a section. A header or footer may have several views.
package struct ListedView {
    package let views: [Subview]
    /// Whether the item is a row, the header or the footer of a section; nil outside of sections.
    package let role: SectionPart.Role?
    /// Whether this is the first row of its section.
    package let isFirst: Bool
    package let isLast: Bool
    package let isInFirstSection: Bool
    package let hasHeader: Bool
    /// Whether the section before this item's section has a footer.
    package let followsFooter: Bool
    /// Returns the views of all rows that the list has created so far, this row included.
    package let others: @MainActor () -> [Subview]
}

extension ListedView: Identifiable {
    package var id: Subview.ID { views[0].id }
}

/// Makes the rows of a list: calls `row` for each item that `base` represents.
///
/// In a lazy container, loops create their rows on demand. All other items exist at once: headers, footers, single
/// views and views that may contain sections. Only the views that `row` returns for them are created on demand.
package struct ListedViews<Base: View, Row: View>: _PrimitiveView, ListOfViews {
    package static var isListOfViews: Bool { true }

    let base: Base
    let row: (ListedView) -> Row

    package init(_ base: Base, @ViewBuilder row: @escaping (ListedView) -> Row) {
        self.base = base
        self.row = row
    }

    package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ListedViewsNode(view, inputs)
    }
}

private final class ListedViewsNode<Base: View, Row: View>: _ViewNode<ListedViews<Base, Row>> {
    private typealias Member = DynamicMember<_ViewNode<Row>>

    /// An item and its wrapper. The key in `entries` is the object identifier of the item's first element. `content`
    /// retains that element, so that no other element gets the same identifier.
    private struct Entry {
        let content: [Element]
        let member: Member
        var isLeaving = false
    }

    private var view: ListedViews<Base, Row>
    private var base: _ViewNode<Base>!
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The nodes of runs. A run is a sequence of adjacent rows that are not created on demand.
    private var runs: [RunKey: _AnyViewNode] = [:]
    private var order: [Place] = []
    /// The elements of `base` at the last call of `arrange`.
    private var arranged: [Element] = []

    /// The identity of a run: its section and its index among the section's runs.
    private struct RunKey: Hashable {
        let section: Int
        let index: Int
    }

    private enum Place: Equatable {
        case row(ObjectIdentifier)
        case run(RunKey)
        case gap(Element)

        static func == (a: Place, b: Place) -> Bool {
            switch (a, b) {
            case (.row(let a), .row(let b)): a == b
            case (.run(let a), .run(let b)): a == b
            case (.gap(let a), .gap(let b)): a === b
            default: false
            }
        }
    }

    init(_ view: ListedViews<Base, Row>, _ inputs: _NodeInputs) {
        self.view = view
        super.init(inputs)
        base = adopt(makeMemberNode(view.base, inputs.forRows))
    }

    override var childNodes: [_AnyViewNode] {
        guard let base else { return [] }
        return [base]
            + order.flatMap { place -> [_AnyViewNode] in
                switch place {
                case .row(let key): entries[key]?.member.nodes ?? []
                case .run(let key): runs[key].map { [$0] } ?? []
                case .gap: []
                }
            }
    }

    override func update(_ view: ListedViews<Base, Row>, _ inputs: _NodeInputs) {
        note(inputs)
        self.view = view
        base.update(view.base, inputs.forRows)
        arrange(inputs, updatesRows: true)
    }

    override func rerun(transaction: Transaction) {
        let inputs = inputs(transaction: transaction)
        note(inputs)
        host.clearDirty(self)
        arrange(inputs, updatesRows: true)
    }

    override func childElementsChanged() -> Bool {
        // Evaluates all rows again: each is told whether it is the first or last one, which may have changed.
        host.setDirty(self)
        return false
    }

    /// Arranges the rows first, because the calling container may just have created some.
    override func makeElements() -> [Element] {
        arrange(inputs(transaction: layoutTransaction), updatesRows: false)
        return order.flatMap { place -> [Element] in
            switch place {
            case .gap(let gap): return [gap]
            case .run(let key): return runs[key]?.elements ?? []
            case .row(let key):
                guard let entry = entries[key] else { return [] }
                let elements = entry.member.makeElements()
                for element in elements { pass(on: entry, to: element) }
                return elements
            }
        }
    }

    /// Copies traits to the row's outermost `element`, where containers read them. The traits come from the first
    /// element of the row's content.
    private func pass(on entry: Entry, to element: Element) {
        let content = entry.content[0]
        if element.ownTraits[SectionPartTrait.self] == nil, let part = content[SectionPartTrait.self] {
            element.setTrait(SectionPartTrait.self, part)
        }
        if entry.isLeaving {
            if !element[LeavingTrait.self] { element.setTrait(LeavingTrait.self, true) }
        } else if let place = content[LazyPlaceTrait.self] {
            element.markLazyMember(place.indices.lowerBound, of: place.source)
        }
    }

    // MARK: Rows

    /// Inserts rows for new elements and removes the rows whose elements are gone.
    private func arrange(_ inputs: _NodeInputs, updatesRows: Bool) {
        let found = base.elements
        // Nothing to do if the elements are unchanged: a run has merely created more of its rows.
        if !updatesRows, found.elementsEqual(arranged, by: ===) { return }
        arranged = found
        var (gone, goneRuns) = (entries, runs)
        var places: [Place] = []
        for listed in groups(of: found) {
            let (elements, row): ([Element], ListedView)
            switch listed {
            case .gap(let gap):
                places.append(.gap(gap))
                continue
            case .run(let key, let part, let rows):
                places.append(.run(key))
                goneRuns[key] = nil
                showRun(key, part, rows, inputs, updatesRows: updatesRows)
                continue
            case .views(let views, let listed): (elements, row) = (views, listed)
            }
            let key = ObjectIdentifier(elements[0])
            places.append(.row(key))
            gone[key] = nil
            if var entry = entries[key] {
                if !entry.isLeaving, let departure = Self.change(of: elements[0], \.departure) {
                    entry.isLeaving = true
                    _ = entry.member.leave(with(departure, inputs)) { _ in }
                }
                // A leaving row is not updated, so it keeps its `isFirst` and `isLast` until it is gone.
                if updatesRows, !entry.isLeaving { entry.member.node.update(view.row(row), inputs.forEagerMembers) }
                entries[key] = entry
            } else {
                let member = Member(Row._makeNode(view.row(row), inputs.forEagerMembers), of: self)
                member.identity = elements[0].viewID
                entries[key] = Entry(content: elements, member: member)
                if let arrival = Self.change(of: elements[0], \.arrival), arrival.update == host.updateNumber {
                    member.enter(with(arrival, inputs))
                }
            }
        }
        for (key, entry) in gone {
            entry.member.unmount()
            entries[key] = nil
        }
        for (key, node) in goneRuns {
            node.unmount()
            runs[key] = nil
        }
        let areSame = order == places
        order = places
        if updatesRows, !areSame { invalidateElements() }
    }

    /// Shows a run as a `ForEach`, which creates the wrappers on demand.
    private func showRun(
        _ key: RunKey, _ part: SectionPart?, _ rows: [ListedView], _ inputs: _NodeInputs, updatesRows: Bool
    ) {
        guard updatesRows || runs[key] == nil else { return }
        let loop = ForEach(rows, content: view.row)
        let view: any View =
            part.map { ListMember(content: loop).modifier(SectionPartModifier(value: $0)) as any View } ?? loop
        var inputs = inputs
        inputs.isOfRows = false
        if let node = runs[key], view.updateErased(node, inputs) { return }
        runs[key]?.unmount()
        runs[key] = adopt(makeErasedNode(view, inputs))
    }

    private func with(_ change: TransitionElement.Change, _ inputs: _NodeInputs) -> _NodeInputs {
        var inputs = inputs.forEagerMembers
        inputs.transaction = change.transaction
        return inputs
    }

    /// The insertion or removal that an enclosing loop recorded for an element.
    private static func change(
        of element: Element, _ change: (TransitionElement) -> TransitionElement.Change?
    ) -> TransitionElement.Change? {
        sequence(first: element, next: \.traitSource).lazy.compactMap { ($0 as? TransitionElement).flatMap(change) }
            .first
    }

    private enum Listed {
        case gap(Element)
        case views([Element], ListedView)
        case run(RunKey, SectionPart?, [ListedView])
    }

    /// Groups elements into rows, headers, footers, runs and gaps.
    private func groups(of elements: [Element]) -> [Listed] {
        var listed: [Listed] = []
        let others: @MainActor () -> [Subview] = { elements.filter { !Self.isGap($0) }.map { Subview(element: $0) } }
        var followsFooter = false
        for (index, section) in ElementSection.sections(of: elements).enumerated() {
            let (header, rows, footer) = (section.header, section.content, section.footer)
            defer { followsFooter = !footer.isEmpty }
            func row(
                _ elements: [Element], _ role: SectionPart.Role?, isFirst: Bool = true, isLast: Bool = true
            ) -> ListedView {
                ListedView(
                    views: elements.map { Subview(element: $0) }, role: role, isFirst: isFirst, isLast: isLast,
                    isInFirstSection: index == 0, hasHeader: !header.isEmpty, followsFooter: followsFooter,
                    others: others)
            }
            if !header.isEmpty { listed.append(.views(header, row(header, .header))) }
            let role: SectionPart.Role? = section.number == nil ? nil : .content
            let staying = rows.filter { !$0[LeavingTrait.self] }
            let (firstRow, lastRow) = (staying.first, staying.last)
            var (run, runCount): ([ListedView], Int) = ([], 0)
            func endRun() {
                if run.isEmpty { return }
                let part = section.number.map { SectionPart(section: $0, role: .content) }
                listed.append(.run(RunKey(section: section.id, index: runCount), part, run))
                (run, runCount) = ([], runCount + 1)
            }
            for element in rows {
                let row = row([element], role, isFirst: element === firstRow, isLast: element === lastRow)
                let place = element[LazyPlaceTrait.self]
                if place == nil {
                    // Omits a leaving row from the run, so that the row's wrapper leaves too.
                    if !element[LeavingTrait.self] { run.append(row) }
                    continue
                }
                endRun()
                listed.append(place!.isPresent ? .views([element], row) : .gap(element))
            }
            endRun()
            if !footer.isEmpty { listed.append(.views(footer, row(footer, .footer))) }
        }
        return listed
    }

    private static func isGap(_ element: Element) -> Bool { element[LazyPlaceTrait.self]?.isPresent == false }
}

extension _NodeInputs {
    /// A copy for the content of a list. `isOfRows` is true if the list is lazy.
    fileprivate var forRows: _NodeInputs {
        var inputs = self
        inputs.isOfRows = isLazy
        return inputs
    }
}
