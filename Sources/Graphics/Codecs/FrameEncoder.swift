// SPDX-License-Identifier: MIT

import Drawing

/// Encodes the frames of one animation into one file or several.
///
/// The work on a frame has two halves. `prepare` needs that frame only: it runs on any thread, for several frames at a
/// time. `write` is called in the order of the frames, one at a time, so that formats can encode differences between
/// frames. The bytes depend on the frames and their end times only, never on the number of threads.
public protocol FrameEncoder: Sendable {
    /// The result of the work that needs no other frame.
    associatedtype Prepared: Sendable

    func prepare(_ bitmap: Bitmap) throws -> Prepared

    /// - Parameter endTime: The end of this frame in seconds from the start of the animation. End times rather than
    ///   durations, so that rounding to a format's clock never accumulates.
    mutating func write(_ frame: Prepared, until endTime: Double) throws

    /// Called once, after the last frame. Without this call, the output is incomplete.
    mutating func finish() throws
}
