// SPDX-License-Identifier: MIT

import Codecs

/// A file format for animations, with its options.
public enum AnimationFormat: Sendable, Equatable {
    /// - Parameter maximumSize: the limit of the file in bytes; nil for no limit. To stay below the limit, the writer
    ///   lowers the quality, then the number of colours.
    case gif(GIFEncoder.Options, maximumSize: Int? = nil)
    case apng(APNGEncoder.Options)
    case webp(WebPAnimationEncoder.Options)
    /// Encoded by ffmpeg, with the sound of the scene.
    case video(VideoFormat)

    /// Whether players loop files of this format.
    var repeats: Bool {
        switch self {
        case .gif, .apng, .webp: true
        case .video: false
        }
    }
}

extension AnimationFormat {
    /// Writes the frames of `feed` as one file or stream. Throws for videos, which `FilmWriter` writes.
    /// - Parameters:
    ///   - compression: the compression level of APNG data.
    ///   - destination: opens the destination. Called once, before the first byte is written.
    /// - Returns: the options that a GIF was finally written with; nil for other formats.
    @MainActor func write(
        _ feed: some FrameFeed, frameCount: Int, compression: Int = PNGEncoder.standardCompression,
        to destination: () throws -> AnimationDestination
    ) async throws -> GIFEncoder.Options? {
        switch self {
        case .video:
            throw VideoError.failed(path: OutputPlan.standardOutput, reason: "a video is made of a scene, to a file")
        case .gif(let options, let maximumSize?):
            let found = try await GIFSizeSearch(options: options, maximumSize: maximumSize).find { encoder in
                try await feed.run(into: &encoder)
            }
            let place = try destination()
            try place.sink.append(found.file)
            try place.commit()
            return found.options
        case .gif(let options, nil):
            let place = try destination()
            var writer = AnimationWriter(base: GIFEncoder(options, to: place.sink), commit: place.commit)
            try await feed.run(into: &writer)
            return options
        case .webp(let options):
            let place = try destination()
            var writer = AnimationWriter(base: WebPAnimationEncoder(options, to: place.sink), commit: place.commit)
            try await feed.run(into: &writer)
            return nil
        case .apng(var options):
            options.frameCount = frameCount
            options.compression = compression
            let place = try destination()
            var writer = AnimationWriter(base: try APNGEncoder(options, to: place.sink), commit: place.commit)
            try await feed.run(into: &writer)
            return nil
        }
    }
}
