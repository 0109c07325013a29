// SPDX-License-Identifier: MIT

import ArgumentParser
import Codecs
import Foundation
import Interaction
import Zoetrope

/// Options of the output: files for frames and sound, and messages.
struct OutputOptions: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "A \(OutputArgument.Format.stillExtensions) file for one frame, .svg and .pdf as vectors; "
                + "\(OutputArgument.Format.motionExtensions) for all (.png as .apng); a folder for a file each; - for standard output. Videos need the program "
                + "ffmpeg and have the scene's sound.",
            valueName: "path"), completion: .file())
    var path: String?

    @Option(
        help: ArgumentHelp(
            "What to write, whatever the path is called: \(OutputArgument.Format.names).", valueName: "name"),
        completion: .list(OutputArgument.Format.allCases.map(\.rawValue)),
        transform: Arguments.format)
    var format: OutputArgument.Format?

    @Option(
        help: ArgumentHelp(
            "A .wav file for what is heard, exactly as long as the animation. Without -o no pictures are drawn.",
            valueName: "path"), completion: .file())
    var audio: String?

    @Option(
        help: ArgumentHelp(
            "A stretch of the frames, like the second of four parts, into a folder of its own in that of -o; "
                + "'\(ProgramName.current) join' makes a film of all. --format \(OutputArgument.Format.loopNames) chooses the frames as for such a file.",
            valueName: "i/n"),
        transform: Arguments.shard)
    var shard: FilmShard?

    @Flag(name: .shortAndLong, help: "Overwrite files that are not as this program wrote them.")
    var force = false

    @Flag(help: "Of a Swift file or a folder: again at each save, until ^C.")
    var watch = false

    @Flag(help: "The summary and the warnings as JSON, for programs; the README of this command explains it.")
    var json = false

    @Flag(
        help: """
            Compare each frame with one that is made without caches; a difference is an error of this program, with status \
            70. Slow.
            """)
    var verify = false

    @Flag(name: .shortAndLong, help: "Say nothing but errors.")
    var quiet = false
}

/// Options that select the moments of a scene.
struct TimeOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How many, 1 to 1000000. (default: the scene's; one without -o)", valueName: "n"))
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
    var start: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "One frame at this time, in seconds, 0 to 86400. (default of Swift files: when the view has settled, at most 2 s)",
            valueName: "s"))
    var at: Double?

    @Flag(
        help: """
            Render one round of everything that repeats, so that the end leads back to the beginning. (default for GIF, \
            APNG and WebP without --frames and --duration, where there is such a round)
            """)
    var loopExactly = false
}

/// Options of the canvas.
struct CanvasOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The canvas, in points. (default: the scene's)", valueName: "WxH"), transform: Arguments.size
    )
    var size: CGSize?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Pixels per point, up to 16; at most 16384 pixels a side. (default: 1, for Swift files 2)", valueName: "k"))
    var scale: Double?

    @Option(
        help: ArgumentHelp(
            "#rgb, #rrggbb, #rrggbbaa, a name like white, or transparent. (default: the scene's)", valueName: "colour"),
        transform: Arguments.color)
    var background: ColorArgument?
}

/// Options of the environment of views: traits and assets.
struct ViewOptions: ParsableArguments {
    @Option(
        name: .customLong("color-scheme"),
        help: ArgumentHelp("light or dark. (default: light)", valueName: "scheme"),
        completion: .list(["light", "dark"]), transform: Arguments.colorScheme)
    var scheme: ColorScheme?

    @Flag(help: "As --color-scheme dark.")
    var dark = false

    var colorScheme: ColorScheme { scheme ?? (dark ? .dark : .light) }

    func validate() throws {
        if dark, scheme == .light { throw ValidationError("--dark and --color-scheme light disagree: leave out one") }
    }

    @Option(
        help: ArgumentHelp(
            "standard, or increased for the high-contrast variants of colour sets. (default: standard)",
            valueName: "contrast"), completion: .list(["standard", "increased"]),
        transform: Arguments.contrast)
    var contrast: ColorSchemeContrast = .standard

    @Option(
        help: ArgumentHelp(
            "The system whose colours and text styles are meant: ios18, ios26 or macos15. (default: ios18)",
            valueName: "system"), completion: .list(["ios18", "ios26", "macos15"]),
        transform: Arguments.system)
    var os: Traits.System = .iOS18

    @Option(
        help: ArgumentHelp(
            "The language and region of the user, like he or en_US: direction of the layout, letters of symbols, "
                + "formats. (default: en_US)", valueName: "id"),
        transform: Arguments.locale)
    var locale: Locale?

    @Option(
        name: .customLong("dynamic-type"),
        help: ArgumentHelp(
            "The size of text: \(Arguments.typeSizeNames). (default: L)", valueName: "size"),
        completion: .list(TestVariant.typeSizes.map(\.key)), transform: Arguments.typeSize)
    var typeSize: DynamicTypeSize = .large

    @Option(
        help: ArgumentHelp("ltr or rtl. (default: that of the locale)", valueName: "direction"),
        completion: .list(["ltr", "rtl"]), transform: Arguments.direction)
    var direction: LayoutDirection?

    @Flag(help: "As for people who want less motion: accessibilityReduceMotion is true.")
    var reduceMotion = false

