// SPDX-License-Identifier: MIT

/// The news that an animation is complete, for the one who gave the token along with the new target.
package struct AnimationCompletion: Sendable, Hashable {
    package enum Criterion: Sendable, Hashable {
        /// The animation looks finished: a spring may still tremble.
        case logicallyComplete
        /// The animation is over, and with it everything that it was combined with later.
        case removed
    }

    package let token: Int
    package let criterion: Criterion

    /// The time at which it happened, in seconds: the theoretical one, not that of the frame that noticed it.
    package let time: Double
}
