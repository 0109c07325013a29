// SPDX-License-Identifier: MIT

import Codecs
import Foundation
import SwiftUICore

/// Returned by `RenderJob` and `EncodeJob` when all files are complete.
public struct RenderResult: Sendable, Equatable {
    /// The warnings of views first, then those about the output files.
    public var warnings: [RenderWarning] = []
    /// The options that a GIF file was finally written with; nil for other formats.
    public var gif: GIFEncoder.Options?

    /// The GIF options in words, for a summary; empty if there is no GIF.
    public var quality: String {
        gif.map { ", quality \($0.quality)" + ($0.colors < 256 ? ", \($0.colors) colours" : "") } ?? ""
    }
}

/// Renders one scene to files. Performs `render` with parsed arguments.
public struct RenderJob: Sendable {
    /// The scene to render. Each run makes a fresh source of frames from it.
    public let scene: SceneDescription
    /// Size, assets, traits and synthetic touches.
    public let settings: RenderSettings
    /// The number of frames, the time of the first frame, and the frame rate.
    public let schedule: FrameSchedule
    /// Draws the frames. Its number of threads does not affect the output.
    public let pipeline: FramePipeline
    /// The image files to write; nil for none.
    public let output: OutputPlan?
    /// The sound file to write; nil for none.
    public let sound: SoundOutput?
    /// The compression of PNG files, from 0 (fast, large) to 9 (slow, small).
    public let compression: Int

    /// Describes the job. Nothing is checked or written before `run`.
    public init(
        scene: SceneDescription, settings: RenderSettings, schedule: FrameSchedule, pipeline: FramePipeline,
        output: OutputPlan?, sound: SoundOutput? = nil, compression: Int = PNGEncoder.standardCompression
    ) {
        self.scene = scene
        self.settings = settings
        self.schedule = schedule
        self.pipeline = pipeline
        self.output = output
        self.sound = sound
        self.compression = compression
    }

    /// Renders all frames. On an error, no partial file is left; complete frames stay.
    /// - Parameters:
    ///   - journal: tracks incomplete files, to be removed on an error.
    ///   - overwrites: whether foreign files may be replaced. If not, an existing foreign file is an error before the
    ///     first frame. A foreign file that another process creates later is an error at its frame.
    @MainActor @discardableResult public func run(
        journal: OutputJournal, overwrites: Bool, progress: @escaping (_ written: Int) -> Void = { _ in }
    ) async throws -> RenderResult {
        try output?.check(overwrites: overwrites)
        try sound?.check(overwrites: overwrites)
        do {
            if let folder = output?.folder { try journal.createFolder(folder) }
            var result = RenderResult()
            let source = try await draw(journal, overwrites: overwrites, &result, progress: progress)
            let notes = try sound?.write(source, schedule, journal: journal, overwrites: overwrites) ?? []
            // Checks for fatal warnings last, because mixing the sound may cause some. Drops notes about the sound file
            // that `result.warnings` already contains.
            if let fatal = source.warnings.first(where: { settings.fatalWarnings.contains($0.kind) }) {
                throw MissingResourceError(warning: fatal)
            }
            result.warnings =
                source.warnings + result.warnings
                + notes.map { RenderWarning($0) }.filter { !result.warnings.contains($0) }
            return result
        } catch {
            journal.abandon()
            throw error
        }
    }
}
