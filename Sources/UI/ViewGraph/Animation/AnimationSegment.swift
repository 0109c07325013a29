// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import VirtualTime

/// What an animated value shows while a single animation runs: `origin + displacement · fraction`.
///
/// The same arithmetic as `AnimatedValue`'s, for the same bits, but compiled for the type of the value, in whichever module has
/// that type: there it is generic, and looking the type's operations up at run time costs several times what they do.
@_spi(ViewGraph) public struct AnimationSegment<Data: VectorArithmetic> {
    @usableFromInline let origin: Data
    @usableFromInline let displacement: Data
    @usableFromInline let pace: SharedPace

    /// nil once it has come to its end.
    @inlinable public func value(at time: Double) -> Data? {
        guard !pace.isFinished(at: time), let fraction = pace.fraction(at: time) else { return nil }
        var value = displacement
        value.scale(by: fraction)
        value += origin
        return value
    }
}
