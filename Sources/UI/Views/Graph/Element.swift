import Foundation
import Geometry
import Motion

/// Something that takes a place in the layout and draws there: a leaf, a container, or a modifier around one element.
///
/// Layout runs in two steps. *Measuring* goes down with a proposal and comes back with dimensions, and is cached.
/// *Placing* goes down once with final positions. All positions are absolute, in the layout space of the window (points,
/// origin at its top left); geometry effects do not move positions, they transform what is drawn.
@MainActor
class Element {
    unowned let node: _AnyViewNode
    /// The element that adopted this one last, for as long as that one lives.
    final var parent: Element? { parentHandle?.element }
    private var parentHandle: ElementHandle?
    /// What children know this element by; made for the first of them.
    private var handle: ElementHandle?

    private(set) var position: CGPoint = .zero
    private(set) var dimensions = ViewDimensions(size: .zero)

    private var placedProposal: ProposedViewSize?
    private var measurements: [(proposal: ProposedViewSize, dimensions: ViewDimensions)] = []

    /// What the element itself says to those around it; see `ElementTrait`.
    final var ownTraits = ElementTraits()

    init(node: _AnyViewNode) { self.node = node }

    deinit { handle?.element = nil }

    var host: ViewHost { node.host }
    final var size: CGSize { dimensions.size }
    final var frame: CGRect { CGRect(origin: position, size: size) }

    // MARK: Requirements of subclasses

    /// The size this element takes when it is offered `proposal`, with its explicit alignment guides.
    func measure(_ proposal: ProposedViewSize) -> ViewDimensions { fatalError("\(Self.self) does not measure") }

    /// Places the children; `position` and `dimensions` of this element are final.
    func layOut(_ proposal: ProposedViewSize) {}

    /// Draws at the place that layout gave.
    func emit(_ emitter: inout Emitter) {}

    /// The elements directly below, in drawing order.
    var childElements: [Element] { [] }

    /// The innermost element at `point`, among this one and those below; nil where there is nothing to touch. A leaf
    /// fills its frame where it says nothing else. To be called through `hit(at:)` only.
    ///
    /// - Parameter point: In layout space, with all effects around this element undone.
    func hitTest(_ point: CGPoint) -> Element? { frame.contains(point) ? self : nil }

    /// What this element says to those who cannot see it: the words of a text, for a start.
    var accessibilityLabel: String? { nil }

    /// The element inside whose traits are also those of this one; nil for leaves and containers.
    var traitSource: Element? { nil }

    /// The gaps this element wants to keep in stacks.
    var spacing: ViewSpacing { ViewSpacing() }
    /// What is drawn around the content: maps the window's layout space onto itself.
    var drawingTransform: ProjectionTransform? { nil }

    // MARK: Touching

    /// The innermost element that a touch at `point` reaches; nothing that is disabled.
    final func hit(at point: CGPoint) -> Element? { node.environment.isEnabled ? hitTest(point) : nil }

    // MARK: Measuring and placing

    /// Distinct proposals remembered between two changes: stacks ask for 0, ∞ and the final length, text for a few more.
    private static let rememberedProposals = 6

    final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        if let known = measurements.first(where: { $0.proposal == proposal }) { return known.dimensions }
        guard host.mayNest(below: node) else { return ViewDimensions(size: .zero) }
        let measured = measure(proposal)
        if measurements.count == Self.rememberedProposals { measurements.removeFirst() }
        measurements.append((proposal, measured))
        return measured
    }

    final func place(at position: CGPoint, proposal: ProposedViewSize) {
        if placedProposal == proposal, self.position == position { return }
        self.position = position
        dimensions = dimensions(in: proposal)
        placedProposal = proposal
        if host.mayNest(below: node) { layOut(proposal) }
    }

    // MARK: Drawing

    /// Draws, to be called for an element that stands in another one.
    final func draw(_ emitter: inout Emitter) {
        guard NestingGuard.hasRoomToDraw else { return host.stopNesting(at: node) }
        emit(&emitter)
    }

    /// Forgets what was measured here and in everything around: call it when a size may have changed.
    final func invalidateLayout() {
        var element: Element? = self
        while let current = element {
            current.measurements.removeAll(keepingCapacity: true)
            current.placedProposal = nil
            element = current.parent
        }
        host.setNeedsLayout()
    }

    final func adopt(_ child: Element) {
        let handle = handle ?? ElementHandle(self)
        self.handle = handle
        child.parentHandle = handle
        child.placedProposal = nil
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
    unowned(unsafe) var element: Element?

    init(_ element: Element) { self.element = element }
}

/// A frame that follows layout at once, or animated where the change asks for it.
///
/// As in SwiftUI it is the resulting frames of leaves and effects that are animated, on the grid of pixels, not the
/// parameters of the containers around them.
struct AnimatedFrame {
    private var attribute: AnimatableAttribute<CGRect>?

    /// Takes over the frame of a new layout.
    @MainActor
    mutating func update(for element: Element) {
        let frame = element.host.grid.rounded(element.frame)
        if attribute == nil {
            attribute = AnimatableAttribute(frame)
        } else if attribute!.model != frame {
            attribute!.update(frame, element.node.layoutTransaction, at: element.host.time)
        }
    }

    mutating func value(at time: Double) -> CGRect { attribute?.presentation(at: time) ?? .zero }
    var model: CGRect { attribute?.model ?? .zero }
}

/// Children of a higher priority choose their size first.
enum LayoutPriorityTrait: ElementTrait {
    static var defaultValue: Double { 0 }
}

extension Element {
    final var layoutPriority: Double { self[LayoutPriorityTrait.self] }
}
