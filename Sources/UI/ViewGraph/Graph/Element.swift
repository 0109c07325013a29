// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// An object that takes part in layout and draws: a leaf, a container, or a modifier around one element.
///
/// Layout has two passes. Measuring passes proposals down and sizes up; its results are cached. Placing passes final
/// positions down. All positions are absolute, in the layout space of the window (points, origin at the top left).
/// Geometry effects do not change positions; they transform drawing.
@MainActor
@_spi(ViewGraph) open class Element {
    package unowned let node: _AnyViewNode
    /// The node's host, stored because it is read often.
    package unowned let host: ViewHost
    /// The host's per-frame state. Unlike `host` it is a strong reference, which is faster to follow.
    package let work: HostWork
    // The flags that every call reads come first, to share a cache line.

    /// Whether nothing in this subtree has changed since it was drawn, so that ancestors may reuse its items.
    package private(set) nonisolated(unsafe) final var isUnchangedSinceDrawn = false
    /// Whether, at the last drawing, a container recorded this subtree's bounds and nothing in the subtree was
    /// animating.
    package private(set) final var isAtRest = false
    /// Whether this element has deferred moves that its content has not received.
    private var isWaiting = false
    /// Whether the layout of this whole subtree ignores its position, so that moves may be deferred. An element that
    /// needs every move clears this flag when it is placed, in itself and in all its ancestors.
    private var canDeferMoves = false
    /// Whether the content is placed for `lastProposal` and nothing has invalidated that since. Invariant 9.
    private var isPlaced = false
    /// Whether the content must be placed again although its size is unchanged.
    private var isDisplaced = false
    /// The layout round in which a displacement was noted for this element or a descendant.
    private var displacedRound: UInt32 = 0
    /// Whether results were evicted from `measurements` since it was last cleared.
    private var hasEvictedMeasurements = false
    /// The layout round in which this element and all its ancestors discarded their measurements.
    private var discardedInRound: UInt32 = 0
    /// In an exhaustive host, whether `layOut` is running.
    private var isArranging = false
    /// In an exhaustive host, the layout round of the cached measurements.
    private var exhaustiveRound: UInt32 = 0
    /// Incremented when measurements are discarded. A value derived from children's sizes is valid until this changes.
    package private(set) final var measuringRound: UInt32 = 0
    /// The element that adopted this one last; nil once the parent is deallocated.
    package final var parent: Element? { parentHandle?.element }
    nonisolated(unsafe) private var parentHandle: ElementHandle?
    /// The reference that children hold to this element; created for the first child.
    private var handle: ElementHandle?

    private var ownPosition: CGPoint = .zero
    /// Moves that the content has not received; see `DeferredMoves`. Invariant 12.
    private var waiting: DeferredMoves? {
        didSet { isWaiting = waiting != nil }
    }

    package final var position: CGPoint {
        deliverMovesAround()
        return ownPosition
    }
    package private(set) final var dimensions = ViewDimensions(size: .zero)

    /// The proposal with which the element was placed last.
    package private(set) final var lastProposal: ProposedViewSize?
    private var placedProposal: ProposedViewSize? { isPlaced ? lastProposal : nil }
    /// Whether the call stack has room to lay out the content.
    private var hasStackSpace: Bool {
        // The fast check first: `hasStackSpace(below:)` records the node if the call stack is exhausted.
        NestingGuard.hasRoom && !work.isNestedTooDeep || work.hasStackSpace(below: node)
    }
    // Caches the sizes for the last proposals. Invariant 8.
    private var measurements: [(proposal: ProposedViewSize, dimensions: ViewDimensions)] = []

    /// Caches the layout priority for one `host.traitVersion` (invariant 11): stacks read it once per measurement.
    private var priority = 0.0
    private var priorityVersion = UInt32.max

    /// Children with a higher priority choose their size first.
    package final var layoutPriority: Double {
        let version = host.traitVersion
        if priorityVersion != version {
            priority = self[LayoutPriorityTrait.self]
            priorityVersion = version
        }
        return priority
    }

    /// The traits that this element sets itself; see `ElementTrait`.
    package final var ownTraits = ElementTraits()

    /// Creates an element of `node`, which must outlive the element.
    @_spi(ViewGraph) public init(node: _AnyViewNode) {
        self.node = node
        host = node.host
        work = node.work
    }

