// SPDX-License-Identifier: MIT

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Criterion { case logicallyComplete, removed }
    private let criterion: Criterion

    /// The animation looks finished. A spring may still tremble: it counts as complete after its duration.
    public static let logicallyComplete = AnimationCompletionCriteria(criterion: .logicallyComplete)

    /// The animation is over, and with it every later one that it was combined with.
    public static let removed = AnimationCompletionCriteria(criterion: .removed)
}
