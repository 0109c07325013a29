import Codecs
import Foundation

/// One scene, rendered to files: what the command does once its arguments are understood.
public struct RenderJob: Sendable {
    public let scene: SceneDescription
    public let settings: RenderSettings
    public let schedule: FrameSchedule
    public let pipeline: FramePipeline
    /// Where pictures go; nil makes none.
    public let output: OutputPlan?
    /// Where the sound goes; nil makes none.
    public let sound: SoundOutput?
    public let compression: Int

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
    /// - Returns: what the author of the scene should know, a line each.
    @MainActor @discardableResult public func run(
        journal: OutputJournal, overwrites: Bool, progress: (_ written: Int) -> Void = { _ in }
    ) async throws -> [String] {
        if !overwrites {
            try output?.checkNothingExists()
            try sound?.checkNothingExists()
        }
        do {
            let source = try scene.makeSource(settings)
            if let output {
                try journal.createFolder(output.folder)
                var writer = PNGWriter(output, journal: journal, compression: compression, overwrites: overwrites)
                try await pipeline.run(source, schedule, into: &writer, progress: progress)
            } else {
                try await runUnseen(source, progress: progress)
            }
            let notes = try sound?.write(source, schedule, journal: journal, overwrites: overwrites) ?? []
            return source.warnings + notes
        } catch {
            journal.abandon()
            throw error
        }
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
