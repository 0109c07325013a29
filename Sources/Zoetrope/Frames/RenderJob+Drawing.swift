// SPDX-License-Identifier: MIT

import Codecs
import Sound
import Views

extension RenderJob {
    /// The scene from its beginning, drawn by the pipeline.
    @MainActor private final class Feed: FrameFeed {
        let job: RenderJob
        let progress: (_ written: Int) -> Void
        /// Of the frames of the last run, after the last of them.
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

    /// Draws all frames and writes them where the plan says.
    /// - Parameter result: is told how, and what there is to say about it.
    /// - Returns: the source of the frames, after the last of them.
    @MainActor func draw(
        _ journal: OutputJournal, overwrites: Bool, _ result: inout RenderResult,
        progress: @escaping (_ written: Int) -> Void
    ) async throws -> any FrameSource {
        let feed = try Feed(self, progress: progress)
        func write(_ format: AnimationFormat, to destination: () throws -> AnimationDestination) async throws {
            result.gif = try await format.write(
                feed, frameCount: schedule.count, compression: compression, to: destination)
        }
        switch output {
        case nil:
            try await runUnseen(feed.source, progress: progress)
        case .still, .sequence:
            var writer = PNGWriter(output!, journal: journal, compression: compression, overwrites: overwrites)
            try await feed.run(into: &writer)
        case .animation(let path, .video(let format)):
            try await film(format, feed, to: path, journal, overwrites: overwrites, &result)
        case .animation(let path, let format):
            try await write(format) { try .file(path, journal: journal, overwrites: overwrites) }
        case .stream(let format?):
            try await write(format) { .standardOutput(journal: journal) }
        case .stream(nil):
            var writer = StillStream(encoder: PNGEncoder(compression: compression), journal: journal)
            try await feed.run(into: &writer)
        }
        return feed.source
    }

    /// A video, with sound where the scene plays any.
    @MainActor private func film(
        _ format: VideoFormat, _ feed: Feed, to path: String, _ journal: OutputJournal, overwrites: Bool,
        _ result: inout RenderResult
    ) async throws {
        let pictures = try journal.begin(path, replaces: overwrites)
        var writer = try VideoWriter(
            format, settings, rate: schedule.rate, into: pictures.temporary, named: path)
        try await feed.run(into: &writer)
        let (width, height) = settings.pixelSize
        if format.cutsOddSizes(isTransparent: settings.isTransparent),
            !width.isMultiple(of: 2) || !height.isMultiple(of: 2)
        {
            result.warnings.append(
                RenderWarning(
                    "\(path) has \(width / 2 * 2)×\(height / 2 * 2) pixels: sides of videos are even, the rest is cut off"
                ))
        }
        let mix: Mix
        do {
            guard let heard = try SoundOutput.mix(feed.source, schedule) else { return try pictures.commit() }
            mix = heard
        } catch let error as LimitError {
            result.warnings.append(RenderWarning("\(path) is without sound: \(error)"))
            return try pictures.commit()
        }
        let sound = try journal.begin(path)
        try SoundOutput.write(mix, sound.append)
        let film = try journal.begin(path, replaces: overwrites)
        try VideoWriter.join(
            pictures.temporary, sound.temporary, format, frameCount: schedule.count, into: film.temporary, named: path)
        pictures.discard()
        sound.discard()
        try film.commit()
        result.warnings += SoundOutput.remarks(about: mix, schedule).map { RenderWarning($0) }
    }

    /// The same frames, not drawn: what is heard is then the same, and so is what goes wrong.
    @MainActor private func runUnseen(_ source: any FrameSource, progress: (_ written: Int) -> Void) async throws {
        for index in 0..<schedule.count {
            try Task.checkCancellation()
            _ = try source.displayList(at: schedule.time(ofFrame: index))
            progress(index + 1)
            // Lets a cancellation through.
            await Task.yield()
        }
    }
}
