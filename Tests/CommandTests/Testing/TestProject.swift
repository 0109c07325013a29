// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// A folder with an author's files, in which the built program runs.
struct TestProject {
    let folder: TemporaryFolder

    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder()
        for (name, text) in files { try folder.write("import SwiftUI\n" + text, to: name) }
    }

    /// The source of a view that moves for ever: `Ball`.
    static let movingBall = """
        struct Ball: View {
            @State private var isLow = false
            var body: some View {
                Circle().fill(.blue).frame(width: 10, height: 10).offset(y: isLow ? 20 : -20)
                    .animation(.linear(duration: 1).repeatForever(), value: isLow).onAppear { isLow = true }
            }
        }

        """

    struct Run {
        var status: Int32
        var out: String
        var err: String
    }

    func render(_ arguments: String..., environment more: [String: String] = [:]) throws -> Run {
        try run(BuiltProgram.render, arguments, environment: more)
    }

    func render(_ arguments: [String], environment more: [String: String]) throws -> Run {
        try run(BuiltProgram.render, arguments, environment: more)
    }

    /// The root of this repository.
    static let checkout = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

    /// Runs a shell command; the program is in its PATH.
    func shell(_ command: String, environment more: [String: String] = [:]) throws -> Run {
        let programs = folder.path + "/.bin"
        try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
        if !FileManager.default.fileExists(atPath: programs + "/render") {
            try FileManager.default.createSymbolicLink(
                atPath: programs + "/render", withDestinationPath: BuiltProgram.render.path)
        }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let environment = ["PATH": programs + ":" + path].merging(more) { $1 }
        return try run(URL(filePath: "/bin/sh"), ["-c", command], environment: environment)
    }

    /// Adds a program that takes precedence in the PATH of `shell`.
    func fake(_ name: String, _ script: String) throws {
        try folder.write("#!/bin/sh\n" + script + "\n", to: ".bin/" + name)
        chmod(folder.path + "/.bin/" + name, 0o755)
    }

    /// The environment of the built program, with a cache of its own.
    var environment: [String: String] {
        get throws {
            var environment = ProcessInfo.processInfo.environment
            for name in ["CI", "SNAPSHOT_RECORD"] { environment[name] = nil }
            environment["ZOETROPE_ENGINE"] = try BuiltProgram.engine.get()
            environment["XDG_CACHE_HOME"] = folder.path + "/.cache"
            environment["ZOETROPE_MODULE_CACHE"] = BuiltProgram.moduleCache
            return environment
        }
    }

    private func run(_ program: URL, _ arguments: [String], environment more: [String: String]) throws -> Run {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.environment = try environment.merging(more) { $1 }
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

    /// The tests in a run's JSON output, by name.
    func outcomes(_ run: Run) throws -> [String: Outcome] {
        struct Document: Decodable { var tests: [Outcome] }
        let tests = try JSONDecoder().decode(Document.self, from: Data(run.out.utf8)).tests
        return Dictionary(uniqueKeysWithValues: tests.map { ($0.name, $0) })
    }

    /// The paths of the recorded pictures in the project's `__Snapshots__` folders.
    var snapshots: [String] {
        folder.contents.filter { $0.hasSuffix(".png") && $0.contains("__Snapshots__/") }
    }
}
