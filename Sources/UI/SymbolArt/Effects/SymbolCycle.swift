// SPDX-License-Identifier: MIT

import ColorSpaces
import Foundation
import Geometry
import Motion

/// The motion of a layer in one cycle of an effect, from rest to rest.
///
/// Apple does not publish amplitudes and durations. The values here are chosen to be visible at text size without
/// disturbing adjacent content.
package struct SymbolCycle {
    /// The duration of one cycle, in seconds.
    package let duration: Double
    /// The default pause between repetitions, in seconds.
    package var pause = 0.0
    /// The delay between two layers, in seconds.
    package var stagger = 0.0
    /// The state of a layer at a time from 0 to `duration` seconds.
    package let state: @Sendable (Double) -> SymbolLayerState

    // MARK: Effects

    package static func bounce(_ way: SymbolScaling) -> SymbolCycle {
        let scales: [(time: Double, value: Double)] =
            switch way {
            case .up: [(0, 1), (0.17, 1.18), (0.38, 0.965), (0.54, 1.012), (0.7, 1)]
            case .down: [(0, 1), (0.16, 0.84), (0.37, 1.045), (0.54, 0.99), (0.7, 1)]
            }
        return SymbolCycle(duration: 0.7, pause: 0.3, stagger: 0.045) { SymbolLayerState(scale: eased(scales, at: $0)) }
    }

    package static let pulse = SymbolCycle(duration: 2) { SymbolLayerState(opacity: 1 - 0.65 * wave($0 / 2)) }

    package static func breathe(pulses: Bool) -> SymbolCycle {
        SymbolCycle(duration: 2.6, stagger: 0.12) { time in
            let breath = wave(time / 2.6)
            return SymbolLayerState(opacity: pulses ? 1 - 0.4 * breath : 1, scale: 1 + 0.1 * breath)
        }
    }

    /// Two damped oscillations.
    ///
    /// - Parameter swing: The state of a layer at a deflection from −1 to 1.
    package static func wiggle(_ swing: @escaping @Sendable (Double) -> SymbolLayerState) -> SymbolCycle {
        SymbolCycle(duration: 0.8, pause: 0.6, stagger: 0.04) { time in
            let share = time / 0.8
            let rise = smooth(share / 0.12)
            let rest = 1 - share
            // `rest` to the power of 1.4.
            let fading = rest * Roots.fifth(rest * rest)
            return swing(1.15 * rise * fading * sin(4 * .pi * share))
        }
    }

    /// A rotation that takes 1.6 seconds. `turn` returns the state of a layer that has rotated by a fraction of a turn,
    /// from 0 to 1.
    package static func rotate(_ turn: @escaping @Sendable (Double) -> SymbolLayerState) -> SymbolCycle {
        // At the end, a whole turn equals no rotation, so the layer returns to rest.
        SymbolCycle(duration: 1.6) { time in turn(time < 1.6 ? UnitCurve.easeInOut.value(at: time / 1.6) : 0) }
    }

    // MARK: Shapes of motion

    /// A wave: 0 at `share` 0, 1 at 0.5 and 0 again at 1, with zero slope at both ends.
    private static func wave(_ share: Double) -> Double { 0.5 - 0.5 * cos(2 * .pi * share) }

    /// Interpolates between stops along easing curves, which slow down at each stop.
    private static func eased(_ stops: [(time: Double, value: Double)], at time: Double) -> Double {
        guard let next = stops.firstIndex(where: { $0.time > time }), next > 0 else {
            return time <= 0 ? stops[0].value : stops[stops.count - 1].value
        }
        let (from, to) = (stops[next - 1], stops[next])
        let share = (time - from.time) / (to.time - from.time)
        // The first segment starts abruptly like a push; later segments ease in and out like oscillations.
        let curve = next == 1 ? Self.push : UnitCurve.easeInOut
        return from.value + (to.value - from.value) * curve.value(at: share)
    }

    private static let push = UnitCurve.bezier(x1: 0.25, y1: 0.1, x2: 0.3, y2: 1)
}

/// Smoothstep: from 0 at 0 to 1 at 1, with zero slope at both ends, constant beyond.
package func smooth(_ share: Double) -> Double {
    let share = min(max(share, 0), 1)
    return share * share * (3 - 2 * share)
}
