// SPDX-License-Identifier: MIT

import Codecs
import Foundation
import Interaction

/// What there is to say about a run that came to its end.
public struct RenderResult: Sendable, Equatable {
    /// What the author of the scene should know.
    public var warnings: [RenderWarning] = []
    /// How a GIF file was written in the end.
    public var gif: GIFEncoder.Options?

    /// The same in words, for a summary; empty where there is no GIF.
    public var quality: String {
        gif.map { ", quality \($0.quality)" + ($0.colors < 256 ? ", \($0.colors) colours" : "") } ?? ""
    }
}

/// One scene, rendered to files: what the command does once its arguments are understood.
public struct RenderJob: Sendable {
    /// What is drawn.
    public let scene: SceneDescription
    /// How large, with which images and which synthetic touches.
    public let settings: RenderSettings
    /// Which moments become frames.
    public let schedule: FrameSchedule
    /// Which threads draw them.
    public let pipeline: FramePipeline
    /// Where images go; nil makes none.
    public let output: OutputPlan?
    /// Where the sound goes; nil makes none.
    public let sound: SoundOutput?
    /// Of PNG files, from 0, fast and large, to 9, slow and small.
    public let compression: Int

    /// A job that has not begun. Nothing is checked or written before `run`.
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

    /// Renders all frames. On an error nothing half-written stays; frames that are whole do.
    /// - Parameters:
    ///   - journal: knows, at any moment, what would have to be taken back.
    ///   - overwrites: whether files may be replaced; if not, their existence is an error: before the first frame, or
    ///     when a frame is written, where somebody else was faster.
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
            // What is said of the sound of a video is said of its own file, too.
            // Heard after the last frame, so that no frame could say so.
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
