// SPDX-License-Identifier: MIT

import Motion

/// The progress that all values animated by one change share. It is evaluated once per moment.
///
/// Public for ViewGraph, whose inlinable code is compiled into other modules.
@_spi(ViewGraph) public final class SharedProgress {
    package let pace: AnimationProgress
    private var time = Double.nan
    private var fraction: Double?

    package init(_ pace: AnimationProgress) { self.pace = pace }

    /// Whether nothing moves at or after `time`, in seconds of virtual time.
    public func isFinished(at time: Double) -> Bool { pace.isFinished(at: time) }

    /// The progress at `time`, which is in seconds. nil for a custom animation.
    public func fraction(at time: Double) -> Double? {
        if time != self.time {
            fraction = pace.fraction(at: time)
            self.time = time
        }
        return fraction
    }
}

/// Returns one shared object for equal consecutive paces, so that the values animated by one change share it.
@MainActor package final class SharedProgressCache {
    private var last: SharedProgress?

    package nonisolated init() {}

    /// Compares with the last pace only: the animations of one change start one after another, so equal paces are
    /// consecutive.
    package func shared(_ pace: AnimationProgress) -> SharedProgress {
        if let last, last.pace == pace { return last }
        let shared = SharedProgress(pace)
        last = shared
        return shared
    }
}
