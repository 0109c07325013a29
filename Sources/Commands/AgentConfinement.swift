// SPDX-License-Identifier: MIT

import Foundation
import Programs
import Workshop
import Zoetrope

/// What the code of views may touch where agents write it: the roots, what compiling needs, and what every program reads.
struct AgentConfinement: Sendable {
    private let reading: [String]
    private let writing: [String]

    /// Has the compiler put its own files into the workspace, too.
    @MainActor init(workspace: String, program: String) {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"] ?? NSHomeDirectory()
        // The compiler's own files come there, and nobody else's are seen.
        let temporary = workspace + "/tmp"
        try? FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        setenv("TMPDIR", temporary, 1)
        let cache = BuildCache(environment: environment).folder
        // As the compiler and SwiftPM find theirs.
        let caches = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.cache"
        let modules = caches + "/clang"
        for folder in [cache, modules] {
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        writing =
            [workspace, cache, modules, caches + "/org.swift.swiftpm"]
            + [".swiftpm", ".config/swiftpm"].map { home + "/" + $0 }
        // The compiler and the program, with what lies beside them.
        let path = environment["PATH"] ?? ""
        let compiler = (environment["SWIFTC"] ?? ProgramSearch.find("swiftc", in: path)).map(Self.prefix)
        let own = ["ZOETROPE_ENGINE", "ZOETROPE_ASSETS"].compactMap { environment[$0] }
        reading =
            Self.system + path.split(separator: ":").map(String.init)
            + [compiler, Self.prefix(program)].compactMap(\.self) + own
            + AssetFolders.search()
    }

    /// For the thread that calls it, and what that starts.
    ///
    /// - Parameter roots: the folders in which agents work.
    /// - Returns: nil, or why the system cannot do that.
    func begin(roots: [String]) -> String? { Confinement.begin(reading: reading, writing: roots + writing) }

    private static let system = [
        "/usr", "/lib", "/lib32", "/lib64", "/bin", "/sbin", "/etc", "/opt", "/proc", "/sys", "/run/systemd/resolve",
        "/nix",
        "/snap", "/gnu",
    ]

    /// Of `/opt/swift/usr/bin/swiftc`: `/opt/swift/usr`.
    private static func prefix(_ program: String) -> String {
        URL(filePath: program).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().path
    }
}
