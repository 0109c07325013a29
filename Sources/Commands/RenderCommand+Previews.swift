// SPDX-License-Identifier: MIT

import Files
import Foundation
import Interaction
import Zoetrope

// Swift files instead of scenes. The program that was made of a file runs the same command with the same arguments; what it
// renders is then the previews that were compiled into it.

extension RenderCommand {
    @MainActor func renderPreviews(_ all: [PreviewDescription], in tool: CommandLineTool) async throws {
        if file.list { return try list(all, PreviewNames.of(all), on: tool.console) }
        var (chosen, names) = try chosen(of: all)
        let first = chosen[0]
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
            let name = all.count == 1 ? fileName : "\(fileName)-\(PreviewNames.fileWord(names[index]))"
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

    /// All of the output goes into one file, or to standard output.
    private var isOneFile: Bool {
        guard let path = output.path else { return output.format != nil }
        if output.shard != nil { return true }
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
