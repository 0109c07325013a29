// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import VirtualTime

/// The running animations of one value, and the listeners that wait for their completion.
@_spi(ViewGraph) public final class RunningAnimation<Data: VectorArithmetic> {
    private var value: AnimatedValue<Data>
    /// The fast path for a single simple animation; nil otherwise. See `AnimationSegment`.
    @usableFromInline var segment: AnimationSegment<Data>?
    @usableFromInline var listeners: [Int: [AnimationListener]] = [:]
    private var lastToken = 0
    /// The repetitions registered with the host while the value repeats. Replaced when a new target is set.
    private var told: AnimationRepetitions?
    /// The scheduled event that reports the next completion.
    private var alarm: EventQueue.ID?

    @usableFromInline init(_ value: Data) { self.value = AnimatedValue(value) }

    deinit {
        // The view was removed, so its animations end.
        for listener in listeners.values.joined() { listener.release() }
    }

    @usableFromInline func setTarget(_ target: Data, _ transaction: Transaction, at time: Double) {
        defer { noteSegment() }
        let interested = transaction.listeners
        guard !interested.isEmpty else {
            value.setTarget(target, animation: transaction.animation, at: time)
            if !listeners.isEmpty { setAlarm() }
            return
        }
        lastToken += 1
        let starts = value.setTarget(target, animation: transaction.animation, at: time, completion: lastToken)
        if starts {
            for listener in interested { listener.hold() }
            listeners[lastToken] = interested
        }
        if !listeners.isEmpty { setAlarm() }
    }

    // Per-frame code is `@inlinable`, so that callers specialise it for their value type.

    /// The value shown at `time`, in seconds. Also reports the completions up to that time.
    @inlinable public func value(at time: Double) -> Data {
        if listeners.isEmpty, let shown = segment?.value(at: time) { return shown }
        return joinedValue(at: time)
    }

    @usableFromInline func joinedValue(at time: Double) -> Data {
        defer { report(upTo: time) }
        return value.value(at: time)
    }

    /// Whether the value still moves at `time`, in seconds.
    @inlinable public func isAnimating(at time: Double) -> Bool {
        if let segment { return !segment.pace.isFinished(at: time) }
        return joinedIsAnimating(at: time)
    }

    @usableFromInline func joinedIsAnimating(at time: Double) -> Bool {
        told != nil || value.isAnimatingInPlace(at: time)
    }

    // MARK: Completions

    /// Notifies listeners of every completion up to `time`. If the end of an animation is predictable, an event calls
    /// this method at that moment. Otherwise, the first frame after the end calls it.
    @inlinable public func report(upTo time: Double) {
        if !listeners.isEmpty { notifyListeners(upTo: time) }
    }

    @usableFromInline func notifyListeners(upTo time: Double) {
        for completion in value.advance(to: time) {
            guard let waiting = listeners[completion.token] else { continue }
            for listener in waiting where listener.criterion == completion.criterion { listener.release() }
            let rest = waiting.filter { $0.criterion != completion.criterion }
            listeners[completion.token] = rest.isEmpty ? nil : rest
        }
    }

    private func setAlarm() {
        nonisolated(unsafe) let animation = self
        MainActor.assumeIsolated { animation.setAlarmOnMainActor() }
    }

    @MainActor
    private func setAlarmOnMainActor() {
        guard let clock = VirtualClock.current else { return }
        if let alarm { clock.cancel(alarm) }
        alarm = nil
        let time = value.nextCompletionTime
        guard time.isFinite else { return }
        alarm = clock.schedule(at: time) { [weak self] in
            guard let self else { return }
            alarm = nil
            report(upTo: time)
            if !listeners.isEmpty { setAlarm() }
        }
    }

    // MARK: Fast path and repetition

    /// Recomputes `segment` and `told` after a new target is set.
    private func noteSegment() {
        nonisolated(unsafe) let animation = self
        MainActor.assumeIsolated { animation.noteSegmentOnMainActor() }
    }

    @MainActor
    private func noteSegmentOnMainActor() {
        let services = VirtualClock.current?.services
        segment = value.segment.map { segment in
            let pace = services?.paces.shared(segment.pace) ?? SharedProgress(segment.pace)
            return AnimationSegment(origin: segment.origin, displacement: segment.displacement, pace: pace)
        }
        let periods = value.periods
        told = periods.isEmpty ? nil : AnimationRepetitions(periods)
        if let told { services?.repetitions.insert(told) }
    }
}

/// The periods of a repeating animation, kept for loop detection.
///
/// A separate object, because the host refers to it weakly. A weak reference to `RunningAnimation` itself would slow
/// down every retain of it, in every frame.
@MainActor
private final class AnimationRepetitions: Repeating {
    let repetitions: [Repetition]

    init(_ periods: [Double]) { repetitions = periods.map { Repetition(.animation, period: $0) } }
}

extension AnimatedValue {
    /// Calls the mutating `isAnimating(at:)` on the stored value in place. A copy of the value would first retain
    /// everything that the value refers to.
    @inline(never)
    fileprivate mutating func isAnimatingInPlace(at time: Double) -> Bool { isAnimating(at: time) }
}
