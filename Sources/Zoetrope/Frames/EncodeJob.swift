import Codecs
import Foundation

/// Pictures from files as one animation: what `render encode` does once its arguments are understood.
public struct EncodeJob: Sendable {
    /// Files, in order; all of one size.
    public let pictures: [String]
    public let rate: FrameRate
    public let format: AnimationFormat
    /// Nil for standard output.
    public let path: String?

    public init(pictures: [String], rate: FrameRate, format: AnimationFormat, path: String?) {
        self.pictures = pictures
        self.rate = rate
        self.format = format
        self.path = path
    }

    /// One picture is in memory at a time, besides what the encoder holds. On an error nothing half-written stays.
    @MainActor public func run(
        journal: OutputJournal, overwrites: Bool, progress: (_ written: Int) -> Void = { _ in }
    ) async throws -> RenderResult {
        do {
            if let path {
                if !overwrites { try OutputPlan.still(path: path).checkNothingExists() }
                try journal.createFolder(OutputPlan.still(path: path).folder)
            }
            return RenderResult(gif: try await encode(journal, overwrites: overwrites, progress: progress))
        } catch {
            journal.abandon()
            throw error
        }
    }

    @MainActor private func encode(
        _ journal: OutputJournal, overwrites: Bool, progress: (_ written: Int) -> Void
    ) async throws -> GIFEncoder.Options? {
        func destination() throws -> AnimationDestination {
            try path.map { try .file($0, journal: journal, overwrites: overwrites) }
                ?? .standardOutput(journal: journal)
        }
        switch format {
        case .video:
            throw VideoError.failed(path: path ?? OutputPlan.standardOutput, reason: "videos are made of scenes only")
        case .gif(let options, let maximumSize?):
            let found = try await GIFSizeSearch(options: options, maximumSize: maximumSize).find { encoder in
                try await feed(&encoder, progress: progress)
            }
            let place = try destination()
            try place.sink.append(found.file)
            try place.commit()
            return found.options
        case .gif(let options, nil):
            let place = try destination()
            var writer = AnimationWriter(base: GIFEncoder(options, to: place.sink), commit: place.commit)
            try await feed(&writer, progress: progress)
            return options
        case .apng(var options):
            options.frameCount = pictures.count
            let place = try destination()
            var writer = AnimationWriter(base: try APNGEncoder(options, to: place.sink), commit: place.commit)
            try await feed(&writer, progress: progress)
            return nil
        }
    }

    @MainActor private func feed<Encoder: FrameEncoder>(
        _ encoder: inout Encoder, progress: (_ written: Int) -> Void
    ) async throws {
        for (index, path) in pictures.enumerated() {
            try Task.checkCancellation()
            let frame = try encoder.prepare(PictureFile.bitmap(path))
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
