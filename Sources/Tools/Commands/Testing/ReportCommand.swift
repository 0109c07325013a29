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
            abstract: "Write a page with the results of preview tests.",
            usage: "\(name) report [FILE.swift|FOLDER] [NAME ...] [-o FOLDER] [--merge PART ...]",
            discussion: """
                The page is self-contained. It shows expected, difference and actual side by side, under a slider, alternating and \
                pixel by pixel; layout changes in words; animations frame by frame; and the command that accepts each picture. \
                results.json and junit.xml are beside it. '\(name) test' writes the same page on each run.

                EXAMPLES:
                  \(name) report -o report/                       of the last run here
                  \(name) report MyPackage -o report/             of the last run there
                  \(name) report Card/Dark -o report/             of one of its tests
                  \(name) report --merge parts/1 parts/2 -o report/
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "A Swift file, a folder, a package or an Xcode project whose last run is shown; names of tests, or their ends. (default: all tests of this package)",
            valueName: "path"),
        completion: .file())
    var arguments: [String] = []

    @Option(
        name: [.customShort("o"), .long], help: ArgumentHelp("The output folder.", valueName: "folder"),
        completion: .directory)
    var output = "report"

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Folders that '\(ProgramName.current) test --report' has written, each for a part of one run. (default: the last run here)",
            valueName: "folder"), completion: .directory)
    var merge: [String] = []

    @Flag(name: .shortAndLong, help: "Print only errors.")
    var quiet = false

    @MainActor func run(in tool: CommandLineTool) throws {
        let (path, names) = try TestArguments.split(arguments)
        if !merge.isEmpty, arguments.count > names.count {
            throw UsageError("\(path) and --merge both name results: use one of them")
        }
        if FileSystem.isMissing(path) { throw DataError("\(path): no such file or folder") }
        let usual = TestArguments.root(of: path).appending(path: TestResults.usualFolder)
        let parts = merge.isEmpty ? [usual] : merge.map { URL(filePath: $0) }
        // If `path` is a file, the report includes only the tests of that file.
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
