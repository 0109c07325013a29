// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import ImageComparison
import Support
import Tolerances
import Zoetrope

/// `render doc`: renders the pictures that Markdown files name.
struct DocCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "doc",
            abstract: "Update the pictures of Markdown files.",
            usage: "\(name) doc [FILE.md|FOLDER ...] [--check] [--force]",
            discussion: """
                A comment above an image names a view and its options, as for '\(name)'; paths are relative to the Markdown file:

                  <!-- zoetrope: Sources/Card.swift --preview Dark --at 1 -->
                  ![A card](pictures/card.png)

                The image's extension decides the format: .png for a picture, .gif, .apng or .webp for an animation. A picture is \
                written only if a pixel has changed. --check writes nothing: the exit status is 1 if a picture is missing or has \
                changed. Comments in code blocks do not count. \(DocPicture.refusedWords) are refused in comments.

                EXAMPLES:
                  \(name) doc                       all Markdown files below this folder
                  \(name) doc README.md docs/
                  \(name) doc --check               in CI
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "Markdown files, and folders of such files. (default: this folder)", valueName: "path"),
        completion: .file())
    var paths: [String] = []

    @Flag(help: "Write nothing, and end with status 1 if a picture is missing or has changed.")
    var check = false

    @Flag(name: .shortAndLong, help: "Overwrite files that this program has not written, or that have changed since.")
    var force = false

    @Flag(name: .shortAndLong, help: "Print only errors and pictures that have changed.")
    var quiet = false

    private struct Counts {
        var same = 0
        var changed = 0
        var failure: Int32?
    }

    @MainActor func run(in tool: CommandLineTool) throws {
        let files = try files()
        guard let program = AssetFolders.runningExecutable else {
            throw DataError("the path of this program is unknown")
        }
        tool.guardRuns()
        TemporaryFolders.removeLeftovers()
        guard let scratch = FileSystem.makeTemporaryFolder() else {
            throw DataError("no folder can be made below \(NSTemporaryDirectory())")
        }
        defer { TemporaryFolders.remove(scratch) }
        var counts = Counts()
        var made: [String: (place: String, arguments: String)] = [:]
        for file in files {
            let text = try FileSystem.bytes(of: file, limit: 16 << 20, expected: "a Markdown file")
            let found = MarkdownPictures(String(decoding: text, as: UTF8.self))
            for line in found.lost {
                tool.console.report(
                    "\(file):\(line): no image is below this comment: add one, such as ![Card](Card.png)")
                counts.failure = counts.failure ?? ExitStatus.badData
            }
            for picture in found.pictures {
                let place = "\(file):\(picture.line)"
                do {
                    let picture = try DocPicture(picture, in: file)
                    if let other = made[picture.path] {
                        guard other.arguments == picture.arguments else {
                            throw DataError("\(picture.name) is made by \(other.place) with other options")
                        }
                        continue
                    }
                    made[picture.path] = (place, picture.arguments)
                    let change = try picture.change(by: program, scratch)
                    if let change {
                        counts.changed += 1
                        if !check { try picture.write(change.bytes, replaces: force) }
                        try tool.console.out("\(place): \(picture.name) \(check ? change.reason : "is updated")\n")
                    } else {
                        counts.same += 1
                    }
                } catch {
                    let hint = if case OutputError.exists = error { ": --force overwrites" } else { "" }
                    tool.console.report("\(place): \(error)\(hint)")
                    counts.failure = counts.failure ?? ExitStatus.code(of: error)
                }
            }
        }
        try finish(counts, tool.console)
    }

    private func finish(_ counts: Counts, _ console: Console) throws {
        if !quiet {
            let all = counts.same + counts.changed
            var words = "\(all) picture\(all == 1 ? "" : "s")"
            if counts.changed > 0 { words += ": \(counts.changed) \(check ? "not up to date" : "updated")" }
            if all > 0, counts.changed == 0 { words += ", up to date" }
            try console.out(words + "\n")
        }
        if let failure = counts.failure { throw AuthorFailure(status: failure) }
        if check, counts.changed > 0 { throw PicturesDiffer() }
    }

    private static let kinds: Set = ["md", "markdown"]

    /// The Markdown files that the arguments name, each once.
    private func files() throws -> [String] {
        var files: [String] = []
        for path in paths.isEmpty ? ["."] : paths {
            if FileSystem.isFolder(path) {
                let root = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
                var tree = FileTree(followsLinks: false)
                tree.walk(path, opens: { _ in true }) { file in
                    guard Self.kinds.contains(FileSystem.kind(of: file)) else { return }
                    files.append(root + file.dropFirst(path.count + (path.hasSuffix("/") ? 0 : 1)))
                }
            } else if FileSystem.isMissing(path) {
                throw AssetError.unreadable(path: path, reason: "no such file or folder")
            } else {
                files.append(path)
            }
        }
        var seen: Set<String> = []
        return files.filter { seen.insert(URL(filePath: $0).standardizedFileURL.path).inserted }
    }
}
