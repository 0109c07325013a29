// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// Something that takes a place in the layout and draws there: a leaf, a container, or a modifier around one element.
///
/// Layout runs in two steps. *Measuring* goes down with a proposal and comes back with dimensions, and is cached.
/// *Placing* goes down once with final positions. All positions are absolute, in the layout space of the window (points,
/// origin at its top left); geometry effects do not move positions, they transform what is drawn.
@MainActor
@_spi(ViewGraph) open class Element {
    package unowned let node: _AnyViewNode
    /// The host of the node, which everybody asks for.
    package unowned let host: ViewHost
    /// What it is at: to ask this takes less time.
    package let work: HostWork
    // Next to what every call looks at: in frames of many views, memory is what takes the time.
    /// Nothing has changed in here since it was drawn: those around may keep what they have seen of it.
    package private(set) nonisolated(unsafe) final var isAsDrawn = false
    /// Drawn when nothing in here was on its way, by a container that remembers where.
    package private(set) final var isAtRest = false
    /// Whether there are moves that what is inside has not heard of.
    private var isWaiting = false
    /// What is inside of it need not hear at once that it has moved, and nothing else.
    private var movesAsWhole = false
    /// Whether the last proposal still holds.
    private var isPlaced = false
    /// Whether what is inside is to lie elsewhere.
    private var isDisplaced = false
    /// The round of layout before which that was said of this element or of one inside.
    private var displacedRound: UInt32 = 0
    /// Not all that was answered is remembered.
    private var hasForgotten = false
    /// The round of layout before which this element and all around it have forgotten their sizes.
    private var forgottenInRound: UInt32 = 0
    /// Another number means that what follows from sizes inside has to be found out anew.
    package private(set) final var measuringRound: UInt32 = 0
    /// The element that adopted this one last, for as long as that one lives.
    package final var parent: Element? { parentHandle?.element }
    nonisolated(unsafe) private var parentHandle: ElementHandle?
    /// What children know this element by; made for the first of them.
    private var handle: ElementHandle?

    private var ownPosition: CGPoint = .zero
    /// Moves that what is inside has not heard of; see `WaitingMoves`.
    private var waiting: WaitingMoves? {
        didSet { isWaiting = waiting != nil }
    }

    package final var position: CGPoint {
        deliverMovesAround()
        return ownPosition
    }
    package private(set) final var dimensions = ViewDimensions(size: .zero)

    /// What was offered when the element was placed last.
    package private(set) final var lastProposal: ProposedViewSize?
    private var placedProposal: ProposedViewSize? { isPlaced ? lastProposal : nil }
    /// Whether the stack has room for what is inside.
    private var mayNest: Bool {
        // Without the node, as long as there is nothing to say about it.
        NestingGuard.hasRoom && !work.isNestedTooDeep || work.mayNest(below: node)
    }
    private var measurements: [(proposal: ProposedViewSize, dimensions: ViewDimensions)] = []

    /// The priority as of `host.traitVersion`: stacks ask for it with each size that they try out.
    private var priority = 0.0
    private var priorityVersion = UInt32.max

    /// Children of a higher priority choose their size first.
    package final var layoutPriority: Double {
        let version = host.traitVersion
        if priorityVersion != version {
            priority = self[LayoutPriorityTrait.self]
            priorityVersion = version
        }
        return priority
    }

    /// What the element itself says to those around it; see `ElementTrait`.
    package final var ownTraits = ElementTraits()

    /// An element that belongs to `node`, which outlives it.
    @_spi(ViewGraph) public init(node: _AnyViewNode) {
        self.node = node
        host = node.host
        work = node.work
    }

    deinit { handle?.pointer = nil }

    package final var size: CGSize { dimensions.size }
    package final var frame: CGRect { CGRect(origin: position, size: size) }

    // MARK: Requirements of subclasses

