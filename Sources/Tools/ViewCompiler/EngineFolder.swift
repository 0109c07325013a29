// SPDX-License-Identifier: MIT

import Foundation

/// The engine as a shared library, with the modules that view code is compiled against (`Tools/engine`).
package struct EngineFolder: Equatable {
    package var path: String
    /// The compiler's arguments for finding the modules.
    package var flags: [String]
    /// The version of the compiler that built the engine's modules. A compiler of another version cannot read them.
    package var compiler: String
    /// Changes whenever the engine changes.
    package var stamp: String
    /// The platform for which view code is compiled.
    package private(set) var platform = TargetPlatform.iOS

    /// The engine for view code of another platform. Its stamp differs too, so that caches keep the platforms apart.
    package func compiling(for platform: TargetPlatform) -> EngineFolder {
        guard platform != self.platform, platform == .macOS else { return self }
        var engine = self
        engine.platform = platform
        engine.stamp += ".\(platform)"
        // SwiftUI re-exports AppKit on macOS. So every file imports it.
        engine.flags += ["-I\(path)/macos", "-Xfrontend", "-import-module", "-Xfrontend", "AppKit"]
        // UIKit's names and members are marked as obsolete in this version of a domain that the compiler checks on
        // every system.
        engine.flags += ["-package-description-version", "99"]
        return engine
    }

    /// The folders of the Swift modules that view code can import.
    var moduleFolders: [String] { [path + "/modules"] + (platform == .macOS ? [path + "/macos"] : []) }

    package var library: String { path + "/libZoetropeEngine.so" }
    /// An object file that is linked into every shared object with view code. It contains the entry point.
    package var entry: String { path + "/entry.o" }
    /// The host program. It loads the shared object that the environment variable `viewsVariable` names.
    package var host: String { path + "/host" }
    /// The environment variable with the path of the shared object that the host loads.
    package static let viewsVariable = "ZOETROPE_VIEWS"
    /// The value of this variable for a host that reads the path of the views from descriptor 3.
    package static let awaitsViews = "-"

    /// The build id of the library, in hexadecimal digits; nil if it has none.
    package var buildID: String? {
        guard let file = FileHandle(forReadingAtPath: library), let head = try? file.read(upToCount: 1 << 16) else {
            return nil
        }
        // The header of the ELF note NT_GNU_BUILD_ID (type 3), for an identifier of 20 bytes.
        let mark: [UInt8] = [4, 0, 0, 0, 20, 0, 0, 0, 3, 0, 0, 0, 0x47, 0x4E, 0x55, 0]
        guard let range = head.firstRange(of: Data(mark)), range.upperBound + 20 <= head.endIndex else { return nil }
        return head[range.upperBound..<range.upperBound + 20].map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }.joined()
    }

    private static let modulesOfTheToolchain: Set = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch",
        "Observation",
        "Synchronization", "RegexBuilder", "Glibc", "Distributed", "XCTest", "Testing",
    ]

    /// Modules of the toolchain whose libraries the engine does not load. A program that imports one must link its
    /// library.
    static let unloadedModules: Set = [
        "FoundationNetworking", "FoundationXML", "RegexBuilder", "Distributed", "XCTest", "Testing", "Cxx", "CxxStdlib",
        "Runtime", "_Differentiation", "_Volatile", "_RegexParser",
    ]

    /// Whether the toolchain contains a module. A carried toolchain omits modules that need further libraries.
    private func toolchainHasModule(_ name: String) -> Bool {
        let modules = path + "/toolchain/lib/swift/linux"
        return !FileManager.default.fileExists(atPath: modules)
            || FileManager.default.fileExists(atPath: "\(modules)/\(name).swiftmodule")
    }

    /// Whether view code can import a module of this name.
    func hasModule(_ name: String) -> Bool {
        (Self.modulesOfTheToolchain.contains(name) && toolchainHasModule(name))
            || (!platform.absentModules.contains(name)
                && moduleFolders.contains { FileManager.default.fileExists(atPath: "\($0)/\(name).swiftmodule") })
            || FileManager.default.fileExists(atPath: "\(path)/c/\(name)")
    }

    /// The paths where the engine may be, relative to the folder of the program: for an installed program, and
    /// for a fresh build.
    private static let relativePlaces = ["../lib/zoetrope", "zoetrope-engine"]

    private static func places(of program: String) -> [String] {
        let folder = URL(filePath: program).deletingLastPathComponent()
        return relativePlaces.map { folder.appending(path: $0).standardizedFileURL.path }
    }

    /// The Git revision that a program was built from, as `git describe` names it; nil if it is not known.
    ///
    /// Avoids Foundation, because `render --version` counts its instructions (`make cold`).
    package static func revision(of program: String) -> String? {
        guard let end = program.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        let folder = String(program[..<end])
        for place in relativePlaces {
            let file = open("\(folder)/\(place)/revision", O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { continue }
            defer { close(file) }
            var bytes = [UInt8](repeating: 0, count: 128)
            let count = read(file, &bytes, bytes.count)
            let text = bytes.prefix(max(count, 0)).prefix { $0 > UInt8(ascii: " ") }
            if !text.isEmpty { return String(decoding: text, as: UTF8.self) }
        }
        return nil
    }

    /// Finds the engine of a program: `../lib/zoetrope` if it is installed, or `zoetrope-engine` beside a fresh build.
    /// `ZOETROPE_ENGINE` overrides both.
    ///
    /// - Parameter program: The program's path, with links resolved.
    package init(of program: String, environment: [String: String]) throws(ViewCompilerError) {
        var places = Self.places(of: program)
        if let named = environment["ZOETROPE_ENGINE"], !named.isEmpty { places = [named] }
        for place in places {
            guard let flags = try? String(contentsOfFile: place + "/flags", encoding: .utf8),
                let compiler = try? String(contentsOfFile: place + "/compiler", encoding: .utf8)
            else { continue }
            var status = stat()
            guard stat(place + "/libZoetropeEngine.so", &status) == 0, access(place + "/host", X_OK) == 0 else {
                continue
            }
            path = place
            self.flags = flags.split(separator: "\n").map { $0.replacingOccurrences(of: "@", with: place) }
            self.compiler = compiler.trimmingCharacters(in: .whitespacesAndNewlines)
            stamp = "\(status.st_size).\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
            return
        }
        throw .noEngine(searched: places)
    }
}
