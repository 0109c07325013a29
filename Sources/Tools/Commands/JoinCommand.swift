// SPDX-License-Identifier: MIT

import ArgumentParser
import Codecs
import Support
import Foundation
import Zoetrope

/// `render join`: assembles a film from parts rendered with --shard.
struct JoinCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "join",
            abstract: "Join the parts that --shard has rendered.",
            usage: "\(name) join FOLDER ... -o PATH [options]",
            discussion: """
                The result has the same bytes as one that was rendered at once. If parts are missing, unfinished or of another \
                film, names them and writes nothing.

                EXAMPLES:
                  \(name) gears --shard 1/2 --format gif -o parts/    on one machine
                  \(name) gears --shard 2/2 --format gif -o parts/    on another one
                  \(name) join parts/ -o gears.gif
                  \(name) join parts/ -o gears.mp4
                """)
    }

    @Argument(
        help: ArgumentHelp("Folders that contain parts, or single parts.", valueName: "folder"), completion: .directory)
    var folders: [String]

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp(
            "A \(OutputArgument.Format.motionExtensions) file (.png as .apng); a folder for one file per frame; - for standard "
                + "output.",
            valueName: "path"), completion: .file())
    var output: String

    @Option(
        help: ArgumentHelp(
            "The format, whatever the path's extension: \(OutputArgument.Format.names).", valueName: "name"),
        completion: .list(OutputArgument.Format.allCases.map(\.rawValue)), transform: Arguments.format)
    var format: OutputArgument.Format?

    @OptionGroup(title: "THE ANIMATION") var animation: AnimationOptions
    @OptionGroup var png: PNGOptions
    @OptionGroup var pixels: PixelOptions
    @OptionGroup var options: ConversionOptions

    @MainActor func run(in tool: CommandLineTool) async throws {
        try png.check()
        let job = try FilmJob(of: folders)
        let plan = try OutputArgument.plan(
            output, format, scene: job.film.scene, frameCount: job.film.frameCount, animation)
        try check(plan, job.film)
        if plan.isStream { try tool.console.checkOutput() }
        let journal = OutputJournal()
        tool.watch(journal, tool.console)
        let isWatched = tool.console.isInteractive && !options.quiet
        let clock = ContinuousClock()
        let begin = clock.now
        let count = job.film.frameCount
        let result = try await job.run(
            to: plan, compression: png.compression, pixels: try pixels.budget(), journal: journal,
            overwrites: options.force
        ) { written in
            if isWatched { tool.console.err(Console.clearLine + "\(written) of \(count) frames") }
        }
        if isWatched { tool.console.err(Console.clearLine) }
        guard !options.quiet else { return }
        for warning in result.warnings { tool.console.warn("\(warning)") }
        let seconds = String(format: "%.2f", (clock.now - begin) / .seconds(1))
        let frames = count == 1 ? "1 frame" : "\(count) frames"
        let parts = job.partCount == 1 ? "1 part" : "\(job.partCount) parts"
        let line =
            "\(job.film.scene): \(frames) of \(parts) in \(seconds) s, \(journal.wholeByteCount) bytes\(result.quality), "
            + "\(plan.displayPath)\n"
        if plan.isStream { tool.console.err(line) } else { try tool.console.out(line) }
    }

    /// Throws if the parts' frames do not suit the output: for example, parts of a loop cannot become a video.
    private func check(_ plan: OutputPlan, _ film: FilmPart.Film) throws {
        if let still = plan.stillFormat, still.isVector {
            throw UsageError(
                "\(plan.displayPath): parts contain pixels and cannot become vectors: render the scene to this file")
        }
        switch film.choice {
        case .given: break
        case .loop where !plan.repeats:
            throw UsageError(
                "the parts have the frames of a file that repeats, which may be fewer than those of \(plan.displayPath): render them "
                    + "without --format, or with --duration or --loop-exactly for any file")
        case .whole where plan.repeats:
            throw UsageError(
                "the parts have the frames of a video or of single pictures, which may be more than those of \(plan.displayPath): "
                    + "render them with --format \(OutputArgument.Format.loopNames), or with --duration or --loop-exactly for any file"
            )
        case .loop, .whole: break
        }
        if case .animation(let path, .video(let video)) = plan, !video.canBeTransparent, film.isTransparent {
            throw UsageError(
                "\(path) cannot be transparent: render the parts with a --background, or use .mov or .webm")
        }
    }
}
