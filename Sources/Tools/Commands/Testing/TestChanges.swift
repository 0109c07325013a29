// SPDX-License-Identifier: MIT

import Foundation
import SnapshotChecks
import Support
import Typography
import ViewCompiler
import Zoetrope

/// Decides which tests `--changed` must run. A test is skipped if it passed in an earlier run with `--changed` and
/// still has the same key.
///
/// A test's key is a digest of everything that its picture depends on: the program, the options, the recorded picture,
/// all files of the project that are not Swift, and the Swift files that the preview's file may depend on
/// (`SourceDependencies`). If one of these cannot be determined, there are no keys, and all tests run.
struct TestChanges {
    /// The keys of the tests of this run, by name.
    private let keys: [String: String]
    /// The keys with which tests have passed, in this run or before, by name.
    private var passed: [String: String]
    private let file: URL
    /// Why there are no keys, so that all tests run; nil if there are keys.
    let reason: String?

    /// The file with the keys of passed tests, relative to the project's folder.
    private static let fileName = ".build/snapshot-passed.json"

    /// - Parameters:
    ///   - options: The options that affect pictures, as text.
    ///   - setup: The type that wraps every preview, by `.zoetrope.json`; nil if there is none.
    ///   - outputs: Paths that the run writes. Files in them are not part of keys.
    init(
        of cases: [TestCase], _ plan: TestPlan, options: String, setup: String?, hasAssets: Bool, outputs: [String],
        _ service: CompileService
    ) {
        file = plan.root.appending(path: Self.fileName)
        let known = try? Data(contentsOf: file)
        passed = known.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
        var (keys, reason): ([String: String], String?) = ([:], nil)
        if hasAssets {
            reason = "the folders of --assets may have changed"
        } else if ProjectContents.usesLocalPackages(root: plan.root.path) {
            reason = "the project uses packages in other folders, which may have changed"
        } else {
            do {
                keys = try Self.keys(of: cases, plan, options: options, setup: setup, outputs: outputs, service)
            } catch {
                reason = "\(error)"
            }
        }
        (self.keys, self.reason) = (keys, reason)
    }

    private static func keys(
        of cases: [TestCase], _ plan: TestPlan, options: String, setup: String?, outputs: [String],
        _ service: CompileService
    ) throws -> [String: String] {
        let tools = try CacheKey(of: nil, service, version: Version.text, fonts: FontLibrary().inventory().digest).tools
        let written = outputs.map { URL(filePath: $0).standardizedFileURL.path }
        let contents = try ProjectContents(root: plan.root.path, sources: plan.sourceFiles) { path in
            (path as NSString).lastPathComponent == TestCase.folderName
                || written.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        let digests = contents.texts.mapValues { ProjectContents.digest(of: [UInt8]($0.utf8)) }
        let dependencies = SourceDependencies(contents.texts, used: setup.map { [$0] } ?? [])
        var known: [String: [String]] = [:]
        var keys: [String: String] = [:]
        for test in cases {
            // A test has no key, and so runs, if the file of its preview is unknown or no picture is recorded.
            guard contents.texts[test.path] != nil,
                let recorded = FileManager.default.contents(atPath: test.reference.path)
            else { continue }
            let parts =
                known[test.path]
                ?? dependencies.closure(of: test.path).sorted().flatMap { [$0, digests[$0] ?? ""] }
            known[test.path] = parts
            keys[test.name] = ProjectContents.key(
                of: [tools, options, contents.others, test.name, ProjectContents.digest(of: [UInt8](recorded))] + parts)
        }
        return keys
    }

    /// Whether nothing has changed since the test last passed.
    func isUnchanged(_ test: TestCase) -> Bool {
        guard let key = keys[test.name] else { return false }
        return passed[test.name] == key
    }

    /// Stores the keys of the tests that have passed, and removes those of tests that have not.
    mutating func note(_ results: [TestResult]) throws {
        for result in results { passed[result.name] = result.outcome == "passed" ? keys[result.name] : nil }
        try OutputJournal().createFolder(file.deletingLastPathComponent().path)
        try OutputJournal().write([UInt8](JSONText.of(passed).utf8), to: file.path)
    }
}
