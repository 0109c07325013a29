// SPDX-License-Identifier: MIT

import ArgumentParser
import Support
import Foundation
import ViewCompiler

/// `render compatibility`: writes the list of supported SwiftUI names into a document. Internal (`make compatibility`)
/// and hidden from help.
struct CompatibilityCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "compatibility",
            abstract: "Write the table of supported SwiftUI names into a document.",
            usage: "\(name) compatibility DOCUMENT --symbols FOLDER",
            shouldDisplay: false)
    }

    @Argument(
        help: ArgumentHelp("A Markdown file with two marks that enclose the table.", valueName: "path"),
        completion: .file())
    var document: String

    @Option(
        help: ArgumentHelp("Symbol graphs of our modules, written by Tools/symbols.", valueName: "folder"),
        completion: .directory)
    var symbols: String

    @MainActor func run(in tool: CommandLineTool) throws {
        let existing = try ExistingNames(symbolsIn: symbols)
        let old: String
        do {
            let bytes = try FileSystem.bytes(of: document, limit: 16 << 20, expected: "a document")
            old = String(decoding: bytes, as: UTF8.self)
        } catch {
            throw ViewCompilerError.unreadable("\(error)")
        }
        guard let new = CompatibilityTable(.standard, existing).replacing(in: old) else {
            throw DataError("\(document): the marks that enclose the table are missing")
        }
        if new != old { try new.write(toFile: document, atomically: true, encoding: .utf8) }
    }
}
