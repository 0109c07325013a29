// SPDX-License-Identifier: MIT

import Support
import Foundation
import SnapshotChecks
import Zoetrope

/// The result of one test: an element of `results.json`, which docs/testing.md documents.
struct TestResult: Codable, Equatable, Sendable {
    var name: String
    var title: String
    var variant: String
    var file: String
    var line: Int?
    var outcome: String
    /// The result in one line; empty if the test passed.
    var message: String
    var details: [String]
    /// The differences of the view trees, in sentences.
    var views: [String]
    /// The faults of the screen that the recorded picture did not have, in a line each; nil if there are none.
    var findings: [String]?
    /// What VoiceOver reads, in a line each; nil except in accessibility variants.
    var reading: [String]?
    var warnings: [String]
    /// The width of the picture that holds all frames in a grid, in pixels.
    var width: Int
    /// The height of the picture that holds all frames in a grid, in pixels.
    var height: Int
    /// In seconds, one time for each frame.
    var times: [Double]
    var columns: Int
    var tolerance: String?
    var because: String?
    var seconds: Double
    /// The command that accepts the new picture as the recorded one; nil if there is no new picture.
    var accept: String?
    /// The path of the thumbnail, relative to `results.json`.
    var thumbnail: String?
    /// The path of the recorded picture, relative to `results.json`.
    var expected: String?
    /// The path of the new picture, relative to `results.json`.
    var actual: String?

    /// The files that are copied into the report as pictures.
    var places = Places()

    /// The sources of the report's pictures: two paths, and the bytes of a PNG file for the thumbnail. Not encoded as
    /// JSON.
    struct Places: Equatable, Sendable {
        var reference = ""
        var actual = ""
        var thumbnail: Data?
    }

    private enum CodingKeys: String, CodingKey {
        case name, title, variant, file, line, outcome, message, details, views, findings, reading, warnings, width,
            height, times
        case columns, tolerance, because, seconds, accept, thumbnail, expected, actual
    }

    var hasFailed: Bool { !["passed", "disabled"].contains(outcome) }

    /// Makes absolute paths in the message and the warnings relative to `root`.
    func relative(to root: URL) -> TestResult {
        func short(_ text: String) -> String {
            text.replacing(root.path + "/", with: "").replacing(root.path, with: ".")
        }
        var result = self
        result.message = short(message)
        result.warnings = warnings.map(short)
        return result
    }

    init(_ test: TestCase, _ taken: SnapshotOutcome, seconds: Double) {
        (name, title, variant, file, line) = (test.name, test.title, test.variant.name, test.file, test.line)
        (outcome, message, details, views) = (taken.outcome.rawValue, taken.summary, taken.details, taken.views)
        (warnings, width, height, times, columns) = (
            taken.warnings, taken.width, taken.height, taken.times, taken.columns
        )
        (tolerance, because) = (taken.tolerance, taken.because)
        (findings, reading) = (taken.findings, taken.reading)
        self.seconds = (seconds * 1000).rounded() / 1000
        places.reference = test.reference.path
        places.thumbnail = taken.thumbnail
        if [.differs, .missing].contains(taken.outcome) {
            let failures = SnapshotFailures(root: test.root)
            places.actual = failures.actualPath(of: test.failureName, "png")
            // Names the test instead of a path, so that the command works in any copy of the project.
            accept = "render accept \(ShellWord.quoted(test.name))"
        }
    }
}

/// The content of `results.json`: the results of all tests of a run.
struct TestResults: Codable, Equatable, Sendable {
    /// The version of the JSON format. Files with another version are not read.
    var version = 1
    var project: String
    /// The shard of these results, like `2/4`; nil for all tests.
    var shard: String?
    var tests: [TestResult]
    /// Recorded snapshots without a preview.
    var orphans: [String]
    /// The tests that `--changed` has skipped; nil without it.
    var unchanged: [String]?

    /// The default folder of the results, relative to the root of the project.
    static let usualFolder = ".build/snapshot-report"

    init(
        tests: [TestResult], orphans: [String], unchanged: [String]? = nil, project: String, shard: TestShard? = nil
    ) {
        (self.tests, self.orphans, self.project, self.shard) = (tests, orphans, project, shard?.text)
        self.unchanged = unchanged
    }

