// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// Wraps an element of a view that may be inserted or removed, and applies its transition.
///
/// The modifiers of an explicit transition wrap the view for its whole life. Without an explicit transition, the view
/// fades; the modifiers of the fade exist only while the fade runs.
package final class TransitionElement: Element {
    let source: Element
    /// The id from view code, if any.
    package var identity: AnyHashable?
    /// The node of the transition's modifiers around `source`.
    private(set) var chain: _AnyViewNode? {
        didSet { setTrait(InTransitionTrait.self, chain == nil ? nil : true) }
    }
    private var phase = TransitionPhase.identity
    private var content: Element
    package private(set) var leaves = false {
        didSet { setTrait(LeavingTrait.self, leaves ? true : nil) }
    }

    /// An update that inserts or removes the view.
    struct Change {
        let update: Int
        let transaction: Transaction
    }
    /// The last update that inserted the view; nil if the view was there from the start. A list row enters together
    /// with its view.
    private(set) var arrival: Change?
    /// The last update that removed the view; nil if none did. A list row leaves together with its view.
    private(set) var departure: Change?

    var isArriving: Bool { arrival?.update == host.updateNumber }

    init(around source: Element, node: _AnyViewNode) {
        self.source = source
        content = source
        super.init(node: node)
        adopt(source)
    }

    // MARK: Phases

    /// The traits of `source` that determine its transition.
    private final class Traits {
        var transition: AnyTransition??
        var isInTransition: Bool?
    }
    /// The cached traits, as of `host.traitVersion` (invariant 11); nil if `source` sets none.
    private var heard: Traits?
    private var heardVersion = UInt32.max

    /// Collects the traits. It reuses the cache of the next inner transition element, so that nested views cost
    /// linear, not quadratic, time.
    private func listen() -> Traits? {
        let version = host.traitVersion
        if heardVersion == version { return heard }
        var found: Traits?
        var next: Element? = source
        while let element = next {
            if !element.ownTraits.isEmpty {
                let (transition, isIn) = (
                    element.ownTraits[TransitionTrait.self], element.ownTraits[InTransitionTrait.self]
                )
                if transition != nil || isIn != nil {
                    let traits = found ?? Traits()
                    // The innermost value wins.
                    traits.transition = transition ?? traits.transition
                    traits.isInTransition = traits.isInTransition ?? isIn
                    found = traits
                }
            }
            if let inner = element as? TransitionElement, inner.content === inner.source, inner.heardVersion == version
            {
                guard let traits = found else {
                    found = inner.heard
                    break
                }
                traits.transition = inner.heard?.transition ?? traits.transition
                traits.isInTransition = traits.isInTransition ?? inner.heard?.isInTransition
                break
            }
            next = element.traitSource
        }
        (heard, heardVersion) = (found, version)
        return found
    }

    /// The transition from view code, if any.
    private var chosenTransition: AnyTransition? {
        node.environment.outerTransition ?? listen()?.transition ?? TransitionTrait.defaultValue
    }
    private var ownTransition: AnyTransition { chosenTransition ?? .opacity }

    /// Whether an insertion or removal in this transaction is animated: by the transaction, or by the transition's own
    /// animation.
    func isAnimated(by transaction: Transaction) -> Bool {
        transaction.animation != nil || (ownTransition.hasOwnAnimation && !transaction.disablesAnimations)
    }

    /// Wraps the view in its explicit transition, unless an inner element already does.
    func prepare(_ inputs: _NodeInputs) {
        if chain == nil, chosenTransition != nil, listen()?.isInTransition != true { show(.identity, inputs) }
    }

    /// Starts the insertion transition in the phase `willAppear`, even if another transition is running.
    func enter(_ inputs: _NodeInputs) {
        arrival = Change(update: host.updateNumber, transaction: inputs.transaction)
        dropChain()
        show(.willAppear, inputs)
        show(.identity, inputs)
    }

    /// Starts the removal transition from the present state, which may be in the middle of an insertion.
    func leave(_ inputs: _NodeInputs) {
        leaves = true
        departure = Change(update: host.updateNumber, transaction: inputs.transaction)
        if chain == nil { show(.identity, inputs) }
        show(.didDisappear, inputs)
    }

    /// Cancels the removal. Animates back from the present state if the transaction has an animation; otherwise jumps
    /// back.
    func revertRemoval(_ inputs: _NodeInputs) {
        leaves = false
        departure = nil
        if !isAnimated(by: inputs.transaction) { dropChain() }
        show(.identity, inputs)
    }

    private func show(_ phase: TransitionPhase, _ inputs: _NodeInputs) {
        let inputs = inputs.forEagerMembers
        let view = ownTransition.view(around: source, phase: phase)
        self.phase = phase
        if let chain, view.updateErased(chain, inputs) { return }
        if chain != nil, phase != .identity {
            // A different transition starts from the view's identity phase.
            dropChain()
            show(.identity, inputs)
            return show(phase, inputs)
        }
        dropChain()
        chain = node.adopt(makeErasedNode(view, inputs))
        takeContent()
    }

    private func dropChain() {
        chain?.unmount()
        chain = nil
        takeContent()
    }

    /// Adopts the element that the transition's modifiers make around `source`, or `source` if they make none or
    /// several.
    ///
    /// Call this method when the elements of `chain` may have changed.
    func takeContent() {
        let found = chain?.elements ?? [source]
        if found.count != 1 { host.warn("a transition is left out: its body makes \(found.count) views of one") }
        let new = found.count == 1 ? found[0] : source
        guard new !== content else { return }
        deliverMovesAround()
        content = new
        host.traitsHaveChanged()
        drawingHasChanged()
        adopt(content)
        invalidateLayout()
    }

    /// Updates the transition from the view's current traits.
    func refresh(_ inputs: _NodeInputs) {
        if chain != nil, chosenTransition != nil { show(phase, inputs) }
    }

    // MARK: Layout and drawing

    package override func measure(_ proposal: ProposedViewSize) -> ViewDimensions { content.dimensions(in: proposal) }
    package override var layoutIgnoresPosition: Bool { true }
    package override func layOut(_ proposal: ProposedViewSize) { content.place(at: position, proposal: proposal) }
    // False, because `node` is the list's node. Its updates insert or remove elements, but do not change what this
    // element draws.
    package override var isChangedByNode: Bool { false }
    package override var isDrawingTimeInvariant: Bool { true }
    package override func emit(_ emitter: inout Emitter) { content.draw(&emitter) }
    package override func hitTest(_ point: CGPoint) -> Element? { leaves ? nil : content.hit(at: point) }
    package override var childElements: [Element] { [content] }

    package override var spacing: ViewSpacing { content.spacing }
    package override var traitSource: Element? { content }
}
