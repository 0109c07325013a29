// SPDX-License-Identifier: MIT

import Codecs

/// A file format for animations, with its options.
public enum AnimationFormat: Sendable, Equatable {
    /// - Parameter maximumSize: in bytes; nil for no limit. Lowers the quality, then the number of colours, until the
    ///   file fits.
    case gif(GIFEncoder.Options, maximumSize: Int? = nil)
    case apng(APNGEncoder.Options)
    case webp(WebPAnimationEncoder.Options)
    /// Encoded by ffmpeg, with the sound of the scene.
    case video(VideoFormat)
}
