// SPDX-License-Identifier: MIT

import Codecs

/// A kind of file that holds a whole animation, and how it is written.
public enum AnimationFormat: Sendable, Equatable {
    /// - Parameter maximumSize: in bytes; nil for any. The quality, and after it the number of colours, are lowered
    ///   until the file is no larger.
    case gif(GIFEncoder.Options, maximumSize: Int? = nil)
    case apng(APNGEncoder.Options)
    case webp(WebPAnimationEncoder.Options)
    /// By the program ffmpeg, with what the scene plays.
    case video(VideoFormat)
}
