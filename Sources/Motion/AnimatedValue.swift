// SPDX-License-Identifier: MIT

/// A value with a target, and whatever animations are on their way there.
///
/// Shown is `origin + displacement(t)`. The origin is the target at the time when nothing moved; the displacement goes
/// from zero to the sum of all changes since then. Two rules follow from this, both SwiftUI's:
///
/// - A change with an animation extends the displacement and leaves the origin alone.
/// - A change *without* an animation shifts the origin and leaves a running animation alone: a rotation that repeats
///   for ever goes on around its new base.
///
/// Asking for the value at a time gives the same answer whether or not it was asked for at earlier times, except for
/// custom animations that keep a state. Time may only go forward: the past is dropped when an animation has finished.
/// At rest a value costs no heap memory, and a running one is evaluated without allocating (custom animations
/// excepted).
package struct AnimatedValue<Value: VectorArithmetic> {
    /// Where the value will be when everything has finished: the model value.
    package private(set) var target: Value

    /// The target minus the sum of all animated changes; equal to the target at rest.
    private var origin: Value

    private var run: AnimationRun<Value>?

    /// Who still waits for a completion, in the order of their changes.
    private var waiting: [Waiting] = []

    /// What custom animations get to see as their environment.
    package var environmentReference: AnyObject?

    /// A value at rest.
    package init(_ value: Value) {
        target = value
        origin = value
    }

    // MARK: Targets

    /// Gives the value a new target at `time` seconds. A target equal to the old one changes nothing.
    ///
    /// - Parameters:
    ///   - animation: the way there; nil shifts the value at once and leaves what runs alone.
    ///   - completion: a token for which `advance(to:)` reports the ends of this animation.
    /// - Returns: whether an animation was started, and the token, if any, will be reported.
    @discardableResult
    package mutating func setTarget(
        _ newTarget: Value, animation: Animation?, at time: Double, completion: Int? = nil
    ) -> Bool {
        guard newTarget != target else { return false }
        catchUp(to: time)
        let change = newTarget - target
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

    /// What is shown as long as one animation is at work that knows its way from the beginning to the end: the origin plus the
    /// part of the displacement that its pace tells. nil where it takes more than that, and at rest.
    package var segment: (origin: Value, displacement: Value, pace: AnimationPace)? {
        guard let run, run.isPlain else { return nil }
        return (origin, run.displacement, run.pace)
    }

    /// The value shown at `time` seconds; exactly the target when nothing moves.
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

    /// Whether the value still moves, or repeats, after `time` seconds.
    package func isAnimating(at time: Double) -> Bool {
        guard let run = run?.copyForEvaluation(), !run.isFinished(at: time) else { return false }
        if run.isStateful { _ = run.output(at: time, environment: environmentReference) }
        return !run.isFinished(at: time)
    }

    /// Whether it can be told at any time where the value is: custom animations have to be asked frame by frame.
    package var isPredictable: Bool { run.map { !$0.isStateful } ?? true }

    /// Seconds after which what repeats for ever shows the same again: one for each animation that has a part in the
    /// value. Custom animations do not tell theirs.
    package var periods: [Double] { run?.periods ?? [] }

    /// Brings the run up to `time` without asking for the value, which only custom animations need.
    private mutating func catchUp(to time: Double) {
        guard let run else { return }
        if run.isStateful { _ = adopt(run.copyForEvaluation(), at: time) }
        dropFinishedRun(at: time)
    }

    /// Evaluates `copy` and puts it in the place of the run; the ends of a custom animation may have become known.
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

    /// The completions up to and including `time` seconds that have not been reported yet, the earliest first. An
    /// animation that repeats for ever completes never.
    package mutating func advance(to time: Double) -> [AnimationCompletion] {
        catchUp(to: time)
        return waiting.isEmpty ? [] : report(upTo: time)
    }

    /// The time of the next completion that is known beforehand; infinity when there is none.
    package var nextCompletionTime: Double {
        waiting.reduce(.infinity) { earliest, entry in
            min(earliest, entry.hasReportedLogicalEnd ? entry.removal : min(entry.logicalEnd, entry.removal))
        }
    }

    /// Ends everything at `time` seconds, as when the view goes away: the value is at its target, and all completions
    /// are due now at the latest.
    package mutating func finish(at time: Double) -> [AnimationCompletion] {
        run = nil
        origin = target
        for index in waiting.indices {
            waiting[index].isNewest = false
            waiting[index].removal = min(waiting[index].removal, time)
        }
        return report(upTo: time)
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
        // Sorting is stable for equal times only by hand: the order of the changes decides.
        return completions.enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element)
    }
}

/// Someone who waits for the completion of an animation.
private struct Waiting {
    let token: Int
    /// The time at which its own animation counts as complete, even if another has taken over by then.
    var logicalEnd: Double
    /// The time at which everything that it became part of is over.
    var removal: Double
    var hasReportedLogicalEnd = false
    /// Whether its animation is the newest run, whose ends may still become known.
    var isNewest = true
}
