// SPDX-License-Identifier: MIT

import Foundation

/// What goes on without a pause: it speeds up in the beginning, and comes to rest when it is asked to.
///
/// Times are seconds at normal speed since the begin.
package enum SymbolContinuousMotion {
    /// A steady rotation.
    package enum Rotation {
        /// Seconds a turn.
        package static let turn = 2.0
        /// Turns' time in which it speeds up, and slows down.
        private static let ramp = 0.5

        /// The part of a turn at which it stands, from 0 to 1.
        ///
        /// - Parameter end: when it was asked to end: it goes on to the next place from which it can come to rest where
        ///   it began.
        package static func turns(at time: Double, end: Double?) -> Double {
            let turns = time / turn
            guard let stop = end.map(stop), turns > stop else { return fraction(ahead(turns)) }
            let rest = 1 - min((turns - stop) / ramp, 1)
            return rest > 0 ? fraction(stop - ramp / 2 * rest * rest) : 0
        }

        package static func isOver(at time: Double, end: Double) -> Bool { time / turn >= stop(end) + ramp }

        /// Without an end.
        private static func ahead(_ turns: Double) -> Double {
            turns < ramp ? turns * turns / (2 * ramp) : turns - ramp / 2
        }

        /// Where slowing down begins, in turns' time; that is also the number of turns it ends with.
        private static func stop(_ end: Double) -> Double {
            // One that has hardly begun gets up to speed first.
            (ahead(max(end / turn, ramp)) + ramp / 2 - 1e-9).rounded(.up)
        }

        private static func fraction(_ turns: Double) -> Double { turns - turns.rounded(.down) }
    }

    /// Swinging to and fro.
    package enum Swing {
        /// Seconds to and fro.
        package static let period = 0.45

        /// From −1 to 1.
        package static func swing(at time: Double, end: Double?) -> Double {
            let fade = end.map { 1 - smooth((time - $0) / period) } ?? 1
            return fade * smooth(time / period) * sin(2 * .pi * time / period)
        }

        package static func isOver(at time: Double, end: Double) -> Bool { time >= end + period }
    }
}
