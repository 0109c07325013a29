// SPDX-License-Identifier: MIT

/// Converts frame numbers into times; the only source of time.
///
/// The frame rate is a fraction, so that 30000/1001 is exact. Every time is one division and never a sum, so frame 90
/// has the same time whether or not frames 0 to 89 were rendered.
package struct FrameClock: Sendable, Hashable {
    /// The number of frames in `seconds` seconds; positive.
    package let frames: Int

    /// The number of seconds that `frames` frames take; positive.
    package let seconds: Int

    /// The time of frame 0, in seconds.
    package let start: Double

    /// - Parameter start: The time of frame 0, in seconds.
    package init(frames: Int, every seconds: Int = 1, start: Double = 0) {
        precondition(frames > 0 && seconds > 0, "a frame rate is positive: \(frames)/\(seconds)")
        self.frames = frames
        self.seconds = seconds
        self.start = start
    }

    /// The time at which a frame begins, in seconds; `start` for frame 0.
    package func time(ofFrame frame: Int) -> Double {
        start + Double(frame * seconds) / Double(frames)
    }

    /// In seconds.
    package var frameDuration: Double { Double(seconds) / Double(frames) }

    /// The number of frames in `duration` seconds, rounded to the nearest integer.
    package func frameCount(filling duration: Double) -> Int {
        Int((duration * Double(frames) / Double(seconds)).rounded())
    }
}
