// SPDX-License-Identifier: MIT

import ArgumentParser
import Codecs
import Foundation
import SwiftUICore
import Zoetrope

/// Options of the output: files for frames and sound, and messages.
struct OutputOptions: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "A \(OutputArgument.Format.stillExtensions) file for one frame, .svg and .pdf as vectors; "
                + "\(OutputArgument.Format.motionExtensions) for all (.png as .apng); a folder for one file per frame; - for standard "
                + "output. Videos need the program "
                + "ffmpeg and have the scene's sound.",
            valueName: "path"), completion: .file())
    var path: String?

    @Option(
        help: ArgumentHelp(
            "The format, whatever the path's extension: \(OutputArgument.Format.names).", valueName: "name"),
        completion: .list(OutputArgument.Format.allCases.map(\.rawValue)),
        transform: Arguments.format)
    var format: OutputArgument.Format?

    @Option(
        help: ArgumentHelp(
            "A .wav file for the sound, exactly as long as the animation. Without -o, draws no pictures.",
            valueName: "path"), completion: .file())
    var audio: String?

    @Option(
        help: ArgumentHelp(
            "Render one part of the frames, such as 2/4, into its own folder inside that of -o; "
                + "'\(ProgramName.current) join' joins the parts. --format \(OutputArgument.Format.loopNames) chooses the frames as for "
                + "such a file.",
            valueName: "i/n"),
        transform: Arguments.shard)
    var shard: FilmShard?

    @Flag(name: .shortAndLong, help: "Overwrite files that this program has not written, or that have changed since.")
    var force = false

    @Flag(help: "Render a Swift file or a folder again at each save, until ^C.")
    var watch = false

    @Flag(help: "Print the summary and warnings as JSON, for programs; Sources/Tools/Commands/README.md describes it.")
    var json = false

    @Flag(
        help: """
            Compare each frame with one that is made without caches. A difference is an error of this program, with status 70. \
            Slow.
            """)
    var verify = false

    @Flag(name: .shortAndLong, help: "Print only errors.")
    var quiet = false
}

/// Options that select the moments of a scene.
struct TimeOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of frames, 1 to 1000000. (default: the scene's; one without -o)", valueName: "n")
    )
    var frames: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The duration in seconds, rounded to whole frames. (default: the scene's)", valueName: "s"))
    var duration: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Frames per second, up to 1000: 30, 29.97, 30000/1001. (default: the scene's)", valueName: "f"),
        transform: Arguments.rate)
    var fps: FrameRate?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The time of the first frame, in seconds, 0 to 86400.", valueName: "s"))
    var start: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Render one frame at this time, in seconds, 0 to 86400. (default for Swift files: when the view has settled, at most 2 s)",
            valueName: "s"))
    var at: Double?

    @Flag(
        help: """
            Render exactly one round of all repeating animations, so that the result loops seamlessly. (default for GIF, APNG \
            and WebP without --frames and --duration, if such a round exists)
            """)
    var loopExactly = false
}

struct CanvasOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The canvas size in points. (default: the scene's)", valueName: "WxH"),
        transform: Arguments.size
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

/// Options for the environment in which views are rendered: traits and assets.
struct ViewOptions: ParsableArguments {
    @Option(
        name: .customLong("color-scheme"),
        help: ArgumentHelp("light or dark. (default: light)", valueName: "scheme"),
        completion: .list(["light", "dark"]), transform: Arguments.colorScheme)
    var scheme: ColorScheme?

    @Flag(help: "The same as --color-scheme dark.")
    var dark = false

    var colorScheme: ColorScheme { scheme ?? (dark ? .dark : .light) }

    func validate() throws {
        if dark, scheme == .light {
            throw ValidationError("--dark and --color-scheme light contradict each other: use one of them")
        }
    }

    @Option(
        help: ArgumentHelp(
            "standard, or increased for high-contrast colours of colour sets. (default: standard)",
            valueName: "contrast"), completion: .list(["standard", "increased"]),
        transform: Arguments.contrast)
    var contrast: ColorSchemeContrast = .standard

    @Option(
        help: ArgumentHelp(
            "The system as which views compile and are drawn: ios18, ios26, ios27 or macos15. (default: ios18)",
            valueName: "system"), completion: .list(Traits.System.allCases.map(\.rawValue)),
        transform: Arguments.system)
    var os: Traits.System = .iOS18

    @Option(
        help: ArgumentHelp(
            "The user's language and region, like he or en_US, for layout direction, symbols and "
                + "formats. (default: en_US)", valueName: "id"),
        transform: Arguments.locale)
    var locale: Locale?

    @Option(
        help: ArgumentHelp("The user's time zone, like Europe/Berlin. (default: UTC)", valueName: "zone"),
        transform: Arguments.timeZone)
    var timeZone: TimeZone?

    @Option(
        name: .customLong("dynamic-type"),
        help: ArgumentHelp(
            "The text size: \(Arguments.typeSizeNames). (default: L)", valueName: "size"),
        completion: .list(TestVariant.typeSizes.map(\.key)), transform: Arguments.typeSize)
    var typeSize: DynamicTypeSize = .large

    @Option(
        help: ArgumentHelp("ltr or rtl. (default: that of the locale)", valueName: "direction"),
        completion: .list(["ltr", "rtl"]), transform: Arguments.direction)
    var direction: LayoutDirection?

    @Flag(help: "Set accessibilityReduceMotion, as for people who want less motion.")
    var reduceMotion = false

    @Flag(help: "Set accessibilityReduceTransparency, as for people who want opaque backgrounds.")
    var reduceTransparency = false

    @Flag(help: "Draw the device's status bar and home indicator.")
    var statusBar = false

    @Flag(help: "Draw a keyboard while a text field has the focus, and keep views clear of it.")
    var keyboard = false

    @Flag(help: "Draw a device around the window.")
    var deviceFrame = false

    /// The parts of the device that are drawn around the view: status bar, keyboard, device frame.
    var chrome: DeviceChrome {
        var chrome: DeviceChrome = []
        if statusBar { chrome.insert(.bars) }
        if keyboard { chrome.insert(.keyboard) }
        if deviceFrame { chrome.insert(.frame) }
        return chrome
    }

    /// The traits that the options choose. They do not include the safe area, which depends on the preview.
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
            "A folder of pictures or an .xcassets catalog, searched before the built-in ones; repeatable.",
            valueName: "folder"), completion: .directory)
    var assets: [String] = []

    @OptionGroup(title: "View") var font: FontOptions

    @OptionGroup(title: "View") var pixels: PixelOptions

    @Flag(
        help: """
            Let views load from servers, with AsyncImage and URLSession; needs curl. (default: requests fail with a \
            warning)
            """)
    var network = false

    @Flag(
        help: """
            Fail if a picture, symbol, font, colour, sound or file is missing. (default: it is not drawn, with a \
            warning)
            """)
    var strict = false
}

