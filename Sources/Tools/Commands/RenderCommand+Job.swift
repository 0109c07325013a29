// SPDX-License-Identifier: MIT

import Codecs
import Support
import Foundation
import SwiftUICore
import Zoetrope

extension RenderCommand {
    /// Checks the arguments and plans a rendering before anything is written.
    ///
    /// - Parameters:
    ///   - path: The path of the output; nil if none is given.
    ///   - isFile: Whether the scene comes from a Swift file. Such a scene is rendered to a still by default, unless
    ///     the output is an animation or the arguments select frames.
    /// - Returns: the job, a remark about the chosen frames, and the moment of a still.
    @MainActor func job(
        of scene: SceneDescription, to path: String?, isFile: Bool
    ) throws -> (job: RenderJob, remark: String?, moment: SettledMoment?) {
        let rate = time.fps ?? scene.rate
        let asked = try FrameSchedule(
            rate: rate, count: frameCount(of: scene, at: rate, isStill: isStill(path, isFile: isFile)),
            start: firstTime)
        if let at = time.at, time.frames != nil || time.duration != nil || time.start != nil || time.loopExactly {
            throw UsageError(
                "--at \(LimitError.text(at)) is one frame: it cannot be combined with --frames, --duration, --start "
                    + "or --loop-exactly")
        }
        if time.loopExactly, time.frames != nil || time.duration != nil {
            throw UsageError("--loop-exactly cannot be combined with --frames or --duration")
        }
        try png.check()
        try checkShard()
        let pipeline = try threads.map { try FramePipeline(threadCount: $0) } ?? FramePipeline()
        let settings = try settings(
            of: scene, rate: rate, isFile: isFile, decodesAside: pipeline.threadCount > 1)
        // Plans the output of a schedule. Called once before the search for a loop, so that errors appear before
        // anything is drawn.
        func outputPlan(_ schedule: FrameSchedule) throws -> OutputPlan? {
            // With `--shard`, the output is a part file, which is checked later. Here only the shard's range of frames
            // is checked.
            if let shard = output.shard {
                try animation.checkUnused()
                _ = try shard.frames(of: schedule.count)
                return nil
            }
            // With `--audio` but no image output, only sound is written.
            if path == nil, output.format == nil, output.audio != nil {
                try animation.checkUnused()
                return nil
            }
            return try OutputArgument.plan(
                path, output.format, scene: scene.name, frameCount: schedule.count, animation)
        }
        let first = try outputPlan(asked)
        try first?.check(overwrites: output.force)
        var (schedule, remark) =
            try loopSchedule(of: scene, settings, isUsual: first?.repeats ?? isShardOfLoop) ?? (asked, nil)
        if isFile, output.shard == nil, case .animation? = first, try standsStill(scene, settings, schedule) {
            let isOne = first?.repeats == true && isFree(settings)
            if isOne { schedule = try FrameSchedule(rate: rate, count: 1, start: firstTime) }
            remark = isOne ? "nothing moves: writing one picture" : "nothing moves: all frames are the same"
        }
        let moment = try stillMoment(of: scene, settings, path, isFile: isFile)
        if let moment { schedule = try FrameSchedule(rate: rate, count: 1, start: moment.time) }
        let plan = try outputPlan(schedule)
        if case .animation(let path, .video(let video))? = plan, !video.canBeTransparent, settings.isTransparent {
            throw UsageError("\(path) cannot be transparent: use a --background, or .mov or .webm")
        }
        let shown = moment?.scene ?? scene
        let job = RenderJob(
            scene: output.verify ? shown.verified : shown, settings: settings, schedule: schedule, pipeline: pipeline,
            output: plan, sound: try output.audio.map { try OutputArgument.sound($0, schedule) },
            compression: png.compression)
        return (job, remark, moment)
    }

    /// The time at which a still picture of a Swift file shows the view, normally after it has settled. nil if the
    /// arguments select a time, and for all other outputs.
    @MainActor func stillMoment(
        of scene: SceneDescription, _ settings: RenderSettings, _ path: String?, isFile: Bool
    ) throws -> SettledMoment? {
        guard isFile, selectsNoTime, isStill(path, isFile: isFile) else { return nil }
        let isScripted = input.events != nil || !input.single.isEmpty
        let last = isScripted ? settings.events.events.map(\.time).max() ?? 0 : 0
        return try SettledMoment.find(of: scene, settings, after: last, sign: Watchdog.sign)
    }

    /// Whether no argument selects a time or a number of frames.
    private var selectsNoTime: Bool {
        time.at == nil && time.start == nil && time.frames == nil && time.duration == nil
    }

    /// Whether a picture of a Swift file shows the settled view.
    var settles: Bool { selectsNoTime && isStill(output.path, isFile: true) }

    /// The greatest number of frames that are compared to detect motion.
    private static let mostCompared = 600

