// SPDX-License-Identifier: MIT

import Foundation
import Support
import ViewCompiler
import Zoetrope

/// The files that programs started by `render mcp` may use: the roots, the files that compiling needs, and the
/// files that every program reads. View code may use fewer files (`ViewConfinement`).
struct AgentConfinement: Sendable {
    private let reading: [String]
    private let writing: [String]

    /// Creates the folders that the confined processes write to, and moves this process's temporary files into the
    /// workspace (`TMPDIR`).
    @MainActor init(workspace: String, program: String, allowed: [String] = []) {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"] ?? NSHomeDirectory()
        // Keeps the compiler's temporary files apart from those of other processes.
        let temporary = workspace + "/tmp"
        try? FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        setenv("TMPDIR", temporary, 1)
        let cache = BuildCache(environment: environment).folder
        // Finds the cache folder by the same rule as the compiler and SwiftPM.
        let caches = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.cache"
        let modules = caches + "/clang"
        for folder in [cache, modules] {
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        // This program's own processes may write to its whole cache. View code may not (`ViewConfinement`).
        let zoetropeCache = URL(filePath: cache).deletingLastPathComponent().path
        writing = [workspace, zoetropeCache, modules] + allowed
        // The compiler and this program are readable, together with their installation folders.
        let path = environment["PATH"] ?? ""
        let named = (environment["SWIFTC"] ?? ProgramSearch.find("swiftc", in: path))
        let compilers = [named.map(Self.prefix), named.flatMap { try? Toolchain(ofCompiler: $0).root }]
        let own = ["ZOETROPE_ENGINE", "ZOETROPE_ASSETS"].compactMap { environment[$0] }
        reading =
            Self.system + path.split(separator: ":").map(String.init)
            + (compilers + [Self.prefix(program)]).compactMap(\.self) + own
            + AssetFolders.search()
    }

    /// Confines the calling thread, and the processes that this thread starts.
    ///
    /// - Parameter roots: The folders in which agents work.
    /// - Returns: nil on success; otherwise the reason why the kernel cannot confine the thread.
    func begin(roots: [String]) -> String? {
        Confinement(reading: reading, writing: roots + writing).begin()
    }

    private static let system = [
        "/usr", "/lib", "/lib32", "/lib64", "/bin", "/sbin", "/etc", "/opt", "/proc", "/sys", "/run/systemd/resolve",
        "/nix",
        "/snap", "/gnu",
    ]

    /// The installation prefix of a program: `/opt/swift/usr` for `/opt/swift/usr/bin/swiftc`.
    private static func prefix(_ program: String) -> String {
        URL(filePath: program).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().path
    }
}
