// SPDX-License-Identifier: MIT

import Codecs
import Support
import Foundation
import Zoetrope

/// Writes the output file of a conversion and prints its progress, warnings and summary.
@MainActor struct Conversion {
    private let options: ConversionOptions
    private let console: Console
    private let journal = OutputJournal()
    /// The output path; nil for standard output.
    private let path: String?

    /// Checks the path before any input is read.
    /// - Parameters:
    ///   - output: as typed; nil and "-" are standard output if `isText`.
    ///   - fileExtension: the extension that the path must have.
    init(
        to output: String?, fileExtension: String, isText: Bool = true, _ options: ConversionOptions,
        in tool: CommandLineTool
    ) throws {
        self.options = options
        console = tool.console
        path = output == "-" ? nil : output
        if let path {
            try Self.check(path, fileExtension, options)
        } else if !isText {
            throw UsageError("pictures cannot be written to standard output: name a file")
        } else {
            try console.checkOutput()
        }
        tool.watch(journal, console)
    }

    private static func check(_ path: String, _ fileExtension: String, _ options: ConversionOptions) throws {
        guard !path.isEmpty else { throw UsageError("the path after -o is empty") }
        if path.hasSuffix("/") || FileSystem.isFolder(path) {
            throw OutputError.cannotCreate(path: path, errno: EISDIR)
        }
        guard URL(filePath: path).pathExtension.lowercased() == fileExtension else {
            throw UsageError("\(path): the name must end in .\(fileExtension)")
        }
        try OutputPlan.still(path: path).check(overwrites: options.force)
    }

    /// Overwrites the line of progress. Does nothing if the output is no terminal.
    func showProgress(_ text: String) {
        if isWatched { console.err(Console.clearLine + text) }
    }

    /// Clears the line of progress before other text is printed.
    func clearProgress() {
        if isWatched { console.err(Console.clearLine) }
    }

    private var isWatched: Bool { console.isInteractive && !options.quiet }

    /// Writes the whole file, then prints the warnings and the summary.
    func finish(_ bytes: [UInt8], summary: String, warnings: [String] = []) throws {
        guard let path else {
            try console.out(String(decoding: bytes, as: UTF8.self))
            return say(warnings, summary: "\(summary), \(bytes.count) bytes")
        }
        let bytes = FileSignature.signed(bytes)
        do {
            try journal.createFolder(OutputPlan.still(path: path).folder)
            try journal.write(bytes, to: path, replaces: options.force)
        } catch {
            journal.abandon()
            throw error
        }
        say(warnings)
        if !options.quiet { try console.out("\(summary), \(bytes.count) bytes, \(FileSystem.oneLine(path))\n") }
    }

    /// - Parameter summary: printed to standard error if standard output holds the result.
    private func say(_ warnings: [String], summary: String? = nil) {
        if options.quiet { return }
        for warning in warnings { console.warn(warning) }
        if let summary { console.err(summary + "\n") }
    }
}
