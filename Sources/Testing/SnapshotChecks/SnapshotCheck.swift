// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Support
import Foundation
import ImageComparison
import Inspection
import ScreenLint
import Zoetrope

/// Compares one snapshot with its reference, or records it. Independent of test libraries.
package struct SnapshotCheck {
    /// The path of the recorded snapshot.
    package var reference: URL
    /// The name in messages and for `render accept`.
    package var name: String
    package var mode: RecordMode
    package var tolerance: Tolerance
    /// The store of failures; nil outside a package.
    package var failures: SnapshotFailures?

    package init(
        reference: URL, name: String, mode: RecordMode, tolerance: Tolerance = .exact, failures: SnapshotFailures?
    ) {
        self.reference = reference
        self.name = name
        self.mode = mode
        self.tolerance = tolerance
        self.failures = failures
    }

    package struct Failure {
        package enum Kind: Sendable {
            /// No snapshot has been recorded.
            case missing
            case differs
            /// The snapshot was recorded, or recording it would have changed nothing.
            case recorded
        }

        package var kind = Kind.recorded
        /// The reason in one line, without names and paths.
        package var summary = ""
        package var message: String
        /// The faults of the screen that the recorded image did not have, in a line each.
        package var newFindings: [String] = []
        /// Files for the report of the run.
        package var attachments: [(name: String, bytes: [UInt8])] = []
    }

    /// A difference between a snapshot and its reference, or the lack of a readable reference.
    private struct Mismatch {
        var kind = Failure.Kind.differs
        /// The reason in one line.
        var text: String
        /// A difference image (expected | difference | actual) as a file.
        var difference: [UInt8]?
    }

    /// Compares or records the snapshot, depending on the mode.
    /// - Parameters:
    ///   - fontFiles: The font files in use. Read only if a file is written.
    ///   - times: The times of the frames if there are several; stored in the file.
    ///   - tree: The views of an image, stored in the file. Called only if a file is written.
    ///   - findings: The faults of an image's screen, stored in the file. Called last, and only if a file is written.
    /// - Returns: nil if the snapshot passes.
    package func run(
        _ snapshot: Snapshot, fontFiles: Set<String> = [], times: [Double] = [], tree: () -> ViewTree? = { nil },
        findings: () throws -> [Finding]? = { nil }
    ) throws -> Failure? {
        func notes() throws -> Notes {
            var notes = Notes(fonts: SnapshotFonts(files: fontFiles), times: times, tree: tree())
            if case .picture = snapshot { notes.findings = try findings() }
            return notes
        }
        let recorded = FileSystem.isTaken(reference.path) ? try ImageFile.bytes(reference.path) : nil
        if mode == .all || (mode == .missing && recorded == nil) {
            return try record(snapshot, notes(), over: recorded)
        }
        guard let mismatch = try mismatch(to: snapshot, recorded) else {
            failures?.remove(name)
            return nil
        }
        if mode == .failed { return try record(snapshot, notes(), over: recorded) }
        return try keep(mismatch, snapshot, notes(), recorded)
    }

    /// Metadata that is stored in a file but not compared.
    private struct Notes {
        var fonts: SnapshotFonts
        var times: [Double]
        var tree: ViewTree?
        var findings: [Finding]?
    }

    // MARK: Comparing

    private func mismatch(to snapshot: Snapshot, _ recorded: [UInt8]?) throws -> Mismatch? {
        guard let recorded else { return Mismatch(kind: .missing, text: "nothing is recorded") }
        do {
            switch snapshot {
            case .picture(let actual): return try mismatch(to: actual, ImageDecoder.decode(recorded))
            case .animation(let actual): return try mismatch(toAnimation: actual, recorded)
            case .text(let actual):
                let expected = SnapshotFonts.removed(from: recorded, isText: true)
                return TextDiff(expected: String(decoding: expected, as: UTF8.self), actual: actual)
                    .map { Mismatch(text: $0.summary) }
            }
        } catch let error as CodecError {
            return Mismatch(text: "the recorded file cannot be read: \(error)")
        }
    }

    private func mismatch(to actual: Bitmap, _ expected: Bitmap) throws -> Mismatch? {
        let comparison = BitmapComparison(expected: expected, actual: actual, tolerance: tolerance)
        guard !comparison.isSame else { return nil }
        return Mismatch(
            text: comparison.summary, difference: try Self.picture(expected, actual, comparison))
    }

    private func mismatch(toAnimation actual: [UInt8], _ expected: [UInt8]) throws -> Mismatch? {
        let diff: AnimationDiff
        do {
            diff = try AnimationDiff(expected: expected, actual: actual, tolerance: tolerance)
        } catch {
            throw error.cause
        }
        guard !diff.isSame else { return nil }
        return Mismatch(
            text: diff.summary,
            difference: try diff.example.map { try Self.picture($0.expected, $0.actual, $0.comparison) })
    }

    private static func picture(
        _ expected: Bitmap, _ actual: Bitmap, _ comparison: BitmapComparison
    ) throws -> [UInt8] {
        try PNGEncoder().encode(DifferenceImage.make(expected: expected, actual: actual, comparison))
    }

    // MARK: Recording

    private func record(_ snapshot: Snapshot, _ notes: Notes, over recorded: [UInt8]?) throws -> Failure {
        failures?.remove(name)
        if let recorded, isSame(snapshot, recorded) {
            return Failure(
                summary: "recorded as it is",
                message: "\(name) is recorded as it is: now run the test without recording")
        }
        let journal = OutputJournal()
        try journal.createFolder(reference.deletingLastPathComponent().path)
        try journal.write(try file(of: snapshot, notes), to: reference.path)
        return Failure(
            summary: recorded == nil ? "recorded" : "recorded anew",
            message: "recorded \(reference.path): look at it, then run the test again")
    }

    /// Whether recording again would change only metadata or compression.
    private func isSame(_ snapshot: Snapshot, _ recorded: [UInt8]) -> Bool {
        switch snapshot {
        case .picture(let bitmap): (try? ImageDecoder.decode(recorded)) == bitmap
        case .animation(let bytes): bytes == SnapshotFonts.removed(from: recorded, isText: false)
        case .text(let text): Array(text.utf8) == SnapshotFonts.removed(from: recorded, isText: true)
        }
    }

    private func file(of snapshot: Snapshot, _ notes: Notes) throws -> [UInt8] {
        var file = try notes.fonts.noted(in: snapshot.bytes(), isText: snapshot.isText)
        guard case .picture = snapshot else { return file }
        if notes.times.count > 1 { file = try SnapshotTimes.noted(notes.times, in: file) }
        if let tree = notes.tree { file = try SnapshotViews.noted(tree, in: file) }
        if let findings = notes.findings { file = try SnapshotFindings.noted(findings, in: file) }
        return file
    }

    // MARK: Failing

    private func keep(
        _ mismatch: Mismatch, _ snapshot: Snapshot, _ notes: Notes, _ recorded: [UInt8]?
    ) throws -> Failure {
        let actual = try file(of: snapshot, notes)
        var lines = ["\(name): \(mismatch.text)", "  recorded  \(reference.path)"]
        if let then = recorded.flatMap({ SnapshotFonts(in: $0, isText: snapshot.isText) }),
            let difference = notes.fonts.difference(from: then)
        {
            lines.append("  fonts     recorded with other font files: \(difference)")
        }
        let found = recorded.map { SnapshotFindings.new(among: notes.findings ?? [], since: $0) } ?? []
        lines += found.map { "  new fault \($0)" }
        if let failures {
            try failures.write(
                name: name, reference: reference, referenceBytes: recorded, actual: actual,
                difference: mismatch.difference, message: mismatch.text)
            let seen =
                mismatch.difference == nil
                ? failures.actualPath(of: name, snapshot.fileExtension) : failures.differencePath(of: name)
            lines.append("  show      xdg-open \(ShellWord.quoted(seen))")
            lines.append("  accept    render accept \(ShellWord.quoted(name))")
        } else {
            lines.append("  accept    \(RecordMode.environmentVariable)=failed swift test")
        }
        let stem = reference.deletingPathExtension().lastPathComponent
        var attachments = [(name: "\(stem).actual.\(snapshot.fileExtension)", bytes: actual)]
        if let difference = mismatch.difference {
            attachments = [(name: "\(stem).difference.png", bytes: difference)]
        }
        return Failure(
            kind: mismatch.kind, summary: mismatch.text, message: lines.joined(separator: "\n"), newFindings: found,
            attachments: attachments)
    }
}
