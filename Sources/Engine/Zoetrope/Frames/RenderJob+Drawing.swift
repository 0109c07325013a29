// SPDX-License-Identifier: MIT

import Codecs
import Sound
import SwiftUICore

extension RenderJob {
    /// Draws the scene from its beginning through the pipeline.
    @MainActor private final class Feed: FrameFeed {
        let job: RenderJob
        let progress: (_ written: Int) -> Void
        /// The source of the latest run, after its last frame.
        private(set) var source: any FrameSource

        init(_ job: RenderJob, progress: @escaping (_ written: Int) -> Void) throws {
            self.job = job
            self.progress = progress
            source = try job.scene.makeSource(job.settings)
        }

        private var isFresh = true

        func run<Encoder: FrameEncoder>(into encoder: inout Encoder) async throws {
            if !isFresh { source = try job.scene.makeSource(job.settings) }
            isFresh = false
            try await job.pipeline.run(source, job.schedule, into: &encoder, progress: progress)
        }
    }

    /// Draws all frames and writes the files of `output`. Without an `output`, only evaluates the frames.
    /// - Parameter result: receives GIF options and warnings.
    /// - Returns: the source, after it has made the last frame.
    @MainActor func draw(
        _ journal: OutputJournal, overwrites: Bool, _ result: inout RenderResult,
        progress: @escaping (_ written: Int) -> Void
    ) async throws -> any FrameSource {
        let feed = try Feed(self, progress: progress)
        guard let output else {
            try await runWithoutDrawing(feed.source, progress: progress)
            return feed.source
        }
        let writer = FilmWriter(
            output: output, frameCount: schedule.count, rate: schedule.rate, pixelSize: settings.pixelSize,
            isTransparent: settings.isTransparent, compression: compression, journal: journal, overwrites: overwrites)
        if let format = output.stillFormat, format.isVector {
            let list = try feed.source.displayList(at: schedule.time(ofFrame: 0))
            if let file = try format.file(of: list, compression: compression) {
                try writer.stillWriter(format).write(file)
            }
            progress(1)
            return feed.source
        }
        try await writer.write(feed, &result) { result in
            do {
                guard let mix = try SoundOutput.mix(feed.source, schedule) else { return nil }
                result.warnings += SoundOutput.remarks(about: mix, schedule).map { RenderWarning($0) }
                return FilmWriter.Sound { try SoundOutput.write(mix, $0) }
            } catch let error as LimitError {
                let path = output.path(ofFrame: 0)
                result.warnings.append(RenderWarning("\(path) is without sound: \(error)"))
                return nil
            }
        }
        return feed.source
    }

    /// Evaluates all frames without drawing them, for a run that writes no images. The run has the same sound and
    /// errors as if it drew the frames.
    @MainActor private func runWithoutDrawing(_ source: any FrameSource, progress: (_ written: Int) -> Void)
        async throws
    {
        for index in 0..<schedule.count {
            try Task.checkCancellation()
            _ = try source.displayList(at: schedule.time(ofFrame: index))
            progress(index + 1)
            // Yields, so that a cancellation can take effect.
            await Task.yield()
        }
    }
}