    deinit { handle?.pointer = nil }

    package final var size: CGSize { dimensions.size }
    package final var frame: CGRect { CGRect(origin: position, size: size) }

    // MARK: Requirements of subclasses

    /// The size this element takes for `proposal`, with its explicit alignment guides.
    @_spi(ViewGraph) open func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        fatalError("\(Self.self) does not measure")
    }

    /// Places the children. `position` and `dimensions` of this element are final when it is called.
    @_spi(ViewGraph) open func layOut(_ proposal: ProposedViewSize) {}

    /// Whether `layOut` depends on the proposal and the children alone, and uses `position` only to place children and
    /// to update an `AnimatedFrame`. The moves of such elements may be deferred (`DeferredMoves`); all others receive
    /// every move at once. A class that overrides `layOut` must override this too.
    @_spi(ViewGraph) open var layoutIgnoresPosition: Bool { false }

    /// Whether this element draws exactly its frame at any size, so that a change of the frame needs no layout.
    @_spi(ViewGraph) open var fillsFrame: Bool { false }

    /// Whether an update of `node` may change what this element draws itself. False if it may change only the content.
    @_spi(ViewGraph) open var isChangedByNode: Bool { true }

    /// Whether `emit` draws the same items until the element is updated or placed again, or one of its
    /// `AnimatableAttribute`s is animated.
    @_spi(ViewGraph) open var isDrawingTimeInvariant: Bool { false }

    /// Draws at the position that layout assigned.
    @_spi(ViewGraph) open func emit(_ emitter: inout Emitter) {}

    /// The direct children, in drawing order.
    @_spi(ViewGraph) open var childElements: [Element] { [] }

    /// The innermost element at `point` in this subtree; nil if a touch there reaches none. By default a leaf fills its
    /// frame. Call this method through `hit(at:)` only.
    ///
    /// - Parameter point: In layout space, with all effects around this element undone.
    @_spi(ViewGraph) open func hitTest(_ point: CGPoint) -> Element? { frame.contains(point) ? self : nil }

    /// The names of coordinate spaces that this element defines for its descendants.
    @_spi(ViewGraph) open var coordinateSpaceNames: [AnyHashable] { [] }

    /// The string of a text or the name of a symbol, for example. Event scripts find views by this label.
    @_spi(ViewGraph) open var accessibilityLabel: String? { nil }

    /// Adds what this element shows to `description`, whose kind is already set from the class name.
    @_spi(ViewGraph) open func describe(_ description: inout ElementDescription) {}

    /// Facts for the checks of a screen. By default none: leaves such as texts and images override this property.
    @_spi(ViewGraph) open var facts: ElementFacts { ElementFacts() }

    /// The way in which this element hides its content; nil if it hides nothing.
    @_spi(ViewGraph) open var contentVisibility: ContentVisibility? { nil }

    /// The modifier that the view tree lists for this element; nil if it is not an element of a modifier.
    @_spi(ViewGraph) open var describedModifier: Any? { nil }

    /// The descendant whose traits this element inherits; nil for leaves and containers.
    @_spi(ViewGraph) open var traitSource: Element? { nil }

    /// Used by stacks. By default plain on all edges, which gives a gap of 8 points.
    @_spi(ViewGraph) open var spacing: ViewSpacing { ViewSpacing() }
    /// The transform applied to the content's drawing, as a map of the window's layout space onto itself.
    @_spi(ViewGraph) open var drawingTransform: ProjectionTransform? { nil }

    // MARK: Hit testing

    /// The innermost enabled element that a touch at `point` reaches.
    package final func hit(at point: CGPoint) -> Element? {
        guard node.environment.isEnabled else { return nil }
        deliverMoves()
        return hitTest(point)
    }

    // MARK: Measuring and placing

    /// The capacity of the measurement cache: 3 · 3. A stack proposes three lengths (0, ∞ and the final one), and a
    /// stack inside proposes three lengths for each of them.
    private static let measurementCapacity = 9

    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        if work.isExhaustive { discardEarlierRounds() }
        for index in measurements.indices where measurements[index].proposal == proposal {
            return measurements[index].dimensions
        }
        guard hasStackSpace else { return ViewDimensions(size: .zero) }
        let measured = measure(proposal)
        if measurements.count == Self.measurementCapacity {
            measurements.removeFirst()
            hasEvictedMeasurements = true
        }
        if measurements.isEmpty { measurements.reserveCapacity(4) }
        measurements.append((proposal, measured))
        discardedInRound = 0
        return measured
    }

    /// - Parameter mayWait: Whether the content may receive the move later, if only the position is new. Containers
    ///   with many children pass true.
    package final func place(at position: CGPoint, proposal: ProposedViewSize, mayWait: Bool = false) {
        if work.isExhaustive { discardEarlierRounds() }
        let isKnown = isPlaced && lastProposal == proposal
        if isKnown {
            if ownPosition == position {
                if !canDeferMoves { parent?.disableDeferredMoves() }
                return
            }
            if mayWait, wait(at: position) { return }
        }
        deliverMoves()
        drawingHasChanged()
        ownPosition = position
        // A change of position alone keeps the size, unless `deliverMoves()` has invalidated it.
        if !(isKnown && isPlaced) {
            dimensions = dimensions(in: proposal)
            (lastProposal, isPlaced) = (proposal, true)
        }
        isDisplaced = false
        canDeferMoves = layoutIgnoresPosition
        if work.isExhaustive { checkPlacement() }
        if hasStackSpace { arrange(proposal) }
        if !canDeferMoves { parent?.disableDeferredMoves() }
    }

    private func arrange(_ proposal: ProposedViewSize) {
        guard work.isExhaustive else { return layOut(proposal) }
        isArranging = true
        layOut(proposal)
        isArranging = false
    }

    /// Traps if an element other than the parent has placed this element, or if its size is NaN. Only in an exhaustive
    /// host.
    private func checkPlacement() {
        // Only the parent may place this element: `disableDeferredMoves` walks up the parents and would not reach any
        // other element.
        precondition(
            parent.map(\.isArranging) ?? true, "\(Self.self) is placed by another element than its parent")
        precondition(!size.width.isNaN && !size.height.isNaN, "\(Self.self) has no size")
    }

    /// Clears `canDeferMoves` here and on all ancestors: a deferring ancestor would withhold moves from an element that
    /// needs every move.
    private func disableDeferredMoves() {
        var element: Element? = self
        while let current = element, current.canDeferMoves {
            current.canDeferMoves = false
            element = current.parent
        }
    }

    // MARK: Deferred moves

    /// Defers a move to `position`; false if the content must receive it at once.
    private func wait(at position: CGPoint) -> Bool {
        guard isUnchangedSinceDrawn, isAtRest, canDeferMoves, !work.isExhaustive else { return false }
        let waiting = waiting ?? DeferredMoves()
        waiting.settleFinishedMoves(at: work.layoutTime)
        guard waiting.steps.count < DeferredMoves.most else { return false }
        let way = CGSize(width: position.x - ownPosition.x, height: position.y - ownPosition.y)
        guard let move = host.lastMove.shared(way, after: waiting.steps.last?.move, of: self) else { return false }
        waiting.append(position, move)
        self.waiting = waiting
        ownPosition = position
        // The content itself has not changed, so only ancestors discard their cached drawings.
        parent?.drawingHasChanged()
        return true
    }

    /// The distance from where the element was drawn to where it is shown, and whether it still moves; nil if no moves
    /// are deferred.
    package final func deferredMove(at time: Double) -> (offset: CGSize, isMoving: Bool)? {
        guard isWaiting, let move = waiting?.last else { return nil }
        return (move.offset(at: time), move.isMoving(at: time))
    }

    /// Lays out the content for each deferred move.
    package final func deliverMoves() {
        guard isWaiting, let waiting, let lastProposal else { return }
        self.waiting = nil
        drawingHasChanged()
        for (position, move) in waiting.steps {
            ownPosition = position
            host.layOutDeferred(DeferredLayout(move: move, boundary: node)) { arrange(lastProposal) }
        }
    }

    /// Delivers the deferred moves of all ancestors and of this element. Until then, the positions below a deferring
    /// element are out of date.
    package final func deliverMovesAround() {
        guard DeferredMoves.hasAny else { return }
        // Delivers moves from the outside in, because an inner element may defer a delivered move again.
        var waiting: [Element] = []
        var next: Element? = self
        while let current = next {
            if current.isWaiting { waiting.append(current) }
            next = current.parent
        }
        if waiting.isEmpty { return }
        waiting = Array(sequence(first: self as Element, next: \.parent))
        for element in waiting.reversed() { element.deliverMoves() }
    }

    // MARK: Drawing

    /// Draws this element; containers call it instead of `emit`.
    package final func draw(_ emitter: inout Emitter) {
        guard NestingGuard.hasRoomToDraw else { return work.failNesting(at: node) }
        if isWaiting {
            // The ancestors are being drawn, so they need no invalidation.
            isUnchangedSinceDrawn = false
            deliverMoves()
        }
        // Sets the flags first, so that this method ends with the call of `emit` and needs less stack. Drawing nests
        // one call of this method per level of the tree.
        (isUnchangedSinceDrawn, isAtRest) = (true, false)
        if !isDrawingTimeInvariant { emitter.noteTimeDependence() }
        if work.isExhaustive { return emitTraced(&emitter) }
        emit(&emitter)
    }

    /// Sets `isAtRest`. A container calls this method after it has drawn this element and recorded its bounds.
    package final func markDrawnAtRest() { isAtRest = true }

    /// Invalidates the drawings of this element that ancestors have cached. Call this method when the element may draw
    /// something else.
    package final func drawingHasChanged() { Self.noteChange(upFrom: .passUnretained(self)) }

    /// Invalidates the cached drawings of `changed` and of its ancestors.
    ///
    /// Unmanaged references avoid reference counting; no element is deallocated meanwhile. Nonisolated, because a
    /// main-actor closure checks its executor at each call.
    nonisolated private static func noteChange(upFrom changed: Unmanaged<Element>) {
        var next: Unmanaged<Element>? = changed
        while let current = next {
            next = current._withUnsafeGuaranteedRef { element in
                // Ancestors of an invalidated element are invalidated already.
                guard element.isUnchangedSinceDrawn else { return nil }
                element.isUnchangedSinceDrawn = false
                return element.parentHandle?.pointer
            }
        }
    }

    // MARK: Changes of size

    /// Discards the measurements of this element and of all its ancestors. Call this method when the element's size,
    /// spacing or priority may have changed.
    package final func invalidateLayout() {
        var element: Element? = self
        let round = work.layoutRound
        // Outside of layout, stops at the first ancestor that was invalidated in this round, because its ancestors were
        // invalidated too. During layout, that ancestor may have been measured since, so the loop continues to the
        // root.
        while let current = element, work.isLayingOut || current.discardedInRound != round {
            current.discardMeasurements()
            current.discardedInRound = round
            element = current.parent
        }
        host.setNeedsLayout()
    }

    /// In an exhaustive host, discards the measurements of earlier layout rounds.
    private func discardEarlierRounds() {
        guard exhaustiveRound != work.layoutRound else { return }
        exhaustiveRound = work.layoutRound
        discardMeasurements()
    }

    /// Draws in an exhaustive host, which notes the items of each element.
    final func emitTraced(_ emitter: inout Emitter) {
        guard let trace = work.trace else { return emit(&emitter) }
        trace.begin(self, at: emitter.items.count)
        emit(&emitter)
        trace.end(at: emitter.items.count)
    }

    private func discardMeasurements() {
        measurements.removeAll(keepingCapacity: true)
        isPlaced = false
        hasEvictedMeasurements = false
        measuringRound &+= 1
    }

    /// Measures this element again before the next layout. An ancestor is measured again only if the size of its child
    /// has changed.
    ///
    /// Call this method when the size may have changed, but spacing and priority have not.
    package final func invalidateSize() {
        if work.isLayingOut || !isMeasured || parent == nil || work.isExhaustive { return invalidateLayout() }
        host.setNeedsMeasuring(self)
    }

    /// Makes the next layout place the content again, but not this element or its ancestors.
    ///
    /// Call this method after a change that moves the content, but keeps this element's size for every proposal.
    package final func invalidatePlaces() {
        if work.isLayingOut || !isPlaced || canMoveGuides || work.isExhaustive { return invalidateLayout() }
        guard !isDisplaced else { return }
        isDisplaced = true
        work.setNeedsPlacing(self, isNested: noteDisplacement())
    }

    /// Whether moving the content may move explicit alignment guides that ancestors use.
    private var canMoveGuides: Bool {
        // Not `contains(where:)`: a main-actor closure checks its executor at each call.
        for measurement in measurements where !measurement.dimensions.explicitGuides.isEmpty { return true }
        return hasEvictedMeasurements
    }

    /// Marks this element and its ancestors as displaced in this round. Returns true if an ancestor or a descendant is
    /// displaced too.
    ///
    /// Stops at the first ancestor that is already marked, so that many displaced siblings cost little more than one.
    private func noteDisplacement() -> Bool {
        let round = work.layoutRound
        var isNested = displacedRound == round
        displacedRound = round
        var element = parent
        while let current = element {
            if current.isDisplaced { isNested = true }
            if current.displacedRound == round { break }
            current.displacedRound = round
            element = current.parent
        }
        return isNested
    }

    /// Whether the size was requested since the last change.
    package final var isMeasured: Bool { isPlaced || !measurements.isEmpty }

    /// Measures again with the cached proposals; true if all results equal the cached ones.
    package final func confirmsMeasurements() -> Bool {
        let (answers, proposal, placed, knowsAll) = (measurements, placedProposal, dimensions, !hasEvictedMeasurements)
        discardMeasurements()
        guard knowsAll, let proposal else { return false }
        for answer in answers where self.dimensions(in: answer.proposal) != answer.dimensions { return false }
        guard self.dimensions(in: proposal) == placed else { return false }
        isPlaced = true
        return true
    }

    /// Lays out the content with the current proposal and position.
    package final func layOutInPlace() {
        isDisplaced = false
        guard let placedProposal else { return }
        deliverMovesAround()
        drawingHasChanged()
        if hasStackSpace { arrange(placedProposal) }
    }

    /// Does nothing if the layout of an ancestor has placed the content in the meantime.
    package final func layOutIfDisplaced() { if isDisplaced { layOutInPlace() } }

    /// The number of ancestors.
    package final var depth: Int {
        var depth = 0
        var element = parent
        while let current = element {
            depth += 1
            element = current.parent
        }
        return depth
    }

    package final func adopt(_ child: Element) {
        let handle = handle ?? ElementHandle(self)
        self.handle = handle
        guard child.parentHandle !== handle else { return }
        child.deliverMovesAround()
        child.parentHandle = handle
        (child.isPlaced, child.isUnchangedSinceDrawn) = (false, false)
    }
}

