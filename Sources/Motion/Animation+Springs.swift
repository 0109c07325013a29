// SPDX-License-Identifier: MIT

import Foundation

// The families `spring`, `interactiveSpring`, `smooth`, `snappy` and `bouncy` are all a `FluidSpring`: each takes over
// position and velocity from the one before. `interpolatingSpring` is another kind, which is combined like a curve.

extension Animation {
    /// The animation of `withAnimation { }`: a spring of half a second without bounce, as since iOS 17.
    public static let `default` = spring(duration: 0.5, bounce: 0)

    // MARK: spring

    /// A spring of half a second without bounce.
    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

    /// A spring by its perceptual duration and its bounce, from -1 (hardly moves) over 0 (critical) to 1 (rings for
    /// ever).
    ///
    /// - Parameter blendDuration: seconds over which the duration changes from that of the spring it takes over from.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(response: duration, dampingFraction: dampingRatio(bounce: bounce), blendDuration: blendDuration)
    }

    /// A spring by the period it would have without damping, and its damping as a fraction of the critical one.
    ///
    /// - Parameter blendDuration: seconds over which the response changes from that of the spring it takes over from.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        let spring = FluidSpring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
        return Animation(curve: .fluidSpring(spring))
    }

    /// The motion of `spring`.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        self.spring(
            response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
    }

    // MARK: interactiveSpring

    /// A quick spring that follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// A quick spring that follows a finger. Its bounce is 0.15 plus `extraBounce`.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }

    /// A quick spring that follows a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    // MARK: smooth, snappy, bouncy

    /// A spring of half a second without bounce.
    public static var smooth: Animation { smooth() }

    /// A spring with a bounce of `extraBounce`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring of half a second with a bounce of 0.15.
    public static var snappy: Animation { snappy() }

    /// A spring with a bounce of 0.15 plus `extraBounce`.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring of half a second with a bounce of 0.3.
    public static var bouncy: Animation { bouncy() }

    /// A spring with a bounce of 0.3 plus `extraBounce`.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // MARK: interpolatingSpring

    /// A spring of half a second without bounce that is combined with what runs already.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    /// A spring by its physical constants that is combined with what runs already.
    ///
    /// - Parameter initialVelocity: in full displacements per second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = InterpolatingSpring(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
        return Animation(curve: .interpolatingSpring(spring))
    }

    /// A spring by its perceptual duration and bounce that is combined with what runs already.
    ///
    /// - Parameter initialVelocity: in full displacements per second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        let frequency = duration > 0 ? 2 * .pi / duration : .infinity
        return interpolatingSpring(
            stiffness: frequency * frequency, damping: 2 * frequency * dampingRatio(bounce: bounce),
            initialVelocity: initialVelocity)
    }

    /// The motion of `spring`, combined with what runs already.
    ///
    /// - Parameter initialVelocity: in full displacements per second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        interpolatingSpring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
    }
}

/// The damping, as a fraction of the critical one, of a spring with `bounce`.
func dampingRatio(bounce: Double) -> Double {
    if bounce >= 0 { return 1 - bounce }
    return bounce <= -1 ? .infinity : 1 / (1 + bounce)
}
