import Codecs
import Sound

extension RenderJob {
    /// Draws all frames and writes them where the plan says.
    /// - Parameter result: is told how, and what there is to say about it.
    /// - Returns: the source of the frames, after the last of them.
    @MainActor func draw(
        _ journal: OutputJournal, overwrites: Bool, _ result: inout RenderResult, progress: (_ written: Int) -> Void
    ) async throws -> any FrameSource {
        if case .animation(_, .gif(let options, let maximumSize?))? = output {
            return try await draw(options, maximumSize, journal, overwrites: overwrites, &result, progress: progress)
        }
        if case .stream(.gif(let options, let maximumSize?))? = output {
            return try await draw(options, maximumSize, journal, overwrites: overwrites, &result, progress: progress)
        }
        let source = try scene.makeSource(settings)
        switch output {
        case nil:
            try await runUnseen(source, progress: progress)
        case let plan? where plan.isSeparate:
            var writer = PNGWriter(plan, journal: journal, compression: compression, overwrites: overwrites)
            try await pipeline.run(source, schedule, into: &writer, progress: progress)
        case .animation(let path, .video(let format)):
            try await film(format, source, to: path, journal, overwrites: overwrites, &result, progress: progress)
        case .animation(let path, let format):
            let file = try AnimationDestination.file(path, journal: journal, overwrites: overwrites)
            try await write(format, to: file, source, &result, progress: progress)
        case .stream(let format?):
            try await write(format, to: .standardOutput(journal: journal), source, &result, progress: progress)
        default:
            var writer = StillStream(encoder: PNGEncoder(compression: compression), journal: journal)
            try await pipeline.run(source, schedule, into: &writer, progress: progress)
        }
        return source
    }

    @MainActor private func write(
        _ format: AnimationFormat, to destination: AnimationDestination, _ source: any FrameSource,
        _ result: inout RenderResult, progress: (_ written: Int) -> Void
    ) async throws {
        switch format {
        case .video:
            throw VideoError.failed(path: OutputPlan.standardOutput, reason: "a video must be a file")
        case .gif(let options, _):
            var writer = AnimationWriter(
                base: GIFEncoder(options, to: destination.sink), commit: destination.commit)
            try await pipeline.run(source, schedule, into: &writer, progress: progress)
            result.gif = options
        case .apng(var options):
            options.frameCount = schedule.count
            options.compression = compression
            var writer = AnimationWriter(
                base: try APNGEncoder(options, to: destination.sink), commit: destination.commit)
            try await pipeline.run(source, schedule, into: &writer, progress: progress)
        }
    }

    /// A video, with sound where the scene plays any.
    @MainActor private func film(
        _ format: VideoFormat, _ source: any FrameSource, to path: String, _ journal: OutputJournal, overwrites: Bool,
        _ result: inout RenderResult, progress: (_ written: Int) -> Void
    ) async throws {
        let pictures = try journal.begin(path, replaces: overwrites)
        var writer = try VideoWriter(
            format, settings, rate: schedule.rate, into: pictures.temporary, named: path)
        try await pipeline.run(source, schedule, into: &writer, progress: progress)
        let (width, height) = settings.pixelSize
        let isTransparent = settings.background.map { $0.alpha < 1 } ?? true
        if format.cutsOddSizes(isTransparent: isTransparent), !width.isMultiple(of: 2) || !height.isMultiple(of: 2) {
            result.warnings.append(
                "\(path) has \(width / 2 * 2)×\(height / 2 * 2) pixels: sides of videos are even, the rest is cut off")
        }
        let mix: Mix
        do {
            guard let heard = try SoundOutput.mix(source, schedule) else { return try pictures.commit() }
            mix = heard
        } catch let error as LimitError {
            result.warnings.append("\(path) is without sound: \(error)")
            return try pictures.commit()
        }
        let sound = try journal.begin(path)
        try SoundOutput.write(mix, sound.append)
        let film = try journal.begin(path, replaces: overwrites)
        try VideoWriter.join(pictures.temporary, sound.temporary, format, into: film.temporary, named: path)
        pictures.discard()
        sound.discard()
        try film.commit()
        result.warnings += SoundOutput.remarks(about: mix, schedule)
    }

    /// A GIF file of at most `maximumSize` bytes: drawn as often as it takes.
    @MainActor private func draw(
        _ options: GIFEncoder.Options, _ maximumSize: Int, _ journal: OutputJournal, overwrites: Bool,
        _ result: inout RenderResult, progress: (_ written: Int) -> Void
    ) async throws -> any FrameSource {
        var last: (any FrameSource)?
        let found = try await GIFSizeSearch(options: options, maximumSize: maximumSize).find { encoder in
            let source = try scene.makeSource(settings)
            last = source
            try await pipeline.run(source, schedule, into: &encoder, progress: progress)
        }
        result.gif = found.options
        if case .animation(let path, _)? = output {
            try journal.write(found.file, to: path, replaces: overwrites)
        } else {
            try OutputFile.standardOutput.write(found.file)
            journal.noteStreamed(found.file.count)
        }
        return last!
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
