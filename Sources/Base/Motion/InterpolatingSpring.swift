// SPDX-License-Identifier: MIT

import Foundation

/// The spring of `.interpolatingSpring`: a function of time that runs from 0 to 1. Like any timing curve, it is
/// combined with running animations instead of replacing them.
///
/// As in SwiftUI, over-damped springs are treated as critically damped.
struct InterpolatingSpring: Sendable, Hashable {
    let mass: Double
    let stiffness: Double
    let damping: Double

    /// In full displacements per second.
    let initialVelocity: Double

    private var naturalFrequency: Double { (stiffness / mass).squareRoot() }

    private var dampingRatio: Double { max(0, damping / (2 * (mass * stiffness).squareRoot())) }

    /// The progress after `time` seconds: 0 at the start, 1 at the target, more in an overshoot.
    func fraction(at time: Double) -> Double {
        let frequency = naturalFrequency
        let ratio = dampingRatio
        if ratio < 1 {
            let ringing = frequency * (1 - ratio * ratio).squareRoot()
            let sine = (ratio * frequency - initialVelocity) / ringing
            return 1 - exp(-ratio * frequency * time) * (cos(ringing * time) + sine * sin(ringing * time))
        }
        return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
    }

    /// The seconds after which the error stays below 0.001: at least one second if the spring oscillates, otherwise a
    /// multiple of 0.1 s. Zero for invalid constants, such as an infinite stiffness.
    var settlingTime: Double {
        let frequency = naturalFrequency
        let ratio = dampingRatio
        guard frequency > 0, frequency.isFinite, ratio >= 0, initialVelocity.isFinite else { return 0 }
        if ratio == 0 { return .infinity }
        if ratio < 1 {
            let ringing = frequency * (1 - ratio * ratio).squareRoot()
            let sine = (ratio * frequency - initialVelocity) / ringing
            return max(1, -log(0.001 / (1 + abs(sine))) / (ratio * frequency))
        }
        return settlingScan(epsilon: 0.001) { abs(1 - fraction(at: $0)) }
    }

    /// The seconds after which the spring is logically complete.
    var logicalEnd: Double { 2 * .pi / stiffness.squareRoot() }
}

/// The first multiple of 0.1 s after which `distance` stays below `epsilon` for a second.
///
/// Scans 1024 samples. A motion that has not settled by then gives 102.4 s.
func settlingScan(epsilon: Double, distance: (Double) -> Double) -> Double {
    var candidate: Int?
    for sample in 0..<1024 {
        if distance(Double(sample) * 0.1) >= epsilon {
            candidate = nil
        } else if let first = candidate {
            if sample - first > 10 { return Double(first) * 0.1 }
        } else {
            candidate = sample
        }
    }
    return Double(candidate ?? 1024) * 0.1
}
