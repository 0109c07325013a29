// SPDX-License-Identifier: MIT

import Foundation

/// The inputs that a node receives from above in one update.
public struct _NodeInputs {
    package var environment: EnvironmentValues
    package var transaction: Transaction
    package unowned let host: ViewHost
    /// Whether the view is in the view list of a lazy container (`Scrolling/Lazy`), which creates its members on
    /// demand. A container inside clears the flag for its own members (`forContainerMembers`).
    package var isLazy = false
    /// In a lazy container, whether only the rows of a `ForEach` are created on demand. If true, the container creates
    /// all other members at once.
    package var isOfRows = false
}

/// The persistent part of a view, matched by its place in the tree.
///
/// A node contributes a flat list of elements to the container above it: one for most views, none for `EmptyView`,
/// several for `Group` and `ForEach`. Elements know layout and drawing; nodes know values, state and identity.
@MainActor
open class _AnyViewNode {
    package unowned let host: ViewHost
    /// The host's per-frame state. Unlike `host` it is a strong reference, which is faster to follow.
    package let work: HostWork
    package final var parent: _AnyViewNode? { parentHandle?.node }
    private var parentHandle: NodeHandle?
    /// The reference that children hold to this node; created for the first child.
    private var handle: NodeHandle?
    package final var environment: EnvironmentValues
    /// The transaction of the last update that reached this node.
    package private(set) final var transaction: Transaction
    /// The number of the last update that reached this node.
    package private(set) final var updateNumber: Int
    /// The number of the last update that stopped at this node, because its subtree did not depend on the changes.
    private var lastSkippedUpdate = 0
    package private(set) final var isMounted = true
    /// Whether the view is in the view list of a lazy container; see `_NodeInputs.isLazy`.
    package let isLazy: Bool
    package let isOfRows: Bool
    /// Whether a property lacks a required object. Rendering fails, and the body is not evaluated.
    package private(set) final var isMissingObject = false
    /// The number of this node in order of creation. Orders nodes of equal depth.
    package let serial: Int

    // Caches `elements`. Invariant 3.
    private var cachedElements: [Element]?

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

    /// Makes this node the parent of `child`.
    package final func adopt<N: _AnyViewNode>(_ child: N) -> N {
        let handle = handle ?? NodeHandle(self)
        self.handle = handle
        child.parentHandle = handle
        if child.containsPreferences { noteSubtree(\.containsPreferences) }
        if child.containsDynamicLists { noteSubtree(\.containsDynamicLists) }
        return child
    }

    /// Whether a node in this subtree has ever sent a preference. The collection of preferences skips a subtree that
    /// has neither preferences nor changing lists.
    ///
    /// Never reset, because visiting a subtree that sends nothing any more is harmless. Invariant 6.
    package private(set) final var containsPreferences = false
    /// Whether a container in this subtree has a list of views that may change. Never reset, like
    /// `containsPreferences`.
    package private(set) final var containsDynamicLists = false

    /// Sets a flag here and on all ancestors.
    private func noteSubtree(_ flag: ReferenceWritableKeyPath<_AnyViewNode, Bool>) {
        var next: _AnyViewNode? = self
        while let node = next, !node[keyPath: flag] {
            node[keyPath: flag] = true
            next = node.parent
        }
    }

    /// Records that this node sends a preference. Call this method in the initializer.
    package final func sendsPreferences() { noteSubtree(\.containsPreferences) }

    /// Whether the node is a container whose list of views may change. Depends only on the type of the content.
    private final var hasDynamicChildren = false

    /// Records whether the views in a container may change. Call this method in the initializer of the container.
    ///
    /// - Parameter content: The node of the container's content.
    package final func arrangesViews(of content: _AnyViewNode) {
        guard content.isDynamicList else { return }
        hasDynamicChildren = true
        noteSubtree(\.containsDynamicLists)
    }

    /// The number of ancestors. Computed at each access, because a node is created before its ancestors.
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

    /// Records that the current update stops at this node. Invariant 2.
    package final func recordSkippedUpdate(_ inputs: _NodeInputs) {
        take(inputs)
        lastSkippedUpdate = work.updateNumber
    }

    /// Whether the current update has reached this node and stopped here.
    package final var wasSkipped: Bool { lastSkippedUpdate == work.updateNumber }

    /// The inputs of the last update, with another transaction.
    package final func inputs(transaction: Transaction) -> _NodeInputs {
        _NodeInputs(
            environment: environment, transaction: transaction, host: host, isLazy: isLazy, isOfRows: isOfRows)
    }

    // MARK: Requirements of subclasses

