// SPDX-License-Identifier: MIT

/// A part of an animation whose end leads back to its beginning.
public struct Loop: Sendable, Equatable {
    /// In seconds.
    public let start: Double
    /// Seconds of one round.
    public let duration: Double

    /// A round that begins at `start` and lasts `duration` seconds.
    public init(start: Double, duration: Double) {
        self.start = start
        self.duration = duration
    }
}

extension FrameSchedule {
    /// The frames of one round, at the rate that is nearest to `rate` and fits.
    public init(_ loop: Loop, rate: FrameRate) throws(LimitError) {
        var count = try FrameSchedule.count(ofDuration: loop.duration, rate: rate)
        if Double(count) > loop.duration * Double(FrameRate.maximum), count > 1 { count -= 1 }
        var fitting = rate
        if abs(Double(count) / rate.value - loop.duration) > 1e-9, let duration = Seconds(loop.duration),
            duration.numerator <= 1_000_000
        {
            fitting = try FrameRate(frames: count * duration.denominator, every: duration.numerator)
        }
        try self.init(rate: fitting, count: count, start: loop.start)
    }
}