    /// The size this element takes when it is offered `proposal`, with its explicit alignment guides.
    @_spi(ViewGraph) open func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        fatalError("\(Self.self) does not measure")
    }

    /// Places the children; `position` and `dimensions` of this element are final.
    @_spi(ViewGraph) open func layOut(_ proposal: ProposedViewSize) {}

    /// Whether what `layOut` does depends on more than the size that is proposed, or on the place in other ways than by
    /// passing it on: then it hears of every move at once.
    @_spi(ViewGraph) open var mindsMoves: Bool { false }

    /// Whether it draws its frame, whatever that is, and nothing else.
    @_spi(ViewGraph) open var fillsFrame: Bool { false }

    /// Whether the node it belongs to changes what it looks like, and not only what is inside.
    @_spi(ViewGraph) open var isChangedByNode: Bool { true }

    /// Whether it draws the same again as long as it is neither updated nor placed anew, and none of its
    /// `AnimatableAttribute`s is animated.
    @_spi(ViewGraph) open var drawsAlike: Bool { false }

    /// Draws at the place that layout gave.
    @_spi(ViewGraph) open func emit(_ emitter: inout Emitter) {}

    /// The elements directly below, in drawing order.
    @_spi(ViewGraph) open var childElements: [Element] { [] }

    /// The innermost element at `point`, among this one and those below; nil where there is nothing to touch. A leaf
    /// fills its frame where it says nothing else. To be called through `hit(at:)` only.
    ///
    /// - Parameter point: In layout space, with all effects around this element undone.
    @_spi(ViewGraph) open func hitTest(_ point: CGPoint) -> Element? { frame.contains(point) ? self : nil }

    /// Names under which those inside can measure in the coordinates of this element.
    @_spi(ViewGraph) open var coordinateSpaceNames: [AnyHashable] { [] }

    /// What this element says to those who cannot see it: the words of a text, for a start.
    @_spi(ViewGraph) open var accessibilityLabel: String? { nil }

    /// Says what it shows; the kind is set already, by the name of the class.
    @_spi(ViewGraph) open func describe(_ description: inout ElementDescription) {}

    /// The modifier that this element stands for, if it does.
    @_spi(ViewGraph) open var describedModifier: Any? { nil }

    /// The element inside whose traits are also those of this one; nil for leaves and containers.
    @_spi(ViewGraph) open var traitSource: Element? { nil }

    /// The gaps this element wants to keep in stacks.
    @_spi(ViewGraph) open var spacing: ViewSpacing { ViewSpacing() }
    /// What is drawn around the content: maps the window's layout space onto itself.
    @_spi(ViewGraph) open var drawingTransform: ProjectionTransform? { nil }

    // MARK: Touching

    /// The innermost element that a touch at `point` reaches; nothing that is disabled.
    package final func hit(at point: CGPoint) -> Element? {
        guard node.environment.isEnabled else { return nil }
        deliverMoves()
        return hitTest(point)
    }

    // MARK: Measuring and placing

    /// Distinct proposals remembered between two changes: a stack asks for 0, ∞ and the final length, and one in another
    /// does so for each of these.
    private static let rememberedProposals = 9

    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        for index in measurements.indices where measurements[index].proposal == proposal {
            return measurements[index].dimensions
        }
        guard mayNest else { return ViewDimensions(size: .zero) }
        let measured = measure(proposal)
        if measurements.count == Self.rememberedProposals {
            measurements.removeFirst()
            hasForgotten = true
        }
        if measurements.isEmpty { measurements.reserveCapacity(4) }
        measurements.append((proposal, measured))
        forgottenInRound = 0
        return measured
    }

    /// - Parameter mayWait: There are many of its kind: where nothing is new but the place, what is inside may hear of that
    ///   when somebody looks.
    package final func place(at position: CGPoint, proposal: ProposedViewSize, mayWait: Bool = false) {
        let isKnown = isPlaced && lastProposal == proposal
        if isKnown {
            if ownPosition == position {
                if !movesAsWhole { HastyParts.add() }
                return
            }
            if mayWait, wait(at: position) { return }
        }
        deliverMoves()
        drawingHasChanged()
        ownPosition = position
        // What has only moved has the size that it had, unless those who have just heard of earlier moves are of another one.
        if !(isKnown && isPlaced) {
            dimensions = dimensions(in: proposal)
            (lastProposal, isPlaced) = (proposal, true)
        }
        isDisplaced = false
        let hasty = HastyParts.count
        if mindsMoves { HastyParts.add() }
        if mayNest { layOut(proposal) }
        movesAsWhole = hasty == HastyParts.count
    }

    // MARK: Waiting

    /// Takes note of another place; false where that has to be told inside at once.
    private func wait(at position: CGPoint) -> Bool {
        guard isAsDrawn, isAtRest, movesAsWhole else { return false }
        let waiting = waiting ?? WaitingMoves()
        waiting.forgetWhatIsOver(at: work.layoutTime)
        guard waiting.steps.count < WaitingMoves.most else { return false }
        let way = CGSize(width: position.x - ownPosition.x, height: position.y - ownPosition.y)
        guard let move = host.lastMove.shared(way, after: waiting.steps.last?.move, of: self) else { return false }
        waiting.append(position, move)
        self.waiting = waiting
        ownPosition = position
        // In here nothing has changed.
        parent?.drawingHasChanged()
        return true
    }

    /// How far it is shown from where it was drawn, and whether it is on its way; nil where it does not wait.
    package final func waitingMove(at time: Double) -> (offset: CGSize, isMoving: Bool)? {
        guard isWaiting, let move = waiting?.last else { return nil }
        return (move.offset(at: time), move.isMoving(at: time))
    }

    /// Passes on the moves that it has waited with.
    package final func deliverMoves() {
        guard isWaiting, let waiting, let lastProposal else { return }
        self.waiting = nil
        drawingHasChanged()
        for (position, move) in waiting.steps {
            ownPosition = position
            host.layOutLate(LateLayout(move: move, boundary: node)) { layOut(lastProposal) }
        }
    }

    /// The same for this element and all around it: what is inside of those that wait is not where it seems to be.
    package final func deliverMovesAround() {
        guard WaitingMoves.areAnyThere else { return }
        // From the outside in: those inside may have to wait with what they hear.
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

    /// Draws, to be called for an element that stands in another one.
    package final func draw(_ emitter: inout Emitter) {
        guard NestingGuard.hasRoomToDraw else { return work.stopNesting(at: node) }
        if isWaiting {
            // Those around are just drawing it.
            isAsDrawn = false
            deliverMoves()
        }
        // First, so that nothing is left to do here while what is inside draws: this is on the way to every leaf.
        (isAsDrawn, isAtRest) = (true, false)
        if !drawsAlike { MovingParts.add() }
        emit(&emitter)
    }

    /// To be called by a container that has just drawn this element, and knows where that was.
    package final func wasDrawnAtRest() { isAtRest = true }

    /// Forgets what those around keep of what was drawn here: call it when something else may be drawn.
    package final func drawingHasChanged() { Self.noteChange(upFrom: .passUnretained(self)) }

    /// Without counting references on the way up: nobody goes meanwhile. Not isolated: a closure of the main actor's asks the
    /// runtime each time whether it runs there.
    nonisolated private static func noteChange(upFrom changed: Unmanaged<Element>) {
        var next: Unmanaged<Element>? = changed
        while let current = next {
            next = current._withUnsafeGuaranteedRef { element in
                // Of an element that is not as it was drawn nobody around keeps anything.
                guard element.isAsDrawn else { return nil }
                element.isAsDrawn = false
                return element.parentHandle?.pointer
            }
        }
    }

    // MARK: Changes of size

    /// Forgets what was measured here and in everything around: call it when a size may have changed.
    package final func invalidateLayout() {
        var element: Element? = self
        let round = work.layoutRound
        // Many may say so before the next layout: those around have been told then. While layout is made, sizes that were
        // forgotten may have been found out again.
        while let current = element, work.isLayingOut || current.forgottenInRound != round {
            current.forgetMeasurements()
            current.forgottenInRound = round
            element = current.parent
        }
        host.setNeedsLayout()
    }

    private func forgetMeasurements() {
        measurements.removeAll(keepingCapacity: true)
        isPlaced = false
        hasForgotten = false
        measuringRound &+= 1
    }

    /// Forgets what was measured here, and in what is around only where that turns out to be something else: call it when
    /// a size may have changed, and neither spacing nor priority has.
    package final func invalidateSize() {
        if work.isLayingOut || !isMeasured || parent == nil { return invalidateLayout() }
        host.setNeedsMeasuring(self)
    }

    /// Has what is inside laid out anew, and nothing around: call it when what is inside lies elsewhere, and the size that
    /// this element takes, whatever it is offered, stays what it was.
    package final func invalidatePlaces() {
        if work.isLayingOut || !isPlaced || mayMoveGuides { return invalidateLayout() }
        guard !isDisplaced else { return }
        isDisplaced = true
        work.setNeedsPlacing(self, isNested: noteDisplacement())
    }

    /// Whether guides that are set inside may move along, by which those around may go.
    private var mayMoveGuides: Bool {
        // Not `contains(where:)`: its closure would ask each time whether it runs on the main actor.
        for measurement in measurements where !measurement.dimensions.explicitGuides.isEmpty { return true }
        return hasForgotten
    }

    /// Notes in all elements around that places in here change; true where they change around this element or in one inside,
    /// too. Goes no further up than to where others have been: of many siblings only the first goes all the way.
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

    /// Whether anybody has asked for a size since the last change.
    package final var isMeasured: Bool { isPlaced || !measurements.isEmpty }

    /// Measures anew; true where all that was answered before is answered again.
    package final func answersAsBefore() -> Bool {
        let (answers, proposal, placed, knowsAll) = (measurements, placedProposal, dimensions, !hasForgotten)
        forgetMeasurements()
        guard knowsAll, let proposal else { return false }
        for answer in answers where self.dimensions(in: answer.proposal) != answer.dimensions { return false }
        guard self.dimensions(in: proposal) == placed else { return false }
        isPlaced = true
        return true
    }

    /// Lays out anew what is inside.
    package final func layOutInPlace() {
        isDisplaced = false
        guard let placedProposal else { return }
        deliverMovesAround()
        drawingHasChanged()
        if mayNest { layOut(placedProposal) }
    }

    /// The same where nobody around has done so since the places inside have changed.
    package final func layOutIfDisplaced() { if isDisplaced { layOutInPlace() } }

    /// The number of elements around.
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
        (child.isPlaced, child.isAsDrawn) = (false, false)
    }
}

