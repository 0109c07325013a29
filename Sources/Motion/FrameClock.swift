// SPDX-License-Identifier: MIT

/// The only source of time: tells at how many seconds a frame stands.
///
/// The frame rate is a fraction, so that 30000/1001 is exact. Every time is one division and never a sum of frame
/// durations: frame 90 has the same time whether or not frames 0 to 89 were asked for.
package struct FrameClock: Sendable, Hashable {
    /// Frames in `seconds` seconds; positive.
    package let frames: Int

    /// Seconds in which `frames` frames go by; positive.
    package let seconds: Int

    /// The time of frame 0, in seconds.
    package let start: Double

    /// A clock of `frames` frames every `seconds` seconds whose frame 0 stands at `start` seconds.
    package init(frames: Int, every seconds: Int = 1, start: Double = 0) {
        precondition(frames > 0 && seconds > 0, "a frame rate is positive: \(frames)/\(seconds)")
        self.frames = frames
        self.seconds = seconds
        self.start = start
    }

    /// The time at which frame number `frame` is shown, in seconds.
    package func time(ofFrame frame: Int) -> Double {
        start + Double(frame * seconds) / Double(frames)
    }

    /// How long one frame is shown, in seconds.
    package var frameDuration: Double { Double(seconds) / Double(frames) }

    /// How many frames fill `duration` seconds, rounded to the nearest whole frame.
    package func frameCount(filling duration: Double) -> Int {
        Int((duration * Double(frames) / Double(seconds)).rounded())
    }
}
