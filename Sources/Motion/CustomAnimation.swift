// SPDX-License-Identifier: MIT

import Foundation

/// A curve of one's own: where a value stands at a given time after the animation began.
///
/// All three functions speak in displacements: the value runs from zero to `value`, the full change.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// How much of `value` is covered `time` seconds after the begin; nil when the animation has finished.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// The speed of the displacement per second; nil, the default, when it is not known.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Whether this animation takes over from `previous`, which runs for `time` seconds, instead of being combined
    /// with it. An animation that does keeps in `context.state` what it needs in order to continue. False by default.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Not known, where an animation says nothing else.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        nil
    }

    /// Does not take over, where an animation says nothing else.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}
