// SPDX-License-Identifier: MIT

import Foundation
import Programs
import Workshop
import Zoetrope

/// What the code of views may touch where agents write it: the roots, what compiling needs, and what every program reads.
enum AgentConfinement {
    /// - Returns: nil, or why the system cannot do that.
    @MainActor static func begin(roots: [String], workspace: String, program: String) -> String? {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"] ?? NSHomeDirectory()
        // The compiler's own files come there, and nobody else's are seen.
        let temporary = workspace + "/tmp"
        try? FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        setenv("TMPDIR", temporary, 1)
        let cache = BuildCache(environment: environment).folder
        let modules = home + "/.cache/clang"
        for folder in [cache, modules] {
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        let writing =
            roots + [workspace, cache, modules]
            + [".cache/org.swift.swiftpm", ".swiftpm", ".config/swiftpm"].map { home + "/" + $0 }
        // The compiler and the program, with what lies beside them.
        let path = environment["PATH"] ?? ""
        let compiler = (environment["SWIFTC"] ?? ProgramSearch.find("swiftc", in: path)).map(prefix)
        let own = ["ZOETROPE_ENGINE", "ZOETROPE_ASSETS"].compactMap { environment[$0] }
        let reading = system + path.split(separator: ":").map(String.init) + [compiler, prefix(program)].compactMap(\.self) + own
            + AssetFolders.search()
        return Confinement.begin(reading: reading, writing: writing)
    }

    private static let system = [
        "/usr", "/lib", "/lib32", "/lib64", "/bin", "/sbin", "/etc", "/opt", "/proc", "/sys", "/run/systemd/resolve", "/nix",
        "/snap", "/gnu",
    ]

    /// Of `/opt/swift/usr/bin/swiftc`: `/opt/swift/usr`.
    private static func prefix(_ program: String) -> String {
        URL(filePath: program).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().path
    }
}
