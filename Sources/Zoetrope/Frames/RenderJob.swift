import Codecs
import Foundation

/// One scene, rendered to files: what the command does once its arguments are understood.
public struct RenderJob: Sendable {
    public let scene: SceneDescription
    public let settings: RenderSettings
    public let schedule: FrameSchedule
    public let pipeline: FramePipeline
    public let output: OutputPlan
    public let compression: Int

    public init(
        scene: SceneDescription, settings: RenderSettings, schedule: FrameSchedule, pipeline: FramePipeline,
        output: OutputPlan, compression: Int = PNGEncoder.standardCompression
    ) {
        self.scene = scene
        self.settings = settings
        self.schedule = schedule
        self.pipeline = pipeline
        self.output = output
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
        if !overwrites { try output.checkNothingExists() }
        do {
            let source = try scene.makeSource(settings)
            try journal.createFolder(output.folder)
            var writer = PNGWriter(output, journal: journal, compression: compression, overwrites: overwrites)
            try await pipeline.run(source, schedule, into: &writer, progress: progress)
            return source.warnings
        } catch {
            journal.abandon()
            throw error
        }
    }
}
