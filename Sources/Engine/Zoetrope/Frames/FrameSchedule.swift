// SPDX-License-Identifier: MIT

import Motion

/// The times of the rendered frames: `count` frames from `start` on.
///
/// A frame shows the moment at which it begins. A loop of length L at rate f has L·f frames; the frame at time L,
/// which would equal the first, is excluded.
public struct FrameSchedule: Sendable, Equatable {
    /// The maximum number of frames of one run.
    public static let maximumCount = 1_000_000
    /// The latest time of a frame, in seconds. Views are advanced from 0 to that time.
    public static let maximumTime = 86_400.0

    /// Frames per second; a fraction, so that times are exact.
    public let rate: FrameRate
    /// The number of frames, from 1 to `maximumCount`.
    public let count: Int
    private let clock: FrameClock

    /// A schedule of consecutive frames, checked against the limits.
    ///
    /// - Parameter start: the time of the first frame, in seconds.
    public init(rate: FrameRate, count: Int, start: Double = 0) throws(LimitError) {
        guard (1...Self.maximumCount).contains(count) else {
            throw LimitError("the number of frames", String(count), mustBe: "1 to 1000000")
        }
        guard start >= 0, start <= Self.maximumTime else {
            throw LimitError("the start", "\(LimitError.text(start)) s", mustBe: "0 to 86400 s")
        }
        self.rate = rate
        self.count = count
        clock = FrameClock(frames: rate.frames, every: rate.seconds, start: start)
        let last = clock.time(ofFrame: count - 1)
        guard last <= Self.maximumTime else {
            throw LimitError("the time of the last frame", "\(LimitError.text(last)) s", mustBe: "at most 86400 s")
        }
    }

    /// The moment that a frame shows, in seconds.
    public func time(ofFrame index: Int) -> Double { clock.time(ofFrame: index) }

    /// The end of a frame, in seconds from the beginning of the first frame.
    public func endTime(ofFrame index: Int) -> Double { Double((index + 1) * rate.seconds) / Double(rate.frames) }

    /// The number of frames in a duration in seconds, rounded to the nearest, at least 1.
    public static func count(ofDuration duration: Double, rate: FrameRate) throws(LimitError) -> Int {
        let longest = min(Double(maximumCount) / rate.value, maximumTime)
        guard duration > 0, duration <= longest else {
            throw LimitError(
                "the duration", "\(LimitError.text(duration)) s",
                mustBe: "more than 0 and at most \(LimitError.text(longest)) s"
                    + (longest < maximumTime ? ", that is 1000000 frames" : ""))
        }
        return max(FrameClock(frames: rate.frames, every: rate.seconds).frameCount(filling: duration), 1)
    }
}
