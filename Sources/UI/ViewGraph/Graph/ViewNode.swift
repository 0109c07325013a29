// SPDX-License-Identifier: MIT

import Foundation

/// What a node receives from above: the surroundings of a view during one update.
public struct _NodeInputs {
    package var environment: EnvironmentValues
    package var transaction: Transaction
    package unowned let host: ViewHost
    /// The views are members of a container that has them made when it needs them (`Views/Lazy`). For lists of views only:
    /// whoever hands inputs down to a view of its own takes `forMembers`.
    package var isLazy = false
    /// Of those members, the ones are made when they are needed that are rows of a loop, and the others at once.
    package var isOfRows = false
}

/// What persists of a view between evaluations, matched by its place in the tree.
///
/// A node contributes a flat list of layout elements to the container above it: one for most views, none for
/// `EmptyView`, several for `Group`, `ForEach` and their like. Elements know layout and drawing; nodes know values,
/// state and identity.
@MainActor
open class _AnyViewNode {
    package unowned let host: ViewHost
    /// What it is at: to ask this takes less time.
    package let work: HostWork
    package final var parent: _AnyViewNode? { parentHandle?.node }
    private var parentHandle: NodeHandle?
    /// What children know this node by; made for the first of them.
    private var handle: NodeHandle?
    package final var environment: EnvironmentValues
    /// The transaction of the last update that reached this node, and the number of that update.
    package private(set) final var transaction: Transaction
    package private(set) final var updateNumber: Int
    /// The last update that has reached this node and went no further, since nothing below depends on it.
    private var lastSparedUpdate = 0
    package private(set) final var isMounted = true
    /// See `_NodeInputs`.
    package let isLazy: Bool
    package let isOfRows: Bool
    /// A property lacks what the body cannot do without; rendering fails, and the body is left alone.
    package private(set) final var lacksObjects = false
    /// Sorts nodes of the same depth in the order in which they were made.
    package let serial: Int

    private var cachedElements: [Element]?

    /// Takes over the surroundings as of now.
    @_spi(ViewGraph) public init(_ inputs: _NodeInputs) {
        host = inputs.host
        work = host.work
        environment = inputs.environment
        transaction = inputs.transaction
        updateNumber = work.updateNumber
        serial = host.nextSerial()
        isLazy = inputs.isLazy
        isOfRows = inputs.isOfRows
        work.evaluatedNode = self
    }

    deinit {
        handle?.node = nil
        if work.evaluatedNode === self { work.evaluatedNode = nil }
    }

    /// Takes `child` under this node.
    package final func adopt<N: _AnyViewNode>(_ child: N) -> N {
        let handle = handle ?? NodeHandle(self)
        self.handle = handle
        child.parentHandle = handle
        if child.holdsPreferences { noteSubtree(\.holdsPreferences) }
        if child.holdsChangingLists { noteSubtree(\.holdsChangingLists) }
        return child
    }

    /// Whether a node in this subtree has ever sent a preference, and whether a container in it has a list of views that may
    /// change. Subtrees without either are skipped when preferences are collected. Never reset: a superset is correct.
    package private(set) final var holdsPreferences = false
    package private(set) final var holdsChangingLists = false

    /// Sets a flag here and on all ancestors.
    private func noteSubtree(_ flag: ReferenceWritableKeyPath<_AnyViewNode, Bool>) {
        var next: _AnyViewNode? = self
        while let node = next, !node[keyPath: flag] {
            node[keyPath: flag] = true
            next = node.parent
        }
    }

    /// Call when the node is made that sends a preference.
    package final func sendsPreferences() { noteSubtree(\.holdsPreferences) }
    /// Call when a container is made whose list of views may change.
    package final func hasChangingList() { noteSubtree(\.holdsChangingLists) }

    /// The number of nodes above. Counted when asked for: trees are built from the leaves up.
    package final var depth: Int {
        var depth = 0
        var node = parent
        while let current = node {
            depth += 1
            node = current.parent
        }
        return depth
    }

