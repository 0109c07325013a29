// SPDX-License-Identifier: MIT

import Codecs
import Foundation

/// Encodes image files as one animation. Performs `render encode` with parsed arguments.
public struct EncodeJob: Sendable {
    /// The image files, in order. All have the same size in pixels.
    public let pictures: [String]
    /// Frames per second; each image is one frame.
    public let rate: FrameRate
    /// The output format and its options. For a video, `run` throws.
    public let format: AnimationFormat
    /// The output file; nil for standard output.
    public let path: String?
    /// The pixel budget that all images share.
    public let pixels: PixelBudget

    /// Describes the job. Nothing is read or written before `run`.
    public init(
        pictures: [String], rate: FrameRate, format: AnimationFormat, path: String?, pixels: PixelBudget = PixelBudget()
    ) {
        self.pixels = pixels
        self.pictures = pictures
        self.rate = rate
        self.format = format
        self.path = path
    }

    /// Encodes all images, with one in memory at a time. On an error, no partial file is left.
    @MainActor public func run(
        journal: OutputJournal, overwrites: Bool, progress: @escaping (_ written: Int) -> Void = { _ in }
    ) async throws -> RenderResult {
        do {
            if let path {
                try OutputPlan.still(path: path).check(overwrites: overwrites)
                try journal.createFolder(OutputPlan.still(path: path).folder)
            }
            let feed = Feed(job: self, progress: progress)
            let gif = try await format.write(feed, frameCount: pictures.count) {
                try path.map { try .file($0, journal: journal, overwrites: overwrites) }
                    ?? .standardOutput(journal: journal)
            }
            return RenderResult(gif: gif)
        } catch {
            journal.abandon()
            throw error
        }
    }

    private struct Feed: FrameFeed {
        let job: EncodeJob
        let progress: (_ written: Int) -> Void

        func run<Encoder: FrameEncoder>(into encoder: inout Encoder) async throws {
            let rate = job.rate
            for (index, path) in job.pictures.enumerated() {
                try Task.checkCancellation()
                let frame = try encoder.prepare(
                    ImageFile.bitmap(path, budget: (job.pixels, .passing)))
                do {
                    try encoder.write(frame, until: Double((index + 1) * rate.seconds) / Double(rate.frames))
                } catch let error as CodecError {
                    // Adds the image's path to the error, such as an error about a size that differs from the first
                    // image's.
                    throw AssetError.undecodable(path: path, error)
                }
                progress(index + 1)
                // Yields, so that a cancellation can take effect.
                await Task.yield()
            }
            try encoder.finish()
        }
    }
}
