// SPDX-License-Identifier: MIT

import Drawing

/// Encodes the frames of one animation into one file or several.
///
/// Encoding a frame has two steps. `prepare` depends only on its own frame and may run on several threads at once.
/// `write` is called for one frame at a time, in order, so that formats can encode differences between frames. The
/// bytes depend only on the frames and their end times, never on the number of threads.
public protocol FrameEncoder: Sendable {
    /// A frame after `prepare`, ready to be written.
    associatedtype Prepared: Sendable

    func prepare(_ bitmap: Bitmap) throws -> Prepared

    /// - Parameter endTime: The time at which this frame ends, in seconds from the start of the animation. Formats
    ///   round times to their clock. With durations instead of end times, the rounding errors would add up.
    mutating func write(_ frame: Prepared, until endTime: Double) throws

    /// Completes the output. Must be called once, after the last frame.
    mutating func finish() throws
}
