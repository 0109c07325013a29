// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import ViewCompiler

@Suite struct ManifestDumpTests {
    private let folder: TemporaryFolder
    private var dump: ManifestDump {
        ManifestDump(path: folder.path, scratch: folder.path + "/.build/zoetrope", compiler: folder.path + "/swiftc")
    }

    init() throws {
        folder = try TemporaryFolder()
        try write("Package.swift", "let package = 1")
        try write("swiftc", "a compiler")
    }

    private func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: URL(filePath: folder.path + "/" + name))
    }

    /// The number of SwiftPM calls in two runs, with `change` between the runs.
    private func asks(between change: () throws -> Void = {}) throws -> Int {
        var count = 0
        func run() throws -> String {
            try dump.text {
                count += 1
                return "answer"
            }
        }
        #expect(try run() == "answer")
        try change()
        #expect(try run() == "answer")
        return count
    }

    @Test func aManifestIsEvaluatedOnce() throws {
        #expect(try asks() == 1)
        let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.build/zoetrope")
        #expect(kept.count == 1)
    }

    @Test func anotherManifestOrCompilerIsEvaluatedAgain() throws {
        #expect(try asks { try write("Package.swift", "let package = 2") } == 2)
        // The run before the change finds the dump that the previous line has cached, so only the run after it calls
        // SwiftPM.
        #expect(try asks { try write("Package@swift-6.1.swift", "let package = 3") } == 1)
        #expect(try asks { try write("swiftc", "another compiler") } == 1)
        // Outdated dumps were deleted.
        let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.build/zoetrope")
        #expect(kept.count == 1)
    }

    @Test(arguments: ["ProcessInfo.processInfo.environment", "Context.environment", "FileManager.default"])
    func manifestsThatReadTheirSurroundingsAreEvaluatedEachTime(_ word: String) throws {
        try write("Package.swift", "let package = \(word)")
        #expect(try asks() == 2)
    }

    @Test func failuresAreNotKept() throws {
        #expect(throws: CancellationError.self) { try dump.text { throw CancellationError() } }
        #expect(try asks() == 1)
    }
}
