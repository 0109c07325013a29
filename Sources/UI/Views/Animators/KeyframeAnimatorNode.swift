// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import ViewGraph

/// Plays the keyframes of a `KeyframeAnimator`.
///
/// What is shown depends on the times at which the playing began and the view was given anew, and on nothing between:
/// frames may come at any rate, and be left out.
final class KeyframeAnimatorNode<Value, Path: Keyframes, Content: View>:
    _ViewNode<KeyframeAnimator<Value, Path, Content>>
where Value == Path.Value {
    private var view: KeyframeAnimator<Value, Path, Content>
    private var run: Run?
    /// What is shown while no run plays or has played.
    private var restingValue: Value
    private var shownValue: Value
    private var child: _ViewNode<Content>!
    private let tracking = BodyTracking()

    /// Keyframes being played, or played to their end.
    private struct Run {
        /// The time at which `timeline` begins.
        var begin: Double
        var timeline: KeyframeTimeline<Value>
        let repeats: Bool
        /// The round that is played when the keyframes were given anew; they count from the next round on.
        var staleRound: Double?

        /// Seconds that a round takes; nil where nothing goes round.
        var period: Double? {
            repeats && timeline.duration > 0 && timeline.duration < .infinity ? timeline.duration : nil
        }

        /// Rounds that are complete at `time`. One that lacks a rounding error is complete.
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
        // Up to here everything changed but the value. How far that has come since the last frame is nothing that the
        // new transaction would animate.
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
            // Two initializers in two branches are two views; one view cannot change from one to the other.
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

    /// Keyframes that were given anew in the middle of a round are played from the next one on.
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
