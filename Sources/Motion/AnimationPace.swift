// SPDX-License-Identifier: MIT

/// How far an animation has come at a time, apart from what it animates.
///
/// A number for any value: whoever knows the type of the value can apply it without the detour through generic code.
package struct AnimationPace: Equatable {
    let curve: AnimationCurve
    let clock: TimeMapping
    /// The time at which the clock shows zero, in seconds.
    let begin: Double
    /// The time at which a built-in curve is finished; infinity for one that never is.
    package let end: Double

    init(_ animation: Animation, clock: TimeMapping, begin: Double) {
        curve = animation.curve
        self.clock = clock
        self.begin = begin
        end = begin + clock.end
    }

    package func isFinished(at time: Double) -> Bool { time >= end - timeTolerance }

    /// The covered share of the way; nil for a custom curve.
    package func fraction(at time: Double) -> Double? {
        let position = clock.position(at: time - begin)
        let share = position.time >= clock.curveEnd ? 1 : curve.fraction(at: position.time)
        return share.map { position.isReversed ? 1 - $0 : $0 }
    }
}
