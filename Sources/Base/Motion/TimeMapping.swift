// SPDX-License-Identifier: MIT

/// Maps the time since an animation began to the time of its curve, through all modifiers.
///
/// `delay` and `speed` compose to one function, `max(floor, rate·t − lag)`, however many there are. Each repeat folds
/// time into passes of fixed length and starts a new function. Folding divides exactly and never sums frame times, so a
/// loop shows the same at t and at t + period on every machine. The mapping is computed once, when the animation begins
/// and the length of its curve is known. Evaluation costs a few multiplications per repeat.
struct TimeMapping: Equatable {
    /// A moment on the curve's clock, and whether the pass at this moment is reversed.
    struct Position {
        /// The time on the curve's clock, in seconds.
        var time: Double
        /// Whether the pass is reversed. A reversed pass shows 1 minus the curve's value, while time still runs
        /// forwards.
        var isReversed = false
    }

    /// The passes of one `repeatCount` or `repeatForever` modifier.
    private struct Passes: Equatable {
        /// The duration of one pass in seconds.
        let length: Double
        /// The number of passes; infinity for ever.
        let count: Double
        let autoreverses: Bool
        /// Maps the time within a pass to the time of the repeated content: the next inner repeat, or the curve.
        let inner: Ramp
    }

    /// The time after any sequence of delays and speed changes: `max(floor, rate · time − lag)`.
    private struct Ramp: Equatable {
        var rate = 1.0
        var lag = 0.0
        var floor = 0.0

        func callAsFunction(_ time: Double) -> Double { max(floor, rate * time - lag) }

        mutating func delay(by delay: Double) {
            lag += delay
            floor = max(0, floor - delay)
        }

        mutating func speed(up factor: Double) {
            rate *= factor
            lag *= factor
            floor *= factor
        }
    }

    private var outer = Ramp()

    /// The repeats, the outermost first. Empty for most animations.
    private var passes: [Passes] = []

    /// The time at which the curve ends, in seconds on the curve's own clock, before any modifier.
    let curveEnd: Double

    /// The seconds from the start to the end; infinity if the animation repeats for ever.
    private(set) var end: Double

    /// The time of logical completion in seconds after the start; never after `end`.
    private(set) var logicalEnd: Double

    /// Creates the mapping for a curve inside `modifiers`, the first one innermost.
    ///
    /// - Parameters:
    ///   - curveEnd: The seconds after which the curve itself ends.
    ///   - curveLogicalEnd: The seconds after which the curve itself is logically complete.
    init(modifiers: [AnimationModifier], curveEnd: Double, curveLogicalEnd: Double) {
        self.curveEnd = curveEnd > 0 ? curveEnd : 0
        end = self.curveEnd
        logicalEnd = min(curveLogicalEnd > 0 ? curveLogicalEnd : 0, end)
        if !modifiers.isEmpty { apply(modifiers) }
    }

    /// Computes `passes`, `end` and `logicalEnd`, from the innermost modifier to the outermost. All delays and speeds
    /// between two repeats become one `Ramp`.
    private mutating func apply(_ modifiers: [AnimationModifier]) {
        var group: [AnimationModifier] = []
        for modifier in modifiers {
            switch modifier {
            case .delay(let delay):
                // A curve that ends at time 0 shows its end during the delay, too. So the delay does not extend the
                // animation.
                if end > 0 { end = max(0, end + delay) }
                if logicalEnd > 0 { logicalEnd = max(0, logicalEnd + delay) }
                group.append(modifier)
            case .speed(let factor):
                if end > 0 { end /= factor }
                if logicalEnd > 0 { logicalEnd /= factor }
                group.append(modifier)
            case .repeating(let count, let autoreverses):
                let inner = Self.ramp(group)
                passes.insert(Passes(length: end, count: count, autoreverses: autoreverses, inner: inner), at: 0)
                group.removeAll()
                if count == 1 { continue }
                if end > 0 {
                    logicalEnd += end * (count - 1)
                    end *= count
                } else if count.isInfinite {
                    // An endless repeat of a curve without duration shows its target from the start, but never
                    // finishes.
                    logicalEnd = .infinity
                    end = .infinity
                }
            case .logicalCompletion(let duration):
                logicalEnd = min(logicalEnd, duration)
            }
        }
        outer = Self.ramp(group)
        logicalEnd = min(logicalEnd, end)
    }

    /// Composes delays and speeds into one function of time. Applies the outermost modifier first.
    private static func ramp(_ modifiers: [AnimationModifier]) -> Ramp {
        var ramp = Ramp()
        for modifier in modifiers.reversed() {
            if case .delay(let delay) = modifier { ramp.delay(by: delay) }
            if case .speed(let factor) = modifier { ramp.speed(up: factor) }
        }
        return ramp
    }

    /// The speed of the curve's clock outside of delays, relative to the animation's clock; nil if there are repeats.
    var rate: Double? { passes.isEmpty ? outer.rate : nil }

    /// The period in seconds of an endless animation; nil for all others.
    var period: Double? {
        guard let outermost = passes.first, outermost.count.isInfinite else { return nil }
        let period = outermost.length * (outermost.autoreverses ? 2 : 1) / outer.rate
        return period > 0 && period.isFinite ? period : nil
    }

    /// The position in the curve `elapsed` seconds after the start.
    func position(at elapsed: Double) -> Position {
        var position = Position(time: outer(elapsed))
        for repeated in passes {
            fold(&position, into: repeated)
        }
        return position
    }

    private func fold(_ position: inout Position, into repeated: Passes) {
        guard repeated.length > 0 else {
            // If a pass has no duration, the animation always shows the end of a forward pass.
            position.time = .infinity
            return
        }
        guard repeated.length.isFinite else {
            position.time = repeated.inner(position.time)
            return
        }
        // Rounds the phase to 2⁻³⁰ of a pass, so that it is bit-identical in every pass. Otherwise rounding errors of
        // `time / length` would show, above all at the jump between two passes.
        let ticks = (position.time / repeated.length * 0x1p30).rounded()
        var pass = (ticks * 0x1p-30).rounded(.down)
        var phase = ticks * 0x1p-30 - pass
        if pass >= repeated.count {
            pass = repeated.count - 1
            phase = 1
        }
        if repeated.autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1 { position.isReversed.toggle() }
        position.time = repeated.inner(phase * repeated.length)
    }
}
