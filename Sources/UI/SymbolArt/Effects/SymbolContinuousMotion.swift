// SPDX-License-Identifier: MIT

import Foundation

/// Motions without pauses, which accelerate at the start and slow down to rest after a request to end.
///
/// Times are in seconds at normal speed since the start.
package enum SymbolContinuousMotion {
    /// A rotation at constant speed, except while it starts or ends.
    package enum Rotation {
        /// The seconds per turn.
        package static let turn = 2.0
        /// The duration of acceleration and deceleration, in turns.
        private static let ramp = 0.5

        /// The angle in turns, from 0 to 1.
        ///
        /// - Parameter end: The time at which the end was requested; nil if it was not requested. After this time, the
        ///   rotation continues until it can slow down and stop at a whole turn.
        package static func turns(at time: Double, end: Double?) -> Double {
            let turns = time / turn
            guard let stop = end.map(stop), turns > stop else { return fraction(ahead(turns)) }
            let rest = 1 - min((turns - stop) / ramp, 1)
            return rest > 0 ? fraction(stop - ramp / 2 * rest * rest) : 0
        }

        package static func isOver(at time: Double, end: Double) -> Bool { time / turn >= stop(end) + ramp }

        /// The angle, in turns, of a rotation without an end. `turns` is the elapsed time divided by `turn`.
        private static func ahead(_ turns: Double) -> Double {
            turns < ramp ? turns * turns / (2 * ramp) : turns - ramp / 2
        }

        /// The time at which deceleration starts, as a multiple of `turn`. This whole number is also the angle, in
        /// turns, at which the rotation stops.
        private static func stop(_ end: Double) -> Double {
            // If the end is requested during acceleration, the rotation first reaches full speed.
            (ahead(max(end / turn, ramp)) + ramp / 2 - 1e-9).rounded(.up)
        }

        private static func fraction(_ turns: Double) -> Double { turns - turns.rounded(.down) }
    }

    /// A sine oscillation whose amplitude is constant, except while it starts or ends.
    package enum Swing {
        /// The seconds per oscillation.
        package static let period = 0.45

        /// The deflection, from −1 to 1.
        package static func swing(at time: Double, end: Double?) -> Double {
            let fade = end.map { 1 - smooth((time - $0) / period) } ?? 1
            return fade * smooth(time / period) * sin(2 * .pi * time / period)
        }

        package static func isOver(at time: Double, end: Double) -> Bool { time >= end + period }
    }
}