    /// Merges the results of several shards. The tests are sorted by name, as in the results of a single run.
    static func merged(_ parts: [TestResults]) throws -> TestResults {
        try checkWholeness(of: parts)
        var all = parts[0]
        all.shard = nil
        all.tests = parts.flatMap(\.tests).sorted { $0.name < $1.name }
        all.orphans = Set(parts.flatMap(\.orphans)).sorted()
        let unchanged = parts.compactMap(\.unchanged)
        all.unchanged = unchanged.isEmpty ? nil : Set(unchanged.flatMap(\.self)).sorted()
        return all
    }

    /// Throws if the results of a shard are missing. Otherwise the merged report would omit that shard's failures.
    private static func checkWholeness(of parts: [TestResults]) throws {
        let shards = try parts.compactMap(\.shard).map(TestShard.init(parsing:))
        guard let first = shards.first else { return }
        if let other = shards.first(where: { $0.count != first.count }) {
            throw DataError("part \(other.text) is of another run than part \(first.text)")
        }
        for (place, shard) in shards.enumerated() where shards[..<place].contains(shard) {
            throw DataError("part \(shard.text) is given twice")
        }
        let missing = Set(1...first.count).subtracting(shards.map(\.index)).sorted()
        if !missing.isEmpty { throw FilmError.missing(indices: missing, count: first.count, unfinished: []) }
    }
}

/// The printed summary of a run: one line per failure, and the totals.
struct TestSummary {
    private let results: TestResults
    private let page: String?

    init(_ results: TestResults, page: String?) { (self.results, self.page) = (results, page) }

    var lines: [String] {
        var lines: [String] = []
        for test in results.tests {
            if test.hasFailed { lines.append(Self.line(of: test)) }
        }
        lines += warnings
        for orphan in results.orphans { lines.append("\(orphan): no preview has this snapshot any more") }
        lines.append(counts)
        if let page {
            lines.append("report: \(FileRendering.relative(page))")
        }
        return lines
    }

    /// One line per distinct warning, with the first test that gave it and the number of others.
    private var warnings: [String] {
        var seen: [(text: String, names: [String])] = []
        for test in results.tests {
            for warning in test.warnings {
                if let index = seen.firstIndex(where: { $0.text == warning }) {
                    seen[index].names.append(test.name)
                } else {
                    seen.append((warning, [test.name]))
                }
            }
        }
        return seen.map { text, names in
            let line = FileSystem.oneLine(text)
            let others = names.count == 1 ? "" : " and \(names.count - 1) more"
            return "\(names[0])\(others): warning: \(line.count > 140 ? line.prefix(139) + "…" : line)"
        }
    }

    static func line(of test: TestResult) -> String {
        let first = FileSystem.oneLine(String(test.message.prefix { !$0.isNewline }))
            .replacing("; exact permits no difference", with: "")
        let why = test.views.first.map { " (\(FileSystem.oneLine($0)))" } ?? ""
        // A failed test has no picture, so the summary names its line in the source.
        let place = test.outcome == "failed" ? test.line.map { " (\(test.file):\($0))" } ?? "" : ""
        let faults = test.findings ?? []
        let more = faults.count > 1 ? " and \(faults.count - 1) more" : ""
        let fault = faults.first.map { "; new fault: \(FileSystem.oneLine($0))\(more)" } ?? ""
        return "\(test.name): \(first)\(why)\(place)\(fault)"
    }

    private var counts: String {
        let numbers = Dictionary(grouping: results.tests, by: \.outcome).mapValues(\.count)
        let recorded = numbers["recorded"] == 1 ? "it" : "them"
        let words: [(outcome: String, words: String)] = [
            ("passed", "as recorded"), ("differs", "different"), ("missing", "not recorded"), ("failed", "failed"),
            ("recorded", "recorded: look at \(recorded), then run again"),
            ("disabled", "left out"),
        ]
        let parts = words.compactMap { outcome, words in numbers[outcome].map { "\($0) \(words)" } }
        let count = results.tests.count
        let unchanged = (results.unchanged ?? []).isEmpty ? "" : "; \(results.unchanged!.count) unchanged"
        return (["\(count) preview\(count == 1 ? "" : "s")"] + (parts.isEmpty ? [] : [parts.joined(separator: ", ")]))
            .joined(separator: ": ") + unchanged
    }
}