    /// The serial numbers of all nodes from the window down to this one.
    package final var place: [Int] {
        var serials: [Int] = []
        serials.reserveCapacity(32)
        var node: _AnyViewNode? = self
        while let current = node {
            serials.append(current.serial)
            node = current.parent
        }
        serials.reverse()
        return serials
    }

    @_spi(ViewGraph) open func note(_ inputs: _NodeInputs) {
        deliverMoves()
        take(inputs)
    }

    private func take(_ inputs: _NodeInputs) {
        if !environment.isIdentical(to: inputs.environment) {
            let direction = environment.layoutDirection
            environment = inputs.environment
            if environment.layoutDirection != direction {
                for element in cachedElements ?? [] { element.invalidateLayout() }
            }
        }
        transaction = inputs.transaction
        updateNumber = work.updateNumber
        work.evaluatedNode = self
    }

    /// Takes note of an update that ends here.
    package final func spare(_ inputs: _NodeInputs) {
        take(inputs)
        lastSparedUpdate = work.updateNumber
    }

    /// Whether the present update has reached this node and went no further.
    package final var isSpared: Bool { lastSparedUpdate == work.updateNumber }

    /// The inputs as of the last update.
    package final func inputs(transaction: Transaction) -> _NodeInputs {
        _NodeInputs(
            environment: environment, transaction: transaction, host: host, isLazy: isLazy, isOfRows: isOfRows)
    }

    // MARK: Requirements of subclasses

    /// All nodes directly below.
    @_spi(ViewGraph) open var childNodes: [_AnyViewNode] { [] }

    /// What the node stands for among the views of the container around it.
    @_spi(ViewGraph) open var listRole: ListRole { .view }
    /// The nodes directly below that are of views in a list.
    @_spi(ViewGraph) open var listedNodes: [_AnyViewNode] { childNodes }

    /// The layout elements of this node, in order.
    @_spi(ViewGraph) open func makeElements() -> [Element] { childNodes.flatMap { $0.elements } }

    /// Changes that this node makes to every transaction on its way down, whether or not its view was updated. Who makes
    /// any says so with `modifiesPassingTransactions`.
    @_spi(ViewGraph) open func modifyPassingTransaction(_ transaction: inout Transaction) {}
    @_spi(ViewGraph) open var modifiesPassingTransactions: Bool { false }

    /// What this part of the tree sends up for a key.
    @_spi(ViewGraph) open func preference<Key: PreferenceKey>(_ key: Key.Type) -> Preference<Key> {
        preferenceOfChildren(key)
    }

    /// Called once when the node leaves the tree, parents first.
    @_spi(ViewGraph) open func willUnmount() {}

    /// The name of the view, for messages; nil for nodes that only hold others together.
    @_spi(ViewGraph) open var viewName: String? { nil }

    /// The type of a view that has a body, for those who look at the tree of views; nil for all others.
    @_spi(ViewGraph) open var viewType: Any.Type? { nil }

    /// Evaluates again what depends on changed state.
    @_spi(ViewGraph) open func rerun(transaction: Transaction) {}

    // MARK: Elements

    package final var elements: [Element] {
        if let cachedElements { return cachedElements }
        let made = makeElements()
        cachedElements = made
        return made
    }

    /// Has what this node is about to change hear of the moves that those around have waited with: they were before the
    /// change.
    private func deliverMoves() {
        guard WaitingMoves.areAnyThere else { return }
        var node: _AnyViewNode? = self
        while let current = node, current.cachedElements?.isEmpty ?? true { node = current.parent }
        var delivered: Element?
        for element in node?.cachedElements ?? [] {
            if element.node === self, element.isChangedByNode {
                element.deliverMovesAround()
            } else if let parent = element.parent, parent !== delivered {
                parent.deliverMovesAround()
                delivered = parent
            }
        }
    }

