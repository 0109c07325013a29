// SPDX-License-Identifier: MIT

import Support
import Foundation
import SwiftUICore
import Zoetrope

// Rendering of Swift files. The program compiled from a file runs the same command with the same arguments, and renders
// the previews that it contains.

extension RenderCommand {
    @MainActor func renderPreviews(_ list: PreviewList, in tool: CommandLineTool) async throws {
        let all = list.previews
        if file.list {
            let names = PreviewNames(of: list, usual: fileName)
            return try show(all, isFolder ? names.full : names.short, on: tool.console)
        }
        var (chosen, names) = try chosen(of: list)
        let first = chosen[0]
        if isOneFile {
            let others =
                chosen.dropFirst().map { names.short[$0] } + fullNames(of: list.others, besides: all[first], list)
            if !others.isEmpty, !output.quiet {
                let name = list.others.isEmpty ? names.short[first] : names.full[first]
                tool.console.report("\(scene): only '\(name)' is rendered; --preview NAME for \(Self.words(others))")
            }
            chosen = [first]
        }
        var failure: Int32?
        for (place, index) in chosen.enumerated().dropFirst(PreviewProgress.start) {
            PreviewProgress.note(.rendering, place, of: chosen.count)
            let name = pictureName(index, list, names)
            do {
                // All previews share one list of omitted code, so only the first preview's run prints it.
                try await render(
                    job(of: description(of: all[index], name), to: path(for: name), isFile: true), in: tool,
                    omissions: index == first ? tool.omissions : [])
            } catch  where chosen.count > 1 && !(error is OutputError) && !(error is UsageError) {
                // An error in one preview does not stop the others from being rendered.
                tool.console.report("\(name): \(error)")
                failure = failure ?? ExitStatus.code(of: error)
            }
        }
        if let failure { throw AuthorFailure(status: failure) }
    }

    /// The greatest number of other previews that a message names.
    private static let mostNames = 10

    private static func words(_ names: [String]) -> String {
        let more = names.count - mostNames
        return names.prefix(mostNames).map { "'\($0)'" }.joined(separator: ", ")
            + (more > 0 ? " and \(more) more, which --list shows" : "")
    }

    /// The picture names of the previews in `others`, which were not created.
    @MainActor private func fullNames(
        of others: [PreviewSource], besides first: PreviewDescription, _ list: PreviewList
    ) -> [String] {
        let previews =
            [(first.file, first.name)] + others.map { ($0.file, $0.name() ?? ($0.isUnnamed ? nil : $0.title)) }
        return Array(list.names.names(of: previews, usual: fileName).dropFirst())
    }

    /// The name of a picture, which is also the path of its file without the extension: `Card/Dark`.
    ///
    /// For a single file `Card.swift`, the first `#Preview` without a name is called `Card`. If all previews have
    /// names, a provider, view or app named `Card` gets this name. So adding a named preview never renames a picture.
    private func pictureName(_ index: Int, _ list: PreviewList, _ names: PreviewNames) -> String {
        if isOneFile, output.path == nil { return fileName }
        let full = names.full[index]
        guard !isFolder else { return full }
        let unnamed = fileName + "/Preview"
        let isOfFile =
            full == "\(fileName)/\(fileName)" && !list.previews[index].isMacro && !names.full.contains(unnamed)
        return full == unnamed || isOfFile ? fileName : full
    }

    /// Whether all output goes into one file or to standard output.
    var isOneFile: Bool {
        guard let path = output.path else { return output.format != nil }
        if output.shard != nil || path == "-" { return true }
        if path.hasSuffix("/") || FileSystem.isFolder(path) { return false }
        return output.format != nil || OutputArgument.Format(path: path) != nil
    }

    private func path(for name: String) -> String? {
        guard let folder = output.path, !isOneFile else { return output.path }
        let place = folder + (folder.hasSuffix("/") ? "" : "/") + name
        if let format = output.format { return "\(place).\(format.rawValue)" }
        return time.frames == nil && time.duration == nil ? place + ".png" : folder
    }

    private struct Listed: Encodable {
        var name: String
        var width: Double
        var height: Double
    }

    private func show(_ previews: [PreviewDescription], _ names: [String], on console: Console) throws {
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
