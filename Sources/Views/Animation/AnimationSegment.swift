import Motion

/// What an animated value shows while a single animation runs: `origin + displacement · fraction`.
///
/// The same arithmetic as `AnimatedValue`'s, for the same bits, but compiled here for the type of the value. There it is generic,
/// and looking the type's operations up at run time costs several times what they do.
struct AnimationSegment<Data: VectorArithmetic> {
    let origin: Data
    let displacement: Data
    let pace: SharedPace

    /// nil once it has come to its end.
    func value(at time: Double) -> Data? {
        guard !pace.isFinished(at: time), let fraction = pace.fraction(at: time) else { return nil }
        var value = displacement
        value.scale(by: fraction)
        value += origin
        return value
    }
}

/// The pace of all values that one change has set in motion, asked once for each time.
final class SharedPace {
    let pace: AnimationPace
    private var time = Double.nan
    private var fraction: Double?

    init(_ pace: AnimationPace) { self.pace = pace }

    func isFinished(at time: Double) -> Bool { pace.isFinished(at: time) }

    func fraction(at time: Double) -> Double? {
        if time != self.time {
            fraction = pace.fraction(at: time)
            self.time = time
        }
        return fraction
    }
}

/// Who else goes at the same pace.
@MainActor final class SharedPaces {
    private var last: SharedPace?

    nonisolated init() {}

    /// Values of one change begin one after another.
    func shared(_ pace: AnimationPace) -> SharedPace {
        if let last, last.pace == pace { return last }
        let shared = SharedPace(pace)
        last = shared
        return shared
    }
}
