// SPDX-License-Identifier: MIT

import Foundation

/// Works on displacements: the animated value goes from zero to `value`, which is the full change.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// The velocity in units per second, which a spring may take over; nil by default.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Returns false by default. An animation that returns true stores in `context.state` what it needs to continue
    /// `previous`.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        nil
    }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}
