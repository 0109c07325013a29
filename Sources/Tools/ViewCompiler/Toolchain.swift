// SPDX-License-Identifier: MIT

import CSystem
import Foundation
import Support

/// The tools that compile view code: Swift's frontend and a linker, run directly.
///
/// `swiftc` would start a driver, a dependency scan and clang for each compilation, which takes longer than to compile
/// a view.
package struct Toolchain: Equatable {
    /// The folder with `bin` and `lib`.
    package let root: String
    /// Whether the toolchain is the one that the package of Zoetrope contains (`Tools/toolchain`).
    package let isCarried: Bool

    /// Finds the toolchain. The variable `SWIFTC` comes first, then the toolchain that the engine carries, then the
    /// `swiftc` in `PATH`.
    package init(of engine: EngineFolder, environment: [String: String]) throws(ViewCompilerError) {
        if let named = environment["SWIFTC"], !named.isEmpty {
            try self.init(ofCompiler: named)
            return
        }
        let carried = engine.path + "/toolchain"
        if access(carried + "/bin/swift-frontend", X_OK) == 0 {
            self.init(root: carried, isCarried: true)
            return
        }
        guard let found = ProgramSearch.find("swiftc", in: environment["PATH"] ?? "") else { throw .noCompiler }
        try self.init(ofCompiler: found)
    }

    /// The toolchain of a `swiftc`, which may be a link or a program that forwards to another one.
    package init(ofCompiler path: String) throws(ViewCompilerError) {
        let folder = URL(filePath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
        if access(folder + "/swift-frontend", X_OK) == 0 {
            self.init(root: URL(filePath: folder).deletingLastPathComponent().path, isCarried: false)
            return
        }
        let run = FilterProgram(path, ["-print-target-info"], limits: ChildProgram.Limits(seconds: 30))
        do {
            let info = try JSONDecoder().decode(TargetInfo.self, from: Data(try run.output(of: [])))
            // The path of `lib/swift`.
            let root = URL(filePath: info.paths.runtimeResourcePath).deletingLastPathComponent()
                .deletingLastPathComponent()
            self.init(root: root.path, isCarried: false)
        } catch {
            throw .failed("\(path) is no Swift compiler: it does not answer -print-target-info (\(error))")
        }
        guard access(frontend, X_OK) == 0 else { throw .failed("\(path): there is no \(frontend)") }
    }

    private init(root: String, isCarried: Bool) { (self.root, self.isCarried) = (root, isCarried) }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable { var runtimeResourcePath: String }
        var paths: Paths
    }

    package var frontend: String { root + "/bin/swift-frontend" }
    var linker: String { root + "/bin/ld.lld" }
    /// SwiftPM; nil in a carried toolchain, which does not contain it.
    var packageManager: String? { isCarried ? nil : root + "/bin/swift" }
    /// The folder of Swift's shared libraries.
    var runtime: String { root + "/lib/swift/linux" }
    /// The file names of Swift's shared libraries, sorted.
    private var runtimeLibraries: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: runtime)) ?? []
        return names.filter { $0.hasSuffix(".so") }.sorted()
    }
    /// The program that writes the trace of a crash, if there is one.
    package var backtracer: String? {
        let path = root + "/libexec/swift/linux/swift-backtrace"
        return access(path, X_OK) == 0 ? path : nil
    }

    #if arch(x86_64)
        static let machine = "x86_64"
    #elseif arch(arm64)
        static let machine = "aarch64"
    #else
        #error("name the processor as Swift's triples do")
    #endif

    /// Converts arguments of `swiftc` to arguments of its frontend.
    ///
    /// - Parameter driver: Options that the frontend has, too. `-Xfrontend` and `-wmo`, which it does not have,
    ///   are removed.
    func frontendArguments(_ driver: [String]) -> [String] {
        let host = root + "/lib/swift/host"
        var arguments = [
            "-frontend", "-target", "\(Self.machine)-unknown-linux-gnu", "-disable-objc-interop",
            "-no-color-diagnostics", "-Xcc", "-fno-color-diagnostics", "-empty-abi-descriptor",
            // The plugins of Swift's own macros run inside of the compiler.
            "-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so", "-plugin-path",
            host + "/plugins",
        ]
        // A carried toolchain has its own C headers. Without this option, the compiler would use the machine's.
        if isCarried { arguments += ["-sdk", root + "/sysroot"] }
        return arguments + driver.filter { $0 != "-Xfrontend" && $0 != "-wmo" }
    }

    /// The linker's arguments for a shared object with view code, which the engine's host loads.
    ///
    /// - Parameters:
    ///   - objects: Object files and options of the linker.
    ///   - record: A file with the bytes of the `ProgramRecord`.
    ///   - output: The path of the shared object.
    ///   - needsLibraries: Whether the objects may use libraries that the host has not loaded. If false, the engine and
    ///     Swift's libraries are not linked, because reading their symbols takes the linker most of its time. The host
    ///     has loaded them, and refuses to load an object with an undefined name.
    func linkerArguments(
        _ objects: [String], record: String, engine: EngineFolder, output: String, needsLibraries: Bool
    ) -> [String] {
        // The linker names the bytes of a file after its path: `_binary_tmp_record_start` for `tmp/record`.
        let symbol = "_binary_" + String(record.utf8.map { isWord($0) ? Character(Unicode.Scalar($0)) : "_" })
        let libraries = [engine.library, "--as-needed"] + runtimeLibraries.map { runtime + "/" + $0 }
        return [
            "-shared", "-o", output, "--hash-style=gnu", "--eh-frame-hdr", "--build-id",
            // Binds the author's calls to the author's own definitions, even if a library defines the same symbol.
            "-Bsymbolic",
        ] + objects + [engine.entry, "\(runtime)/\(Self.machine)/swiftrt.o"] + [
            "--format=binary", record, "--format=default", "--defsym=zoetrope_record=\(symbol)_start",
            "--defsym=zoetrope_record_end=\(symbol)_end",
        ] + (needsLibraries ? ["-z", "defs"] + libraries : ["--as-needed"]) + Self.systemLibraries
    }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }

    /// The files of the C library that this process has loaded. `libc.so` and other names without a version
    /// exist only with the C library's development package, so they are not used.
    private static let systemLibraries: [String] = {
        // One function from each library: libc, libm and the dynamic linker.
        let names = ["free", "sin", "__tls_get_addr"]
        let paths = names.compactMap { (name: String) -> String? in
            programs_library(name).map { String(cString: $0) }
        }
        return Set(paths).sorted()
    }()

    /// The libraries and linker options that object files request, for example for the C modules of a package.
    func linkedLibraries(by objects: [String], in folder: String) throws -> [String] {
        guard !objects.isEmpty else { return [] }
        let list = folder + "/libraries"
        let run = try ChildProgram(
            root + "/bin/swift-autolink-extract", objects + ["-o", list], input: .nothing, keepsOutput: false)
        _ = try run.wait(within: ChildProgram.Limits(seconds: 60))
        let words = ((try? String(contentsOfFile: list, encoding: .utf8)) ?? "").split(whereSeparator: \.isWhitespace)
        // Excludes Swift's own libraries and libc: the linker gets their paths separately.
        let known = Set(runtimeLibraries)
        let others = words.map(String.init).filter { word in
            word.hasPrefix("-l") && !known.contains("lib\(word.dropFirst(2)).so") && !Self.partsOfC.contains(word)
        }
        return others.isEmpty ? [] : Self.libraryFolders.map { "-L" + $0 } + others
    }

    private static let partsOfC: Set = ["-lc", "-lm", "-lpthread", "-lutil", "-ldl", "-lrt"]
    private static let libraryFolders = [
        "/usr/local/lib", "/usr/lib/\(machine)-linux-gnu", "/lib/\(machine)-linux-gnu", "/usr/lib64", "/usr/lib",
    ]
}