    /// The nodes one level below this one, including those without elements.
    @_spi(ViewGraph) open var childNodes: [_AnyViewNode] { [] }

    /// How this node counts in the view list of its container; by default, as one view.
    @_spi(ViewGraph) open var listRole: ListRole { .view }
    /// The child nodes whose views this node contributes to its container. Excludes those of an overlay or a
    /// background, for example.
    @_spi(ViewGraph) open var listedNodes: [_AnyViewNode] { childNodes }

    /// By default, the elements of all child nodes in order. `elements` caches the result.
    @_spi(ViewGraph) open func makeElements() -> [Element] { childNodes.flatMap { $0.elements } }

    /// Changes each transaction that passes through this node, even if the node's view was not updated. A class that
    /// overrides this method must also return true from `modifiesPassingTransactions`.
    @_spi(ViewGraph) open func modifyPassingTransaction(_ transaction: inout Transaction) {}
    @_spi(ViewGraph) open var modifiesPassingTransactions: Bool { false }

    /// The value of a preference key for this subtree.
    ///
    /// A container whose views may come and go sends the default value if no view sends a value, as in SwiftUI.
    @_spi(ViewGraph) open func preference<Key: PreferenceKey>(_ key: Key.Type) -> Preference<Key> {
        var joined = preferenceOfChildren(key)
        if hasDynamicChildren, joined.value == nil, Key._sendsDefault {
            joined.add(Key.defaultValue, from: [UInt64(serial)])
        }
        return joined
    }

    /// Called once when the node leaves the tree, before its descendants.
    @_spi(ViewGraph) open func willUnmount() {}

    /// The view's name for messages; nil for nodes that only group others.
    @_spi(ViewGraph) open var viewName: String? { nil }

    /// The type of a view with a body, for inspection; nil for all others.
    @_spi(ViewGraph) open var viewType: Any.Type? { nil }

    /// The type of the node's view; nil for nodes without a view.
    package var valueType: Any.Type? { nil }

    /// The type whose `body` made the views below: a view or a modifier. nil for nodes without a body.
    package var bodyOwner: Any.Type? { nil }

    /// Evaluates the node again after state has changed.
    @_spi(ViewGraph) open func rerun(transaction: Transaction) {}

    // MARK: Elements

    package final var elements: [Element] {
        if let cachedElements { return cachedElements }
        let made = makeElements()
        cachedElements = made
        return made
    }

