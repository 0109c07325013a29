// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// The node of a `ForEach` in a lazy container. It makes the visible members and represents the others by gaps.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewNode<ForEach<Data, ID, Content>>, LazySource, LoopNode
{
    private typealias Member = DynamicMember<_ViewNode<Content>>

    private struct Entry {
        let id: ID
        var index: Int
        let member: Member
        /// Tracks the observable properties that the view builder reads for this member.
        let tracking: BodyTracking
    }

    private var view: ForEach<Data, ID, Content>
    private var count: Int
    /// The members that exist, in order.
    private var entries: [Entry] = []
    /// Removed members whose transitions are still running.
    private var leaving: [Entry] = []
    /// The ids before the current update, if that update animates insertions.
    private var knownBefore: (ids: Set<ID>, update: Int, transaction: Transaction)?

    init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
        self.view = view
        count = view.data.count
        super.init(inputs)
    }

    override var listRole: ListRole { .changingViews }
    override var childNodes: [_AnyViewNode] { (entries + leaving).flatMap { $0.member.nodes } }

    override func makeElements() -> [Element] {
        var elements: [Element] = []
        var next = 0
        var gone = leaving[...]
        for entry in entries {
            if entry.index > next { elements.append(LazyGapElement(next..<entry.index, of: self)) }
            while let first = gone.first, first.index <= entry.index {
                elements += first.member.makeElements()
                gone.removeFirst()
            }
            for element in entry.member.makeElements() {
                element.markLazyMember(entry.index, of: self)
                elements.append(element)
            }
            next = entry.index + 1
        }
        for entry in gone { elements += entry.member.makeElements() }
        if next < count { elements.append(LazyGapElement(next..<count, of: self)) }
        return elements
    }

    // MARK: Updates

    override func update(_ new: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
        note(inputs)
        let old = view
        view = new
        follow(old, inputs)
        for entry in entries {
            let inputs = inputs.forMember(entry.id).forEagerMembers
            entry.member.node.update(content(of: entry), inputs)
            entry.member.refresh(inputs)
        }
    }

    override func rerun(transaction: Transaction) {
        let inputs = inputs(transaction: transaction)
        note(inputs)
        host.clearDirty(self)
        for entry in entries {
            entry.member.node.update(content(of: entry), inputs.forMember(entry.id).forEagerMembers)
        }
    }

    override func willUnmount() { for entry in entries + leaving { entry.tracking.end() } }

    private func element(_ index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    private func content(of entry: Entry) -> Content {
        let element = element(entry.index)
        return entry.tracking.evaluate(for: self) { view.content(element) }
    }

    /// Updates the indices of existing members for the new data, and removes members whose ids are gone.
    private func follow(_ old: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
        let newCount = view.data.count
        let stay = entries.allSatisfy { $0.index < newCount && view.id(element($0.index)) == $0.id }
        guard newCount != count || !stay else { return }
        if inputs.transaction.animation != nil {
            knownBefore = (Set(old.data.map(old.id)), host.updateNumber, inputs.transaction)
        }
        count = newCount
        if !stay {
            var places: [ID: Int] = [:]
            for (offset, entry) in entries.enumerated() { places[entry.id] = offset }
            var kept: [Entry] = []
            var found: Set<ID> = []
            for (index, element) in view.data.enumerated() where kept.count < entries.count {
                let id = view.id(element)
                guard let offset = places[id], found.insert(id).inserted else { continue }
                var entry = entries[offset]
                entry.index = index
                kept.append(entry)
            }
            for entry in entries where !found.contains(entry.id) { release(entry, inputs.forEagerMembers) }
            entries = kept
        }
        invalidateElements()
    }

    private func release(_ entry: Entry, _ inputs: _NodeInputs) {
        entry.tracking.end()
        let stays = entry.member.leave(inputs) { [weak self] member in
            guard let self else { return }
            leaving.removeAll { $0.member === member }
            member.unmount()
            invalidateElements()
        }
        if stays { leaving.append(entry) } else { entry.member.unmount() }
        leaving.sort { $0.index < $1.index }
    }

    // MARK: Members

    var memberCount: Int { count }

    func isPresent(_ index: Int) -> Bool { entries.contains { $0.index == index } }

    func realize(_ range: Range<Int>, below container: _AnyViewNode) -> Bool {
        if entries.count == range.count,
            entries.first?.index == range.first,
            entries.last.map({ $0.index + 1 }) ?? 0 == (range.isEmpty ? 0 : range.upperBound)
        {
            return false
        }
        var there: [Int: Entry] = [:]
        for entry in entries {
            if range.contains(entry.index) {
                there[entry.index] = entry
            } else {
                entry.tracking.end()
                entry.member.unmount()
            }
        }
        // Members that scroll into view must move together with the existing members, so they take the layout's
        // transaction.
        let inputs = inputs(transaction: layoutTransaction)
        if let known = knownBefore, known.update != host.updateNumber { knownBefore = nil }
        entries = range.map { index in
            if let entry = there[index] { return entry }
            let element = element(index)
            let (id, tracking) = (view.id(element), BodyTracking())
            let content = tracking.evaluate(for: self) { view.content(element) }
            let inputs = inputs.forMember(id).forEagerMembers
            let member = Member(Content._makeNode(content, inputs), of: self)
            member.identity = AnyHashable(id)
            let entry = Entry(id: id, index: index, member: member, tracking: tracking)
            if let known = knownBefore, !known.ids.contains(id) {
                var entering = inputs
                entering.transaction = known.transaction
                member.enter(entering)
            }
            return entry
        }
        invalidateElements(below: container)
        return true
    }

    func id(of element: TransitionElement) -> AnyHashable? {
        element.node === self ? element.identity : nil
    }

    func index(ofMember id: AnyHashable) -> Int? {
        guard let id = id.base as? ID else { return nil }
        return view.data.enumerated().first { view.id($0.element) == id }?.offset
    }

    func id(ofMember index: Int) -> AnyHashable? {
        index < count ? AnyHashable(view.id(element(index))) : nil
    }
}
