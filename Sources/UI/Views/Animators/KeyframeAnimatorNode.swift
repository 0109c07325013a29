// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import ViewGraph

/// The node of a `KeyframeAnimator`.
///
/// The value shown depends only on when the run began and when the view was updated. Frames may therefore come at any
/// rate and may be skipped.
final class KeyframeAnimatorNode<Value, Path: Keyframes, Content: View>:
    _ViewNode<KeyframeAnimator<Value, Path, Content>>
where Value == Path.Value {
    private var view: KeyframeAnimator<Value, Path, Content>
    private var run: Run?
    /// The value shown before the first run.
    private var restingValue: Value
    private var shownValue: Value
    private var child: _ViewNode<Content>!
    private let tracking = BodyTracking()

    /// A run of the keyframes, in progress or finished.
    private struct Run {
        /// The start time of `timeline`, in seconds.
        var begin: Double
        var timeline: KeyframeTimeline<Value>
        let repeats: Bool
        /// The number of the loop during which the keyframes were replaced. The new keyframes apply from the next loop
        /// on.
        var staleRound: Double?

        /// The duration of a loop, in seconds; nil if the run does not loop.
        var period: Double? {
            repeats && timeline.duration > 0 && timeline.duration < .infinity ? timeline.duration : nil
        }

        /// The number of loops completed at `time`. The tolerance completes a loop that is short by a rounding error.
        func round(at time: Double) -> Double { period.map { ((time - begin) / $0 + 1e-9).rounded(.down) } ?? 0 }

        func beginOfRound(_ round: Double) -> Double { begin + round * (period ?? 0) }

        func isPlaying(at time: Double) -> Bool { period != nil || time < begin + timeline.duration }

        func value(at time: Double) -> Value {
            guard let period else { return timeline.value(time: time - begin) }
            return timeline.value(time: max(0, (time - begin) - round(at: time) * period))
        }

        func velocities(at time: Double) -> KeyframeVelocities<Value> { timeline.velocities(time: time - begin) }
    }

    init(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: _NodeInputs) {
        self.view = view
        restingValue = view.initialValue
        shownValue = view.initialValue
        super.init(inputs)
        if case .repeating(let isOn) = view.start { setRepeating(isOn) }
        showPresentValue()
        child = adopt(Content._makeNode(content(), inputs))
        host.setEvaluatesEachFrame(self, run?.isPlaying(at: host.time) == true)
        host.clock.services.repetitions.insert(self)
    }

    override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }
    override var viewName: String? { "KeyframeAnimator" }

    override func update(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: _NodeInputs) {
        renewKeyframes()
        let old = self.view
        self.view = view
        restart(after: old)
        evaluate(inputs)
        guard run != nil else { return }
        // At this point, the new view shows the value of the last frame. A second update shows the present value, in an
        // empty transaction: the transaction of the first update must not animate that change.
        host.enqueue(Transaction()) { [weak self] in
            guard let self else { return }
            showPresentValue()
            host.setDirty(self)
        }
    }

    override func rerun(transaction: Transaction) {
        renewKeyframes()
        showPresentValue()
        evaluate(inputs(transaction: transaction))
    }

    override func willUnmount() { tracking.end() }

    private func evaluate(_ inputs: _NodeInputs) {
        note(inputs)
        host.clearDirty(self)
        child.update(content(), inputs)
        host.setEvaluatesEachFrame(self, run?.isPlaying(at: host.time) == true)
    }

    private func content() -> Content { tracking.evaluate(for: self) { view.content(shownValue) } }

    private func showPresentValue() { shownValue = run?.value(at: host.time) ?? restingValue }

    // MARK: Runs

    private func restart(after old: KeyframeAnimator<Value, Path, Content>) {
        switch (old.start, view.start) {
        case (.repeating(let wasOn), .repeating(let isOn)):
            if wasOn != isOn { setRepeating(isOn) }
            let round = run?.round(at: host.time)
            run?.staleRound = round
        case (.trigger(let before), .trigger(let now)):
            if now.differs(from: before) { play() }
        case (.repeating, .trigger), (.trigger, .repeating):
            // Unreachable with view builders: they put the two initializers into different branches, and a change of
            // branch makes a new node.
            break
        }
    }

    private func setRepeating(_ isOn: Bool) {
        let timeline = timeline(from: view.initialValue)
        restingValue = timeline.value(time: 0)
        run = isOn ? Run(begin: host.time, timeline: timeline, repeats: true) : nil
    }

    private func play() {
        let time = host.time
        if let run, run.isPlaying(at: time) {
            let timeline = timeline(from: run.value(at: time), velocities: run.velocities(at: time))
            self.run = Run(begin: time, timeline: timeline, repeats: false)
        } else {
            run = Run(begin: time, timeline: timeline(from: view.initialValue), repeats: false)
        }
    }

    /// If new keyframes arrived during a loop, replaces the keyframes of `run` once that loop is over.
    private func renewKeyframes() {
        guard let current = run, let stale = current.staleRound, current.round(at: host.time) > stale else { return }
        run = Run(
            begin: current.beginOfRound(stale + 1), timeline: timeline(from: view.initialValue), repeats: true)
    }

    private func timeline(
        from value: Value, velocities: KeyframeVelocities<Value> = KeyframeVelocities()
    ) -> KeyframeTimeline<Value> {
        KeyframeTimeline(initialValue: value, initialVelocities: velocities, keyframes: view.keyframes(value))
    }
}

extension KeyframeAnimatorNode: Repeating {
    var repetitions: [Repetition] {
        isMounted ? run?.period.map { [Repetition(.keyframes, period: $0)] } ?? [] : []
    }
}
