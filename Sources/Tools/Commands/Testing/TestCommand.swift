// SPDX-License-Identifier: MIT

import ArgumentParser
import Support
import Foundation
import SnapshotChecks
import SwiftUICore
import ViewCompiler
import Zoetrope

/// `render test`: compares the previews of a project with their recorded pictures.
struct TestCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "test",
            abstract: "Compare previews with their recorded pictures.",
            usage: "\(name) test [FILE.swift|FOLDER] [NAME ...] [--record MODE] [--variants LIST] [options]",
            discussion: """
                Draws every preview of a file, a folder, a package or an Xcode project once it stands still, and compares it pixel \
                by pixel with its snapshot, __Snapshots__/File/Preview.png beside the source. A preview that moves for ever is \
                drawn as a sheet of one round. A missing snapshot is recorded and fails, so that you review it; if CI is set, \
                nothing is recorded. Each preview runs in its own process: one that crashes or hangs fails alone.

                The exit status is 0 if all match, 1 if some do not, and 64 or more after an error. The page \
                .build/snapshot-report/index.html shows the failures; '\(name) accept' accepts a new picture.

                A preview may use .snapshotTimes(0, 0.5, 1), .snapshotDisabled("why") or \
                .snapshotTolerance(.channels(2), because: "why"); docs/testing.md.

                EXAMPLES:
                  \(name) test                                    the package here
                  \(name) test Sources/Cards --filter Badge
                  \(name) test Card/Dark                         one test, by its name or the end of it
                  \(name) test --variants light,dark,ar,xxxL,landscape,ipad
                  \(name) test --changed                          what may have changed since the last --changed
                  \(name) test --accessibility                    also what VoiceOver reads
                  \(name) test --sweep                            also a sheet of ten settings
                  \(name) test --record failed                    accept all differences
                  \(name) test --shard 2/4 --report parts/2       a quarter of the tests, on one of four machines
                  \(name) test --junit results.xml --json | jq '.tests[] | select(.outcome != "passed").name'
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "A Swift file, a folder, a package or an Xcode project; names of tests, or their ends. (default: all tests of this package)",
            valueName: "path"),
        completion: .file())
    var arguments: [String] = []

    @Option(
        help: ArgumentHelp(
            "Which snapshots are recorded: missing, failed, all or never. (default: SNAPSHOT_RECORD, or never if CI is set, or "
                + "missing)", valueName: "mode"), transform: Self.mode)
    var record: RecordMode?

    @Option(
        help: ArgumentHelp(
            "Variants of each preview: light, dark, landscape, rtl, languages (ar), text sizes (xxxL), devices (ipad), "
                + "and combinations (dark+ar). (default: those of .zoetrope.json, or light)", valueName: "list"),
        transform: TestVariant.list)
    var variants: [TestVariant]?

    @Flag(
        help:
            "Also test each variant with numbered accessibility elements, beside the words that VoiceOver reads.")
    var accessibility = false

    @Flag(
        help: """
            Also test a sheet of each preview in the ten settings of '\(ProgramName.current) lint --sweep': the variant 'sweep'.
            """)
    var sweep = false

    @Option(
        help: ArgumentHelp(
            "Only run tests whose name contains this text, ignoring case; repeatable.", valueName: "text"))
    var filter: [String] = []

    @Option(
        help: ArgumentHelp("Run one part of the tests, like 2/4; names decide which.", valueName: "i/n"),
        transform: TestShard.init)
    var shard: TestShard?

    @Flag(
        help: """
            Skip tests that passed in an earlier run with --changed, unless something that they may depend on has changed: sources, \
            assets, options, recorded pictures. In doubt, a test runs.
            """)
    var changed = false

    @Flag(help: "List the tests and run none.")
    var list = false

    @Option(
        help: ArgumentHelp("The folder of the page, results.json and junit.xml.", valueName: "folder"),
        completion: .directory)
    var report: String?

    @Option(help: ArgumentHelp("A file for results in JUnit's format.", valueName: "file"), completion: .file())
    var junit: String?

    @Flag(help: "Print the results as JSON, for programs; docs/testing.md describes it.")
    var json = false

    @Flag(name: .shortAndLong, help: "Print only failures.")
    var quiet = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Seconds until a moving preview counts as one that never stands still, 0 to 60.",
            valueName: "s"))
    var settle = 3.0

    @OptionGroup(title: "Pictures") var pictures: TestPictureOptions
    @OptionGroup(title: "Pictures") var font: FontOptions
    @OptionGroup(title: "Swift files") var files: TestFileOptions

    private static func mode(_ text: String) throws -> RecordMode {
        guard let mode = RecordMode(rawValue: text) else {
            throw UsageError(
                "'\(text)' is not a mode: use \(RecordMode.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return mode
    }

    @MainActor func run(in tool: CommandLineTool) async throws {
        if json { try tool.console.checkOutput() }
        let (path, names) = try TestArguments.split(arguments)
        if path == "-" { throw UsageError("standard input has no folder for snapshots: name a file") }
        // Checks the options first, so that errors appear before anything is compiled.
        let mode = try record ?? RecordMode.standard(ProcessInfo.processInfo.environment)
        guard (0...60).contains(settle) else {
            throw LimitError("--settle", "\(LimitError.text(settle)) s", mustBe: "0 to 60 s")
        }
        let console = tool.console
        let (program, plan) = try TestPlan.make(path, pictures, font, files, isQuiet: quiet, tool)
        let settings = try ProjectSettings(for: path)
        let given = self.variants ?? settings.variants ?? [.usual]
        var variants = accessibility ? given.withAccessibility : given
        if sweep, !variants.contains(where: \.isSweep) { variants.append(.swept) }
        let wanted = try plan.cases(
            in: variants, called: names, containing: filter, at: path, isPathGiven: arguments.count > names.count)
        // A shard may be empty by chance; its results are still merged with the others.
        var cases = wanted.filter { shard?.contains($0.name) ?? true }
        if list { return try tell(cases, console) }
        let all = cases
        var changes: TestChanges?
        if changed {
            let known = try TestChanges(
                of: cases, plan, options: options(settings), setup: settings.setup,
                hasAssets: !pictures.assets.isEmpty || files.confinement.isUsed,
                outputs: [report, junit].compactMap(\.self), FileRendering.service(console))
            if let reason = known.reason, !quiet { console.report("all tests run: \(reason)") }
            cases = cases.filter { !known.isUnchanged($0) }
            changes = known
        }
        let folders = TestFolders(of: cases, records: mode != .never)
        defer { folders.removeEmpty() }
        let workers = TestWorkers(
            program: program, reading: folders.references, writing: folders.writing, jobs: files.jobs,
            console: console, isQuiet: quiet || json)
        let run = TestRun(
            workers: workers, mode: mode, scale: pictures.scale, settle: settle, tolerance: settings.tolerance)
        let results = await run.results(of: cases)
        try changes?.note(results)
        let orphans = filter.isEmpty && names.isEmpty && shard == nil ? plan.orphans(besides: all, in: variants) : []
        let unchanged = changed ? all.filter { test in !cases.contains { $0.name == test.name } }.map(\.name) : nil
        try await finish(results, orphans, unchanged: unchanged, plan, tool)
    }

    /// The options that affect pictures, as text.
    private func options(_ settings: ProjectSettings) throws -> String {
        var order = TestOrder("", pictures, files, settings)
        (order.timeLimit, order.memoryLimit) = (0, 0)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let tolerance = settings.tolerance.map { "\($0.value)" } ?? ""
        let language = files.project.language
        return [
            String(decoding: try encoder.encode(order), as: UTF8.self), "\(pictures.scale)", "\(settle)", tolerance,
            pictures.timeZone?.identifier ?? "", files.project.target ?? "", language.swiftVersion ?? "",
            "\(language.defaultIsolation.map { "\($0)" } ?? "")", "\(language.keepGoing)",
        ].joined(separator: "|")
    }

    private func tell(_ cases: [TestCase], _ console: Console) throws {
        if json { return try console.result(JSONText.of(cases.map(\.name))) }
        for test in cases {
            let place = test.line.map { "\(test.file):\($0)" } ?? test.file
            try console.result("\(test.name)  \(place)\(test.disabled.map { "  disabled: \($0)" } ?? "")\n")
        }
    }

    @MainActor private func finish(
        _ results: [TestResult], _ orphans: [String], unchanged: [String]?, _ plan: TestPlan, _ tool: CommandLineTool
    ) async throws {
        // Relative paths make the results independent of the project's location.
        let results = results.map { $0.relative(to: plan.root) }
        let document = TestResults(
            tests: results, orphans: orphans, unchanged: unchanged, project: plan.root.lastPathComponent, shard: shard)
        let hasFailed = results.contains(where: \.hasFailed)
        let folder = report.map { URL(filePath: $0) } ?? plan.root.appending(path: TestResults.usualFolder)
        var place: String?
        do {
            try TestReportFolder(folder).write(document, root: plan.root)
            place = folder.appending(path: TestReportFolder.page).path
        } catch  where report == nil {
            tool.console.warn("no report: \(error)")
        }
        if let junit { try OutputJournal().write([UInt8](JUnitText.of(document).utf8), to: junit) }
        if json {
            try tool.console.out(JSONText.of(document))
        } else {
            let summary = TestSummary(document, page: hasFailed || report != nil ? place : nil)
            for line in summary.lines where !quiet || hasFailed { try tool.console.out(line + "\n") }
        }
        if hasFailed { throw PicturesDiffer() }
    }
}

/// Options of the canvas and environment of the previews that `render test` and `render gallery` draw.
struct TestPictureOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The device of previews that name none. (default: iphone-16, 393×852 points)",
            valueName: "name"), transform: Arguments.device)
    var device: Device?

    @Option(parsing: .unconditional, help: ArgumentHelp("Pixels per point, up to 16.", valueName: "k"))
    var scale = 2.0

    @Option(
        help: ArgumentHelp(
            "The system as which views compile and are drawn: ios18, ios26, ios27 or macos15. (default: ios18)",
            valueName: "system"), completion: .list(Traits.System.allCases.map(\.rawValue)), transform: Arguments.system
    )
    var os: Traits.System = .iOS18

    @Option(
        help: ArgumentHelp("The user's time zone, like Europe/Berlin. (default: UTC)", valueName: "zone"),
        transform: Arguments.timeZone)
    var timeZone: TimeZone?

    @Option(
        help: ArgumentHelp(
            "A folder of pictures or an .xcassets catalog, in addition to the project's; repeatable.",
            valueName: "folder"), completion: .directory)
    var assets: [String] = []

    @Flag(help: "Fail if a picture, symbol, font, colour, sound or file is missing.")
    var strict = false

    func check() throws {
        guard scale > 0, scale <= RenderSettings.maximumScale else {
            throw LimitError("the scale", LimitError.text(scale), mustBe: "more than 0 and at most 16")
        }
    }
}

/// The folders of snapshots and failures. Creates missing folders, because view code may write only in existing ones.
private struct TestFolders {
    /// The folders that view code may write to: the folders of failures and, when recording, the folders of snapshots.
    let writing: [String]
    /// The folders of the recorded snapshots.
    let references: [String]
    /// The folders that this run has created, innermost first.
    private var made: [String] = []

    init(of cases: [TestCase], records: Bool) {
        let failures = Set(cases.map { SnapshotFailures(root: $0.root).folder.path })
        let references = Set(cases.map { $0.reference.deletingLastPathComponent().path })
        var made: [String] = []
        for path in failures.union(records ? references : []).sorted() {
            var missing: [String] = []
            var folder = URL(filePath: path)
            while !FileSystem.isFolder(folder.path), folder.pathComponents.count > 1 {
                missing.append(folder.path)
                folder.deleteLastPathComponent()
            }
            for folder in missing.reversed() where mkdir(folder, 0o777) == 0 { made.insert(folder, at: 0) }
        }
        self.made = made
        self.references = references.sorted()
        writing = (records ? failures.union(references) : failures).sorted()
    }

    /// Removes the folders that this run has created, if they are still empty.
    func removeEmpty() { for path in made { rmdir(path) } }
}

/// Options for compiling the files, and for limiting their code.
struct TestFileOptions: ParsableArguments {
    @OptionGroup var project: ProjectOptions
    @OptionGroup var confinement: ConfinementOptions

    @Option(
        help: ArgumentHelp("The time limit of its views per frame, in seconds, 1 to 86400.", valueName: "s"),
        transform: Arguments.timeLimit)
    var timeLimit = 20.0

    @Option(
        help: ArgumentHelp("The memory limit of its views, 256MB or more.", valueName: "size"),
        transform: Arguments.memoryLimit)
    var memoryLimit = 4_000_000_000

    @Option(
        help: ArgumentHelp("Previews drawn in parallel, 1 to 64. (default: one per core)", valueName: "n"),
        transform: Self.jobs)
    var jobs: Int?

    private static func jobs(_ text: String) throws -> Int {
        guard let count = Int(text), (1...64).contains(count) else {
            throw UsageError("'\(text)' is not a number of parallel previews: use 1 to 64")
        }
        return count
    }
}