/// A reference to an element that does not keep it alive, as `weak` is, but made by hand.
///
/// An object that a weak reference points to keeps its counts in a table beside it, and whoever retains it goes the long
/// way round over that table: each element with children, in each frame. Here the element itself clears the handle when
/// it goes, in its `deinit`, which every element runs; a child that outlives its parent finds nil, never a dangling
/// reference.
///
/// Nor can the two meet on two threads. Parents are asked for on the main actor alone, in the course of some work of the
/// host, which keeps itself and so its nodes and their elements alive meanwhile; what the host lets go of while it works
/// goes on the main actor too. Only a host that nobody uses any more may end elsewhere, with its whole tree.
private final class ElementHandle: @unchecked Sendable {
    var pointer: Unmanaged<Element>?
    var element: Element? { pointer?.takeUnretainedValue() }

    init(_ element: Element) { pointer = .passUnretained(element) }
}

/// A frame that follows layout at once, or animated where the change asks for it.
///
/// As in SwiftUI it is the resulting frames of leaves and effects that are animated, on the grid of pixels, not the
/// parameters of the containers around them.
package struct AnimatedFrame {
    private var attribute: AnimatableAttribute<CGRect>?

    package init() {}

    /// Takes over the frame of a new layout.
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
    package var model: CGRect { attribute?.model ?? .zero }
}

/// Children of a higher priority choose their size first.
package enum LayoutPriorityTrait: OuterTrait {
    package static var defaultValue: Double { 0 }
}
