// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import TestSupport
import Testing
import Zoetrope
import Commands

/// `render accept` on packages with artificial failures.
@Suite @MainActor struct AcceptTests {
    private func picture(_ level: UInt8) throws -> [UInt8] {
        var bitmap = Bitmap(width: 2, height: 2)
        bitmap[0, 0] = SIMD4(level, level, level, 255)
        return try PNGEncoder().encode(bitmap)
    }

    /// Three failures: two tests with a reference, and one without.
    private func withPackage(_ body: @MainActor (String) async throws -> Void) async throws {
        try await withFolder { folder in
            try TestPictures.write("", to: folder + "/Package.swift")
            let store = SnapshotFailures(root: URL(filePath: folder))
            for (name, recorded) in [("A/tests.dark.png", true), ("A/tests.light.png", true), ("B/new.png", false)] {
                let reference = URL(filePath: "\(folder)/Tests/Snapshots/\(name)")
                try FileManager.default.createDirectory(
                    at: reference.deletingLastPathComponent(), withIntermediateDirectories: true)
                let old = recorded ? try picture(1) : nil
                if let old { try Data(old).write(to: reference) }
                try store.write(
                    name: "AppTests/" + name, reference: reference, referenceBytes: old, actual: picture(2),
                    difference: nil, message: "another picture\n  of two lines")
            }
            try await body(folder)
        }
    }

    private func recorded(_ folder: String, _ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/Tests/Snapshots/\(name)")))
    }

    private func check(_ name: String, in folder: String, holds level: UInt8) throws {
        let (now, expected) = (try recorded(folder, name), try picture(level))
        #expect(now == expected, "\(name)")
    }

    @Test func withoutNamesItListsTheFailures() async throws {
        try await withPackage { folder in
            let run = await CommandRun.of("accept --package \(folder)")
            #expect(
                run.out == """
                    AppTests/A/tests.dark.png: another picture
                    AppTests/A/tests.light.png: another picture
                    AppTests/B/new.png: another picture

                    """)
            #expect(run.status == 0)
            try check("A/tests.dark.png", in: folder, holds: 1)
        }
    }

    @Test(arguments: ["AppTests/A/tests.dark.png", "AppTests/A/tests.dark", "A/tests.dark.png", "tests.dark"])
    func oneIsAcceptedByItsNameOrTheEndOfIt(_ name: String) async throws {
        try await withPackage { folder in
            let run = await CommandRun.of("accept \(name) --package \(folder)")
            #expect(run.status == 0 && run.out == "accepted Tests/Snapshots/A/tests.dark.png\n")
            try check("A/tests.dark.png", in: folder, holds: 2)
            try check("A/tests.light.png", in: folder, holds: 1)
            #expect(await CommandRun.of("accept --package \(folder)").out.split(separator: "\n").count == 2)
        }
    }

    @Test func allAreAccepted() async throws {
        try await withPackage { folder in
            let run = await CommandRun.of("accept --all --package \(folder)/Tests")
            #expect(run.status == 0 && run.out.split(separator: "\n").count == 3)
            for name in ["A/tests.dark.png", "A/tests.light.png", "B/new.png"] {
                try check(name, in: folder, holds: 2)
            }
            #expect(await CommandRun.of("accept --all --package \(folder)").out == "no snapshot has failed\n")
        }
    }

    @Test func staleFailuresAreRefusedAndOthersAccepted() async throws {
        try await withPackage { folder in
            try TestPictures.write(picture(7), to: "\(folder)/Tests/Snapshots/A/tests.light.png")
            let run = await CommandRun.of("accept --all --package \(folder)")
            #expect(run.status == 65)
            #expect(
                run.err == """
                    render: AppTests/A/tests.light.png: Tests/Snapshots/A/tests.light.png has changed since the test \
                    failed: run the test again

                    """)
            #expect(run.out.split(separator: "\n").count == 2)
            try check("A/tests.light.png", in: folder, holds: 7)
        }
    }

    @Test func namesThatFitNoneOrSeveralAreErrors() async throws {
        try await withPackage { folder in
            let none = await CommandRun.of("accept AppTests/A/tests.dork.png --package \(folder)")
            #expect(none.status == 64)
            #expect(
                none.err == """
                    render: no snapshot AppTests/A/tests.dork.png has failed: did you mean AppTests/A/tests.dark.png?

                    """)
            let both = await CommandRun.of("accept x --all --package \(folder)")
            #expect(both.status == 64 && both.err == "render: --all cannot be combined with names\n")
        }
    }

    @Test func aDamagedNoteIsAnError() async throws {
        try await withPackage { folder in
            try TestPictures.write("{}", to: folder + "/.build/snapshot-failures/AppTests/B/new.png.json")
            let run = await CommandRun.of("accept --all --package \(folder)")
            #expect(run.status == 66 && run.err.hasSuffix("new.png.json: not a record of a failed snapshot\n"))
        }
    }

    @Test func outsideOfPackagesThereIsNothingToAccept() async throws {
        try await withFolder { folder in
            let run = await CommandRun.of("accept --package \(folder)")
            #expect(
                run.status == 66
                    && run.err.contains("no package here: neither this folder nor one above has a Package.swift"))
            let named = await CommandRun.of("accept \(folder)")
            #expect(named.status == 0 && named.out == "no snapshot has failed\n", "\(named.err)")
        }
    }
}
