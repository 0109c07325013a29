// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
@testable import ViewCompiler

@Suite struct SourceWatchTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// However many files there are, looking at them takes at most a twentieth of the time.
    @Test(arguments: [0, 0.1, 1, 5.9, 6, 7, 30, 400, 10_000])
    func looksTakeAShareOfTheTime(milliseconds: Double) {
        let pause = Double(SourceWatch.pauseTime(afterLooking: .milliseconds(milliseconds)))
        #expect(pause >= 120 && milliseconds <= pause / 20)
        #expect(pause == 120 || pause < 20 * milliseconds + 1)
    }

    @Test func aWriteEndsThePause() throws {
        try folder.write("1", to: "A.swift")
        let watch = SourceWatch([folder.path + "/A.swift"])
        let stamp = watch.stamp()
        #expect(!watch.pause() && watch.stamp() == stamp)
        try folder.write("12", to: "A.swift")
        #expect(watch.pause())
        #expect(watch.stamp() != stamp)
        #expect(!watch.pause())
    }

    /// Many editors write a new file and rename it.
    @Test func aRenamedFileEndsThePause() throws {
        try folder.write("1", to: "A.swift")
        let watch = SourceWatch([folder.path + "/A.swift"])
        let stamp = watch.stamp()
        try "12".write(toFile: folder.path + "/A.swift", atomically: true, encoding: .utf8)
        #expect(watch.pause() && watch.stamp() != stamp)
    }

    @Test func filesOfNewFoldersAreNoticedAndWatched() throws {
        try folder.write("1", to: "Views/A.swift")
        let watch = SourceWatch([folder.path])
        let stamp = watch.stamp()
        try folder.write("1", to: "Views/Rows/B.swift")
        watch.wait(after: stamp)
        try folder.write("12", to: "Views/Rows/B.swift")
        #expect(watch.pause())
        let last = watch.stamp()
        try FileManager.default.removeItem(atPath: folder.path + "/Views/Rows/B.swift")
        watch.wait(after: last)
    }
}
