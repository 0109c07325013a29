// SPDX-License-Identifier: MIT

/// A running animation: a curve, its displacement, and the unfinished run that it was started on (`previous`).
///
/// A run is expressed as a displacement from a fixed origin. It starts at zero and ends at `displacement`, the sum of
/// all changes so far. A new target during a run has two cases:
///
/// - **Takeover.** A spring of the `.spring` family (or a custom animation that asks for it) replaces the old run and
///   continues from its position and velocity.
/// - **Chain.** Any other animation keeps the old run as `previous`. It goes from the moving output p of that run to
///   the new displacement, with progress f: `p + (displacement − p) · f`. A finished run outputs exactly its
///   displacement, so the runs before it no longer matter. When the newest run ends, the whole chain is dropped.
///
/// A run of a built-in curve is immutable: its value is a pure function of time. Only a custom curve has state, so the
/// owner copies the run before each evaluation (`copyForEvaluation`).
final class AnimationRun<Value: VectorArithmetic> {
    /// The state from which a spring continues when it replaces a run. It is a class, because each access to an
    /// optional generic value looks up the value's type; access to an optional reference does not.
    final class SpringContinuation {
        /// The displacement at the takeover.
        let position: Value
        /// The half-step velocity at the takeover, in units per second of the curve's clock.
        let velocity: Value
        /// The time of the takeover on the curve's clock.
        let localBegin: Double
        let blend: FluidSpring.Blend?
        /// Whether this run continues the clock of the run that it replaces, so that delays are not repeated. True if
        /// the modifiers of both animations are equal.
        let continuesClock: Bool

        init(
            position: Value, velocity: Value, localBegin: Double, blend: FluidSpring.Blend?, continuesClock: Bool
        ) {
            self.position = position
            self.velocity = velocity
            self.localBegin = localBegin
            self.blend = blend
            self.continuesClock = continuesClock
        }
    }

    let animation: Animation

    let pace: AnimationProgress

    /// The sum of all changes: the displacement at the end of the run.
    let displacement: Value

    let previous: AnimationRun?
    private let takeover: SpringContinuation?

    /// Whether evaluation changes the state of a custom curve.
    let isStateful: Bool

    /// The end in seconds; infinity if the run is endless or the curve's end is unknown.
    private(set) var end: Double

    /// The time of logical completion; never after `end`.
    private(set) var logicalEnd: Double

    /// The state that a custom curve keeps between evaluations.
    private var customState = AnimationState<Value>()

    private init(copying other: AnimationRun, previous: AnimationRun?) {
        animation = other.animation
        pace = other.pace
        displacement = other.displacement
        self.previous = previous
        takeover = other.takeover
        isStateful = other.isStateful
        end = other.end
        logicalEnd = other.logicalEnd
        customState = other.customState
    }

    /// The periods of this run and of the previous runs with which it is combined. Empty if this run has an end,
    /// because the previous runs end with it.
    var periods: [Double] {
        guard let period = clock.period else { return [] }
        return [period] + (previous?.periods ?? [])
    }

