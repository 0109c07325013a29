// SPDX-License-Identifier: MIT

public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Criterion { case logicallyComplete, removed }
    private let criterion: Criterion

    /// The animation looks finished. A spring counts as complete after its duration, although it may still oscillate.
    public static let logicallyComplete = AnimationCompletionCriteria(criterion: .logicallyComplete)

    /// The animation has ended, and so has every later animation that was combined with it.
    public static let removed = AnimationCompletionCriteria(criterion: .removed)
}
