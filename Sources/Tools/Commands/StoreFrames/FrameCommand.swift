// SPDX-License-Identifier: MIT

import ArgumentParser
import Codecs
import Drawing
import Foundation
import Geometry
import ScreenLint
import Support
import SwiftUICore
import Zoetrope

/// `render frame`: a screen in a device with a headline, for app stores and documents.
struct FrameCommand: ParsableCommand, PreviewingCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "frame",
            abstract: "Draw a screen in a device, with a headline.",
            usage:
                "\(name) frame FILE.swift|FOLDER [--device NAME] [--caption TEXT] [--locales LIST] [-o PATH] [options]",
            discussion: """
                Draws a screen of a Swift file in a neutral device, with a status bar, on a ground with a headline. The picture \
                has exactly the pixels of the device's display, as app stores ask for: 1320×2868 for iphone-16-pro-max, 1290×2796 \
                for iphone-15-pro-max, 2064×2752 for ipad-pro-13; --pixels chooses others.

                A caption is a text, a key of the project's string catalog, or a text for one language: 'de=Alles im Blick'. It may \
                contain *italic* and **bold** words, and \\n for a new line. With several languages, -o is a folder with a folder \
                for each. The file has no transparency.

                EXAMPLES:
                  \(name) frame Home.swift --device iphone-16-pro-max --caption "All in one place" -o home.png
                  \(name) frame MyApp --preview Home --caption home.headline --locales en,de,ja -o shots/
                  \(name) frame Home.swift --caption "en=At a glance" --caption "de=Auf einen Blick" -o shots/
                  \(name) frame Home.swift --caption "At night" --dark --ground '#2b2d5b,#0c0d1c' -o night.png
                  \(name) frame Home.swift --device ipad-pro-13 --orientation landscape --pixels 2752x2064 -o ipad.png
                """)
    }

    @Argument(help: "A Swift file, a folder, a package or an Xcode project.", completion: .file())
    var scene: String

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp("A .png file, or a folder for several languages or screens.", valueName: "path"),
        completion: .file())
    var output = "frames/"

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("The headline, for all languages or one; repeatable.", valueName: "[language=]text"),
        transform: FrameCaption.init)
    var caption: [FrameCaption] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A smaller line below the headline; repeatable.", valueName: "[language=]text"),
        transform: FrameCaption.init)
    var subtitle: [FrameCaption] = []

    @Option(
        help: ArgumentHelp(
            "The languages, like en,de,pt_BR. (default: those of the captions, or that of --locale)",
            valueName: "list"), transform: Self.locales)
    var locales: [Locale] = []

    @Option(
        help: ArgumentHelp(
            "The size of the picture in pixels. (default: that of the device's display)", valueName: "WxH"),
        transform: Self.pixels)
    var pixels: CGSize?

    @Option(
        help: ArgumentHelp(
            "The colour of the ground, or two for a gradient: '#2b2d5b,#0c0d1c'. (default: neutral)",
            valueName: "colours"), transform: Self.ground)
    var ground: [RGBAColor] = []

    @Option(
        help: ArgumentHelp("The colour of the headline. (default: dark or white)", valueName: "colour"),
        transform: Arguments.color)
    var ink: ColorArgument?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The time in seconds, 0 to 86400. (default: when the view has settled)", valueName: "s"))
    var at: Double?

    @Flag(name: .shortAndLong, help: "Overwrite files that this program has not written, or that have changed since.")
    var force = false

    @Flag(name: .shortAndLong, help: "Print only errors.")
    var quiet = false

    @OptionGroup(visibility: .hidden) var canvas: CanvasOptions
    @OptionGroup(title: "View") var view: ViewOptions
    @OptionGroup(title: "Input") var input: InputOptions
    @OptionGroup(title: "Swift files") var file: FileOptions

    var firstTime: Double { at ?? 0 }
    var settles: Bool { at == nil }
    var isQuiet: Bool { quiet }

    var outputPlaces: ConfinedOutput.Places? {
        var places = ConfinedOutput.Places()
        places.overwrites = force
        if isOneFile { places.files = [output] } else { places.folders = [output] }
        return places
    }

    private var isOneFile: Bool { output.lowercased().hasSuffix(".png") }

    // MARK: Arguments

    private static func locales(_ text: String) throws -> [Locale] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map {
            try Arguments.locale($0.trimmingCharacters(in: .whitespaces).replacing("-", with: "_"))
        }
    }

    private static func pixels(_ text: String) throws -> CGSize {
        let size = try Arguments.size(text.replacing("×", with: "x"))
        for side in [size.width, size.height] where side.rounded() != side || !(64...8192).contains(side) {
            throw UsageError("'\(text)' is not a size in pixels: use whole numbers from 64 to 8192, like 1320x2868")
        }
        return size
    }

    private static func ground(_ text: String) throws -> [RGBAColor] {
        let colors = try text.split(separator: ",", omittingEmptySubsequences: false).map { word in
            let color = try Arguments.color(String(word)).color
            guard let color, color.alpha == 1 else { throw UsageError("'\(word)': the ground cannot be transparent") }
            return color
        }
        if colors.count > 2 { throw UsageError("'\(text)': a ground has one colour, or two for a gradient") }
        return colors
    }

    /// The languages of the pictures; nil if the options choose none.
    private var chosenLocales: [Locale]? {
        var seen: Set<String> = []
        var all = locales.isEmpty ? caption.compactMap(\.language).map { Locale(identifier: $0) } : locales
        // A headline for all languages is shown in the view's own language too.
        if locales.isEmpty, !all.isEmpty, caption.contains(where: { $0.language == nil }) {
            all.insert(view.locale ?? Traits().locale, at: 0)
        }
        let distinct = all.filter { seen.insert($0.identifier).inserted }
        return distinct.isEmpty ? nil : distinct
    }

    /// Checks the arguments before anything is compiled.
    func check() throws {
        if canvas.size != nil || canvas.scale != nil || canvas.background != nil {
            throw UsageError("--size, --scale and --background are not for frames: use --pixels and --ground")
        }
        if file.fit || file.list { throw UsageError("--fit and --list are not for frames, which show whole screens") }
        if output.isEmpty || output == "-" { throw UsageError("a frame is a file: name it with -o, like -o home.png") }
        let ending = URL(filePath: output).pathExtension
        if !isOneFile, !ending.isEmpty, !output.hasSuffix("/"), OutputArgument.Format(path: output) != nil {
            throw UsageError("\(output): frames are .png files")
        }
        if isOneFile, let chosenLocales, chosenLocales.count > 1 {
            throw UsageError("\(output): \(chosenLocales.count) languages need a folder, like -o shots/")
        }
        if let at, !(0...FrameSchedule.maximumTime).contains(at) {
            throw LimitError("--at", "\(LimitError.text(at)) s", mustBe: "0 to 86400 s")
        }
    }

    // MARK: Pictures

    @MainActor func run(in tool: CommandLineTool) async throws {
        guard let previews = tool.previews else {
            throw UsageError("\(scene) is a built-in scene: a frame shows a screen of a Swift file")
        }
        let journal = OutputJournal()
        tool.watch(journal, tool.console)
        do {
            for (index, locale) in (chosenLocales ?? [view.locale ?? Traits().locale]).enumerated() {
                var command = self
                (command.view.locale, command.view.statusBar, command.view.deviceFrame) = (locale, true, true)
                let list =
                    index == 0
                    ? try await command.previews(previews, tool.console)
                    : try await previews(command.previewCanvas(), PreviewSelection(name: file.preview))
                try command.draw(list, in: chosenLocales == nil ? nil : locale, journal, tool)
            }
        } catch {
            journal.abandon()
            throw error
        }
    }

    @MainActor private func draw(
        _ list: PreviewList, in locale: Locale?, _ journal: OutputJournal, _ tool: CommandLineTool
    ) throws {
        let (all, names) = try chosen(of: list)
        let chosen = isOneFile ? [all[0]] : all
        if isOneFile, all.count > 1, !quiet {
            let others = all.dropFirst().map { "'\(names.short[$0])'" }.joined(separator: ", ")
            tool.console.report("\(scene): this is '\(names.short[all[0]])'; --preview NAME for \(others)")
        }
        for index in chosen {
            let preview = list.previews[index]
            let name = names.short[index]
            guard let device = device(withWindow: preview.size) else {
                throw DataError("\(name): a preview with a size of its own is no screen: choose another with --preview")
            }
            let size = pixels ?? device.pixels(ofWindow: preview.size)
            let picture = try picture(of: description(of: preview, name), size, device, tool)
            let path = path(of: name == "Preview" ? fileName : name, locale)
            let file = FileSignature.signed(try PNGEncoder().encode(FrameRasterizer().draw(picture)))
            try journal.createFolder(URL(filePath: path).deletingLastPathComponent().path)
            try journal.write(file, to: path, replaces: force)
            if !quiet { try tool.console.out("\(path)  \(Int(size.width))×\(Int(size.height))\n") }
        }
    }

    /// The headline and the subtitle in the present language. Reports one that has a text in other languages only.
    @MainActor private func captions(_ tool: CommandLineTool) throws -> [String?] {
        let locale = view.traits.locale
        return try [("--caption", caption), ("--subtitle", subtitle)].map { option, given in
            let text = FrameCaption.text(in: given, for: locale)
            if text == nil, !given.isEmpty {
                try report(
                    "\(option) has no text for \(locale.identifier): add \(option) '\(locale.identifier)=…'", tool)
            }
            return text
        }
    }

    /// Warns of a missing text once; with `--strict`, it is an error.
    @MainActor private func report(_ words: String, _ tool: CommandLineTool) throws {
        if view.strict { throw DataError(words) }
        tool.console.warn(words)
    }

    private func path(of name: String, _ locale: Locale?) -> String {
        if isOneFile { return output }
        let folder = output.hasSuffix("/") ? output : output + "/"
        let inner = locale.map { $0.identifier + "/" } ?? ""
        return folder + inner + name.replacing("/", with: "-") + ".png"
    }

    /// The device with a window of this size, in portrait or landscape; nil if there is none. Tries the device of the
    /// options first. The others are needed because previews may name them.
    private func device(withWindow size: CGSize) -> Device? {
        ([file.device ?? .standard] + Device.all).first { device in
            [true, false].contains { device.canvas(isLandscape: $0).size == size }
        }
    }

    @MainActor private func picture(
        of scene: SceneDescription, _ pixels: CGSize, _ device: Device, _ tool: CommandLineTool
    ) throws -> DisplayList {
        let scale = device.displayScale
        let captions = try captions(tool)
        let layout = FrameLayout(
            size: CGSize(width: pixels.width / scale, height: pixels.height / scale),
            device: view.chrome.size(around: scene.size), scale: scale, hasCaption: captions.contains { $0 != nil })
        // The screen is laid out for the pixels of the picture. Otherwise neighbouring rows would have seams.
        var fitted = self
        fitted.canvas.scale = scale * layout.factor
        let settings = try fitted.settings(of: scene, rate: scene.rate, isFile: true, decodesAside: false)
        let last = settings.events.events.map(\.time).max() ?? 0
        let time = try at ?? SettledMoment.find(of: scene, settings, after: last, sign: Watchdog.sign).time
        let screen = try scene.makeSource(settings).displayList(at: time)
        let colors = FrameColors(ground: ground, ink: ink?.color, isDark: settings.traits.colorScheme == .dark)
        var traits = settings.traits
        (traits.safeAreaInsets, traits.dynamicTypeSize) = (EdgeInsets(), .large)
        let plain = try RenderSettings(
            size: layout.size, scale: scale, rate: settings.rate, background: colors.top, assets: settings.assets,
            traits: traits)
        let ground = try ViewFrameSource(plain) {
            FrameGround(layout: layout, caption: captions[0], subtitle: captions[1], colors: colors)
        }.displayList(at: 0)
        for key in captions.compactMap(\.self) where key.looksLikeKey && settings.assets.missingStrings.contains(key) {
            try report("no string catalog has the key '\(key)' in \(view.traits.locale.identifier)", tool)
        }
        let place = CGAffineTransform(translationX: layout.device.minX, y: layout.device.minY)
            .scaledBy(x: layout.factor, y: layout.factor)
        let framed = DisplayItem(.group(screen.items, isolated: false), transform: ProjectionTransform(place))
        let gradient = colors.gradient(width: Int(pixels.width), height: Int(pixels.height)).map { bitmap in
            DisplayItem(
                .image(
                    ImageContent(bitmap: bitmap, rect: CGRect(origin: .zero, size: ground.size), interpolation: .none)))
        }
        return DisplayList(
            size: ground.size, scale: ground.scale, background: ground.background,
            items: (gradient.map { [$0] } ?? []) + ground.items + [framed])
    }
}

extension Device {
    /// The size of a window in pixels of the display.
    fileprivate func pixels(ofWindow size: CGSize) -> CGSize {
        CGSize(width: size.width * displayScale, height: size.height * displayScale)
    }

    /// Pixels per point of the display.
    fileprivate var displayScale: Double {
        let isTwofold =
            name.hasPrefix("ipad") || ["se", "8", "7", "xr", "11"].contains(name.replacing("iphone-", with: ""))
        return isTwofold ? 2 : 3
    }
}
