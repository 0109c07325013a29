// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import ViewGraph

/// A view that a node inserts and removes. It lives until its removal transition ends.
@MainActor
final class DynamicMember<Node: _AnyViewNode> {
    package let node: Node
    /// The id from view code, if any.
    var identity: AnyHashable?
    private(set) var isLeaving = false
    private unowned let owner: _AnyViewNode
    private var order: [TransitionElement] = []
    /// The number of departures so far. Completions of a reverted departure carry an older number and are ignored.
    private var departure = 0

    /// - Parameter owner: The node that inserts and removes the view.
    init(_ node: Node, of owner: _AnyViewNode) {
        self.node = owner.adopt(node)
        self.owner = owner
    }

    var nodes: [_AnyViewNode] { [node] + order.compactMap(\.chain) }

    /// The elements of the view, each wrapped in its transition.
    func makeElements() -> [Element] {
        let elements = node.elements
        // Fast path: one element, unchanged.
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

    // MARK: Insertion and removal

    /// Starts the insertion transition; called in the update that inserts the view.
    func enter(_ inputs: _NodeInputs) {
        _ = makeElements()
        for wrapper in order where wrapper.isAnimated(by: inputs.transaction) { wrapper.enter(inputs) }
    }

    /// Starts the removal transition. Calls `whenGone` in a later update, when the transition is over. Returns false if
    /// there is no transition; the caller then removes the view at once.
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

    /// Called if the view is inserted again before its removal transition ends.
    func revertRemoval(_ inputs: _NodeInputs) {
        isLeaving = false
        for wrapper in order { wrapper.revertRemoval(inputs) }
    }

    func refresh(_ inputs: _NodeInputs) { for wrapper in order { wrapper.refresh(inputs) } }

    func unmount() { for node in nodes { node.unmount() } }
}