    /// Delivers deferred moves before this node changes: those of the elements that the node will change, and those of
    /// their ancestors. The moves were made before the change, so they must also take effect before it.
    private func deliverMoves() {
        guard DeferredMoves.hasAny else { return }
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

    /// Call this method after the list of elements below this node has changed.
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

    /// Discards the cached elements up to `container`, which is laying out and will collect them again.
    package final func invalidateElements(below container: _AnyViewNode) {
        var node: _AnyViewNode? = self
        while let current = node, current !== container {
            current.cachedElements = nil
            node = current.parent
        }
    }

    /// Called after the list of a child's elements has changed. A node with a container element updates that container
    /// and returns true: its own list is unchanged, so its ancestors are not informed.
    @_spi(ViewGraph) open func childElementsChanged() -> Bool { false }

    /// Makes rendering fail before the body of this node is evaluated.
    package final func failEvaluation(_ error: any Error) {
        isMissingObject = true
        host.fail(error)
    }

    package final func unmount() {
        guard isMounted else { return }
        isMounted = false
        work.forget(self)
        willUnmount()
        for child in childNodes { child.unmount() }
    }

    /// The names of the views from the window down to this node, for messages.
    package final var viewPath: String { viewNames.joined(separator: " › ") }

    /// The suffix that names the view in a message about it: " (asked for by …)". Empty if no view up to the window has
    /// a name, as at the top of a preview.
    package final var requesterDescription: String {
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

    /// The transaction of layout changes for this node in the current update.
    package final var layoutTransaction: Transaction {
        let late = work.deferredLayout
        let updateNumber = work.layoutUpdateNumber
        if late == nil, self.updateNumber == updateNumber { return transaction }
        // Takes the transaction of the nearest ancestor that the update has reached. The nodes in `passed`, between
        // that ancestor and this node, may change it.
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

/// A manual weak reference to a node; see `ElementHandle`.
private final class NodeHandle: @unchecked Sendable {
    unowned(unsafe) var node: _AnyViewNode?

    init(_ node: _AnyViewNode) { self.node = node }
}

/// A node for views of type `V`. `V` is not constrained to `View`, because the runtime would check the constraint for
/// each subclass by a search through all conformances.
@MainActor
open class _ViewNode<V>: _AnyViewNode {
    package final override var valueType: Any.Type? { V.self }

    /// Takes a new value of the view. The default only records `inputs`.
    @_spi(ViewGraph) open func update(_ view: V, _ inputs: _NodeInputs) { note(inputs) }
}

extension View {
    /// Like `_makeNode`, but the result hides the view's type.
    package static func makeErased(_ view: Self, _ inputs: _NodeInputs) -> _AnyViewNode { _makeNode(view, inputs) }

    /// Updates `node` with this view; false if the node belongs to another type of view.
    package func updateErased(_ node: _AnyViewNode, _ inputs: _NodeInputs) -> Bool {
        guard let node = node as? _ViewNode<Self> else { return false }
        node.update(self, inputs)
        return true
    }
}

/// Creates a node for a view whose type is known at run time only.
@MainActor
package func makeErasedNode(_ view: any View, _ inputs: _NodeInputs) -> _AnyViewNode {
    func open<V: View>(_ view: V) -> _AnyViewNode { V._makeNode(view, inputs) }
    guard NestingGuard.hasRoom, !inputs.host.isNestedTooDeep else {
        // A placeholder: the rendering fails anyway.
        let node = EmptyView._makeNode(EmptyView(), inputs)
        inputs.host.failNesting(at: node)
        return node
    }
    return open(view)
}

/// The node of a view with a body; it evaluates the body and keeps the view's state.
///
/// The body is evaluated when the view's new value differs from the last one. It is also evaluated when state or an
/// environment value that it has read changes. If only other parts of the environment differ, the last body is passed
/// down again. If nothing differs, the subtree is skipped.
package final class CompositeNode<V: View>: _ViewNode<V> {
    private var view: V
    /// The view set last, while `view` holds an animated value; nil if the view is not animatable.
    private var target: V?
    private var comparison = ViewComparison.Kept()
    /// The body evaluated last, reused while it is valid. Invariant 1.
    private var lastBody: V.Body?
    /// Whether `lastBody` is set. Testing the optional itself would make generic code look up its type.
    private var hasBody = false
    private var properties: DynamicProperties
    private var animation: BodyAnimation<V>?
    /// Evaluates the body again after changes of observable objects; nil if the body reads none.
    private let tracking: BodyTracking?
    /// The node of the body; nil if the body cannot be evaluated.
    private var child: _ViewNode<V.Body>?

    /// - Parameter readsObjects: False if the body reads no observable objects, so that its reads need no tracking.
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
    package override var viewType: Any.Type? {
        V.self is any UnnamedView.Type && !(V.self is any ScreenPart.Type) ? nil : V.self
    }
    package override var bodyOwner: Any.Type? { V.self }
    /// The type's name without its generic arguments, which may be long.
    package override var viewName: String? {
        if V.self is any UnnamedView.Type { return nil }
        let name = String(String(describing: V.self).prefix { $0 != "<" })
        return InspectableViews.isNamed(V.self, name) ? name : nil
    }

    package override func update(_ view: V, _ inputs: _NodeInputs) {
        if hasBody, !work.mustEvaluate(self), isSame(view) {
            if inputs.environment.isIdentical(to: environment) { return recordSkippedUpdate(inputs) }
            if updateBody(inputs) { return }
        }
        if work.evaluations != nil { log(view, inputs) }
        take(over: view, inputs)
    }

    // Not inlined, so that skipped nodes need not look up the types used here.

    /// Counts an evaluation that a parent causes, for checks of screens.
    @inline(never)
    private func log(_ view: V, _ inputs: _NodeInputs) {
        guard let log = work.evaluations, let viewName, hasBody, !work.mustEvaluate(self), !isSame(view) else { return }
        let hasSameEnvironment =
            inputs.environment.isIdentical(to: environment)
            || properties.readsSameValues(in: inputs.environment, for: view)
        log.note(self.view, view, name: viewName, hasSameEnvironment: hasSameEnvironment)
    }

    /// Updates the child with `lastBody` instead of evaluating the body. Does nothing and returns false if a property
    /// of the view would read another value from the new environment.
    @inline(never)
    private func updateBody(_ inputs: _NodeInputs) -> Bool {
        guard let child, let lastBody, properties.readsSameValues(in: inputs.environment, for: view) else {
            return false
        }
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
        let isLeftAlone = isMissingObject || !work.hasStackSpace(below: self)
        lastBody = isLeftAlone ? nil : tracking.map { $0.evaluate(for: self) { view.body } } ?? view.body
        hasBody = !isLeftAlone
        return lastBody
    }

    package override func willUnmount() { tracking?.end() }
}
