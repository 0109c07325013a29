// SPDX-License-Identifier: MIT

/// Maps the seconds since an animation began to the time of its curve, through all its modifiers.
///
/// `delay` and `speed` compose to one function, `max(floor, rate·t − lag)`, however many there are. Each repeat cuts
/// that chain: it folds time into passes of fixed length, by exact division and never by adding frame times, so that a
/// loop shows the same at t and at t + period on every machine. The chain is worked out once, when the animation
/// begins and the length of its curve is known; reading it costs a few multiplications a repeat.
struct TimeMapping: Equatable {
    /// Where in the curve an animation stands.
    struct Position {
        /// Seconds on the clock of the curve.
        var time: Double
        /// Whether the pass runs back: the curve is then mirrored in value, not in time.
        var isReversed = false
    }

    /// One `repeatCount` or `repeatForever`.
    private struct Passes: Equatable {
        /// Seconds that one pass takes.
        let length: Double
        /// How many passes there are; infinity for ever.
        let count: Double
        let autoreverses: Bool
        /// From the time in a pass to the next repeat inside it, or to the curve.
        let inner: Ramp
    }

    /// `max(floor, rate·t − lag)`: any sequence of delays and speeds.
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

    /// Seconds on the clock of the curve after which it has finished.
    let curveEnd: Double

    /// Seconds after the begin at which the animation has finished: infinity for ever, zero for at once.
    private(set) var end: Double

    /// Seconds after the begin at which the animation counts as complete; never after `end`.
    private(set) var logicalEnd: Double

    /// The clock of a curve inside `modifiers`, the first one innermost.
    ///
    /// - Parameters:
    ///   - curveEnd: seconds after which the curve itself has finished.
    ///   - curveLogicalEnd: seconds after which the curve itself counts as complete.
    init(modifiers: [AnimationModifier], curveEnd: Double, curveLogicalEnd: Double) {
        self.curveEnd = curveEnd > 0 ? curveEnd : 0
        end = self.curveEnd
        logicalEnd = min(curveLogicalEnd > 0 ? curveLogicalEnd : 0, end)
        if !modifiers.isEmpty { apply(modifiers) }
    }

    /// Works the ends out, and cuts the ramp at every repeat, walking from the inside out.
    private mutating func apply(_ modifiers: [AnimationModifier]) {
        var group: [AnimationModifier] = []
        for modifier in modifiers {
            switch modifier {
            case .delay(let delay):
                // A curve that has finished at time zero has finished while it waits, too.
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
                    // It is at its target from the first moment on, and yet never finishes.
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

    /// The delays and speeds in `modifiers` as one function. Time runs through them from the outside in.
    private static func ramp(_ modifiers: [AnimationModifier]) -> Ramp {
        var ramp = Ramp()
        for modifier in modifiers.reversed() {
            if case .delay(let delay) = modifier { ramp.delay(by: delay) }
            if case .speed(let factor) = modifier { ramp.speed(up: factor) }
        }
        return ramp
    }

    /// How many seconds of the curve go by in one second, outside of delays; nil when a repeat folds its time.
    var rate: Double? { passes.isEmpty ? outer.rate : nil }

    /// Seconds after which an animation that repeats for ever shows the same again; nil for all others.
    var period: Double? {
        guard let outermost = passes.first, outermost.count.isInfinite else { return nil }
        let period = outermost.length * (outermost.autoreverses ? 2 : 1) / outer.rate
        return period > 0 && period.isFinite ? period : nil
    }

    /// Where the curve stands `elapsed` seconds after the begin.
    func position(at elapsed: Double) -> Position {
        var position = Position(time: outer(elapsed))
        for repeated in passes {
            fold(&position, into: repeated)
        }
        return position
    }

    private func fold(_ position: inout Position, into repeated: Passes) {
        guard repeated.length > 0 else {
            // Passes without length: always at the end of a forward one.
            position.time = .infinity
            return
        }
        guard repeated.length.isFinite else {
            position.time = repeated.inner(position.time)
            return
        }
        // Rounding the phase to 2⁻³⁰ of a pass makes the same phase of every pass the same number, bit for bit; the
        // rounding errors of t / length would otherwise show, most of all at the jump between two passes.
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