    /// Creates a run that is combined with the unfinished run `previous`, or a spring that continues from `takeover`.
    init(
        _ animation: Animation, displacement: Value, begin: Double, previous: AnimationRun? = nil,
        takeover: SpringContinuation? = nil, environment: AnyObject? = nil
    ) {
        self.animation = animation
        self.displacement = displacement
        self.previous = previous
        self.takeover = takeover
        if case .custom = animation.curve { isStateful = true } else { isStateful = previous?.isStateful ?? false }

        let ends: (end: Double, logicalEnd: Double)
        if let takeover, case .fluidSpring(let spring) = animation.curve {
            let error = takeover.position - displacement
            let sum = (error + takeover.velocity).magnitudeSquared
            let start = FluidSpring.Start(
                errorSquared: error.magnitudeSquared,
                errorTimesVelocity: (sum - error.magnitudeSquared - takeover.velocity.magnitudeSquared) / 2,
                velocitySquared: takeover.velocity.magnitudeSquared)
            let settling = spring.settlingTime(
                from: start, displacementSquared: displacement.magnitudeSquared, blend: takeover.blend)
            ends = (
                takeover.localBegin + settling, takeover.localBegin + spring.logicalEnd(blend: takeover.blend)
            )
        } else {
            func distanceSquared() -> Double {
                guard let previous else { return displacement.magnitudeSquared }
                return (displacement - previous.output(at: begin, environment: environment)).magnitudeSquared
            }
            ends = animation.curve.ends(overDistanceSquared: distanceSquared())
        }
        let clock = TimeMapping(
            modifiers: animation.modifiers, curveEnd: ends.end, curveLogicalEnd: ends.logicalEnd)
        pace = AnimationProgress(animation, clock: clock, begin: begin)
        end = pace.end
        logicalEnd = begin + clock.logicalEnd
    }

    var begin: Double { pace.begin }
    private var clock: TimeMapping { pace.clock }

    // MARK: Evaluation

    /// Whether `pace` and `displacement` alone determine the output: there is no `previous` run, no takeover and no
    /// custom curve.
    var isPlain: Bool { previous == nil && takeover == nil && !isStateful }

    func isFinished(at time: Double) -> Bool { time >= end - timeTolerance }

    /// The displacement from the origin to show at `time`; equals `displacement` once the run has finished.
    func output(at time: Double, environment: AnyObject? = nil) -> Value {
        if isFinished(at: time) { return displacement }
        if let takeover, case .fluidSpring(let spring) = animation.curve {
            let localTime = clock.position(at: time - begin).time - takeover.localBegin
            let map = spring.map(after: localTime, blend: takeover.blend)
            // Computes in place, because a temporary of a generic vector costs more than the arithmetic.
            var result = takeover.position
            result -= displacement
            result.scale(by: map.ee)
            result += displacement
            result += takeover.velocity.scaled(by: map.ew)
            return result
        }
        guard let fraction = pace.fraction(at: time) else { return customOutput(at: time, environment: environment) }
        var way = displacement
        guard let previous else {
            way.scale(by: fraction)
            return way
        }
        let base = previous.output(at: time, environment: environment)
        way -= base
        way.scale(by: fraction)
        way += base
        return way
    }

    /// The velocity of the output in units per second; nil if the curve does not report its velocity.
    func velocity(at time: Double, environment: AnyObject? = nil) -> Value? {
        guard previous == nil, !isFinished(at: time) else { return nil }
        let elapsed = time - begin
        if case .custom = animation.curve {
            let context = AnimationContext(state: customState, environmentReference: environment)
            return animation.velocity(value: displacement, time: elapsed, context: context)
        }
        guard let rate = clock.rate else { return nil }
        switch animation.curve {
        case .fluidSpring(let spring):
            return springVelocity(spring, at: elapsed).scaled(by: rate)
        case .timing(let curve, let duration, reportsVelocity: true):
            let localTime = clock.position(at: elapsed).time
            let slope = curve.velocity(at: localTime / duration)
            guard localTime > 0, slope.isFinite else { return nil }
            return displacement.scaled(by: slope / duration * rate)
        case .timing, .interpolatingSpring, .custom:
            return nil
        }
    }

    /// The half-step velocity of `spring`, in units per second of the spring's own clock.
    private func springVelocity(_ spring: FluidSpring, at elapsed: Double) -> Value {
        let localTime = clock.position(at: elapsed).time
        guard let takeover else { return displacement.scaled(by: -spring.map(after: localTime).we) }
        let map = spring.map(after: localTime - takeover.localBegin, blend: takeover.blend)
        return (takeover.position - displacement).scaled(by: map.we) + takeover.velocity.scaled(by: map.ww)
    }

    // MARK: Custom curves

