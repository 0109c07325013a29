// SPDX-License-Identifier: MIT

import Codecs
import Foundation

/// Images from files as one animation: what `render encode` does once its arguments are understood.
public struct EncodeJob: Sendable {
    /// Files, in order; all of one size.
    public let pictures: [String]
    /// Images a second.
    public let rate: FrameRate
    /// What is written: a GIF or an APNG, and how.
    public let format: AnimationFormat
    /// Nil for standard output.
    public let path: String?
    /// What the images may have, all together.
    public let pixels: PixelBudget

    /// A job that has not begun. Nothing is read or written before `run`.
    public init(
        pictures: [String], rate: FrameRate, format: AnimationFormat, path: String?, pixels: PixelBudget = PixelBudget()
    ) {
        self.pixels = pixels
        self.pictures = pictures
        self.rate = rate
        self.format = format
        self.path = path
    }

    /// One image is in memory at a time, besides what the encoder holds. On an error nothing half-written stays.
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
                    // Of another size than the first, say: which one it is helps.
                    throw AssetError.undecodable(path: path, error)
                }
                progress(index + 1)
                // Lets a cancellation through.
                await Task.yield()
            }
            try encoder.finish()
        }
    }
}
