// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import VirtualTime

/// The animations of one value while they run, and those who wait for their ends.
@_spi(ViewGraph) public final class RunningAnimation<Data: VectorArithmetic> {
    private var value: AnimatedValue<Data>
    /// What it shows, where that is simple: see `AnimationSegment`.
    @usableFromInline var segment: AnimationSegment<Data>?
    @usableFromInline var listeners: [Int: [AnimationListener]] = [:]
    private var lastToken = 0
    /// What others know of it while it repeats until it gets another target.
    private var told: AnimationRepetitions?
    /// What wakes this up when the next animation is complete.
    private var alarm: EventQueue.ID?

    @usableFromInline init(_ value: Data) { self.value = AnimatedValue(value) }

    deinit {
        // The view has gone, and its animations with it.
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

    // What is asked in every frame is compiled where the type of the value is known.
    /// What is shown at `time` (seconds).
    @inlinable public func value(at time: Double) -> Data {
        if listeners.isEmpty, let shown = segment?.value(at: time) { return shown }
        return joinedValue(at: time)
    }

    @usableFromInline func joinedValue(at time: Double) -> Data {
        defer { report(upTo: time) }
        return value.value(at: time)
    }

    /// Whether it still moves at `time` (seconds).
    @inlinable public func isAnimating(at time: Double) -> Bool {
        if let segment { return !segment.pace.isFinished(at: time) }
        return joinedIsAnimating(at: time)
    }

    @usableFromInline func joinedIsAnimating(at time: Double) -> Bool {
        told != nil || value.isAnimatingInPlace(at: time)
    }

    // MARK: Completions

    /// Tells those who wait what has happened up to `time`. Animations whose end is known beforehand are reported at
    /// that very moment, by an event; all others (custom ones) when a frame finds them finished.
    @inlinable public func report(upTo time: Double) {
        if !listeners.isEmpty { tellListeners(upTo: time) }
    }

    @usableFromInline func tellListeners(upTo time: Double) {
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

    // MARK: Way and repetition

    /// Takes note of how it is from here on.
    private func noteSegment() {
        nonisolated(unsafe) let animation = self
        MainActor.assumeIsolated { animation.noteSegmentOnMainActor() }
    }

    @MainActor
    private func noteSegmentOnMainActor() {
        let services = VirtualClock.current?.services
        segment = value.segment.map { segment in
            let pace = services?.paces.shared(segment.pace) ?? SharedPace(segment.pace)
            return AnimationSegment(origin: segment.origin, displacement: segment.displacement, pace: pace)
        }
        let periods = value.periods
        told = periods.isEmpty ? nil : AnimationRepetitions(periods)
        if let told { services?.repetitions.insert(told) }
    }
}

/// What is known of an animation to those who ask what repeats.
///
/// An object of its own, because that is a weak reference: one that points to the animation itself would have everybody who
/// uses the animation, in every frame, go the long way round over a table.
@MainActor
private final class AnimationRepetitions: Repeating {
    let repetitions: [Repetition]

    init(_ periods: [Double]) { repetitions = periods.map { Repetition(.animation, period: $0) } }
}

extension AnimatedValue {
    /// `isAnimating`, asked in place: out of an object, the value would be copied first, with all that it refers to, and
    /// this is asked of every moving value in every frame.
    @inline(never)
    fileprivate mutating func isAnimatingInPlace(at time: Double) -> Bool { isAnimating(at: time) }
}
