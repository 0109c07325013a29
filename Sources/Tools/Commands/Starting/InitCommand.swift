// SPDX-License-Identifier: MIT

import ArgumentParser
import Support
import Foundation
import Zoetrope

/// `render init`: creates a package with a view and a test.
struct InitCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "init",
            abstract: "Create a package with a view and a test of it.",
            usage: "\(name) init [FOLDER] [--name NAME] [--zoetrope ADDRESS|FOLDER]",
            discussion: """
                Writes a Swift package with an animated view and its previews, a test that compares each preview with its recorded \
                picture, and a workflow that runs the test on each push. On a Mac the package builds with Apple's SwiftUI. If one of \
                the files exists already, writes nothing.

                EXAMPLES:
                  \(name) init Cards && cd Cards
                  \(name) Cards -o previews/        its previews as pictures
                  \(name) init . --name Cards --zoetrope ../zoetrope
                """)
    }

    @Argument(
        help: ArgumentHelp("The folder of the package; created if it is missing.", valueName: "folder"),
        completion: .directory)
    var folder = "."

    @Option(
        help: ArgumentHelp(
            "The name of the package and its module: letters and digits, a letter first. (default: the folder's)",
            valueName: "name"))
    var name: String?

    @Option(
        help: ArgumentHelp(
            "Zoetrope's repository address or the folder of a checkout. (default: $ZOETROPE_PACKAGE, else the "
                + "checkout that this program was built in; an installed program uses none, and '\(ProgramName.current) test' tests the package)",
            valueName: "source"), completion: .directory)
    var zoetrope: String?

    @Flag(name: .shortAndLong, help: "Print only errors.")
    var quiet = false

    @MainActor func run(in tool: CommandLineTool) throws {
        guard !folder.isEmpty else { throw UsageError("the path of the folder is empty") }
        let environment = ProcessInfo.processInfo.environment
        let root = URL(filePath: folder).standardizedFileURL
        let template = PackageTemplate(
            name: try PackageTemplate.Name(name ?? PackageTemplate.Name.suggestion(for: root.lastPathComponent)),
            source: try PackageSource(
                zoetrope, environment: environment, program: AssetFolders.runningExecutable, in: root))
        let files = template.files
        // Checks all paths first, so that no existing file is overwritten and no package is left incomplete.
        let places = files.map { (path: root.path + "/" + $0.path, file: $0) }
        let taken = places.map(\.path).filter(FileSystem.isTaken)
        if let first = taken.first { throw OutputError.exists(first: first, count: taken.count) }
        let journal = OutputJournal()
        tool.watch(journal, tool.console)
        do {
            for place in places {
                try journal.createFolder(URL(filePath: place.path).deletingLastPathComponent().path)
                try journal.write([UInt8](place.file.text.utf8), to: place.path, replaces: false)
                if place.file.isProgram, chmod(place.path, 0o755) != 0 {
                    throw OutputError.cannotCreate(path: place.path, errno: errno)
                }
            }
        } catch {
            journal.abandon()
            throw error
        }
        guard !quiet else { return }
        for file in files { try tool.console.out("\(file.path)\n") }
        let program = ProgramName.current
        try tool.console.out(
            "to see it: \(program) \(FileSystem.oneLine(folder)) -o previews/; to test it: ci/previews\n")
    }
}
