import Motion

/// What an animated value shows while a single animation runs: `origin + displacement · fraction`.
///
/// The same arithmetic as `AnimatedValue`'s, for the same bits, but compiled here for the type of the value. There it is generic,
/// and looking the type's operations up at run time costs several times what they do.
package struct AnimationSegment<Data: VectorArithmetic> {
    package let origin: Data
    package let displacement: Data
    package let pace: SharedPace

    /// nil once it has come to its end.
    package func value(at time: Double) -> Data? {
        guard !pace.isFinished(at: time), let fraction = pace.fraction(at: time) else { return nil }
        var value = displacement
        value.scale(by: fraction)
        value += origin
        return value
    }
}
