// SPDX-License-Identifier: MIT

import ArgumentParser
import Codecs
import Drawing
import Foundation
import Inspection
import SwiftUICore
import Typography
import Zoetrope

/// `render tree`: prints the tree of views with their positions, sizes and touch points.
struct TreeCommand: ParsableCommand, PreviewingCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "tree",
            abstract: "Print the views with their frames and touch points.",
            usage: "\(name) tree SCENE|FILE.swift|FOLDER|- [--at S] [--json] [--annotate PATH] [options]",
            discussion: """
                Prints a line for each view, indented by depth: its number, kind and text, its frame in points from the window's \
                top left corner, its colours, its accessibility label, its touch point, its animations, and its modifiers \
                from the outermost inwards. Views with higher numbers lie above. --annotate writes the picture of that moment \
                with boxes of the same numbers.

                Shows the first of several previews, unless --preview names another.

                EXAMPLES:
                  \(name) tree My.swift
                  \(name) tree My.swift --preview Dark --at 1.5 --annotate boxes.png
                  \(name) tree My.swift --tap Save@0.5 --at 1 --json | jq '.. | select(.isTouchable?)'
                """)
    }

    @Argument(
        help: "A scene's name ('\(ProgramName.current) list' shows all), a Swift file, a folder of such files, or -.",
        completion: .file())
    var scene: String

    @Option(
        parsing: .unconditional, help: ArgumentHelp("The time in seconds, 0 to 86400.", valueName: "s"))
    var at = 0.0

    @Flag(help: "Print JSON, for programs; docs/tree.md describes it.")
    var json = false

    @Flag(help: "Show environment values: colour scheme, font, values of your own.")
    var environment = false

    @Option(
        help: ArgumentHelp("A .png file for the picture with numbered boxes.", valueName: "path"),
        completion: .file())
    var annotate: String?

    @Flag(name: .shortAndLong, help: "Overwrite files.")
    var force = false

    @Flag(name: .shortAndLong, help: "Print only errors.")
    var quiet = false

    @OptionGroup(title: "Canvas") var canvas: CanvasOptions
    @OptionGroup(title: "View") var view: ViewOptions
    @OptionGroup(title: "Input") var input: InputOptions
    @OptionGroup(title: "Swift files") var file: FileOptions

    var firstTime: Double { at }
    var isQuiet: Bool { quiet }
    var printsResult: Bool { true }

    var outputPlaces: ConfinedOutput.Places? {
        guard let annotate else { return nil }
        var places = ConfinedOutput.Places()
        (places.files, places.overwrites) = ([annotate], force)
        return places
    }

    @MainActor func run(in tool: CommandLineTool) async throws {
        try tool.console.checkOutput()
        let places = tool.places.mapValues { (file: Self.relative($0.file), line: $0.line) }
        guard let previews = tool.previews else {
            try checkNoFileOptions()
            return try tell(of: tool.catalog().named(scene), isFile: false, places, in: tool)
        }
        let all = try await self.previews(previews, tool.console)
        let (chosen, called) = try chosen(of: all)
        let names = called.short
        if chosen.count > 1, !quiet {
            let others = chosen.dropFirst().map { "'\(names[$0])'" }.joined(separator: ", ")
            tool.console.report("\(scene): this is '\(names[chosen[0]])'; --preview NAME for \(others)")
        }
        try tell(of: description(of: all.previews[chosen[0]], names[chosen[0]]), isFile: true, places, in: tool)
    }

    @MainActor private func tell(
        of scene: SceneDescription, isFile: Bool, _ places: [String: (file: String, line: Int)],
        in tool: CommandLineTool
    ) throws {
        let schedule = try FrameSchedule(rate: scene.rate, count: 1, start: at)
        let plan = try annotate.map { path in
            guard path.lowercased().hasSuffix(".png") else {
                throw UsageError("--annotate writes a .png file: '\(path)' must end in .png")
            }
            return OutputPlan.still(path: path)
        }
        try plan?.check(overwrites: force)
        let settings = try settings(of: scene, rate: scene.rate, isFile: isFile, decodesAside: false)
        let source = try scene.makeSource(settings)
        guard let source = source as? ViewFrameSource else {
            throw UsageError("\(scene.name) is a scene without views")
        }
        _ = try source.displayList(at: schedule.time(ofFrame: 0))
        let uses = ViewUses(places: tool.places)
        var tree = source.viewTree(
            places: places,
            uses: { view, user in
                uses.place(of: view, in: user).map { .init(file: Self.relative($0.file), line: $0.line) }
            }, hasEnvironment: environment)
        let fonts = SystemFontFiles.ofProcess.labels
        tree.fonts = fonts.isEmpty ? nil : fonts
        for warning in source.warnings where !quiet {
            tool.console.report("warning: \(WarningWords(tool.places).sentence(warning))")
        }
        try tool.console.out(json ? JSONText.of(tree) : tree.text)
        if let annotate { try draw(tree, over: source, settings, to: annotate, tool.console, tool.watch) }
    }

    /// The path relative to the working directory if it is inside that directory; otherwise the path unchanged.
    private static func relative(_ path: String) -> String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    /// Draws the picture of the moment with the boxes of views over it.
    @MainActor private func draw(
        _ tree: ViewTree, over source: ViewFrameSource, _ settings: RenderSettings, to path: String, _ console: Console,
        _ watch: @MainActor (OutputJournal, Console) -> Void
    ) throws {
        let list = try source.displayList(at: tree.time)
        let plain = try RenderSettings(
            size: settings.size, scale: settings.scale, rate: settings.rate, background: nil, assets: settings.assets)
        let boxes = try ViewFrameSource(plain) { Annotations(tree) }.displayList(at: 0)
        let picture = DisplayList(
            size: list.size, scale: list.scale, background: list.background, items: list.items + boxes.items)
        let bytes = FileSignature.signed(try PNGEncoder().encode(FrameRasterizer().draw(picture)))
        let journal = OutputJournal()
        watch(journal, console)
        do {
            try journal.write(bytes, to: path, replaces: force)
        } catch {
            journal.abandon()
            throw error
        }
    }
}
