// SPDX-License-Identifier: MIT

import ArgumentParser
import Codecs
import Foundation
import SwiftUICore
import Zoetrope

/// `render SCENE`, or `render scene SCENE`: the arguments as typed.
struct RenderCommand: ParsableCommand, PreviewingCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "scene",
            abstract: "Render a scene or the previews of a Swift file.",
            usage: """
                \(name) SCENE [-o PATH] [options]
                \(name) FILE.swift|FOLDER|- [-o PATH] [options]
                \(name) scene SCENE [-o PATH] [options]
                """,
            discussion: """
                Without -o, writes one picture: SCENE.png or FILE.png, or for several previews FILE/PREVIEW.png. With --frames or --duration, \
                or a folder in -o, all frames of a scene go to that folder, as SCENE-0000.png and so on. With \
                -o x.gif, x.apng or x.webp they go into one file; x.svg, x.pdf and x.jpg are one frame. A picture of a view shows it when it has \
                settled; --at chooses another moment. Files are written under temporary names and renamed when they are complete. \
                Files that this program has written are replaced. '\(name) scene SCENE' renders a scene named like a command.

                EXAMPLES:
                  \(name) My.swift                              a picture of each preview
                  \(name) My.swift -o my.gif                    in motion
                  \(name) My.swift -o my.svg                    as vectors
                  \(name) My.swift --preview Dark --at 1.5      one of them, at 1.5 seconds
                  \(name) My.swift --watch -o my.png            again at each save
                  \(name) list                                  show the scenes
                  \(name) gears                                 one picture, gears.png
                  \(name) gears -o gears/                       all frames
                  \(name) gears --frames 120 -o out/ --force    120 frames, over any files
                  \(name) gears --frames 1 --start 2 -o x.png   one picture, at 2 seconds
                  \(name) gears --fps 60 --scale 3              smoother, 3 pixels a point
                  \(name) gear -o gear.gif --max-size 500kB     one whole loop in one file
                  \(name) record-player --tap Play@1 --audio player.wav
                  \(name) gears --shard 2/4 -o parts/            a quarter of the frames, on one of four machines
                  \(name) gears --size 300x600 --background '#102040'
                  \(name) curves --dark                         in dark mode
                  \(name) My.swift --sweep                      dark, on other devices, in AX3, right to left: one sheet
                """)
    }

    @Argument(
        help: "A scene's name ('\(ProgramName.current) list' shows all), a Swift file, a folder of such files, or -.",
        completion: .file())
    var scene: String

    @Argument(help: .hidden, completion: .file())
    var others: [String] = []

    @OptionGroup(title: "Output") var output: OutputOptions

    @Flag(
        help: ArgumentHelp(
            "Draw one sheet for each preview: light and dark, small phone, large phone, tablet, AX3, right to left, "
                + "reduced motion, and AX3 with small phone and with right to left."))
    var sweep = false
    @OptionGroup(title: "Time") var time: TimeOptions
    @OptionGroup(title: "Canvas") var canvas: CanvasOptions
    @OptionGroup(title: "View") var view: ViewOptions
    @OptionGroup(title: "Input") var input: InputOptions
    @OptionGroup(title: "Swift files") var file: FileOptions
    @OptionGroup(title: "Encoding") var animation: AnimationOptions
    @OptionGroup(title: "Encoding") var png: PNGOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Frames drawn in parallel, 1 to 256. (default: one per core)", valueName: "n"))
    var threads: Int?

    var firstTime: Double { time.at ?? time.start ?? 0 }
    var isQuiet: Bool { output.quiet }
    var moreFiles: [String] { others }
    var printsResult: Bool { output.path == "-" || output.json || file.list }

    var outputPlaces: ConfinedOutput.Places? {
        if file.list { return nil }
        var places = ConfinedOutput.Places()
        places.overwrites = output.force
        if let path = output.path, path != "-" {
            if isOneFile { places.files.append(path) } else { places.folders.append(path) }
        } else if output.path == nil, output.audio == nil {
            places.folders.append(".")
        }
        if let audio = output.audio, audio != "-" { places.files.append(audio) }
        return places.files.isEmpty && places.folders.isEmpty ? nil : places
    }

    var outputFolders: [String] {
        guard let shard = output.shard, let path = output.path else { return [] }
        return [path + (path.hasSuffix("/") ? "" : "/") + shard.folder]
    }

    @MainActor func run(in tool: CommandLineTool) async throws {
        if sweep { return try await renderSweep(in: tool) }
        if let previews = tool.previews {
            let isOne = isOneFile && isFolder && file.preview == nil && !file.list
            return try await renderPreviews(
                self.previews(previews, tool.console, isOneOfFolder: isOne), in: tool)
        }
        try checkNoFileOptions()
        if output.watch { throw UsageError("--watch works with Swift files and folders") }
        // If `-o` is given, a name that no scene has may be a misspelt file, so the error mentions files.
        let scenes = tool.catalog()
        let scene = try scenes.named(scene, among: [SceneDescription].filesHere, mayBeFile: output.path != nil)
        try await render(job(of: scene, to: output.path, isFile: false), in: tool)
    }

    /// Renders one job and prints its report.
    ///
    /// - Parameters:
    ///   - job: The job, a remark for the summary, and the moment at which the view has settled.
    ///   - omissions: Omitted code, reported as warnings.
    @MainActor func render(
        _ job: (job: RenderJob, remark: String?, moment: SettledMoment?), in tool: CommandLineTool,
        omissions: [String] = []
    ) async throws {
        let (job, remark, moment) = job
        let part = try output.shard.map {
            try FilmPartJob(job, $0, in: output.path ?? "", choice: choice(of: job), program: Version.text)
        }
        if job.output?.isStream == true || output.json { try tool.console.checkOutput() }
        let journal = OutputJournal()
        tool.watch(journal, tool.console)
        Watchdog.watch(journal)
        var report = RunReport(
            job, part: part, console: tool.console, isQuiet: output.quiet, words: WarningWords(tool.places),
            moment: moment)
        let result: RenderResult
        do {
            func sign(_ written: Int) {
                Watchdog.sign()
                report.showProgress(written)
            }
            if let part {
                result = try await part.run(journal: journal, overwrites: output.force, progress: sign)
            } else {
                result = try await job.run(journal: journal, overwrites: output.force, progress: sign)
            }
        } catch {
            report.clearProgress()
            if journal.wholeFileCount == 0 { throw error }
            throw RunFailure(cause: error, wholeFileCount: journal.wholeFileCount)
        }
        let warnings =
            (omissions + [remark].compactMap(\.self)).map { RenderWarning($0) }
            + WarningWords(tool.places).sorted(result.warnings)
            + warningsOfLateEvents(in: job)
            + [animation.remark(ofGIF: result.gif != nil, journal.wholeByteCount)].compactMap(\.self).map {
                RenderWarning($0)
            }
        report.show(warnings)
        if output.json {
            try report.writeJSON(journal, result, warnings)
        } else {
            try report.showSummary(journal, result)
        }
    }
}
