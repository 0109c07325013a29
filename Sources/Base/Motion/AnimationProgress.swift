// SPDX-License-Identifier: MIT

/// The progress of an animation as a function of time, independent of the animated value.
///
/// Progress is one number, whatever the type of the value. Code that knows the type applies it without generic calls.
package struct AnimationProgress: Equatable {
    let curve: AnimationCurve
    let clock: TimeMapping
    /// The start of the animation in seconds; `clock` counts from it.
    let begin: Double
    /// The time at which a built-in curve ends, in seconds; infinity if the curve never ends.
    package let end: Double

    init(_ animation: Animation, clock: TimeMapping, begin: Double) {
        curve = animation.curve
        self.clock = clock
        self.begin = begin
        end = begin + clock.end
    }

    package func isFinished(at time: Double) -> Bool { time >= end - timeTolerance }

    /// The progress at `time`, which is in seconds. nil for a custom curve.
    package func fraction(at time: Double) -> Double? {
        let position = clock.position(at: time - begin)
        let share = position.time >= clock.curveEnd ? 1 : curve.fraction(at: position.time)
        return share.map { position.isReversed ? 1 - $0 : $0 }
    }
}