    /// Whether all frames have the same display list; false for one frame, and for more than `mostCompared` frames.
    @MainActor private func standsStill(
        _ scene: SceneDescription, _ settings: RenderSettings, _ schedule: FrameSchedule
    ) throws -> Bool {
        guard (2...Self.mostCompared).contains(schedule.count) else { return false }
        let source = try scene.makeSource(settings)
        let first = try source.displayList(at: schedule.time(ofFrame: 0))
        for index in 1..<schedule.count {
            Watchdog.sign()
            if try source.displayList(at: schedule.time(ofFrame: index)) != first { return false }
        }
        return true
    }

    /// Whether the output is a shard of an animated image, such as a GIF, which players repeat.
    private var isShardOfLoop: Bool {
        output.shard != nil && output.format.map { $0.animated == $0 } ?? false
    }

    private func checkShard() throws(UsageError) {
        guard output.shard != nil else { return }
        if output.audio != nil {
            throw UsageError(
                "--audio cannot be combined with --shard: videos contain the sound, and without -o only the sound is written"
            )
        }
        if output.watch { throw UsageError("--watch cannot be combined with --shard") }
        if time.at != nil { throw UsageError("--at is one frame: it cannot be combined with --shard") }
        guard let path = output.path, !path.isEmpty, path != "-" else {
            throw UsageError("--shard writes into a folder: name it with -o, like -o parts/")
        }
        if !path.hasSuffix("/"), !FileSystem.isFolder(path), !URL(filePath: path).pathExtension.isEmpty {
            throw UsageError(
                "\(path): --shard writes into a folder, like -o parts/; '\(ProgramName.current) join' makes the file")
        }
    }

    /// How the frames of a sharded job were chosen: by arguments, as a loop, or as the whole scene.
    func choice(of job: RenderJob) -> FilmPart.Choice {
        if time.loopExactly || !isFree(job.settings) { return .given }
        return isShardOfLoop ? .loop : .whole
    }

    /// Whether the renderer may choose the frames, because no argument or event determines them.
    private func isFree(_ settings: RenderSettings) -> Bool {
        time.frames == nil && time.duration == nil && time.at == nil && settings.events.events.isEmpty
    }

    /// The frames to render, and a remark about them:
    ///
    /// - If there is an exact loop, its frames, without a remark.
    /// - If a loop would have a visible seam, the usual frames, with a remark about the seam.
    /// - If the output need not loop, or if nothing repeats, nil.
    ///
    /// Throws if `--loop-exactly` is given and there is no exact loop.
    @MainActor private func loopSchedule(
        of scene: SceneDescription, _ settings: RenderSettings, isUsual: Bool
    ) throws -> (FrameSchedule, String?)? {
        guard time.loopExactly || isUsual && isFree(settings) else { return nil }
        switch try LoopFinder(scene, settings).find(from: firstTime) {
        case .closes(let loop):
            return (try FrameSchedule(loop, rate: settings.rate), nil)
        case .open(let reason, let nearest):
            if time.loopExactly { throw DataError("\(scene.name) has no loop: \(reason)") }
            guard nearest != nil else { return nil }
            let count = try frameCount(of: scene, at: settings.rate, isStill: false)
            return (
                try FrameSchedule(rate: settings.rate, count: count, start: firstTime),
                "the animation does not loop seamlessly: \(reason)"
            )
        }
    }

    /// Warnings about command-line events that lie after the last frame. There are none for a scene's own
    /// events, because a scene's script may be longer than the output.
    func warningsOfLateEvents(in job: RenderJob) -> [RenderWarning] {
        guard input.events != nil || !input.single.isEmpty else { return [] }
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

    /// Whether the output has one frame by default. This holds for:
    /// - formats of single images;
    /// - scenes without an output path, format and frame rate;
    /// - Swift files, if the output is PNG or has no known format.
    ///
    /// It never holds with `--loop-exactly`, sound or a shard.
    private func isStill(_ path: String?, isFile: Bool) -> Bool {
        guard !time.loopExactly, output.audio == nil, output.shard == nil else { return false }
        let format = output.format ?? path.flatMap(OutputArgument.Format.init(path:))
        if format?.isStill == true { return true }
        return isFile ? format == nil || format == .png : path == nil && format == nil && time.fps == nil
    }

    private func frameCount(of scene: SceneDescription, at rate: FrameRate, isStill: Bool) throws -> Int {
        if time.at != nil { return 1 }
        let ofDuration = try time.duration.map { try FrameSchedule.count(ofDuration: $0, rate: rate) }
        guard let frames = time.frames else {
            if isStill, ofDuration == nil { return 1 }
            return try ofDuration ?? FrameSchedule.count(ofDuration: scene.duration, rate: rate)
        }
        if let ofDuration, let duration = time.duration, ofDuration != frames {
            throw UsageError(
                "--frames \(frames) and --duration \(LimitError.text(duration)) disagree: "
                    + "at \(rate) fps that long are \(ofDuration) frames")
        }
        return frames
    }
}