    /// To be called when the list of elements below this node has changed.
    package final func invalidateElements() {
        deliverMoves()
        cachedElements = nil
        var node = parent
        while let current = node, !current.childElementsChanged() {
            current.cachedElements = nil
            node = current.parent
        }
        host.setNeedsLayout()
    }

    /// The same while `container` has its layout made, which asks again for what is below it.
    package final func invalidateElements(below container: _AnyViewNode) {
        var node: _AnyViewNode? = self
        while let current = node, current !== container {
            current.cachedElements = nil
            node = current.parent
        }
    }

    /// Returns true where the change ends: in a node with a container element, whose own element stays the same.
    @_spi(ViewGraph) open func childElementsChanged() -> Bool { false }

    /// Makes rendering fail before the body of this node is evaluated.
    package final func failEvaluation(_ error: any Error) {
        lacksObjects = true
        host.fail(error)
    }

    package final func unmount() {
        guard isMounted else { return }
        isMounted = false
        work.forget(self)
        willUnmount()
        for child in childNodes { child.unmount() }
    }

    /// The views from the window down to this node, for messages.
    package final var viewPath: String { viewNames.joined(separator: " › ") }

    /// The end of a message about what this node asked for; nothing where no view has a name, as right below a preview.
    package final var asking: String {
        let path = viewPath
        return path.isEmpty ? "" : " (asked for by \(path))"
    }

    package final var viewNames: [String] {
        var names: [String] = []
        var node: _AnyViewNode? = self
        while let current = node {
            if let name = current.viewName { names.append(name) }
            node = current.parent
        }
        return names.reversed()
    }

    /// The transaction that governs changes of layout seen by this node in the current update.
    package final var layoutTransaction: Transaction {
        let late = work.lateLayout
        let updateNumber = work.layoutUpdateNumber
        if late == nil, self.updateNumber == updateNumber { return transaction }
        // Nodes that the update did not reach still change what passes through them: very few of them do.
        var passed: [_AnyViewNode] = []
        var reached: _AnyViewNode?
        var node: _AnyViewNode? = self
        while let current = node {
            if let late, current === late.boundary { break }
            if current.updateNumber == updateNumber {
                reached = current
                break
            }
            if current.modifiesPassingTransactions { passed.append(current) }
            node = current.parent
        }
        var transaction = reached?.transaction ?? late?.move.transaction ?? host.currentTransaction
        for node in passed.reversed() { node.modifyPassingTransaction(&transaction) }
        return transaction
    }
}

/// A reference to a node that does not keep it alive, as that of elements to each other: see `ElementHandle`.
private final class NodeHandle: @unchecked Sendable {
    unowned(unsafe) var node: _AnyViewNode?

    init(_ node: _AnyViewNode) { self.node = node }
}

/// A node for views of one type. `V` need not be declared to be a view: for each class that inherits from this the runtime would look
/// through all conformances to see that it is.
@MainActor
open class _ViewNode<V>: _AnyViewNode {
    /// Takes over a new value of the view.
    @_spi(ViewGraph) open func update(_ view: V, _ inputs: _NodeInputs) { note(inputs) }
}

extension View {
    /// A node for a view whose type is known only at run time.
    package static func makeErased(_ view: Self, _ inputs: _NodeInputs) -> _AnyViewNode { _makeNode(view, inputs) }

    /// Updates `node` with this view; false if the node is for views of another type.
    package func updateErased(_ node: _AnyViewNode, _ inputs: _NodeInputs) -> Bool {
        guard let node = node as? _ViewNode<Self> else { return false }
        node.update(self, inputs)
        return true
    }
}

/// Makes a node for a view whose type is known only at run time.
@MainActor
package func makeErasedNode(_ view: any View, _ inputs: _NodeInputs) -> _AnyViewNode {
    func open<V: View>(_ view: V) -> _AnyViewNode { V._makeNode(view, inputs) }
    guard NestingGuard.hasRoom, !inputs.host.isNestedTooDeep else {
        // In its place: the rendering fails anyway.
        let node = EmptyView._makeNode(EmptyView(), inputs)
        inputs.host.stopNesting(at: node)
        return node
    }
    return open(view)
}

