// SPDX-License-Identifier: MIT

import ArgumentParser
import Support
import Foundation
import Views
import Zoetrope

/// `render accept`: replaces recorded snapshots by the new pictures of failed tests.
struct AcceptCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "accept",
            abstract: "Accept the new pictures of failed snapshot tests.",
            usage: "\(name) accept [FILE.swift|FOLDER] [NAME ...] [--all] [--package FOLDER]",
            discussion: """
                Without names, lists the failures; for a folder, only those inside it. A Swift file stands for all of its failures. \
                A name is the one in a failure's message, or its end. Snapshots that were recorded anew since the test failed are \
                refused.

                EXAMPLES:
                  \(name) accept                              show what failed
                  \(name) accept AppTests/BadgeTests/badge.dark.png
                  \(name) accept badge.dark                   the same, if no other name ends like this
                  \(name) accept --all
                  \(name) accept Sources/Cards --all          all failures in a folder
                  \(name) accept Sources/Cards/Badge.swift    all failures of a file
                  \(name) accept --prune                      remove recorded pictures whose preview is gone
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "A Swift file, a folder, a package or an Xcode project; names of tests, or their ends.",
            valueName: "name"),
        completion: .file())
    var names: [String] = []

    @Flag(help: "Accept all failures.")
    var all = false

    @Flag(
        help: """
            Compile the previews, and remove the pictures of '\(ProgramName.current) test' whose preview no longer exists. Accepts \
            nothing.
            """)
    var prune = false

    @Option(
        help: ArgumentHelp(
            "The package whose tests failed. (default: the package of the working directory)", valueName: "folder"),
        completion: .directory)
    var package: String?

    @Flag(name: .shortAndLong, help: "Print only errors.")
    var quiet = false

    @OptionGroup(title: "Swift files, for --prune") var files: TestFileOptions

    @MainActor func run(in tool: CommandLineTool) throws {
        let (paths, names) = paths()
        if prune {
            if all || !names.isEmpty { throw UsageError("--prune cannot be combined with --all or names") }
            if paths.count > 1 { throw UsageError("--prune works in one project: name one path") }
            return try removeOrphans(of: paths.first ?? package ?? ".", tool)
        }
        if all, !names.isEmpty { throw UsageError("--all cannot be combined with names") }
        if paths.count > 1 || package != nil && !paths.isEmpty {
            let two = paths + [package].compactMap(\.self)
            throw UsageError("\(two[0]) and \(two[1]) are in two projects: name files of one project")
        }
        let path = paths.first ?? package ?? "."
        guard let root = SnapshotFailures.projectFolder(around: path) else {
            if !paths.isEmpty, names.isEmpty {
                return quiet ? () : try tool.console.result("no snapshot has failed\n")
            }
            throw AssetError.unreadable(
                path: path,
                reason: "no package here: neither this folder nor one above has a Package.swift or failed tests")
        }
        let store = SnapshotFailures(root: root)
        let inside = paths.first.map { Self.stem(of: $0, from: root) }
        let failures = try store.all().filter { failure in
            inside?.isEmpty ?? true || failure.name.hasPrefix(inside! + "/")
        }
        let isFile = paths.first.map { !FileSystem.isFolder($0) } ?? false
        guard all || isFile || !names.isEmpty else {
            for failure in failures { try tool.console.result("\(failure.name): \(Self.line(failure.message))\n") }
            if failures.isEmpty, !quiet { try tool.console.result("no snapshot has failed\n") }
            return
        }
        let chosen = all || names.isEmpty ? failures : try names.map { try Self.find($0, among: failures) }
        if chosen.isEmpty, !quiet { try tool.console.out("no snapshot has failed\n") }
        // The failures that could not be accepted. They are reported at the end, so that they do not stop the others.
        var refusals: [SnapshotFailureError] = []
        var seen: Set<String> = []
        for failure in chosen where seen.insert(failure.name).inserted {
            do {
                try store.accept(failure)
                if !quiet { try tool.console.out("accepted \(FileSystem.oneLine(failure.reference))\n") }
            } catch let error as SnapshotFailureError {
                refusals.append(error)
            }
        }
        for refusal in refusals.dropLast() { tool.console.report("\(refusal)") }
        if let last = refusals.last { throw last }
    }

    /// Removes the recorded pictures of previews that no longer exist. The previews are compiled and listed, because
    /// the results of an earlier run may be out of date.
    @MainActor private func removeOrphans(of path: String, _ tool: CommandLineTool) throws {
        if files.project.language.keepGoing {
            throw UsageError("--keep-going leaves previews out: their pictures would be removed")
        }
        // Strict, because a preview that uses missing names is left out otherwise, and its picture would be removed.
        let pictures = try TestPictureOptions.parse(["--strict"])
        let plan = try TestPlan.make(path, pictures, FontOptions.parse([]), files, isQuiet: quiet, tool).plan
        if let (title, reason) = plan.unlisted {
            throw DataError("nothing is removed: the previews of \(title) cannot be listed: \(reason)")
        }
        let orphans = plan.orphanPaths(besides: plan.cases(in: [.usual]), in: [.usual])
        for file in orphans {
            guard unlink(file) == 0 else { throw OutputError.cannotWrite(path: file, errno: errno) }
            // Removes the folder, unless it still contains pictures.
            rmdir((file as NSString).deletingLastPathComponent)
            if !quiet { try tool.console.out("removed \(FileSystem.oneLine(FileRendering.relative(file)))\n") }
        }
        if orphans.isEmpty, !quiet { try tool.console.out("every recorded picture has its preview\n") }
    }

    /// Splits the arguments into paths and names of failed tests. An argument that could be either counts as a name.
    private func paths() -> (paths: [String], names: [String]) {
        let failed =
            SnapshotFailures.projectFolder(around: package ?? ".")
            .flatMap { try? SnapshotFailures(root: $0).all().map(\.name) } ?? []
        func isPath(_ argument: String) -> Bool {
            TestArguments.isPath(argument) && !failed.contains { TestArguments.isCalled($0, argument) }
        }
        return (names.filter(isPath), names.filter { !isPath($0) })
    }

    /// `path` relative to the project, without the extension `.swift`; empty for the project itself and for paths
    /// outside it.
    private static func stem(of path: String, from root: URL) -> String {
        let url = URL(filePath: path).standardizedFileURL
        let stem = (url.pathExtension == "swift" ? url.deletingPathExtension() : url).path
        return stem.hasPrefix(root.standardizedFileURL.path + "/")
            ? String(stem.dropFirst(root.standardizedFileURL.path.count + 1)) : ""
    }

    /// Finds a failure by its whole name or the end of it, with or without the extension.
    private static func find(_ name: String, among failures: [SnapshotFailure]) throws -> SnapshotFailure {
        if let exact = failures.first(where: { $0.name == name }) { return exact }
        let fitting = failures.filter { failure in
            let stem = String(failure.name[..<(failure.name.lastIndex(of: ".") ?? failure.name.endIndex)])
            return [failure.name, stem].contains { $0 == name || $0.hasSuffix("/" + name) }
        }
        switch fitting.count {
        case 1: return fitting[0]
        case 0:
            let hint = NearestName.suggestion(for: name, among: failures.map(\.name)).map { "did you mean \($0)?" }
            throw UsageError(
                "no snapshot \(name) has failed: \(hint ?? "'\(ProgramName.current) accept' shows those that have")")
        default:
            throw UsageError("\(name) could be \(fitting.map(\.name).joined(separator: " or "))")
        }
    }

    /// The first line of a message. Only messages about text snapshots have further lines.
    private static func line(_ message: String) -> String {
        FileSystem.oneLine(String(message.prefix { !$0.isNewline }))
    }
}
