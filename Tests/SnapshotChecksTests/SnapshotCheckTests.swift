// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Support
import Foundation
import ImageComparison
import TestSupport
import Testing
import Zoetrope
import SnapshotChecks

/// Comparing, recording, failing and accepting, in temporary packages.
@Suite struct SnapshotCheckTests {
    private struct Package {
        let root: URL
        var reference: URL { root.appending(path: "Tests/AppTests/Snapshots/GearsTests/gears.png") }
        let name = "AppTests/GearsTests/gears.png"
        var failures: SnapshotFailures { SnapshotFailures(root: root) }

        func check(
            _ snapshot: Snapshot, _ mode: RecordMode, _ tolerance: Tolerance = .exact
        ) throws -> SnapshotCheck.Failure? {
            try SnapshotCheck(
                reference: reference, name: name, mode: mode, tolerance: tolerance, failures: failures
            ).run(snapshot)
        }

        func record(_ picture: Bitmap) throws { _ = try check(.picture(picture), .all) }
        var recorded: Bitmap { get throws { try ImageFile.bitmap(reference.path) } }
        var exists: Bool { FileSystem.isFile(reference.path) }
    }

    private func withPackage(_ body: (Package) throws -> Void) throws {
        try TemporaryFolder.with { temporary in
            let folder = temporary.url
            try Data().write(to: folder.appending(path: "Package.swift"))
            try body(Package(root: folder))
        }
    }

    private let picture = Pictures.gradient(30, 20)
    private var changed: Bitmap {
        var changed = picture
        changed[4, 5].w += 1
        return changed
    }

    // MARK: Modes

    @Test(arguments: RecordMode.allCases) func missingSnapshotsAreRecordedUnlessNever(_ mode: RecordMode) throws {
        try withPackage { package in
            let failure = try #require(try package.check(.picture(picture), mode))
            #expect(package.exists == (mode != .never))
            #expect(failure.message.hasPrefix(mode == .never ? "\(package.name): nothing is recorded" : "recorded "))
            guard mode != .never else { return }
            #expect(try package.recorded == picture)
            #expect(try package.check(.picture(picture), .never) == nil)
        }
    }

    @Test(arguments: RecordMode.allCases) func differencesAreRecordedInSomeModes(_ mode: RecordMode) throws {
        try withPackage { package in
            try package.record(picture)
            #expect(try package.check(.picture(changed), mode) != nil)
            let records: Set<RecordMode> = [.all, .failed]
            #expect(try package.recorded == (records.contains(mode) ? changed : picture))
        }
    }

    @Test func unchangedSnapshotsKeepTheirBytes() throws {
        try withPackage { package in
            try package.record(picture)
            let small = try PNGEncoder(compression: 9).encode(picture)
            try Data(small).write(to: package.reference)
            #expect(try package.check(.picture(picture), .all) != nil, "recording always fails")
            #expect(try ImageFile.bytes(package.reference.path) == small)
        }
    }

    // MARK: Failures

