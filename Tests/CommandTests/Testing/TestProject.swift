// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// A folder with an author's files, and the program itself run in it.
struct TestProject {
    let folder: TemporaryFolder

    /// Made of the objects that the tests themselves were linked from.
    private static let engine: Result<String, any Error> = Result {
        let build = URL(filePath: Bundle.main.executablePath ?? "").resolvingSymlinksInPath()
            .deletingLastPathComponent().path
        let checkout = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        // Another suite may make one at the same time.
        let place = build + "/zoetrope-engine-of-tests"
        let tool = Process()
        tool.executableURL = checkout.appending(path: "Tools/engine")
        tool.arguments = [build, place]
        try tool.run()
        tool.waitUntilExit()
        try #require(tool.terminationStatus == 0, "Tools/engine fails")
        return place
    }

    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder()
        for (name, text) in files { try folder.write("import SwiftUI\n" + text, to: name) }
    }

    struct Run {
        var status: Int32
        var out: String
        var err: String
    }

    func render(_ arguments: String..., environment more: [String: String] = [:]) throws -> Run {
        let program = URL(filePath: try #require(Bundle.main.executablePath)).resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "render")
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        var environment = ProcessInfo.processInfo.environment
        for name in ["CI", "SNAPSHOT_RECORD"] { environment[name] = nil }
        environment["ZOETROPE_ENGINE"] = try Self.engine.get()
        environment["XDG_CACHE_HOME"] = folder.path + "/.cache"
        environment.merge(more) { $1 }
        process.environment = environment
        let (out, err) = (folder.path + "/.out", folder.path + "/.err")
        for path in [out, err] { try Data().write(to: URL(filePath: path)) }
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: out))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: err))
        try process.run()
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus, out: try String(contentsOfFile: out, encoding: .utf8),
            err: try String(contentsOfFile: err, encoding: .utf8))
    }

    struct Outcome: Decodable {
        var name: String
        var outcome: String
        var message: String
        var times: [Double]
        var views: [String]
    }

    /// The tests that a run tells of as JSON, by their names.
    func outcomes(_ run: Run) throws -> [String: Outcome] {
        struct Document: Decodable { var tests: [Outcome] }
        let tests = try JSONDecoder().decode(Document.self, from: Data(run.out.utf8)).tests
        return Dictionary(uniqueKeysWithValues: tests.map { ($0.name, $0) })
    }

    /// The snapshots beside the files.
    var snapshots: [String] {
        folder.contents.filter { $0.hasSuffix(".png") && $0.contains("__Snapshots__/") }
    }
}
