// SPDX-License-Identifier: MIT

import ArgumentParser
import Support
import Foundation
import Zoetrope

/// `render report`: creates the page of test results.
struct ReportCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "report",
            abstract: "Make a page of what tests of previews have found.",
            usage: "\(name) report [FILE.swift|FOLDER] [NAME ...] [-o FOLDER] [--merge PART ...]",
            discussion: """
                One page that needs nothing else: what was expected, what is different and what was seen, side by side, under a \
                slider, by turns and pixel by pixel; what has moved, in words; animations frame by frame; and the command that \
                takes each over. Beside it are results.json and junit.xml. '\(name) test' writes the same on each run.

                EXAMPLES:
                  \(name) report -o report/                       of the last run here
                  \(name) report MyPackage -o report/             of the last run there
                  \(name) report Card/Dark -o report/             of one of its tests
                  \(name) report --merge parts/1 parts/2 -o report/
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "Whose last run: a Swift file, a folder, a package or an Xcode project; and names of tests, or their ends. (default: all of the package here)",
            valueName: "path"),
        completion: .file())
    var arguments: [String] = []

    @Option(
        name: [.customShort("o"), .long], help: ArgumentHelp("The folder to be written.", valueName: "folder"),
        completion: .directory)
    var output = "report"

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Folders that '\(ProgramName.current) test --report' has written, of parts of one run. (default: that of the last run here)",
            valueName: "folder"), completion: .directory)
    var merge: [String] = []

    @Flag(name: .shortAndLong, help: "Say nothing but errors.")
    var quiet = false

    @MainActor func run(in tool: CommandLineTool) throws {
        let (path, names) = try TestArguments.split(arguments)
        if !merge.isEmpty, arguments.count > names.count {
            throw UsageError("\(path) and --merge name results twice: leave out one")
        }
        if FileSystem.isMissing(path) { throw DataError("\(path): no such file or folder") }
        let usual = TestArguments.root(of: path).appending(path: TestResults.usualFolder)
        let parts = merge.isEmpty ? [usual] : merge.map { URL(filePath: $0) }
        // A file selects its tests among those of its project.
        let file = FileSystem.isFolder(path) ? nil : TestArguments.stem(of: path)
        let folder = URL(filePath: output)
        let results = try TestReportFolder.merge(parts, into: folder) { test in
            (file.map { test.hasPrefix($0 + "/") } ?? true)
                && (names.isEmpty || names.contains { TestArguments.isCalled(test, $0) })
        }
        let page = folder.appending(path: TestReportFolder.page).standardizedFileURL.path
        if !quiet {
            for line in TestSummary(results, page: page).lines { try tool.console.out(line + "\n") }
        }
    }
}
