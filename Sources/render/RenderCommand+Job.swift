import Codecs
import Foundation
import Views
import Zoetrope

extension RenderCommand {
    /// What the arguments ask for, checked, before anything is written.
    /// - Returns: the job, and what there is to say about the frames that were chosen.
    @MainActor func job(among scenes: [SceneDescription]) throws -> (job: RenderJob, remark: String?) {
        let scene = try scenes.named(scene)
        let rate = fps ?? scene.rate
        let asked = try FrameSchedule(rate: rate, count: frameCount(of: scene, at: rate), start: start)
        if loopExactly, frames != nil || duration != nil {
            throw UsageError("--loop-exactly does not go together with --frames or --duration")
        }
        guard PNGEncoder.compressionLevels.contains(compression) else {
            throw LimitError("the compression", String(compression), mustBe: "0 to 9")
        }
        let pipeline = try threads.map { try FramePipeline(threadCount: $0) } ?? FramePipeline()
        for folder in assets where !FileSystem.isFolder(folder) {
            throw AssetError.unreadable(
                path: folder,
                reason: FileSystem.isDeadLink(folder)
                    ? "a link that leads nowhere" : FileSystem.isFile(folder) ? "not a folder" : "no such folder")
        }
        let library = AssetLibrary(
            directories: AssetFolders.search(given: assets), decodesAside: pipeline.threadCount > 1,
            pixels: try pixels.budget())
        try library.check()
        let traits = Traits(
            colorScheme: colorScheme, colorSchemeContrast: contrast, locale: locale ?? Traits().locale)
        let settings = try RenderSettings(
            size: size ?? scene.size, scale: scale, rate: rate,
            background: background.map(\.color) ?? scene.background(for: traits),
            assets: library, traits: traits, events: try script(of: scene), showsTouches: showTouches,
            fatalWarnings: strict ? .missingResources : [])
        // Before the search for a loop, which draws.
        func outputPlan(_ schedule: FrameSchedule) throws -> OutputPlan? {
            // Sound alone has no images.
            if output == nil, format == nil, audio != nil {
                try animation.checkUnused()
                return nil
            }
            return try OutputArgument.plan(
                output, format, scene: scene.name, frameCount: schedule.count, animation)
        }
        let first = try outputPlan(asked)
        try first?.check(overwrites: force)
        let (schedule, remark) =
            try loopSchedule(of: scene, settings, isUsual: first?.repeats ?? false) ?? (asked, nil)
        let plan = try outputPlan(schedule)
        if case .animation(let path, .video(let video))? = plan, !video.canBeTransparent, settings.isTransparent {
            throw UsageError("\(path) cannot be transparent: use a --background, or .mov or .webm")
        }
        let job = RenderJob(
            scene: scene, settings: settings, schedule: schedule, pipeline: pipeline,
            output: plan, sound: try audio.map { try OutputArgument.sound($0, schedule) }, compression: compression)
        return (job, remark)
    }

    /// The frames of one round of everything that repeats, where that is wanted; nil where it is not, or where it is
    /// nobody's wish and there is none.
    @MainActor private func loopSchedule(
        of scene: SceneDescription, _ settings: RenderSettings, isUsual: Bool
    ) throws -> (FrameSchedule, String?)? {
        let isFree = frames == nil && duration == nil && settings.events.events.isEmpty
        guard loopExactly || isUsual && isFree else { return nil }
        switch try LoopFinder(scene, settings).find(from: start) {
        case .closes(let loop):
            return (try FrameSchedule(loop, rate: settings.rate), nil)
        case .open(let reason, let nearest):
            if loopExactly { throw DataError("\(scene.name) has no loop: \(reason)") }
            guard nearest != nil else { return nil }
            let count = try frameCount(of: scene, at: settings.rate)
            return (
                try FrameSchedule(rate: settings.rate, count: count, start: start), "there is a seam: \(reason)"
            )
        }
    }

    /// The events of the arguments, if there are any; else the scene's own.
    private func script(of scene: SceneDescription) throws -> EventScript {
        if noEvents, events != nil || !tap.isEmpty {
            throw UsageError("--no-events does not go together with --events or --tap")
        }
        if noEvents { return EventScript([]) }
        if events == nil, tap.isEmpty { return scene.events }
        return EventScript(try (events.map { try EventScriptFile.read(path: $0).events } ?? []) + tap)
    }

    /// A word about events of the arguments that no frame shows. A scene's own script may be longer than what is asked
    /// for.
    func warningsOfLateEvents(in job: RenderJob) -> [RenderWarning] {
        guard events != nil || !tap.isEmpty else { return [] }
        let end = job.schedule.time(ofFrame: job.schedule.count - 1)
        let late = job.settings.events.events.filter { $0.time > end }
        guard let first = late.first else { return [] }
        let text = { (time: Double) in LimitError.text((time * 1000).rounded() / 1000) }
        return [
            RenderWarning(
                "\(late.count == 1 ? "1 event comes" : "\(late.count) events come") after the last frame, at "
                    + "\(text(end)) s; the first at \(text(first.time)) s")
        ]
    }

    private func frameCount(of scene: SceneDescription, at rate: FrameRate) throws -> Int {
        let ofDuration = try duration.map { try FrameSchedule.count(ofDuration: $0, rate: rate) }
        guard let frames else { return try ofDuration ?? FrameSchedule.count(ofDuration: scene.duration, rate: rate) }
        if let ofDuration, let duration, ofDuration != frames {
            throw UsageError(
                "--frames \(frames) and --duration \(LimitError.text(duration)) disagree: "
                    + "at \(rate) fps that long are \(ofDuration) frames")
        }
        return frames
    }
}
