import ArgumentParser
import Codecs
import Foundation
import Views
import Zoetrope

/// `render SCENE`: the arguments, as they were typed.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene",
        abstract: "Renders animated scenes to pictures.",
        usage: """
            render SCENE [-o PATH] [options]
            render list [--json]
            render encode FOLDER -o OUT.gif [options]
            render cutout IN.png -o OUT.png [options]
            render trace IN.png [-o OUT.svg] [options]
            render outline IN.svg [-o NAME.swift] [options]
            render diff EXPECTED ACTUAL [-o DIFF.png] [options]
            render accept [NAME ...] [--all]
            render bench [SCENES] [options]
            """,
        discussion: """
            Without -o, one frame goes to SCENE.png; more go to the folder SCENE/, as SCENE-0000.png and so on. With \
            -o x.gif or -o x.apng they go into one file. Files are written beside their place and renamed when they \
            are whole.

            From a bitmap to a Swift shape: cutout makes the background transparent, trace finds outlines, outline \
            writes them as Swift. 'render help trace' explains each.

            EXAMPLES:
              render list                                  show the scenes
              render gears                                 all frames, in gears/
              render gears --frames 120 -o out/ --force    120 frames, over old files
              render gears --frames 1 --start 2 -o x.png   one picture, at 2 seconds
              render gears --fps 60 --scale 3              smoother, 3 pixels a point
              render gear -o gear.gif --max-size 500kB      one whole loop in one file
              render record-player --tap Play@1 --audio player.wav
              render gears --size 300x600 --background '#102040'
              render curves --color-scheme dark            in the dark
              render diff a.png b.png -o diff.png          what differs, as a picture
              render --version --json                      which version this is, and the fonts in use
            """)

    @Argument(help: "The scene's name; 'render list' shows all.")
    var scene: String

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp(
            "A .png file for one frame; .gif, .apng (also .png), .mp4, .mov or .webm for all; a folder for a file "
                + "each; - for standard output. Videos need the program ffmpeg and have the scene's sound.",
            valueName: "path"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "What to write, whatever the path is called: \(OutputArgument.Format.names).", valueName: "name"),
        transform: Arguments.format)
    var format: OutputArgument.Format?

    @Flag(
        help: """
            Render one round of everything that repeats, so that the end leads back to the beginning. (default for GIF \
            and APNG without --frames and --duration, where there is such a round)
            """)
    var loopExactly = false

    @OptionGroup(title: "ANIMATIONS IN ONE FILE")
    var animation: AnimationOptions

    @Option(
        help: ArgumentHelp(
            "A .wav file for what is heard, exactly as long as the animation. Without -o no pictures are drawn.",
            valueName: "path"))
    var audio: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How many, 1 to 1000000. (default: the scene's)", valueName: "n"))
    var frames: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How long, in seconds, to the nearest frame. (default: the scene's)", valueName: "s"))
    var duration: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Frames a second, up to 1000: 30, 29.97, 30000/1001. (default: the scene's)", valueName: "f"),
        transform: Arguments.rate)
    var fps: FrameRate?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The time of the first frame, in seconds, 0 to 86400.", valueName: "s"))
    var start = 0.0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The canvas, in points. (default: the scene's)", valueName: "WxH"), transform: Arguments.size
    )
    var size: CGSize?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Pixels per point, up to 16; at most 16384 pixels a side.", valueName: "k"))
    var scale = 1.0

    @Option(
        help: ArgumentHelp(
            "#rgb, #rrggbb, #rrggbbaa, a name like white, or transparent. (default: the scene's)", valueName: "colour"),
        transform: Arguments.color)
    var background: ColorArgument?

    @Option(
        name: .customLong("color-scheme"),
        help: ArgumentHelp("light or dark. (default: light)", valueName: "scheme"), transform: Arguments.colorScheme)
    var colorScheme: ColorScheme = .light

    @Option(
        help: ArgumentHelp(
            "standard, or increased for the high-contrast variants of colour sets. (default: standard)",
            valueName: "contrast"),
        transform: Arguments.contrast)
    var contrast: ColorSchemeContrast = .standard

    @Option(
        help: ArgumentHelp(
            "The language and region of the user, like he or en_US: direction of the layout, letters of symbols, "
                + "formats. (default: en_US)", valueName: "id"),
        transform: Arguments.locale)
    var locale: Locale?

    @Option(
        help: ArgumentHelp(
            "A folder with pictures or an .xcassets catalog, searched before the built-in ones; repeatable.",
            valueName: "folder"))
    var assets: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Tap what has this label, or the point X,Y, at a time in seconds: 'Play@0.5'; repeatable. Replaces the "
                + "scene's own events.",
            valueName: "label@s"),
        transform: Arguments.tap)
    var tap: [EventScript.Event] = []

    @Option(
        help: ArgumentHelp(
            "A YAML or JSON file with taps, drags, pinches, rotations and long presses; see docs/events.md. Replaces "
                + "the scene's own events; --tap adds to it.",
            valueName: "file"))
    var events: String?

    @Flag(help: "Leave out the scene's own events.")
    var noEvents = false

    @Flag(help: "Draw the fingers.")
    var showTouches = false

    @OptionGroup var pixels: PixelOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Frames drawn at the same time, 1 to 256. (default: one a core)", valueName: "n"))
    var threads: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("From 0, fast and large, to 9, slow and small.", valueName: "0...9"))
    var compression = PNGEncoder.standardCompression

    @Flag(
        help: """
            Fail where a picture, symbol, font, colour, sound or file is missing. (default: it is not drawn, and a \
            warning says so)
            """)
    var strict = false

    @Flag(help: "The summary and the warnings as JSON, for programs; the README of this command explains it.")
    var json = false

    @Flag(name: .shortAndLong, help: "Say nothing but errors.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Overwrite files.")
    var force = false

    @MainActor func run(in tool: CommandLineTool) async throws {
        let (job, remark) = try job(among: tool.catalog())
        if job.output?.isStream == true { try tool.console.checkOutput() }
        let journal = OutputJournal()
        tool.watch(journal, tool.console)
        var report = RunReport(job, console: tool.console, isQuiet: quiet)
        let result: RenderResult
        do {
            result = try await job.run(journal: journal, overwrites: force) { report.showProgress($0) }
        } catch {
            report.clearProgress()
            if journal.wholeFileCount == 0 { throw error }
            throw RunFailure(cause: error, wholeFileCount: journal.wholeFileCount)
        }
        let warnings =
            [remark].compactMap { $0.map { RenderWarning($0) } } + result.warnings + warningsOfLateEvents(in: job)
        report.show(warnings)
        if json {
            try report.writeJSON(journal, result, warnings)
        } else {
            try report.showSummary(journal, result)
        }
    }
}
