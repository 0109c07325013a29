// SPDX-License-Identifier: MIT

import Foundation

/// The motion of a mass on a spring, in closed form.
///
/// A spring is described by its natural frequency ω₀ (radians per second), its damping ratio ζ (1 is critical: the
/// fastest way without a swing) and its mass. Every other description is computed from these three. A duration of zero
/// or less means an almost infinitely stiff spring.
public struct Spring: Sendable, Hashable {
    /// ω₀, in radians per second.
    let naturalFrequency: Double

    /// The amount of drag as a fraction of the amount that gives critical damping.
    public let dampingRatio: Double

    /// The mass on the end of the spring.
    public let mass: Double

    private init(naturalFrequency: Double, dampingRatio: Double, mass: Double) {
        // Bounds far outside of anything visible, inside which no formula divides zero by zero.
        self.naturalFrequency = min(max(naturalFrequency, 1e-6), 1e6)
        self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1e6)
        self.mass = mass
    }

    // MARK: Duration and bounce

    /// A spring by its perceptual duration and its bounce, from -1 (hardly moves) over 0 (critical) to 1 (rings for
    /// ever).
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Motion.dampingRatio(bounce: bounce))
    }

    /// The perceptual duration, in seconds: the period without damping.
    public var duration: TimeInterval { response }

    /// 0 for a critical spring, positive for one that swings, negative for one that creeps.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    // MARK: Response and damping ratio

    /// A spring by the period it would have without damping, and its damping ratio.
    public init(response: Double, dampingRatio: Double) {
        self.init(naturalFrequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: dampingRatio, mass: 1)
    }

    /// The period without damping, in seconds.
    public var response: Double { 2 * .pi / naturalFrequency }

    // MARK: Mass, stiffness and damping

    /// A spring by its physical constants. Unless `allowOverDamping`, more than critical damping counts as critical.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            naturalFrequency: (stiffness / mass).squareRoot(),
            dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// The force per unit of displacement.
    public var stiffness: Double { mass * naturalFrequency * naturalFrequency }

    /// The force per unit of velocity.
    public var damping: Double { 2 * mass * naturalFrequency * dampingRatio }

    // MARK: Settling duration

    /// A spring that comes to rest in about `settlingDuration` seconds, which is clamped to 0.01…10.
    ///
    /// - Parameters:
    ///   - dampingRatio: clamped to at most 1.
    ///   - epsilon: the largest error that counts as rest.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let duration = min(max(settlingDuration, 0.01), 10)
        let ratio = min(max(dampingRatio, .ulpOfOne), 1)
        let decay: Double
        if ratio < 1 {
            // The envelope ζ/√(1−ζ²)·e^(−ζω₀t) reaches epsilon.
            decay = log(ratio / (1 - ratio * ratio).squareRoot() / epsilon) / ratio
        } else {
            // (1 + x)·e^(−x) = epsilon, which falls from 1 to 0.
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

    /// Half a second without bounce.
    public static var smooth: Spring { smooth() }

    /// A bounce of `extraBounce`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// Half a second with a bounce of 0.15.
    public static var snappy: Spring { snappy() }

    /// A bounce of 0.15 plus `extraBounce`.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Half a second with a bounce of 0.3.
    public static var bouncy: Spring { bouncy() }

    /// A bounce of 0.3 plus `extraBounce`.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
