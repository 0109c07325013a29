// SPDX-License-Identifier: MIT

import Drawing

/// Takes the frames of one animation and makes a file, or several, of them.
///
/// The work on a frame has two halves. `prepare` needs that frame alone: it runs on any thread, for several frames at
/// a time. `write` is called in the order of the frames, one at a time, so that a format whose frames lean on each
/// other can compare them. Bytes depend on the frames and their end times only, never on the number of threads.
public protocol FrameEncoder: Sendable {
    /// What is left of a frame after the work that needs no other frame.
    associatedtype Prepared: Sendable

    func prepare(_ bitmap: Bitmap) throws -> Prepared

    /// - Parameter endTime: in seconds, from the start of the animation to the end of this frame. End times, not
    ///   durations, so that rounding to a format's clock never adds up.
    mutating func write(_ frame: Prepared, until endTime: Double) throws

    /// Called once, after the last frame. An encoder that is dropped without it has made nothing whole.
    mutating func finish() throws
}
