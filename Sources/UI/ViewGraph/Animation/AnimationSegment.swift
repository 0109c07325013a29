// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import VirtualTime

/// The value of a single running animation: `origin + displacement · fraction`.
///
/// Does the same arithmetic as `AnimatedValue`, so the results are bit-identical. It is `@inlinable`, so that callers
/// specialise it for their value type; unspecialised generic code would look up each operation at run time.
@_spi(ViewGraph) public struct AnimationSegment<Data: VectorArithmetic> {
    @usableFromInline let origin: Data
    @usableFromInline let displacement: Data
    @usableFromInline let pace: SharedProgress

    /// The value at `time`, in seconds; nil once the animation has ended.
    @inlinable public func value(at time: Double) -> Data? {
        guard !pace.isFinished(at: time), let fraction = pace.fraction(at: time) else { return nil }
        var value = displacement
        value.scale(by: fraction)
        value += origin
        return value
    }
}
