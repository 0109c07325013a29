// SPDX-License-Identifier: MIT

import Support
import Foundation
import SwiftUICore
import ViewCompiler
import Zoetrope

/// A command about a scene or about the previews of a Swift file.
protocol PreviewingCommand {
    /// The name of a scene, a Swift file, a folder of Swift files, or `-`.
    var scene: String { get }
    var canvas: CanvasOptions { get }
    var view: ViewOptions { get set }
    var input: InputOptions { get }
    var file: FileOptions { get set }
    /// The time of the first frame, in seconds. The size of a fitted view is measured at this time.
    var firstTime: Double { get }
    /// Whether only errors are printed.
    var isQuiet: Bool { get }
    /// Swift files compiled together with the one that `scene` names.
    var moreFiles: [String] { get }
    /// Whether the result goes to standard output.
    var printsResult: Bool { get }
    /// Whether views are shown once their animations have settled.
    var settles: Bool { get }
    /// The places of the command's output files; nil if it writes none.
    var outputPlaces: ConfinedOutput.Places? { get }
    /// Folders in which the command writes, reads and removes files.
    var outputFolders: [String] { get }
}

extension PreviewingCommand {
    var moreFiles: [String] { [] }
    var settles: Bool { false }
    var printsResult: Bool { false }
    var outputPlaces: ConfinedOutput.Places? { nil }
    var outputFolders: [String] { [] }
}

extension PreviewingCommand {
    /// Whether the argument is a Swift file, a folder or standard input instead of a scene.
    @MainActor func namesFile(among catalog: @MainActor () -> [SceneDescription]) -> Bool {
        if scene == "-" || scene.hasSuffix(".swift") || scene.contains("/") || scene == "." || scene == ".." {
            return true
        }
        // `render Card` means `Card.swift` if that file exists.
        return (FileSystem.isFolder(scene) || FileSystem.isFile(scene + ".swift"))
            && !catalog().contains { $0.name == scene }
    }

    /// Several files count as a folder.
    var isFolder: Bool { !moreFiles.isEmpty || FileSystem.isFolder(SourceSet.completed(scene)) }

    /// The base name of the file's pictures.
    var fileName: String {
        scene == "-" ? "stdin" : URL(filePath: scene).standardizedFileURL.deletingPathExtension().lastPathComponent
    }

    /// Creates previews on the canvas that the options describe. Only for programs compiled from an author's file.
    @MainActor func previews(
        _ make: @MainActor (PreviewDescription.Canvas, PreviewSelection) async throws -> PreviewList,
        _ console: Console,
        isOneOfFolder: Bool = false
    ) async throws -> PreviewList {
        Watchdog.start(seconds: file.timeLimit, byteCount: file.memoryLimit, name: scene, console)
        TrapRecord.prepare()
        return try await make(
            previewCanvas(), PreviewSelection(name: file.preview, isOneOfFolder: isOneOfFolder))
    }

    func previewCanvas() throws -> PreviewDescription.Canvas {
        var canvas = PreviewDescription.Canvas(
            device: file.device ?? .standard, fits: file.fit,
            traits: view.traits)
        canvas.isLandscape = file.orientation ?? false
        canvas.isDeviceChosen = file.device != nil
        canvas.pixels = try view.pixels.budget()
        canvas.time = firstTime
        canvas.settles = settles
        canvas.longestSide = Double(RenderSettings.maximumSide) / max(self.canvas.scale ?? 2, 0.01)
        return canvas
    }

    /// Throws if options for Swift files are given for a scene.
    func checkNoFileOptions() throws(UsageError) {
        if file.isUsed {
            throw UsageError(
                "--preview, --device, --orientation, --fit, --list, --target, --swift-version, --default-isolation and --keep-going are for Swift files"
            )
        }
    }

    /// The selected previews.
    ///
    /// - Returns: their indices, at least one, and the names of all previews.
    func chosen(of list: PreviewList) throws -> (indices: [Int], names: PreviewNames) {
        let all = PreviewNames(of: list, usual: fileName)
        let names = all.short
        var chosen = Array(names.indices)
        if let wanted = file.preview {
            chosen = all.indices(named: wanted)
            guard !chosen.isEmpty else {
                let hint =
                    NearestName.suggestion(for: wanted, among: names).map { "did you mean '\($0)'?" }
                    ?? "there are \(names.map { "'\($0)'" }.joined(separator: ", "))"
                throw UsageError("\(scene): there is no preview '\(wanted)': \(hint)")
            }
        }
        guard !chosen.isEmpty else { throw DataError("\(scene): its previews are empty") }
        return (chosen, all)
    }

