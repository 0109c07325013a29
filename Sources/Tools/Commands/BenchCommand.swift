// SPDX-License-Identifier: MIT

import ArgumentParser
import Benchmarks
import Foundation
import Zoetrope

/// `render bench`: measures where the time goes.
struct BenchCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "bench",
            abstract: "Measure how long each step of rendering takes.",
            usage: "\(name) bench [SCENES] [options]",
            discussion: """
                For each scene and scale, milliseconds of one core a frame: to evaluate views, lay them out, make the \
                display list, draw it and encode it as PNG. Without scenes, also measures more views and single \
                drawings. A machine's speed drifts: compare only runs of nearly the same time.

                EXAMPLES:
                  \(name) bench                                    gears at 1, 2 and 3 pixels a point, and all kernels
                  \(name) bench curves cards --scales 2
                  \(name) bench --kernels gradient,shadow
                  \(name) bench --scenes all                       scenes that nothing was tuned for
                  \(name) bench --views                            many animated views, and changes in long lists
                  \(name) bench --workshop                         from a Swift file to its picture
                  \(name) bench --preview                          from a save, a touch or the scrubber to the image
                  \(name) bench --json > before.json
                  \(name) bench --compare before.json              ratios; below 1 is faster than before
                """)
    }

    @Argument(help: ArgumentHelp("'\(ProgramName.current) list' shows them.", valueName: "scenes"))
    var scenes: [String] = []

    @Option(help: ArgumentHelp("Pixels a point, with commas between them.", valueName: "n,…"), transform: Self.scales)
    var scales: [Double] = [1, 2, 3]

    @Option(
        help: ArgumentHelp("The size in points; other renderers were measured with 400x860.", valueName: "w>x<h"),
        transform: Arguments.size)
    var size: CGSize?

    @Option(parsing: .unconditional, help: ArgumentHelp("Frames per run, 1 to 10000.", valueName: "n"))
    var frames = 60

    @Option(parsing: .unconditional, help: ArgumentHelp("Runs, 1 to 100; the median is reported.", valueName: "n"))
    var runs = 3

    @Option(
        help: ArgumentHelp(
            "Only measure single drawings with these words in their names, or 'all'.", valueName: "word,…"),
        transform: Self.words)
    var kernels: [String]?

    @Option(
        name: .customLong("scenes"),
        help: ArgumentHelp(
            "Only measure untuned scenes with these words in their names, or 'all'.", valueName: "word,…"),
        transform: Self.otherScenes)
    var others: [String]?

    @Flag(help: "Only measure how the time grows with the number of views.")
    var views = false

    @Flag(help: "Only measure the time from a Swift file to its picture.")
    var workshop = false

    @Flag(help: "Only measure the delays of a live preview.")
    var preview = false

    @Flag(help: "Print JSON, for programs and for --compare.")
    var json = false

    @OptionGroup var pixels: PixelOptions

    @Option(
        help: ArgumentHelp("The JSON of an earlier run: prints ratios to it.", valueName: "file"), completion: .file()
    )
    var compare: String?

    private static func scales(_ text: String) throws -> [Double] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            guard let scale = Double(part), scale > 0, scale <= RenderSettings.maximumScale else {
                throw LimitError(
                    "a scale", part.isEmpty ? "nothing" : String(part), mustBe: "more than 0 and at most 16")
            }
            return scale
        }
    }

    /// Parses the value of `--kernels`, the words that select drawings. The result is empty for `all`.
    private static func words(_ text: String) throws -> [String] {
        try words(text, in: KernelBench.names, called: "single drawing", option: "--kernels")
    }

    private static func otherScenes(_ text: String) throws -> [String] {
        try words(text, in: OtherScene.allCases.map(\.rawValue), called: "scene", option: "--scenes")
    }

    private static func words(
        _ text: String, in names: [String], called noun: String, option: String
    ) throws -> [String] {
        if text == "all" { return [] }
        let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        for word in words where word.isEmpty || !names.contains(where: { $0.contains(word) }) {
            throw UsageError("there is no \(noun) with '\(word)' in its name: '\(option) all' shows them")
        }
        return words
    }

    @MainActor func run(in tool: CommandLineTool) throws {
        guard (1...10_000).contains(frames) else {
            throw LimitError("the number of frames", String(frames), mustBe: "1 to 10000")
        }
        guard (1...100).contains(runs) else { throw LimitError("the number of runs", String(runs), mustBe: "1 to 100") }
        guard kernels == nil || scenes.isEmpty else {
            throw UsageError("--kernels cannot be combined with scenes")
        }
        guard !views || (kernels == nil && scenes.isEmpty) else {
            throw UsageError("--views cannot be combined with scenes or --kernels")
        }
        guard !workshop || (kernels == nil && scenes.isEmpty && !views) else {
            throw UsageError("--workshop cannot be combined with scenes, --kernels or --views")
        }
        guard !preview || (kernels == nil && scenes.isEmpty && !views && !workshop) else {
            throw UsageError("--preview cannot be combined with scenes, --kernels, --views or --workshop")
        }
        guard others == nil || !preview else { throw UsageError("--preview cannot be combined with --scenes") }
        guard others == nil || (kernels == nil && scenes.isEmpty && !views && !workshop) else {
            throw UsageError("--scenes cannot be combined with scene names, --kernels, --views or --workshop")
        }
        // Throws before the long measurement if there is no standard output for its result.
        try tool.console.checkOutput()
        let earlier = try compare.map(Self.report)
        let isWhole = scenes.isEmpty && others == nil && kernels == nil && !views && !workshop && !preview
        let chosen =
            try others.map { OtherScene.named($0).map(\.description) }
            ?? (isWhole ? ["gears"] : scenes).map { try tool.catalog().named($0) }
        var report = BenchReport(version: Version.text)
        func say(_ text: String) {
            if tool.console.isInteractive { tool.console.err(Console.clearLine + text) }
        }
        var bench = SceneBench(frameCount: frames, runs: runs)
        if others != nil { bench.framesPerFile = 10 }
        for scene in chosen {
            for scale in scales {
                say("\(scene.name) at \(LimitError.text(scale))×")
                let settings = try RenderSettings(
                    size: size ?? scene.size, scale: scale, rate: scene.rate,
                    background: scene.background(for: Traits()),
                    assets: AssetLibrary(directories: AssetFolders.search(), pixels: pixels.budget()),
                    events: scene.events)
                report.scenes.append(try bench.measure(scene, settings))
            }
        }
        if workshop { report.workshop = try ViewFileBench(runs: runs).measure(say) }
        if preview { report.preview = try PreviewBench(runs: max(runs, 5)).measure(say) }
        if isWhole || views {
            for count in GrowthBench.counts {
                say("\(count) views")
                report.growth.append(try GrowthBench.measure(views: count, frameCount: 10, runs: runs))
            }
            var lists: [ListTiming] = []
            for count in ListBench.counts {
                say("a list of \(count)")
                lists += try ListBench.measure(rows: count, runs: runs)
            }
            report.lists = try lists + ListBench.measureDepth(runs: runs) + ScrollBench.measure(runs: runs)
        }
        if isWhole || kernels != nil {
            say("single drawings")
            report.kernels = KernelBench.measure(kernels ?? [], runs: max(runs, 5))
        }
        say("")
        try tool.console.result(json ? try JSONText.of(report) : report.table(comparedWith: earlier))
    }

    private static func report(at path: String) throws -> BenchReport {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError("\(path) cannot be read")
        }
        do {
            return try JSONDecoder().decode(BenchReport.self, from: data)
        } catch {
            throw UsageError("\(path) is not a report of '\(ProgramName.current) bench --json'")
        }
    }
}
