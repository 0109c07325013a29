// SPDX-License-Identifier: MIT

import Foundation

// `spring`, `interactiveSpring`, `smooth`, `snappy` and `bouncy` are `FluidSpring`s: they take over position and
// velocity from the preceding animation. `interpolatingSpring` is combined with the preceding animation instead, like a
// timing curve.

extension Animation {
    /// A spring of 0.5 s without bounce, as in SwiftUI since iOS 17.
    public static let `default` = spring(duration: 0.5, bounce: 0)

    // MARK: spring

    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

    /// - Parameter blendDuration: The seconds over which the duration changes from the preceding spring's duration to
    ///   `duration`.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(response: duration, dampingFraction: dampingRatio(bounce: bounce), blendDuration: blendDuration)
    }

    /// - Parameter blendDuration: The seconds over which the response changes from the preceding spring's response to
    ///   `response`.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        let spring = FluidSpring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
        return Animation(curve: .fluidSpring(spring))
    }

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        self.spring(
            response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
    }

    // MARK: interactiveSpring

    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }

    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    // MARK: smooth, snappy, bouncy

    public static var smooth: Animation { smooth() }

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    public static var snappy: Animation { snappy() }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static var bouncy: Animation { bouncy() }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // MARK: interpolatingSpring

    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    /// - Parameter initialVelocity: In full displacements per second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = InterpolatingSpring(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
        return Animation(curve: .interpolatingSpring(spring))
    }

    /// - Parameter initialVelocity: In full displacements per second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        let frequency = duration > 0 ? 2 * .pi / duration : .infinity
        return interpolatingSpring(
            stiffness: frequency * frequency, damping: 2 * frequency * dampingRatio(bounce: bounce),
            initialVelocity: initialVelocity)
    }

    /// - Parameter initialVelocity: In full displacements per second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        interpolatingSpring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
    }
}

/// Converts a bounce to a damping ratio: 0 is critically damped, 1 is undamped, −1 or less is infinitely damped.
func dampingRatio(bounce: Double) -> Double {
    if bounce >= 0 { return 1 - bounce }
    return bounce <= -1 ? .infinity : 1 / (1 + bounce)
}
