// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import ViewGraph

/// The node of a `PhaseAnimator`.
///
/// Each step has its own transaction. A step begins at the exact time at which the previous step's animations complete,
/// not at the next frame. The length of a cycle is thus independent of the frame rate, and loops close exactly. A step
/// that animates nothing completes at once.
final class PhaseAnimatorNode<Phase: Equatable, Content: View>: _ViewNode<PhaseAnimator<Phase, Content>> {
    private var view: PhaseAnimator<Phase, Content>
    private var index = 0
    /// nil while there are no phases.
    private var child: _ViewNode<Content>?
    private let tracking = BodyTracking()

    /// The number of steps begun. Completions of a superseded step carry an older number and are ignored.
    private var stepNumber = 0
    /// The start time of the current cycle, in seconds.
    private var roundBegin: Double?
    /// The length of the previous cycle, in seconds.
    private var roundLength: Double?
    /// The scheduled step after an idle cycle.
    private var nextStep: EventQueue.ID?
    /// The number of consecutive steps that animated nothing.
    private var idleSteps = 0
    /// The delay after an idle cycle, in seconds. Without this delay, a cycle that animates nothing would repeat
    /// forever at one instant.
    private static var idleRound: Double { 1.0 / 60 }

    init(_ view: PhaseAnimator<Phase, Content>, _ inputs: _NodeInputs) {
        self.view = view
        super.init(inputs)
        child = content().map { adopt(Content._makeNode($0, inputs)) }
        if view.phases.isEmpty { host.warn("a phase animator has no phases and shows nothing") }
        guard view.trigger == nil else { return }
        host.clock.services.repetitions.insert(self)
        host.afterUpdate { [weak self] in self?.beginStep() }
    }

    override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }
    override var viewName: String? { "PhaseAnimator" }

    override func update(_ view: PhaseAnimator<Phase, Content>, _ inputs: _NodeInputs) {
        let old = self.view.trigger
        self.view = view
        evaluate(inputs)
        guard let old, let new = view.trigger, new.differs(from: old) else { return }
        host.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            index = 0
            beginStep()
        }
    }

    override func rerun(transaction: Transaction) { evaluate(inputs(transaction: transaction)) }

    override func willUnmount() {
        tracking.end()
        cancelNextStep()
    }

    // MARK: Content

    private func evaluate(_ inputs: _NodeInputs) {
        note(inputs)
        host.clearDirty(self)
        guard let content = content() else { return }
        if let child { return child.update(content, inputs) }
        child = adopt(Content._makeNode(content, inputs))
        invalidateElements()
    }

    /// The view in the current phase; nil if there are no phases, in which case the previous view stays.
    private func content() -> Content? {
        guard !view.phases.isEmpty else { return nil }
        let phase = view.phases[index % view.phases.count]
        return tracking.evaluate(for: self) { view.content(phase) }
    }

    // MARK: Steps

    private func beginStep() {
        cancelNextStep()
        // A single phase has no next phase.
        guard isMounted, view.phases.count > 1 else { return }
        stepNumber += 1
        let (step, next) = (stepNumber, (index + 1) % view.phases.count)
        let begin = host.time
        if index == 0 {
            roundLength = roundBegin.map { begin - $0 }
            roundBegin = begin
        }
        var transaction = Transaction(animation: view.animation(view.phases[next]))
        transaction.addAnimationCompletion { [weak self] in self?.stepIsComplete(step, begunAt: begin) }
        host.enqueue(transaction) { [weak self] in
            guard let self, step == stepNumber else { return }
            index = next
            host.setDirty(self)
        }
    }

    private func stepIsComplete(_ step: Int, begunAt begin: Double) {
        guard isMounted, step == stepNumber, view.trigger == nil || index != 0 else { return }
        idleSteps = host.time > begin ? 0 : idleSteps + 1
        guard idleSteps >= view.phases.count else { return beginStep() }
        idleSteps = 0
        nextStep = host.clock.schedule(at: host.time + Self.idleRound) { [weak self] in
            self?.nextStep = nil
            self?.beginStep()
        }
    }

    private func cancelNextStep() {
        if let nextStep { host.clock.cancel(nextStep) }
        nextStep = nil
    }
}

extension PhaseAnimatorNode: Repeating {
    var repetitions: [Repetition] {
        guard isMounted, let roundLength, roundLength > 0 else { return [] }
        return [Repetition(.phases, period: roundLength)]
    }
}