    @Flag(help: "As for people who want opaque grounds: accessibilityReduceTransparency is true.")
    var reduceTransparency = false

    @Flag(help: "Draw the clock at the top of the device and the line at its bottom.")
    var statusBar = false

    @Flag(help: "Draw a keyboard while a field has the focus, and keep views clear of it.")
    var keyboard = false

    @Flag(help: "Draw a device around the window.")
    var deviceFrame = false

    /// The parts of the device that are drawn.
    var chrome: DeviceChrome {
        var chrome: DeviceChrome = []
        if statusBar { chrome.insert(.bars) }
        if keyboard { chrome.insert(.keyboard) }
        if deviceFrame { chrome.insert(.frame) }
        return chrome
    }

    /// The traits that the user chooses. The preview determines the safe area.
    var traits: Traits {
        var traits = Traits(
            colorScheme: colorScheme, colorSchemeContrast: contrast, system: os, locale: locale ?? Traits().locale,
            layoutDirection: direction, dynamicTypeSize: typeSize)
        if reduceMotion { traits.accessibility.insert(.reduceMotion) }
        if reduceTransparency { traits.accessibility.insert(.reduceTransparency) }
        return traits
    }

    @Option(
        help: ArgumentHelp(
            "A folder with pictures or an .xcassets catalog, searched before the built-in ones; repeatable.",
            valueName: "folder"), completion: .directory)
    var assets: [String] = []

    @OptionGroup(title: "View") var pixels: PixelOptions

    @Flag(
        help: """
            Let views ask servers: AsyncImage and URLSession, by the program curl. (default: they fail, and a warning \
            says so)
            """)
    var network = false

    @Flag(
        help: """
            Fail where a picture, symbol, font, colour, sound or file is missing. (default: it is not drawn, and a \
            warning says so)
            """)
    var strict = false
}

/// Options that script user input.
struct InputOptions: ParsableArguments {
    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Tap what has this label, or the point X,Y, at a time in seconds: 'Play@0.5'; repeatable. Replaces the "
                + "scene's own events.",
            valueName: "label@s"),
        transform: TapArgument.event)
    var tap: [EventScript.Event] = []

    @Option(
        name: .customLong("type"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Type into the field with this label, after a tap on it, at a time in seconds: 'Email=me@x.org@1'; without a label, into "
                + "the field that has the focus; \\n is Return; repeatable. Replaces the scene's own events.",
            valueName: "label=text@s"),
        transform: TypeArgument.event)
    var typed: [EventScript.Event] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Press a key of a keyboard at a time in seconds: 'return@2', 'command+s@3'; repeatable. Replaces the scene's own "
                + "events.", valueName: "key@s"),
        transform: KeyArgument.event)
    var key: [EventScript.Event] = []

    @Option(
        help: ArgumentHelp(
            "A YAML or JSON file with taps, drags, pinches, rotations, long presses, text and keys; see docs/events.md. "
                + "Replaces the scene's own events; --tap, --type and --key add to it.",
            valueName: "file"), completion: .file())
    var events: String?

    @Flag(help: "Leave out the scene's own events.")
    var noEvents = false

    @Flag(help: "Draw the fingers.")
    var showTouches = false

    /// The events of the single-event options.
    var single: [EventScript.Event] { tap + typed + key }
}

/// Options of PNG files, still or animated.
struct PNGOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Of PNG files: from 0, fast and large, to 9, slow and small.", valueName: "0...9"))
    var compression = PNGEncoder.standardCompression

    func check() throws(LimitError) {
        guard PNGEncoder.compressionLevels.contains(compression) else {
            throw LimitError("the compression", String(compression), mustBe: "0 to 9")
        }
    }
}

/// Options that select the previews of a Swift file and say how to compile it.
struct FileOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The preview of this name alone.", valueName: "name"))
    var preview: String?

    @Option(
        help: ArgumentHelp(
            "The phone or tablet of previews that ask for none, like iphone-16-pro, iphone-se or ipad. (default: iphone-16)",
            valueName: "name"), transform: Arguments.device)
    var device: Device?

    @Option(
        help: ArgumentHelp(
            "How the device stands, where a preview does not say so: portrait or landscape. (default: portrait)",
            valueName: "orientation"),
        completion: .list(["portrait", "landscape"]), transform: Arguments.isLandscape)
    var orientation: Bool?

    @Flag(help: "A canvas as large as the view, whatever the preview asks for.")
    var fit = false

    @Flag(help: "Show what there is, and draw nothing.")
    var list = false

    @OptionGroup var project: ProjectOptions

    @Option(
        help: ArgumentHelp("How long its views may take for a frame, in seconds, 1 to 86400.", valueName: "s"),
        transform: Arguments.timeLimit)
    var timeLimit = Self.usualTimeLimit

    @Option(
        help: ArgumentHelp("How much memory its views may take, 256MB and more.", valueName: "size"),
        transform: Arguments.memoryLimit)
    var memoryLimit = Self.usualMemoryLimit

    /// In seconds.
    private static let usualTimeLimit = 60.0
    /// In bytes.
    private static let usualMemoryLimit = 4_000_000_000

    /// Whether any of these options is given.
    var isUsed: Bool {
        preview != nil || device != nil || orientation != nil || fit || list || project.isUsed
            || timeLimit != Self.usualTimeLimit || memoryLimit != Self.usualMemoryLimit
    }
}