/// A node that runs the body of a view and keeps its state.
///
/// A body is evaluated when a new value of the view is not the same as the last one, when state changes that it has read,
/// or where the environment has changed, when it reads there what has changed. What is below takes over the last body
/// where only the environment differs, and is left alone where nothing does.
package final class CompositeNode<V: View>: _ViewNode<V> {
    private var view: V
    /// The view as it was handed down, where `view` is what is shown of it.
    private var target: V?
    private var comparison = ViewComparison.Kept()
    private var lastBody: V.Body?
    /// Whether there is a last body. To look into an optional of some type, code for any view has the runtime find that type.
    private var hasBody = false
    private var properties: DynamicProperties
    private var animation: BodyAnimation<V>?
    /// nil where nobody can change what the body reads.
    private let tracking: BodyTracking?
    /// nil where the body cannot be evaluated.
    private var child: _ViewNode<V.Body>?

    /// - Parameter readsObjects: false for bodies that only put together what the view holds.
    package init(_ view: V, _ inputs: _NodeInputs, readsObjects: Bool = true) {
        self.view = view
        tracking = readsObjects ? BodyTracking() : nil
        properties = DynamicProperties(of: V.self)
        super.init(inputs)
        animation = BodyAnimation(view, node: self)
        if animation != nil { target = view }
        properties.bind(&self.view, to: self)
        child = body().map { adopt(V.Body._makeNode($0, inputs)) }
    }

    package override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }
    package override var listRole: ListRole { .views }
    package override var viewType: Any.Type? { V.self is any UnnamedView.Type ? nil : V.self }
    /// Without what it is made of, which may be long.
    package override var viewName: String? {
        if V.self is any UnnamedView.Type { return nil }
        let name = String(String(describing: V.self).prefix { $0 != "<" })
        return KnownViews.isNamed(V.self, name) ? name : nil
    }

    package override func update(_ view: V, _ inputs: _NodeInputs) {
        if hasBody, !work.mustEvaluate(self), isSame(view) {
            if inputs.environment.isIdentical(to: environment) { return spare(inputs) }
            if handDown(inputs) { return }
        }
        take(over: view, inputs)
    }

    // The two that follow stand apart so that what is left alone need not have their types looked up.

    /// Has what is below take over the last body where the body finds the same in its surroundings; false where it does not.
    @inline(never)
    private func handDown(_ inputs: _NodeInputs) -> Bool {
        guard let child, let lastBody, properties.findTheSame(in: inputs.environment, for: view) else { return false }
        note(inputs)
        child.update(lastBody, inputs)
        return true
    }

    @inline(never)
    private func take(over view: V, _ inputs: _NodeInputs) {
        note(inputs)
        self.view = view
        if animation != nil { target = view }
        animation?.retarget(&self.view, inputs)
        evaluate(inputs)
    }

    private func isSame(_ new: V) -> Bool {
        animation == nil ? comparison.areSame(view, new) : isTarget(new)
    }

    @inline(never)
    private func isTarget(_ new: V) -> Bool { target.map { comparison.areSame($0, new) } ?? false }

    package override func rerun(transaction: Transaction) {
        animation?.advance(&view)
        evaluate(inputs(transaction: transaction))
    }

    private func evaluate(_ inputs: _NodeInputs) {
        note(inputs)
        work.clearDirty(self)
        properties.bind(&view, to: self)
        if let body = body() { child?.update(body, inputs) }
    }

    private func body() -> V.Body? {
        let isLeftAlone = lacksObjects || !work.mayNest(below: self)
        lastBody = isLeftAlone ? nil : tracking.map { $0.evaluate(for: self) { view.body } } ?? view.body
        hasBody = !isLeftAlone
        return lastBody
    }

    package override func willUnmount() { tracking?.end() }
}
