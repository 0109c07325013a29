// SPDX-License-Identifier: MIT

import ArgumentParser
import Files
import Foundation
import Spelling
import Views
import Zoetrope

/// `render accept`.
struct AcceptCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "accept",
            abstract: "Take over the new pictures of failed snapshot tests.",
            usage: "\(name) accept [NAME ...] [--all] [--package FOLDER]",
            discussion: """
                Without names, shows what failed. A name is that of a message, or its end: a test's file, its function, with \
                or without arguments. What was recorded anew since the test failed is refused.

                EXAMPLES:
                  \(name) accept                              show what failed
                  \(name) accept AppTests/BadgeTests/badge.dark.png
                  \(name) accept badge.dark                   the same, where no other ends so
                  \(name) accept --all
                """)
    }

    @Argument(help: ArgumentHelp("Which ones.", valueName: "name"))
    var names: [String] = []

    @Flag(help: "All that failed.")
    var all = false

    @Option(
        help: ArgumentHelp(
            "The package whose tests failed. (default: that of the working directory)", valueName: "folder"),
        completion: .directory)
    var package = "."

    @Flag(name: .shortAndLong, help: "Say nothing but errors.")
    var quiet = false

    @MainActor func run(in tool: CommandLineTool) throws {
        if all, !names.isEmpty { throw UsageError("--all does not go together with names") }
        guard let root = SnapshotFailures.projectFolder(around: package) else {
            throw AssetError.unreadable(
                path: package, reason: "no package: neither here nor above is a Package.swift, or a test has failed")
        }
        let store = SnapshotFailures(root: root)
        let failures = try store.all()
        guard all || !names.isEmpty else {
            for failure in failures { try tool.console.result("\(failure.name): \(Self.line(failure.message))\n") }
            if failures.isEmpty, !quiet { try tool.console.result("no snapshot has failed\n") }
            return
        }
        let chosen = all ? failures : try names.map { try Self.find($0, among: failures) }
        if chosen.isEmpty, !quiet { try tool.console.out("no snapshot has failed\n") }
        // One that is refused must not keep the others from being accepted.
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

    /// By the whole name or its end, with or without its extension.
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

    /// What a text snapshot says has several lines.
    private static func line(_ message: String) -> String {
        FileSystem.oneLine(String(message.prefix { !$0.isNewline }))
    }
}
