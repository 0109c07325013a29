// SPDX-License-Identifier: MIT

import Files
import Foundation
import Views
import Zoetrope

// Swift files instead of scenes. The program that was made of a file runs the same command with the same arguments; what it
// renders is then the previews that were compiled into it.

extension RenderCommand {
    /// Whether the argument is a Swift file, a folder of such files or standard input, and no scene.
    @MainActor func namesFile(among catalog: @MainActor () -> [SceneDescription]) -> Bool {
        if scene == "-" || scene.hasSuffix(".swift") || scene.contains("/") || scene == "." || scene == ".." {
            return true
        }
        return FileSystem.isFolder(scene) && !catalog().contains { $0.name == scene }
    }

    /// What pictures are called that are made of the file.
    private var fileName: String {
        scene == "-" ? "stdin" : URL(filePath: scene).standardizedFileURL.deletingPathExtension().lastPathComponent
    }

    @MainActor func renderPreviews(_ all: [PreviewDescription], in tool: CommandLineTool) async throws {
        let names = Self.names(of: all)
        if file.list { return try list(all, names, on: tool.console) }
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
        guard let first = chosen.first else { throw DataError("\(scene): its previews show nothing") }
        if isOneFile {
            if chosen.count > 1, !output.quiet {
                let others = chosen.dropFirst().map { "'\(names[$0])'" }.joined(separator: ", ")
                tool.console.report("\(scene): only '\(names[first])' is rendered; --preview NAME for \(others)")
            }
            chosen = [first]
        }
        var failure: Int32?
        for (place, index) in chosen.enumerated().dropFirst(PreviewProgress.start) {
            PreviewProgress.note(.rendering, place, of: chosen.count)
            let name = all.count == 1 ? fileName : "\(fileName)-\(Self.fileWord(names[index]))"
            do {
                // What is left out is said once.
                try await render(
                    job(of: description(of: all[index], name), to: path(for: name), isFile: true), in: tool,
                    omissions: index == first ? tool.omissions : [])
            } catch  where chosen.count > 1 && !(error is OutputError) && !(error is UsageError) {
                // What is wrong with one preview keeps nobody from seeing the others.
                tool.console.report("\(name): \(error)")
                failure = failure ?? ExitStatus.code(of: error)
            }
        }
        if let failure { throw AuthorFailure(status: failure) }
    }

    private func description(of preview: PreviewDescription, _ name: String) -> SceneDescription {
        let (size, isUsual) = (preview.size, canvas.background == nil)
        var scene = SceneDescription(name: name, summary: "", size: size, duration: 3) { settings in
            ViewFrameSource(settings, followsColorScheme: isUsual, content: preview.content)
        }
        scene.safeAreaInsets = preview.safeAreaInsets
        return scene
    }

    /// All of the output goes into one file, or to standard output.
    private var isOneFile: Bool {
        guard let path = output.path else { return output.format != nil }
        return path == "-" || output.format != nil || OutputArgument.Format(path: path) != nil
    }

    /// Where a picture goes; the folder is made where it is missing.
    private func path(for name: String) throws -> String? {
        guard let folder = output.path, !isOneFile, time.frames == nil, time.duration == nil else { return output.path }
        if !FileSystem.isFolder(folder) {
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
            } catch {
                throw OutputError.cannotCreate(path: folder, errno: errno)
            }
        }
        return folder + (folder.hasSuffix("/") ? "" : "/") + name + ".png"
    }

    /// What previews are called: by their names, and where they have none by their numbers, from 1 on.
    private static func names(of previews: [PreviewDescription]) -> [String] {
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

    private struct Listed: Encodable {
        var name: String
        var width: Double
        var height: Double
    }

    private func list(_ previews: [PreviewDescription], _ names: [String], on console: Console) throws {
        let listed = zip(previews, names).map { Listed(name: $1, width: $0.size.width, height: $0.size.height) }
        if output.json {
            return try console.result(JSONText.of(listed))
        }
        for preview in listed {
            let size = "\(LimitError.text(preview.width))×\(LimitError.text(preview.height))"
            try console.result("\(preview.name)  \(size)\n")
        }
    }
}
