// SPDX-License-Identifier: MIT

/// A value with a target, and the animations that move it there.
///
/// The value shown is `origin + displacement(t)`. The origin is the target that the value had when it was last at rest.
/// The displacement goes from zero to the sum of all animated changes since then. Two rules of SwiftUI follow:
///
/// - An animated change extends the displacement and keeps the origin.
/// - A change without animation shifts the origin and keeps running animations: a rotation that repeats for ever
///   continues around its new base.
///
/// A change from or to infinity or NaN has no values in between: it ends all animations and takes effect at once.
///
/// The value at a time does not depend on which earlier times were queried, except for custom animations with state.
/// Time must not decrease: the past is discarded when an animation has finished. A value at rest uses no heap memory,
/// and a running one is evaluated without allocation (except for custom animations).
package struct AnimatedValue<Value: VectorArithmetic> {
    /// The value after all animations have finished.
    package private(set) var target: Value

    /// The target minus the sum of all animated changes; equal to the target at rest.
    private var origin: Value

    private var run: AnimationRun<Value>?

    /// Pending completions, in the order of their changes.
    private var waiting: [Waiting] = []

    /// Passed to custom animations as their environment.
    package var environmentReference: AnyObject?

    package init(_ value: Value) {
        target = value
        origin = value
    }

    // MARK: Targets

    /// Sets a new target at `time`, in seconds. A target equal to the old one has no effect.
    ///
    /// - Parameters:
    ///   - animation: nil shifts the value at once and keeps running animations.
    ///   - completion: A token for which `advance(to:)` reports the ends of this animation.
    /// - Returns: Whether an animation was started. If not, the token will not be reported.
    @discardableResult
    package mutating func setTarget(
        _ newTarget: Value, animation: Animation?, at time: Double, completion: Int? = nil
    ) -> Bool {
        guard newTarget != target else { return false }
        catchUp(to: time)
        let change = newTarget - target
        // Detects infinite and NaN changes, which cannot be animated. For these, x − x is NaN, and NaN differs from
        // itself.
        let rest = change - change
        if rest != rest {
            end(at: newTarget, time)
            return false
        }
        guard let animation else {
            if run != nil { origin += change } else { origin = newTarget }
            target = newTarget
            return false
        }

        let newRun: AnimationRun<Value>
        if let run {
            newRun = run.copyForEvaluation().retargeted(
                to: run.displacement + change, with: animation, at: time, environment: environmentReference)
        } else {
            origin = target
            newRun = AnimationRun(animation, displacement: change, begin: time)
        }
        target = newTarget
        run = newRun
        for index in waiting.indices {
            waiting[index].isNewest = false
            if waiting[index].removal > time + timeTolerance { waiting[index].removal = newRun.end }
        }
        if let completion {
            waiting.append(Waiting(token: completion, logicalEnd: newRun.logicalEnd, removal: newRun.end))
        }
        dropFinishedRun(at: time)
        return true
    }

    // MARK: Values

    /// The terms of the value `origin + displacement · pace`. nil unless exactly one animation runs and its progress
    /// depends on time only.
    package var segment: (origin: Value, displacement: Value, pace: AnimationProgress)? {
        guard let run, run.isPlain else { return nil }
        return (origin, run.displacement, run.pace)
    }

    /// The value shown at `time`, in seconds; exactly the target if nothing moves.
    package mutating func value(at time: Double) -> Value {
        guard var current = run else { return target }
        var value: Value
        if current.isStateful {
            current = current.copyForEvaluation()
            value = adopt(current, at: time)
        } else {
            value = current.output(at: time)
        }
        if current.isFinished(at: time) {
            dropFinishedRun(at: time)
            return target
        }
        value += origin
        return value
    }

    /// Whether the value still moves or repeats after `time`, in seconds.
    package func isAnimating(at time: Double) -> Bool {
        guard let run = run?.copyForEvaluation(), !run.isFinished(at: time) else { return false }
        if run.isStateful { _ = run.output(at: time, environment: environmentReference) }
        return !run.isFinished(at: time)
    }

    /// Whether the value depends on the time only. False for a custom animation, which keeps state and must be
    /// evaluated frame by frame.
    package var isPredictable: Bool { run.map { !$0.isStateful } ?? true }

    /// The periods in seconds of all endlessly repeating animations of the value. Custom animations report none.
    package var periods: [Double] { run?.periods ?? [] }

    /// Advances the state of custom animations to `time`.
    private mutating func catchUp(to time: Double) {
        guard let run else { return }
        if run.isStateful { _ = adopt(run.copyForEvaluation(), at: time) }
        dropFinishedRun(at: time)
    }

    /// Evaluates `copy` and makes it the current run, since evaluation may reveal the end of a custom animation.
    private mutating func adopt(_ copy: AnimationRun<Value>, at time: Double) -> Value {
        let displacement = copy.output(at: time, environment: environmentReference)
        run = copy
        for index in waiting.indices {
            if waiting[index].isNewest { waiting[index].logicalEnd = copy.logicalEnd }
            waiting[index].removal = min(waiting[index].removal, copy.end)
        }
        return displacement
    }

    private mutating func dropFinishedRun(at time: Double) {
        guard let current = run, current.isFinished(at: time) else { return }
        run = nil
        origin = target
        for index in waiting.indices { waiting[index].isNewest = false }
    }

    // MARK: Completions

    /// The unreported completions up to and including `time` (seconds), the earliest first. An animation that repeats
    /// for ever never completes.
    package mutating func advance(to time: Double) -> [AnimationCompletion] {
        catchUp(to: time)
        return waiting.isEmpty ? [] : report(upTo: time)
    }

    /// The time of the next predictable completion; infinity if there is none.
    package var nextCompletionTime: Double {
        waiting.reduce(.infinity) { earliest, entry in
            min(earliest, entry.hasReportedLogicalEnd ? entry.removal : min(entry.logicalEnd, entry.removal))
        }
    }

    /// Ends all animations at `time` (seconds), as when the view is removed, and returns all pending completions. The
    /// value jumps to its target.
    package mutating func finish(at time: Double) -> [AnimationCompletion] {
        end(at: target, time)
        return report(upTo: time)
    }

    /// Ends all animations at `time` (seconds) and makes `value` both the value shown and the target.
    private mutating func end(at value: Value, _ time: Double) {
        run = nil
        (origin, target) = (value, value)
        for index in waiting.indices {
            waiting[index].isNewest = false
            waiting[index].removal = min(waiting[index].removal, time)
        }
    }

    private mutating func report(upTo time: Double) -> [AnimationCompletion] {
        var completions: [AnimationCompletion] = []
        for index in waiting.indices {
            let entry = waiting[index]
            let logicalEnd = min(entry.logicalEnd, entry.removal)
            if !entry.hasReportedLogicalEnd, logicalEnd <= time + timeTolerance {
                waiting[index].hasReportedLogicalEnd = true
                completions.append(.init(token: entry.token, criterion: .logicallyComplete, time: logicalEnd))
            }
            if entry.removal <= time + timeTolerance {
                completions.append(.init(token: entry.token, criterion: .removed, time: entry.removal))
            }
        }
        waiting.removeAll { $0.removal <= time + timeTolerance }
        // Completions at equal times stay in the order of their changes. `sorted` does not guarantee this, so the
        // offsets are compared, too.
        return completions.enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element)
    }
}

/// The pending completion of an animation.
private struct Waiting {
    let token: Int
    /// The time at which this animation is logically complete, even if another animation has replaced it by then.
    var logicalEnd: Double
    /// The time at which this animation has ended, and so have all animations that were combined with it later.
    var removal: Double
    var hasReportedLogicalEnd = false
    /// Whether this animation is the newest one. Only the newest animation's end may still change during evaluation.
    var isNewest = true
}