    func description(of preview: PreviewDescription, _ name: String) throws(PreviewError) -> SceneDescription {
        try preview.check()
        let (size, isUsual) = (preview.size, canvas.background == nil)
        var scene = SceneDescription(name: name, summary: "", size: size, duration: 3) { settings in
            ViewFrameSource(settings, followsColorScheme: isUsual, content: preview.content)
        }
        scene.safeAreaInsets = preview.safeAreaInsets
        scene.deviceWindow = preview.deviceWindow
        return scene
    }

    /// The library of images and other assets that views look up by name.
    ///
    /// - Parameter decodesAside: whether other threads may decode images.
    @MainActor func assetLibrary(decodesAside: Bool) throws -> AssetLibrary {
        for folder in view.assets where !FileSystem.isFolder(folder) {
            throw AssetError.unreadable(
                path: folder,
                reason: FileSystem.isDeadLink(folder)
                    ? "a broken link" : FileSystem.isFile(folder) ? "not a folder" : "no such folder")
        }
        let library = AssetLibrary(
            directories: AssetFolders.search(given: view.assets), decodesAside: decodesAside,
            pixels: try view.pixels.budget(), network: try view.network ? CurlNetwork() : nil)
        try library.check()
        return library
    }

    /// The render settings that result from the command's options. Throws if an option is invalid.
    ///
    /// - Parameters:
    ///   - isFile: whether the scene comes from a Swift file.
    ///   - decodesAside: whether other threads may decode images.
    @MainActor func settings(
        of scene: SceneDescription, rate: FrameRate, isFile: Bool, decodesAside: Bool
    ) throws -> RenderSettings {
        let library = try assetLibrary(decodesAside: decodesAside)
        var traits = view.traits
        traits.safeAreaInsets = canvas.size == nil ? scene.safeAreaInsets : EdgeInsets()
        traits.deviceWindow = scene.deviceWindow
        return try RenderSettings(
            size: view.chrome.size(around: canvas.size ?? scene.size), scale: canvas.scale ?? (isFile ? 2 : 1),
            rate: rate,
            background: canvas.background.map(\.color) ?? scene.background(for: traits),
            assets: library, traits: traits, events: try script(of: scene), showsTouches: input.showTouches,
            chrome: view.chrome,
            fatalWarnings: view.strict ? .missingResources : [])
    }

    /// The events of options such as `--tap`; without such options, the events that the scene declares.
    private func script(of scene: SceneDescription) throws -> EventScript {
        if input.noEvents, input.events != nil || !input.single.isEmpty {
            throw UsageError("--no-events cannot be combined with --events, --tap, --type or --key")
        }
        if input.noEvents { return EventScript([]) }
        if input.events == nil, input.single.isEmpty { return scene.events }
        return EventScript(try (input.events.map { try EventScriptFile.read(path: $0).events } ?? []) + input.single)
    }
}

/// The names of a program's previews: full names for files, and short names for the user.
struct PreviewNames {
    /// The names of the previews' pictures, such as `Card/Preview`.
    let full: [String]
    /// The author's name for the preview, or else the last component of the full name. If two previews would get equal
    /// names, they have their full names.
    let short: [String]
    private let titles: [String?]

    init(of list: PreviewList, usual: String) {
        let previews = list.previews.map { (file: $0.file, name: $0.name) }
        titles = previews.map(\.name)
        full = list.names.names(of: previews, usual: usual)
        let own = zip(full, titles).map { full, title in title ?? Self.lastPart(full) }
        let counts = Dictionary(own.map { ($0, 1) }, uniquingKeysWith: +)
        short = zip(full, own).map { full, own in counts[own] == 1 ? own : full }
    }

    private static func lastPart(_ name: String) -> String {
        name.split(separator: "/").last.map(String.init) ?? name
    }

    /// The previews with that name, or the preview with that number, counted from 1.
    func indices(named name: String) -> [Int] {
        for names in [short, full, titles] {
            let found = names.indices.filter { names[$0] == name }
            if !found.isEmpty { return found }
        }
        guard let number = Int(name), full.indices.contains(number - 1) else { return [] }
        return [number - 1]
    }
}
