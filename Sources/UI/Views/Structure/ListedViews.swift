// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// Some of the views that another view stands for, and where they stand among the others: a row of a list, or the header of
/// one of its sections, of which there may be several views.
package struct ListedView {
    package let views: [Subview]
    /// nil outside of sections.
    package let role: SectionPart.Role?
    /// Among the rows of its section.
    package let isFirst: Bool
    package let isLast: Bool
    package let isInFirstSection: Bool
    /// Whether its section has a header.
    package let hasHeader: Bool
    /// All rows that are there, of all sections.
    package let others: @MainActor () -> [Subview]
}

extension ListedView: Identifiable {
    package var id: Subview.ID { views[0].id }
}

/// A view around each of those that another view stands for, as lists have it. For the content of a lazy container: of the
/// loops inside, those views come when they are needed that stand for rows. Headers, footers, views that stand alone and
/// whatever may hold a section are there at once, and what is around them comes when it is needed.
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

    /// A row is known by the first of the elements inside, which it keeps alive.
    private struct Entry {
        let content: [Element]
        let member: Member
        var isLeaving = false
    }

    private var view: ListedViews<Base, Row>
    private var base: _ViewNode<Base>!
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// Of rows that follow each other and are there at once.
    private var runs: [RunKey: _AnyViewNode] = [:]
    private var order: [Place] = []
    /// What all of these were made for.
    private var arranged: [Element] = []

    /// The place of a run: its section, and how many others stand before it there.
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
        // Who is first and who is last may be others now.
        host.setDirty(self)
        return false
    }

    /// Asked for by a container that has just had rows made, too.
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

    /// Has the outermost element of a row say what containers ask of the one inside.
    private func pass(on entry: Entry, to element: Element) {
        let content = entry.content[0]
        if element.ownTraits[SectionPartTrait.self] == nil, let part = content[SectionPartTrait.self] {
            element.setTrait(SectionPartTrait.self, part)
        }
        if entry.isLeaving {
            if !element[LeavingTrait.self] { element.setTrait(LeavingTrait.self, true) }
        } else if let place = content[LazyPlaceTrait.self] {
            element.standsFor(place.indices.lowerBound, of: place.source)
        }
    }

    // MARK: Rows

    /// Makes the rows of what is there, and drops those of what is not.
    private func arrange(_ inputs: _NodeInputs, updatesRows: Bool) {
        let found = base.elements
        // Of the views that are there at once, more are seen than before.
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
                // One that leaves was the first of its section, or the last, and goes as such.
                if updatesRows, !entry.isLeaving { entry.member.node.update(view.row(row), inputs.atOnce) }
                entries[key] = entry
            } else {
                let member = Member(Row._makeNode(view.row(row), inputs.atOnce), of: self)
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

    /// Rows that are there at once, in a loop that makes what is around them when it is needed.
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
        var inputs = inputs.atOnce
        inputs.transaction = change.transaction
        return inputs
    }

    /// What a loop around the view of an element has said of its coming or going.
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

    /// What stands for one row, one header or one footer each.
    private func groups(of elements: [Element]) -> [Listed] {
        var listed: [Listed] = []
        let others: @MainActor () -> [Subview] = { elements.filter { !Self.isGap($0) }.map { Subview(element: $0) } }
        for (index, section) in ElementSection.sections(of: elements).enumerated() {
            let (header, rows, footer) = (section.header, section.content, section.footer)
            func row(
                _ elements: [Element], _ role: SectionPart.Role?, isFirst: Bool = true, isLast: Bool = true
            ) -> ListedView {
                ListedView(
                    views: elements.map { Subview(element: $0) }, role: role, isFirst: isFirst, isLast: isLast,
                    isInFirstSection: index == 0, hasHeader: !header.isEmpty, others: others)
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
                    // What is around it leaves with it.
                    if !element[LeavingTrait.self] { run.append(row) }
                    continue
                }
                endRun()
                listed.append(place!.isThere ? .views([element], row) : .gap(element))
            }
            endRun()
            if !footer.isEmpty { listed.append(.views(footer, row(footer, .footer))) }
        }
        return listed
    }

    private static func isGap(_ element: Element) -> Bool { element[LazyPlaceTrait.self]?.isThere == false }
}

extension _NodeInputs {
    /// Those of the content of a list.
    fileprivate var forRows: _NodeInputs {
        var inputs = self
        inputs.isOfRows = isLazy
        return inputs
    }
}
