// SPDX-License-Identifier: MIT

/// A part of an animation whose end continues at its beginning.
public struct Loop: Sendable, Equatable {
    /// The start of the first round, in seconds.
    public let start: Double
    /// The duration of one round, in seconds.
    public let duration: Double

    /// Both arguments are in seconds. They are not checked.
    public init(start: Double, duration: Double) {
        self.start = start
        self.duration = duration
    }
}

extension FrameSchedule {
    /// The frames of one round, at the rate nearest to `rate` that divides the round into whole frames.
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
