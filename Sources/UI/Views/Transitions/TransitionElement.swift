// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// Stands around each element of a view that may come and go, with its transition in between.
///
/// Without anything to do it only passes on. A view with a transition of its own has the modifiers of that transition
/// around it for as long as it lives; the fade that is the default comes into being when it is needed.
package final class TransitionElement: Element {
    let source: Element
    /// The id by which authors know the view, if there is one.
    package var identity: AnyHashable?
    /// The nodes of the transition's modifiers, around `source`.
    private(set) var chain: _AnyViewNode? {
        didSet { setTrait(InTransitionTrait.self, chain == nil ? nil : true) }
    }
    private var phase = TransitionPhase.identity
    private var content: Element
    package private(set) var leaves = false {
        didSet { setTrait(LeavingTrait.self, leaves ? true : nil) }
    }

    /// An update that brings the view or takes it away.
    struct Change {
        let update: Int
        let transaction: Transaction
    }
    /// For those who show the view as a part of something that comes and goes with it.
    private(set) var arrival: Change?
    private(set) var departure: Change?

    var isArriving: Bool { arrival?.update == host.updateNumber }

    init(around source: Element, node: _AnyViewNode) {
        self.source = source
        content = source
        super.init(node: node)
        adopt(source)
    }

    // MARK: Phases

    /// What `source` says that matters here.
    private final class Traits {
        var transition: AnyTransition??
        var isInTransition: Bool?
    }
    /// Nil where it says nothing; as of `host.traitVersion`.
    private var heard: Traits?
    private var heardVersion = UInt32.max

    /// Of views in views, each of which may come and go, every one asks: so that a thousand of them do not ask a thousand
    /// times a thousand, the answer of the next one inside is taken over.
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
                    // The innermost one counts.
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

    /// The transition that the author has chosen.
    private var chosenTransition: AnyTransition? {
        node.environment.outerTransition ?? listen()?.transition ?? TransitionTrait.defaultValue
    }
    /// The same, or a fade.
    private var ownTransition: AnyTransition { chosenTransition ?? .opacity }

    /// Whether a change with this transaction takes time.
    func isAnimated(by transaction: Transaction) -> Bool {
        transaction.animation != nil || (ownTransition.hasOwnAnimation && !transaction.disablesAnimations)
    }

    /// Puts the modifiers of the view's own transition around it, if it has one and nobody else has.
    func prepare(_ inputs: _NodeInputs) {
        if chain == nil, chosenTransition != nil, listen()?.isInTransition != true { show(.identity, inputs) }
    }

    /// Lets the view come.
    func enter(_ inputs: _NodeInputs) {
        arrival = Change(update: host.updateNumber, transaction: inputs.transaction)
        dropChain()
        show(.willAppear, inputs)
        show(.identity, inputs)
    }

    /// Lets the view go.
    func leave(_ inputs: _NodeInputs) {
        leaves = true
        departure = Change(update: host.updateNumber, transaction: inputs.transaction)
        if chain == nil { show(.identity, inputs) }
        show(.didDisappear, inputs)
    }

    /// Takes the view back that was about to go, from where it is or at once.
    func comeBack(_ inputs: _NodeInputs) {
        leaves = false
        departure = nil
        if !isAnimated(by: inputs.transaction) { dropChain() }
        show(.identity, inputs)
    }

    private func show(_ phase: TransitionPhase, _ inputs: _NodeInputs) {
        let inputs = inputs.atOnce
        let view = ownTransition.view(around: source, phase: phase)
        self.phase = phase
        if let chain, view.updateErased(chain, inputs) { return }
        if chain != nil, phase != .identity {
            // Another transition than the one that is there: it begins where the view is as it is.
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

    /// To be called when the elements of the chain may have changed.
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

    /// Brings the transition up to date with what the view says now.
    func refresh(_ inputs: _NodeInputs) {
        if chain != nil, chosenTransition != nil { show(phase, inputs) }
    }

    // MARK: Element

    package override func measure(_ proposal: ProposedViewSize) -> ViewDimensions { content.dimensions(in: proposal) }
    package override func layOut(_ proposal: ProposedViewSize) { content.place(at: position, proposal: proposal) }
    // The node is that of the list: what it changes is which of its elements are there.
    package override var isChangedByNode: Bool { false }
    package override var drawsAlike: Bool { true }
    package override func emit(_ emitter: inout Emitter) { content.draw(&emitter) }
    package override func hitTest(_ point: CGPoint) -> Element? { leaves ? nil : content.hit(at: point) }
    package override var childElements: [Element] { [content] }

    package override var spacing: ViewSpacing { content.spacing }
    package override var traitSource: Element? { content }
}
