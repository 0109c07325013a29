// SPDX-License-Identifier: MIT

import ArgumentParser
import Codecs
import Foundation
import ImageComparison
import Support
import Tolerances
import Zoetrope

/// A picture that a comment in a Markdown file asks for.
struct DocPicture {
    /// The arguments of `render`, as written.
    let arguments: String
    /// The path as written in the Markdown file.
    let name: String
    /// The absolute path of the picture.
    let path: String
    private let words: [String]
    private let format: OutputArgument.Format
    /// The folder of the Markdown file, to which paths are relative.
    private let folder: URL

    /// The refused options, for messages: those that write elsewhere, and those that would let a Markdown file lift the
    /// confinement of view code.
    static let refusedWords = "Options for output, --network, --allow-files and --unconfined"

    init(_ picture: MarkdownPictures.Picture, in file: String) throws {
        (arguments, name) = (picture.arguments, picture.image)
        guard let words = CommandWords.split(picture.arguments) else {
            throw UsageError("a quote is not closed: \(picture.arguments)")
        }
        guard !name.contains("://"), !name.hasPrefix("data:") else {
            throw UsageError("\(name): only a picture beside the Markdown file can be made")
        }
        guard let format = OutputArgument.Format(path: name), format.video == nil else {
            let kinds = OutputArgument.Format.allCases.filter { $0.video == nil }.map { "." + $0.rawValue }
            throw UsageError("\(name): the name must end in \(kinds.joined(separator: ", "))")
        }
        self.format = format
        folder = URL(filePath: file).standardizedFileURL.deletingLastPathComponent()
        path = folder.appending(path: name).standardizedFileURL.path
        self.words = words
        let command = try Self.command(words)
        // A Markdown file must not show or replace files of other projects.
        let root = Self.root(around: folder)
        let used = [command.scene] + command.others + command.view.assets + [command.input.events].compactMap(\.self)
        for file in used.map({ URL(filePath: $0, relativeTo: folder).standardizedFileURL.path }) + [path]
        where !(file + "/").hasPrefix(root) {
            throw UsageError("\(file) is outside of the project \(root)")
        }
    }

    /// The folder of the project around a Markdown file, with a slash at the end: the outermost of the repository, the
    /// package and the working directory, as far as they contain the file.
    private static func root(around folder: URL) -> String {
        let working = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL.path
        var root = folder.path
        if (root + "/").hasPrefix(working + "/") { root = working }
        if let package = SnapshotFailures.packageFolder(around: folder.path)?.standardizedFileURL.path,
            package.count < root.count
        {
            root = package
        }
        var outer = folder
        while outer.pathComponents.count > 1 {
            if FileSystem.isTaken(outer.path + "/.git"), outer.path.count < root.count { root = outer.path }
            outer.deleteLastPathComponent()
        }
        return root.hasSuffix("/") ? root : root + "/"
    }

    private static func command(_ words: [String]) throws(UsageError) -> RenderCommand {
        let command: RenderCommand
        do {
            command = try RenderCommand.parse(words)
        } catch {
            let message = RenderCommand.message(for: error)
            throw UsageError(message.prefix(1).lowercased() + message.dropFirst())
        }
        if command.scene.isEmpty || command.scene == "-" { throw UsageError("the comment names no view") }
        if let other = command.others.first(where: { !$0.hasSuffix(".swift") }) {
            throw UsageError("'\(other)' is neither an option nor a Swift file")
        }
        let output = command.output
        let isForOutput =
            output.path != nil || output.format != nil || output.audio != nil || output.shard != nil || output.force
            || output.watch || output.json || output.verify || command.file.list
        let confinement = command.file.confinement
        if isForOutput || confinement.isUsed || !confinement.allowReading.isEmpty || command.view.network {
            throw UsageError("\(refusedWords) are not for comments in Markdown files")
        }
        return command
    }

    struct Change {
        var bytes: [UInt8]
        /// Why the present file must be replaced, such as `is damaged`.
        var reason: String
    }

    /// Renders the picture.
    ///
    /// - Parameter scratch: a folder for temporary files.
    /// - Returns: the new picture if the file is missing or looks different.
    func change(by program: String, _ scratch: String) throws -> Change? {
        let output = scratch + "/picture." + format.rawValue
        unlink(output)
        try render(program, to: output)
        guard let bytes = FileManager.default.contents(atPath: output).map({ [UInt8]($0) }) else {
            throw DataError("the view was not drawn")
        }
        guard let old = FileManager.default.contents(atPath: path).map({ [UInt8]($0) }) else {
            return Change(bytes: bytes, reason: "is missing")
        }
        if old == bytes { return nil }
        if format == .svg || format == .pdf { return Change(bytes: bytes, reason: "has changed") }
        guard let diff = try? AnimationDiff(expectedFile: path, actualFile: output, tolerance: .exact) else {
            return Change(bytes: bytes, reason: "is damaged")
        }
        return diff.isSame ? nil : Change(bytes: bytes, reason: "has changed")
    }

    /// Runs this program in the folder of the Markdown file.
    private func render(_ program: String, to output: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = [RenderCommand.configuration.commandName ?? "scene"] + words + ["-o", output, "-q"]
        process.currentDirectoryURL = folder
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return }
        let lines = said.split(separator: "\n").map(String.init)
        let message = lines.last { $0.contains(": ") } ?? "the view was not drawn"
        throw DocPictureError(
            status: process.terminationReason == .exit ? process.terminationStatus : ExitStatus.badData,
            description: message.replacing(#/^\w+: /#, with: ""))
    }

    func write(_ bytes: [UInt8], replaces: Bool) throws {
        let journal = OutputJournal()
        do {
            try journal.createFolder(URL(filePath: path).deletingLastPathComponent().path)
            try journal.write(bytes, to: path, replaces: replaces)
        } catch {
            journal.abandon()
            throw error
        }
    }
}

/// The process that rendered a picture has failed.
struct DocPictureError: Error, CustomStringConvertible {
    var status: Int32
    var description: String
}
