// SPDX-License-Identifier: MIT

import Files
import Foundation
import Interaction
import Spelling
import Zoetrope

/// A command about a scene, or about what a Swift file has to show.
protocol PreviewingCommand {
    /// A scene's name, a Swift file, a folder of such files, or `-`.
    var scene: String { get }
    var canvas: CanvasOptions { get }
    var view: ViewOptions { get }
    var input: InputOptions { get }
    var file: FileOptions { get }
    /// In seconds: when a view that fits is as large as that.
    var firstTime: Double { get }
    /// It says nothing but errors.
    var isQuiet: Bool { get }
}

extension PreviewingCommand {
    /// Whether the argument is a Swift file, a folder of such files or standard input, and no scene.
    @MainActor func namesFile(among catalog: @MainActor () -> [SceneDescription]) -> Bool {
        if scene == "-" || scene.hasSuffix(".swift") || scene.contains("/") || scene == "." || scene == ".." {
            return true
        }
        return FileSystem.isFolder(scene) && !catalog().contains { $0.name == scene }
    }

    /// What pictures are called that are made of the file.
    var fileName: String {
        scene == "-" ? "stdin" : URL(filePath: scene).standardizedFileURL.deletingPathExtension().lastPathComponent
    }

    /// In a program that was made of a file: what that has to show, drawn on the canvas of the options.
    @MainActor func previews(
        _ make: @MainActor (PreviewDescription.Canvas, String?) async throws -> [PreviewDescription], _ console: Console
    ) async throws -> [PreviewDescription] {
        Watchdog.start(seconds: file.timeLimit, byteCount: file.memoryLimit, name: scene, console)
        FaultNote.prepare()
        var canvas = PreviewDescription.Canvas(
            device: file.device ?? .standard, fits: file.fit,
            traits: view.traits)
        canvas.isLandscape = file.orientation ?? false
        canvas.pixels = try view.pixels.budget()
        canvas.time = firstTime
        return try await make(canvas, file.preview)
    }

    /// Options of files that a scene has no use for.
    func checkNoFileOptions() throws(UsageError) {
        if file.isUsed {
            throw UsageError(
                "--preview, --device, --orientation, --fit, --list, --target, --swift-version, --default-isolation and --keep-going are for Swift files"
            )
        }
    }

    /// Which of the previews are meant.
    ///
    /// - Returns: their indices, at least one, and what all of them are called.
    func chosen(of all: [PreviewDescription]) throws -> (indices: [Int], names: [String]) {
        let names = PreviewNames.of(all)
        var chosen = Array(all.indices)
        if let wanted = file.preview {
            chosen = chosen.filter { names[$0] == wanted }
            guard !chosen.isEmpty else {
                let hint =
                    NearestName.suggestion(for: wanted, among: names).map { "did you mean '\($0)'?" }
                    ?? "there are \(names.map { "'\($0)'" }.joined(separator: ", "))"
                throw UsageError("\(scene): there is no preview '\(wanted)': \(hint)")
            }
        }
        guard !chosen.isEmpty else { throw DataError("\(scene): its previews show nothing") }
        return (chosen, names)
    }

    func description(of preview: PreviewDescription, _ name: String) -> SceneDescription {
        let (size, isUsual) = (preview.size, canvas.background == nil)
        var scene = SceneDescription(name: name, summary: "", size: size, duration: 3) { settings in
            ViewFrameSource(settings, followsColorScheme: isUsual, content: preview.content)
        }
        scene.safeAreaInsets = preview.safeAreaInsets
        return scene
    }

    /// Images and all else that views ask for by name, by the options.
    ///
    /// - Parameter decodesAside: Other threads may decode images.
    @MainActor func assetLibrary(decodesAside: Bool) throws -> AssetLibrary {
        for folder in view.assets where !FileSystem.isFolder(folder) {
            throw AssetError.unreadable(
                path: folder,
                reason: FileSystem.isDeadLink(folder)
                    ? "a link that leads nowhere" : FileSystem.isFile(folder) ? "not a folder" : "no such folder")
        }
        let library = AssetLibrary(
            directories: AssetFolders.search(given: view.assets), decodesAside: decodesAside,
            pixels: try view.pixels.budget(), network: try view.network ? CurlNetwork() : nil)
        try library.check()
        return library
    }

    /// What the options ask for, checked.
    ///
    /// - Parameters:
    ///   - isFile: The scene is of a Swift file.
    ///   - decodesAside: Other threads may decode images.
    @MainActor func settings(
        of scene: SceneDescription, rate: FrameRate, isFile: Bool, decodesAside: Bool
    ) throws -> RenderSettings {
        let library = try assetLibrary(decodesAside: decodesAside)
        var traits = view.traits
        traits.safeAreaInsets = canvas.size == nil ? scene.safeAreaInsets : EdgeInsets()
        return try RenderSettings(
            size: view.chrome.size(around: canvas.size ?? scene.size), scale: canvas.scale ?? (isFile ? 2 : 1),
            rate: rate,
            background: canvas.background.map(\.color) ?? scene.background(for: traits),
            assets: library, traits: traits, events: try script(of: scene), showsTouches: input.showTouches,
            chrome: view.chrome,
            fatalWarnings: view.strict ? .missingResources : [])
    }

    /// The events of the arguments, if there are any; else the scene's own.
    private func script(of scene: SceneDescription) throws -> EventScript {
        if input.noEvents, input.events != nil || !input.single.isEmpty {
            throw UsageError("--no-events does not go together with --events, --tap, --type or --key")
        }
        if input.noEvents { return EventScript([]) }
        if input.events == nil, input.single.isEmpty { return scene.events }
        return EventScript(try (input.events.map { try EventScriptFile.read(path: $0).events } ?? []) + input.single)
    }
}

/// What previews are called.
enum PreviewNames {
    /// By their names, and where they have none by their numbers, from 1 on.
    static func of(_ previews: [PreviewDescription]) -> [String] {
        var taken: Set<String> = []
        return previews.enumerated().map { index, preview in
            var name = preview.name ?? String(index + 1)
            while !taken.insert(name).inserted { name += " \(index + 1)" }
            return name
        }
    }

    /// A name as part of a file's: letters, digits, and hyphens for all else.
    static func fileWord(_ name: String) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber) }
        return words.isEmpty ? "preview" : words.joined(separator: "-")
    }
}
