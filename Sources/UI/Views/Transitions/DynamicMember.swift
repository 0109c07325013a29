// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import ViewGraph

/// One of the views of a node whose views come and go: it lives until its transition is over.
@MainActor
final class DynamicMember<Node: _AnyViewNode> {
    package let node: Node
    /// The id by which authors know it, if there is one.
    var identity: AnyHashable?
    private(set) var isLeaving = false
    private unowned let owner: _AnyViewNode
    private var order: [TransitionElement] = []
    /// Counts departures, so that one that was taken back does not end a later one.
    private var departure = 0

    /// - Parameter owner: the node whose member this is.
    init(_ node: Node, of owner: _AnyViewNode) {
        self.node = owner.adopt(node)
        self.owner = owner
    }

    /// The node of the view, and those of its transition.
    var nodes: [_AnyViewNode] { [node] + order.compactMap(\.chain) }

    /// The view's elements, each with its transition around it.
    func makeElements() -> [Element] {
        let elements = node.elements
        // Most members are one element, and stay it.
        if elements.count == 1, order.count == 1, order[0].source === elements[0] {
            order[0].takeContent()
            return order
        }
        var kept: [ObjectIdentifier: TransitionElement] = [:]
        for wrapper in order { kept[ObjectIdentifier(wrapper.source)] = wrapper }
        let old = order
        order = elements.map { element in
            if let wrapper = kept.removeValue(forKey: ObjectIdentifier(element)) {
                wrapper.takeContent()
                return wrapper
            }
            let wrapper = TransitionElement(around: element, node: owner)
            wrapper.identity = identity
            wrapper.prepare(owner.inputs(transaction: Transaction()))
            return wrapper
        }
        for wrapper in old where kept[ObjectIdentifier(wrapper.source)] != nil { wrapper.chain?.unmount() }
        return order
    }

    // MARK: Coming and going

    /// The view has just been inserted by an update.
    func enter(_ inputs: _NodeInputs) {
        _ = makeElements()
        for wrapper in order where wrapper.isAnimated(by: inputs.transaction) { wrapper.enter(inputs) }
    }

    /// The view has been removed: it goes, and `whenGone` is called during a later update when it has gone. False where
    /// it goes at once: then it is up to the caller.
    func leave(_ inputs: _NodeInputs, whenGone: @escaping (DynamicMember) -> Void) -> Bool {
        _ = makeElements()
        guard order.contains(where: { $0.isAnimated(by: inputs.transaction) }) else { return false }
        isLeaving = true
        departure += 1
        let current = departure
        var inputs = inputs
        inputs.transaction.listen(
            AnimationListener(.removed) { [weak self] in
                guard let self, isLeaving, departure == current, node.isMounted else { return }
                owner.host.enqueue(Transaction()) { whenGone(self) }
            })
        for wrapper in order { wrapper.leave(inputs) }
        return true
    }

    /// The view is to stay after all.
    func comeBack(_ inputs: _NodeInputs) {
        isLeaving = false
        for wrapper in order { wrapper.comeBack(inputs) }
    }

    func refresh(_ inputs: _NodeInputs) { for wrapper in order { wrapper.refresh(inputs) } }

    func unmount() { for node in nodes { node.unmount() } }
}
