// SPDX-License-Identifier: MIT

/// Reports that an animation has completed. `token` is the one that was passed with the animation's target.
package struct AnimationCompletion: Sendable, Hashable {
    package enum Criterion: Sendable, Hashable {
        /// The animation looks finished; a spring may still oscillate.
        case logicallyComplete
        /// The animation has ended, and so has every later animation that was combined with it.
        case removed
    }

    package let token: Int
    package let criterion: Criterion

    /// The exact time of completion, in seconds. The frame that detects the completion may be later.
    package let time: Double
}
