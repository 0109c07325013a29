// SPDX-License-Identifier: MIT

import Motion

/// The pace of all values that one change has set in motion, asked once for each time.
///
/// Public to the graph of views, whose arithmetic is compiled into other modules.
@_spi(ViewGraph) public final class SharedPace {
    package let pace: AnimationPace
    private var time = Double.nan
    private var fraction: Double?

    package init(_ pace: AnimationPace) { self.pace = pace }

    /// Whether nothing moves at `time` (seconds of virtual time) and later.
    public func isFinished(at time: Double) -> Bool { pace.isFinished(at: time) }

    /// How far the change has come at `time` (seconds); nil where the animation cannot say.
    public func fraction(at time: Double) -> Double? {
        if time != self.time {
            fraction = pace.fraction(at: time)
            self.time = time
        }
        return fraction
    }
}

/// Who else goes at the same pace.
@MainActor package final class SharedPaces {
    private var last: SharedPace?

    package nonisolated init() {}

    /// Values of one change begin one after another.
    package func shared(_ pace: AnimationPace) -> SharedPace {
        if let last, last.pace == pace { return last }
        let shared = SharedPace(pace)
        last = shared
        return shared
    }
}