    @Test func oneLevelOfAlphaFails() throws {
        try withPackage { package in
            try package.record(picture)
            let failure = try #require(try package.check(.picture(changed), .never))
            let lines = failure.message.split(separator: "\n").map(String.init)
            let shown = package.failures.differencePath(of: package.name)
            #expect(lines[0].hasPrefix("\(package.name): 1 of 600 pixels differs, worst at (4, 5): expected rgba("))
            #expect(lines[0].hasSuffix("all within 1×1 pixels at (4, 5); exact permits no difference"))
            #expect(
                lines.dropFirst() == [
                    "  recorded  \(package.reference.path)", "  show      xdg-open \(shown)",
                    "  accept    render accept \(package.name)",
                ])
            #expect(failure.attachments.map(\.name) == ["gears.difference.png"])
            #expect(try ImageFile.bytes(shown) == failure.attachments[0].bytes)
        }
    }

    @Test func aToleranceIsHeeded() throws {
        try withPackage { package in
            try package.record(picture)
            #expect(try package.check(.picture(changed), .never, .channels(1)) == nil)
        }
    }

    @Test func anotherSizeIsAFailureOfItsOwn() throws {
        try withPackage { package in
            try package.record(picture)
            let failure = try #require(try package.check(.picture(Pictures.plain(31, 20)), .never))
            #expect(failure.message.hasPrefix("\(package.name): 31×20 pixels instead of 30×20\n"))
        }
    }

    @Test(arguments: [Data(), Data("no picture".utf8), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0])])
    func aCorruptReferenceIsAFailureOfItsOwn(_ bytes: Data) throws {
        try withPackage { package in
            try package.record(picture)
            try bytes.write(to: package.reference)
            let failure = try #require(try package.check(.picture(picture), .never))
            #expect(failure.message.hasPrefix("\(package.name): the recorded file cannot be read: "))
            try package.failures.accept(try #require(try package.failures.all().first))
            #expect(try package.check(.picture(picture), .never) == nil)
        }
    }

    @Test func aTextDifferenceListsLines() throws {
        try withPackage { package in
            _ = try package.check(.text("a\nb\nc\n"), .all)
            let failure = try #require(try package.check(.text("a\nx\ny\nc\n"), .never))
            #expect(
                failure.message.hasPrefix(
                    "\(package.name): from line 2 on, 2 lines instead of 1\n    - b\n    + x\n    + y\n"))
        }
    }

    @Test func animationsAreComparedByTheirFrames() throws {
        try withPackage { package in
            _ = try package.check(.animation(Pictures.animation([(picture, 0.1), (changed, 0.2)])), .all)
            #expect(try package.check(.animation(Pictures.animation([(picture, 0.1), (changed, 0.2)])), .never) == nil)
            let failure = try #require(
                try package.check(.animation(Pictures.animation([(picture, 0.1), (picture, 0.2)])), .never))
            #expect(failure.message.hasPrefix("\(package.name): frame 1: 1 of 600 pixels differs"))
        }
    }

    // MARK: Accepting

    @Test func acceptedSnapshotsPass() throws {
        try withPackage { package in
            try package.record(picture)
            _ = try package.check(.picture(changed), .never)
            try package.failures.accept(try #require(try package.failures.all().first))
            #expect(try package.recorded == changed)
            #expect(try package.check(.picture(changed), .never) == nil)
            #expect(try package.failures.all().isEmpty)
            #expect(!FileSystem.isTaken(package.failures.folder.path), "nothing is left behind")
        }
    }

    @Test func unrecordedSnapshotsCanBeAccepted() throws {
        try withPackage { package in
            _ = try package.check(.picture(picture), .never)
            try package.failures.accept(try #require(try package.failures.all().first))
            #expect(try package.recorded == picture)
        }
    }

    @Test func failuresBeforeARecordingAreStale() throws {
        try withPackage { package in
            try package.record(picture)
            _ = try package.check(.picture(changed), .never)
            let failure = try #require(try package.failures.all().first)
            try Data(PNGEncoder().encode(Pictures.plain(3, 3))).write(to: package.reference)
            let stale = SnapshotFailureError.stale(name: package.name, reference: failure.reference)
            #expect(throws: stale) { try package.failures.accept(failure) }
            try FileManager.default.removeItem(at: package.reference)
            #expect(throws: stale) { try package.failures.accept(failure) }
            #expect(!package.exists)
        }
    }

    @Test func aTestThatPassesAgainLeavesNoFailure() throws {
        try withPackage { package in
            try package.record(picture)
            _ = try package.check(.picture(changed), .never)
            #expect(try package.check(.picture(picture), .never) == nil)
            #expect(try package.failures.all().isEmpty)
        }
    }

    @Test(arguments: ["../../gears.png", "/etc/gears.png", "a/../../b.png"])
    func aNoteDoesNotLeadOutOfItsPackage(_ reference: String) throws {
        try withPackage { package in
            _ = try package.check(.picture(picture), .never)
            let note = package.failures.folder.appending(path: package.name + ".json")
            let text = String(decoding: try Data(contentsOf: note), as: UTF8.self)
                .replacing("Tests/AppTests/Snapshots/GearsTests/gears.png", with: reference)
            try Data(text.utf8).write(to: note)
            #expect(throws: SnapshotFailureError.self) { try package.failures.all() }
        }
    }
}
