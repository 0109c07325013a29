// SPDX-License-Identifier: MIT

import Foundation

/// Stored as natural frequency ω₀ (radians per second), damping ratio ζ and mass, from which all other descriptions are
/// computed. A duration of zero or less gives an almost infinitely stiff spring.
public struct Spring: Sendable, Hashable {
    /// ω₀, in radians per second.
    let naturalFrequency: Double

    public let dampingRatio: Double

    public let mass: Double

    private init(naturalFrequency: Double, dampingRatio: Double, mass: Double) {
        // Clamps to values far outside the visible range, so that no formula divides zero by zero.
        self.naturalFrequency = min(max(naturalFrequency, 1e-6), 1e6)
        self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1e6)
        self.mass = mass
    }

    // MARK: Duration and bounce

    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Motion.dampingRatio(bounce: bounce))
    }

    public var duration: TimeInterval { response }

    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    // MARK: Response and damping ratio

    public init(response: Double, dampingRatio: Double) {
        self.init(naturalFrequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: dampingRatio, mass: 1)
    }

    public var response: Double { 2 * .pi / naturalFrequency }

    // MARK: Mass, stiffness and damping

    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            naturalFrequency: (stiffness / mass).squareRoot(),
            dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    public var stiffness: Double { mass * naturalFrequency * naturalFrequency }

    public var damping: Double { 2 * mass * naturalFrequency * dampingRatio }

    // MARK: Settling duration

    /// - Parameters:
    ///   - settlingDuration: In seconds; clamped to 0.01…10.
    ///   - dampingRatio: Clamped to at most 1.
    ///   - epsilon: The largest error that counts as rest.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let duration = min(max(settlingDuration, 0.01), 10)
        let ratio = min(max(dampingRatio, .ulpOfOne), 1)
        let decay: Double
        if ratio < 1 {
            // Solves ζ/√(1−ζ²)·e^(−ζω₀t) = epsilon for ω₀t; the left side is the envelope of the motion.
            decay = log(ratio / (1 - ratio * ratio).squareRoot() / epsilon) / ratio
        } else {
            // Solves (1 + x)·e^(−x) = epsilon for x by bisection; the left side falls from 1 to 0.
            var low = 0.0
            var high = 800.0
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if (1 + middle) * exp(-middle) > epsilon { low = middle } else { high = middle }
            }
            decay = high
        }
        self.init(naturalFrequency: decay / duration, dampingRatio: ratio, mass: 1)
    }

    // MARK: Presets

    public static var smooth: Spring { smooth() }

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    public static var snappy: Spring { snappy() }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static var bouncy: Spring { bouncy() }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
