// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import SwiftUICore

/// Writes the frames of any source according to an output plan.
@MainActor struct FilmWriter {
    /// The sound as the bytes of a WAV file.
    struct Sound {
        /// Passes the bytes to `take`, piece by piece.
        let write: (_ take: ([UInt8]) throws -> Void) throws -> Void
    }

    let output: OutputPlan
    let frameCount: Int
    let rate: FrameRate
    let pixelSize: (width: Int, height: Int)
    let isTransparent: Bool
    /// The compression of PNG files, 0 to 9.
    let compression: Int
    let journal: OutputJournal
    let overwrites: Bool

    /// Writes all frames of a feed, with sound for videos.
    ///
    /// - Parameters:
    ///   - result: receives GIF options and warnings.
    ///   - sound: called after the last frame if the format has sound; nil if the scene is silent.
    func write(
        _ feed: some FrameFeed, _ result: inout RenderResult, sound: (inout RenderResult) throws -> Sound?
    ) async throws {
        switch output {
        case .still(_, let format) where format != .png, .stream(.still(let format)):
            var writer = stillWriter(format)
            try await feed.run(into: &writer)
        case .still, .sequence:
            var writer = PNGWriter(output, journal: journal, compression: compression, overwrites: overwrites)
            try await feed.run(into: &writer)
        case .animation(let path, .video(let format)):
            try await film(format, feed, to: path, &result, sound)
        case .animation(let path, let format):
            result.gif = try await format.write(feed, frameCount: frameCount, compression: compression) {
                try .file(path, journal: journal, overwrites: overwrites)
            }
        case .stream(.animation(let format)):
            result.gif = try await format.write(feed, frameCount: frameCount, compression: compression) {
                .standardOutput(journal: journal)
            }
        }
    }

    /// Makes the encoder for an output of a single image: the file of frame 0, or standard output.
    func stillWriter(_ format: StillFormat) -> StillWriter {
        StillWriter(
            format: format, compression: compression, path: output.isStream ? nil : output.path(ofFrame: 0),
            journal: journal, overwrites: overwrites)
    }

    /// Writes a video, with sound if there is any.
    private func film(
        _ format: VideoFormat, _ feed: some FrameFeed, to path: String, _ result: inout RenderResult,
        _ sound: (inout RenderResult) throws -> Sound?
    ) async throws {
        let pictures = try journal.begin(path, replaces: overwrites)
        var writer = try VideoWriter(
            format, pixelSize: pixelSize, isTransparent: isTransparent, rate: rate, into: pictures.temporary,
            named: path)
        try await feed.run(into: &writer)
        let (width, height) = pixelSize
        if format.cropsOddSizes(isTransparent: isTransparent), !width.isMultiple(of: 2) || !height.isMultiple(of: 2) {
            result.warnings.append(
                RenderWarning(
                    "\(path) has \(width / 2 * 2)×\(height / 2 * 2) pixels: videos have even sides, so the last row or column is cut off"
                ))
        }
        guard let heard = try sound(&result) else {
            try pictures.sign()
            return try pictures.commit()
        }
        let file = try journal.begin(path)
        try heard.write(file.append)
        let film = try journal.begin(path, replaces: overwrites)
        try VideoWriter.join(
            pictures.temporary, file.temporary, format, frameCount: frameCount, into: film.temporary, named: path)
        pictures.discard()
        file.discard()
        try film.sign()
        try film.commit()
    }
}
