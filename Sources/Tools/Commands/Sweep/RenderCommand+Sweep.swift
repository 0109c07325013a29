// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Support
import SwiftUICore
import Zoetrope

// `render … --sweep`: one sheet for each preview.

extension RenderCommand {
    /// Checks the options before anything is compiled.
    func checkSweepOptions() throws {
        try checkSweep()
        let isChosen = [
            ("--frames", time.frames != nil), ("--duration", time.duration != nil), ("--start", time.start != nil),
            ("--fps", time.fps != nil), ("--loop-exactly", time.loopExactly), ("--audio", output.audio != nil),
            ("--shard", output.shard != nil), ("--verify", output.verify),
        ]
        if let option = isChosen.first(where: \.1)?.0 {
            throw UsageError("--sweep draws stills: it cannot be combined with \(option)")
        }
        let format = output.format ?? output.path.flatMap(OutputArgument.Format.init(path:))
        guard (0...FrameSchedule.maximumTime).contains(firstTime) else {
            throw LimitError("--at", "\(LimitError.text(firstTime)) s", mustBe: "0 to 86400 s")
        }
        if output.path == "-" || format != nil && format != .png {
            throw UsageError("--sweep writes .png files: name one, or a folder, with -o")
        }
    }

    @MainActor func renderSweep(in tool: CommandLineTool) async throws {
        if output.json { try tool.console.checkOutput() }
        let screens = try await swept(in: tool)
        if isOneFile, screens.count > 1 {
            throw UsageError("--sweep: \(screens.count) previews need a folder, like -o sweeps/; or use --preview")
        }
        let journal = OutputJournal()
        tool.watch(journal, tool.console)
        Watchdog.watch(journal)
        var failure: Int32?
        do {
            for screen in screens {
                do {
                    try draw(screen, journal, tool)
                } catch  where screens.count > 1 && !(error is OutputError) && !(error is UsageError) {
                    tool.console.report("\(screen.name): \(error)")
                    failure = failure ?? ExitStatus.code(of: error)
                }
            }
        } catch {
            journal.abandon()
            throw error
        }
        if let failure { throw AuthorFailure(status: failure) }
    }

    @MainActor private func draw(
        _ screen: SweptScreen, _ journal: OutputJournal, _ tool: CommandLineTool
    ) throws {
        let scale = canvas.scale ?? SweepSheet.scale(of: screen.scenes.map { canvas.size ?? $0.scene.size })
        let library = try assetLibrary(decodesAside: false)
        var pictures: [(setting: String, list: DisplayList)] = []
        var warnings: [RenderWarning] = []
        for (setting, scene) in screen.scenes {
            var command = under(setting)
            command.canvas.scale = scale
            let source = try command.still(of: scene, isFile: tool.previews != nil)
            pictures.append((setting.name, source.list))
            warnings += source.warnings.filter { !warnings.contains($0) }
            Watchdog.sign()
        }
        let sheet = try SweepSheet(pictures, scale: scale, assets: library)
        let bitmap = try sheet.draw(assets: library)
        let path = path(ofSweep: screen.name)
        try journal.createFolder(URL(filePath: path).deletingLastPathComponent().path)
        let bytes = FileSignature.signed(try PNGEncoder(compression: png.compression).encode(bitmap))
        try journal.write(bytes, to: path, replaces: output.force)
        let words = WarningWords(tool.places)
        let sorted = words.sorted(warnings)
        if !output.quiet { for warning in sorted { tool.console.warn(words.sentence(warning)) } }
        let report = SweepReport(
            scene: screen.name, output: path, width: bitmap.width, height: bitmap.height, bytes: bytes.count,
            pictures: sheet.tiles.map { SweepReport.Picture($0, scale: scale) }, warnings: sorted.map(words.sentence))
        if output.json {
            try tool.console.out(JSONText.of(report))
        } else if !output.quiet {
            try tool.console.out(
                "\(FileSystem.oneLine(screen.name)): \(pictures.count) settings, \(sheet.tiles.count) different pictures, "
                    + "\(bitmap.width)×\(bitmap.height) pixels, \(FileSystem.oneLine(path))\n")
        }
    }

    /// The picture of a scene and its warnings: at the time of `--at`, or else once the view has settled.
    @MainActor private func still(
        of scene: SceneDescription, isFile: Bool
    ) throws -> (list: DisplayList, warnings: [RenderWarning]) {
        let settings = try settings(of: scene, rate: scene.rate, isFile: isFile, decodesAside: false)
        let moment = try stillMoment(of: scene, settings, output.path, isFile: isFile)
        let source = try (moment?.scene ?? scene).makeSource(settings)
        let list = try source.displayList(at: moment?.time ?? firstTime)
        return (list, source.warnings)
    }

    private func path(ofSweep name: String) -> String {
        guard let path = output.path else { return (name == "Preview" ? fileName : name) + "-sweep.png" }
        return isOneFile ? path : path + (path.hasSuffix("/") ? "" : "/") + name + ".png"
    }
}

/// The JSON of a sweep. Sources/Tools/Commands/README.md documents it.
private struct SweepReport: Encodable {
    struct Picture: Encodable {
        var settings: [String]
        /// The frame of the picture on the sheet, in pixels.
        var x, y, width, height: Int

        init(_ tile: SweepSheet.Tile, scale: Double) {
            settings = tile.settings
            (x, y) = (Int(tile.frame.minX * scale), Int(tile.frame.minY * scale))
            (width, height) = (Int(tile.frame.width * scale), Int(tile.frame.height * scale))
        }
    }

    var version = 1
    var scene: String
    var output: String
    var width, height, bytes: Int
    var pictures: [Picture]
    var warnings: [String]
}
