// SPDX-License-Identifier: MIT

import Foundation
import Support

/// Runs SwiftPM on a package.
///
/// Manifests, plugins and macros are programs of the package's authors. They are confined to the package, its
/// dependencies and the toolchain, and see only the environment variables of `ChildEnvironment`. They may write in the
/// build folder and in allowed folders. With network access, they may also write `Package.resolved`.
struct PackageManager {
    /// The path of the program `swift`.
    let program: String
    let service: CompileService
    /// `path` is the folder of the package, `scratch` the folder for what SwiftPM builds.
    let path, scratch: String
    /// A folder with SwiftPM's configuration, such as its mirrors. If nil, an unconfined SwiftPM has the user's
    /// configuration, and a confined one has none.
    var configuration: String?

    /// The time limit of one run, in seconds.
    private static let longest = 1800.0
    /// The maximum number of concurrent processes. It is high, because SwiftPM runs compilers in parallel.
    private static let mostProcesses = 1024

    /// Runs a command of SwiftPM, such as `build`.
    ///
    /// - Parameters:
    ///   - others: The folders of local packages that this package depends on.
    ///   - hasNetwork: Whether SwiftPM may download packages.
    func run(
        _ command: [String], _ arguments: [String], others: [String] = [], hasNetwork: Bool
    ) throws -> (ending: ChildProgram.Ending, output: String, errors: String) {
        let home = scratch + "/home"
        forgetModulesOfAnotherPlace(home)
        var folders = ["cache", "config", "security"].map { "\(home)/swiftpm/\($0)" }
        if let configuration { folders[1] = configuration }
        for folder in folders + [home + "/tmp"] {
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        var environment =
            service.supervision.isUnconfined
            ? ProcessInfo.processInfo.environment : ChildEnvironment.passed(hasNetwork: hasNetwork)
        // Makes Zoetrope's manifest omit the engine's modules if the package depends on Zoetrope. The engine provides
        // them.
        environment["ZOETROPE_HOSTED"] = "1"
        var options = ["--package-path", path, "--scratch-path", scratch]
        if !service.supervision.isUnconfined {
            environment["HOME"] = home
            environment["XDG_CACHE_HOME"] = home + "/.cache"
            environment["TMPDIR"] = home + "/tmp"
            options += zip(["--cache-path", "--config-path", "--security-path"], folders).flatMap { [$0, $1] }
            // Git fails if the system's settings exist but are not readable. Only runs with network may read them.
            if !hasNetwork { environment["GIT_CONFIG_NOSYSTEM"] = "1" }
        } else if let caches = service.cache.packages {
            // With `isUnconfined`, SwiftPM shares the user's caches. `packages` is set only if the usual cache folder
            // cannot be used.
            environment["XDG_CACHE_HOME"] = caches
        }
        if service.supervision.isUnconfined, let configuration { options += ["--config-path", configuration] }
        // Lets Git clone local repositories of other users, and keeps it from files that the system's settings name: if
        // they cannot be read, Git fails.
        let settings = [
            ("safe.directory", "*"), ("core.excludesFile", "/dev/null"), ("core.attributesFile", "/dev/null"),
        ]
        environment["GIT_CONFIG_COUNT"] = "\(settings.count)"
        for (index, (key, value)) in settings.enumerated() {
            environment["GIT_CONFIG_KEY_\(index)"] = key
            environment["GIT_CONFIG_VALUE_\(index)"] = value
        }
        var plan = SupervisedProgram.Plan(
            path: program, arguments: [program] + command.prefix(1) + options + command.dropFirst() + arguments,
            environment: environment, files: [], confinement: confinement(others, hasNetwork), memory: 0)
        plan.processes = Self.mostProcesses
        do {
            let run = try CollectedRun(plan, seconds: Self.longest)
            let ending: ChildProgram.Ending =
                switch run.ending {
                case .exit(let status): .exit(status)
                case .signal(let number): .signal(number)
                case .stopped, .tooManyProcesses, .tooMuchMemory: .signal(SIGKILL)
                }
            return (ending, String(decoding: run.output, as: UTF8.self), run.messages)
        } catch ChildProgramError.timedOut(let seconds) {
            throw ViewCompilerError.failed("swift \(command[0]) has not ended after \(Int(seconds)) s")
        } catch ChildProgramError.cannotStart(let errno) {
            throw ViewCompilerError.failed("\(program) cannot be started: \(String(cString: strerror(errno)))")
        }
    }

    /// Removes Clang's compiled modules if the build folder has been moved or copied: they are valid only at the path at
    /// which they were made. The file `place` names this path.
    private func forgetModulesOfAnotherPlace(_ home: String) {
        let note = scratch + "/place"
        let known = FileSystem.data(of: note, limit: 1 << 16)
        guard known != Data(scratch.utf8) else { return }
        if known != nil || !FileSystem.isMissing(home) {
            try? FileManager.default.removeItem(atPath: home + "/.cache")
            let builds = ((try? FileSystem.entries(of: scratch)) ?? []).map { scratch + "/" + $0 }
            for build in builds where FileSystem.isFolder(build) && !FileSystem.isLink(build) {
                for mode in (try? FileSystem.entries(of: build)) ?? [] {
                    try? FileManager.default.removeItem(atPath: "\(build)/\(mode)/ModuleCache")
                }
            }
        }
        try? FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        try? FileSystem.write(scratch, to: note)
    }

    private func confinement(_ others: [String], _ hasNetwork: Bool) -> Confinement? {
        guard !service.supervision.isUnconfined else { return nil }
        let allowed = service.supervision.allowed
        var writing = [scratch] + allowed
        // SwiftPM writes the chosen versions to this file. While it does not exist, the whole folder must be writable.
        let resolved = path + "/Package.resolved"
        if hasNetwork { writing.append(FileSystem.isFile(resolved) ? resolved : path) }
        return Confinement(
            reading: Confinement.system + (hasNetwork ? Confinement.network : [])
                + [path, service.toolchain.root, service.engine.path, service.cache.modules] + others + allowed
                + [service.engine.path + "/runtime"],
            writing: writing, hasNetwork: hasNetwork)
    }
}

/// The user's choice of how to confine third-party code, such as macros and plugins.
package struct RequestedConfinement: Sendable, Equatable {
    /// Whether the code has all rights of the user.
    package var isUnconfined = false
    /// Further files and folders that the code may read and change, as allowed by the user.
    package var allowed: [String] = []
    package init() {}
}

/// The environment variables that third-party code receives. Any other variable may be a secret.
package enum ChildEnvironment {
    /// `docs/security.md` repeats this list for users.
    static let names: Set = [
        "PATH", "LANG", "LANGUAGE", "TERM", "NO_COLOR", "COLUMNS", "LINES", "LD_LIBRARY_PATH", "NIX_LD",
        "NIX_LD_LIBRARY_PATH", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "MALLOC_ARENA_MAX",
    ]
    static let prefixes = ["LC_", "ZOETROPE_"]
    /// Variables that network connections need.
    static let ofNetwork: Set = [
        "http_proxy", "https_proxy", "no_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "ALL_PROXY",
        "SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE",
    ]

    /// The variables of `environment` that SwiftPM gets. With network access, that includes `ofNetwork`.
    package static func passed(
        of environment: [String: String] = ProcessInfo.processInfo.environment, hasNetwork: Bool
    ) -> [String: String] {
        environment.filter { name, _ in
            names.contains(name) || prefixes.contains { name.hasPrefix($0) }
                || hasNetwork && ofNetwork.contains(name)
        }
    }
}