/// A manual weak reference to an element.
///
/// A Swift weak reference moves the target's reference counts into a side table, which slows down every retain of every
/// element with children. Here the element clears the handle in its `deinit`. A child that outlives its parent reads
/// nil, never a dangling reference.
///
/// No race is possible: parents are read on the main actor only, during work of the host, which keeps its nodes and
/// elements alive. Whatever the host releases while it works is also deallocated on the main actor. Only a host that is
/// no longer used may be deallocated on another thread, together with its whole tree.
private final class ElementHandle: @unchecked Sendable {
    var pointer: Unmanaged<Element>?
    var element: Element? { pointer?.takeUnretainedValue() }

    init(_ element: Element) { pointer = .passUnretained(element) }
}

/// A frame that follows layout, animated if the change's transaction has an animation.
///
/// As in SwiftUI, a change of layout animates the resulting frames of leaves and effects, rounded to pixels. It does
/// not animate the parameters of the containers around them.
package struct AnimatedFrame {
    private var attribute: AnimatableAttribute<CGRect>?

    package init() {}

    /// Takes the element's frame from layout, rounded to pixels. The first frame is not animated.
    @MainActor
    package mutating func update(for element: Element) {
        let frame = element.work.grid.rounded(element.frame)
        if attribute == nil {
            attribute = AnimatableAttribute(frame)
        } else if attribute!.model != frame {
            attribute!.update(frame, element.node.layoutTransaction, at: element.work.layoutTime)
        }
    }

    package mutating func value(at time: Double) -> CGRect { attribute?.presentation(at: time) ?? .zero }
    /// The frame to draw in. While it is animated, the drawing counts as time-dependent.
    package mutating func value(in emitter: inout Emitter) -> CGRect {
        attribute?.presentation(in: &emitter) ?? .zero
    }
    package var model: CGRect { attribute?.model ?? .zero }
}

/// The trait set by `layoutPriority(_:)`. Children with a higher priority choose their size first.
package enum LayoutPriorityTrait: OutermostTrait {
    package static var defaultValue: Double { 0 }
}