/// Options that script user input.
struct InputOptions: ParsableArguments {
    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Tap the view with this label, or the point X,Y, at a time in seconds: 'Play@0.5'; repeatable. Replaces the "
                + "scene's own events.",
            valueName: "label@s"),
        transform: TapArgument.event)
    var tap: [EventScript.Event] = []

    @Option(
        name: .customLong("type"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Tap the field with this label and type, at a time in seconds: 'Email=me@x.org@1'; without a label, type into "
                + "the focused field; \\n is Return; repeatable. Replaces the scene's own events.",
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

    @Flag(help: "Omit the scene's own events.")
    var noEvents = false

    @Flag(help: "Draw touches.")
    var showTouches = false

    var single: [EventScript.Event] { tap + typed + key }
}

/// Options of PNG files, still or animated.
struct PNGOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The compression of PNG files, from 0 (fast, large) to 9 (slow, small).", valueName: "0...9")
    )
    var compression = PNGEncoder.standardCompression

    func check() throws(LimitError) {
        guard PNGEncoder.compressionLevels.contains(compression) else {
            throw LimitError("the compression", String(compression), mustBe: "0 to 9")
        }
    }
}

/// Options that select the previews of a Swift file and say how to compile it.
struct FileOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Render only the preview of this name.", valueName: "name"))
    var preview: String?

    @Option(
        help: ArgumentHelp(
            "The device of previews that name none, like iphone-16-pro, iphone-se or ipad. (default: iphone-16)",
            valueName: "name"), transform: Arguments.device)
    var device: Device?

    @Option(
        help: ArgumentHelp(
            "The orientation of previews that name none: portrait or landscape. (default: portrait)",
            valueName: "orientation"),
        completion: .list(["portrait", "landscape"]), transform: Arguments.isLandscape)
    var orientation: Bool?

    @Flag(help: "Fit the canvas to the view, whatever size the preview asks for.")
    var fit = false

    @Flag(help: "List the previews and draw nothing.")
    var list = false

    @OptionGroup var project: ProjectOptions

    @Option(
        help: ArgumentHelp("The time limit of its views per frame, in seconds, 1 to 86400.", valueName: "s"),
        transform: Arguments.timeLimit)
    var timeLimit = Self.usualTimeLimit

    @Option(
        help: ArgumentHelp("The memory limit of its views, 256MB or more.", valueName: "size"),
        transform: Arguments.memoryLimit)
    var memoryLimit = Self.usualMemoryLimit

    @OptionGroup var confinement: ConfinementOptions

    /// The default time limit, in seconds.
    private static let usualTimeLimit = 60.0
    /// The default memory limit, in bytes.
    private static let usualMemoryLimit = 4_000_000_000

    /// Whether an option is given that scenes do not permit (`checkNoFileOptions`).
    var isUsed: Bool {
        preview != nil || device != nil || orientation != nil || fit || list || project.isUsed
            || timeLimit != Self.usualTimeLimit || memoryLimit != Self.usualMemoryLimit || confinement.isUsed
    }
}
