// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Typography
import SwiftUICore

/// Renders a range of a job's frames into a folder of its own. `FilmJob` joins the parts of all ranges.
///
/// A view's state depends on all earlier frames, so the source evaluates them without drawing them. Only the frame just
/// before the range is drawn: its checksum must equal the one in the previous part. The comparison detects machines
/// that draw differently, and changes of the code between the runs.
package struct FilmPartJob: Sendable {
    /// The job to render; its output and its sound are ignored.
    package let job: RenderJob
    package let shard: FilmShard
    /// The folder that contains the parts.
    package let folder: String
    package let choice: FilmPart.Choice
    /// The name and version of the rendering program.
    package let program: String
    package let frames: Range<Int>

    package init(
        _ job: RenderJob, _ shard: FilmShard, in folder: String, choice: FilmPart.Choice, program: String
    ) throws(LimitError) {
        frames = try shard.frames(of: job.schedule.count)
        (self.job, self.shard, self.folder, self.choice, self.program) = (job, shard, folder, choice, program)
    }

    /// The folder of this part, such as `parts/2-of-4`.
    package var place: String { (folder.hasSuffix("/") ? folder : folder + "/") + shard.folder }

    private var manifest: String { place + "/" + FilmPart.fileName }

    /// Renders the part.
    ///
    /// - Parameters:
    ///   - overwrites: whether a manifest that Zoetrope did not write may be replaced.
    ///   - progress: called after each drawn frame with the number of written frames of this part. The frame before the
    ///     part is drawn, too; after this frame, the number is 0.
    @MainActor package func run(
        journal: OutputJournal, overwrites: Bool, progress: @escaping (_ written: Int) -> Void = { _ in }
    ) async throws -> RenderResult {
        // A part that Zoetrope has written may always be replaced.
        let isOurs = FilmPart(reading: manifest) != nil
        try OutputPlan.still(path: manifest).check(overwrites: overwrites || isOurs)
        do {
            try journal.createFolder(place)
            // Without its manifest, the part counts as incomplete.
            if unlink(manifest) != 0, errno != ENOENT { throw OutputError.cannotCreate(path: manifest, errno: errno) }
            let source = try job.scene.makeSource(job.settings)
            var writer = FilmPartWriter(place, frames, journal: journal, compression: job.compression)
            let drawn = max(frames.lowerBound - 1, 0)..<frames.upperBound
            try await job.pipeline.run(source, job.schedule, frames: drawn, into: &writer) {
                progress(max($0 - (frames.lowerBound - drawn.lowerBound), 0))
            }
            var result = RenderResult(warnings: source.warnings)
            let sound = try self.sound(of: source, journal, &result)
            let part = FilmPart(film: film, shard: shard, seam: writer.seam, last: writer.last, sound: sound)
            try journal.write(part.bytes(), to: manifest, synchronizes: true)
            return result
        } catch {
            journal.abandon()
            throw error
        }
    }

    /// Writes the sound of the film. Only the last part does so, because only the last part has evaluated all frames.
    @MainActor private func sound(
        of source: any FrameSource, _ journal: OutputJournal, _ result: inout RenderResult
    ) throws -> String? {
        guard frames.upperBound == job.schedule.count else { return nil }
        do {
            guard let mix = try SoundOutput.mix(source, job.schedule) else { return nil }
            try journal.write(to: place + "/" + FilmPart.soundName) { try SoundOutput.write(mix, $0) }
            result.warnings += SoundOutput.remarks(about: mix, job.schedule).map { RenderWarning($0) }
            return FilmPart.soundName
        } catch let error as LimitError {
            result.warnings.append(RenderWarning("a video of it is without sound: \(error)"))
            return nil
        }
    }

    @MainActor private var film: FilmPart.Film {
        let (width, height) = job.settings.pixelSize
        let rate = job.schedule.rate
        return FilmPart.Film(
            program: program, fonts: FontLibrary().inventory().digest, scene: job.scene.name, choice: choice,
            frameCount: job.schedule.count, frames: rate.frames, seconds: rate.seconds,
            start: job.schedule.time(ofFrame: 0),
            width: width, height: height, isTransparent: job.settings.isTransparent)
    }
}

/// Writes the frames of a part. The frame before the part is not written; only its checksum is stored.
private struct FilmPartWriter: FrameEncoder {
    private let folder: String
    private let frames: Range<Int>
    private let journal: OutputJournal
    private let encoder: PNGEncoder
    private var next: Int
    /// The checksum of the frame before this part, which is drawn for comparison only; nil for the first part.
    private(set) var seam: String?
    /// The checksum of the last file that was written.
    private(set) var last = ""

    init(_ folder: String, _ frames: Range<Int>, journal: OutputJournal, compression: Int) {
        (self.folder, self.frames, self.journal) = (folder, frames, journal)
        encoder = PNGEncoder(compression: compression)
        next = max(frames.lowerBound - 1, 0)
    }

    func prepare(_ bitmap: Bitmap) throws -> [UInt8] { try encoder.encode(bitmap) }

    mutating func write(_ file: [UInt8], until endTime: Double) throws {
        defer { next += 1 }
        if next < frames.lowerBound {
            seam = "\(Checksum(file))"
            return
        }
        if next == frames.upperBound - 1 { last = "\(Checksum(file))" }
        try journal.write(file, to: folder + "/" + FilmPart.fileName(ofFrame: next))
    }

    func finish() {}
}