    /// This run, if evaluation leaves it unchanged; otherwise a copy to evaluate.
    func copyForEvaluation() -> AnimationRun {
        isStateful ? AnimationRun(copying: self, previous: previous?.copyForEvaluation()) : self
    }

    /// Evaluates the custom curve, keeps its state, and records its end.
    private func customOutput(at time: Double, environment: AnyObject?) -> Value {
        let base = previous?.output(at: time, environment: environment) ?? .zero
        var context = AnimationContext(
            state: customState, isLogicallyComplete: logicalEnd <= time, environmentReference: environment)
        let way = displacement - base
        guard let covered = animation.animate(value: way, time: time - begin, context: &context) else {
            end = time
            logicalEnd = min(logicalEnd, time)
            return displacement
        }
        customState = context.state
        if context.isLogicallyComplete { logicalEnd = min(logicalEnd, time) }
        return base + covered
    }

    // MARK: New targets

    /// Returns the run that replaces or extends this run at `time`, towards a new `displacement`.
    func retargeted(
        to displacement: Value, with newAnimation: Animation, at time: Double, environment: AnyObject?
    ) -> AnimationRun {
        if let takeover = takeover(by: newAnimation, at: time, environment: environment) {
            return AnimationRun(
                newAnimation, displacement: displacement, begin: takeover.continuesClock ? begin : time,
                takeover: takeover)
        }
        if case .custom = newAnimation.curve {
            var context = AnimationContext(state: customState, environmentReference: environment)
            let merges = newAnimation.shouldMerge(
                previous: animation, value: self.displacement, time: time - begin, context: &context)
            if merges {
                let run = AnimationRun(newAnimation, displacement: displacement, begin: begin)
                run.customState = context.state
                return run
            }
        }
        return AnimationRun(
            newAnimation, displacement: displacement, begin: time, previous: pruned(at: time), environment: environment)
    }

    /// The state from which `newAnimation` takes over this run. nil if `newAnimation` is not a fluid spring, or if it
    /// has modifiers and cannot continue the clock of this run.
    func takeover(by newAnimation: Animation, at time: Double, environment: AnyObject?) -> SpringContinuation? {
        guard case .fluidSpring(let newSpring) = newAnimation.curve else { return nil }
        let oldSpring: FluidSpring? = if case .fluidSpring(let spring) = animation.curve { spring } else { nil }
        let continuesClock =
            previous == nil && oldSpring != nil && clock.rate != nil
            && newAnimation.modifiers == animation.modifiers
        guard continuesClock || newAnimation.modifiers.isEmpty else { return nil }

        let position = output(at: time, environment: environment)
        guard continuesClock, let oldSpring else {
            return SpringContinuation(
                position: position, velocity: velocity(at: time, environment: environment) ?? .zero,
                localBegin: 0, blend: nil, continuesClock: false)
        }
        let elapsed = time - begin
        let localTime = clock.position(at: elapsed).time
        var blend: FluidSpring.Blend?
        if oldSpring.response != newSpring.response {
            blend = FluidSpring.Blend(difference: oldSpring.response - newSpring.response, start: 0)
        } else if let takeover, let running = takeover.blend {
            blend = FluidSpring.Blend(
                difference: running.difference, start: running.start - (localTime - takeover.localBegin))
        }
        return SpringContinuation(
            position: position, velocity: springVelocity(oldSpring, at: elapsed), localBegin: localTime,
            blend: blend, continuesClock: true)
    }

    /// Drops the runs that precede a finished run; they no longer affect the output.
    private func pruned(at time: Double) -> AnimationRun {
        guard let previous else { return self }
        if isFinished(at: time) { return AnimationRun(copying: self, previous: nil) }
        let rest = previous.pruned(at: time)
        return rest === previous ? self : AnimationRun(copying: self, previous: rest)
    }
}

/// The tolerance in seconds within which times are equal. The time of a frame is a quotient and the end of an animation
/// is a sum, so equal times may have different rounding errors.
let timeTolerance = 1e-9
