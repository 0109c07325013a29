// SPDX-License-Identifier: MIT

import Foundation
import Support

extension CompileService {
    /// Compiles a module's files to object files, in several processes. Files whose objects are in the cache are not
    /// compiled again.
    ///
    /// - Parameters:
    ///   - files: The source files; each becomes an object file.
    ///   - declarations: Generated declarations for these files. Their object file is cached, because edits of the
    ///     files do not change it.
    ///   - arguments: The options of the module.
    ///   - overlay: The options that give the compiler other texts for some files.
    /// - Returns: In `objects`, the object files; nil if a file does not compile. In `said`, the compiler's output.
    func compile(
        _ files: [CompilerInput], _ declarations: String?, _ arguments: [String], _ overlay: [String], of path: String,
        in place: String
    ) throws -> (objects: [String]?, said: String) {
        let cached = CachedObjects(
            files, besides: toolParts + Self.objectOptions + keyed(arguments) + [declarations ?? ""], in: cache.objects,
            place: place)
        var objects: [String] = []
        let result = try withModuleCache {
            objects = cached.objects
            return try compile(files, cached, declarations, arguments, overlay, of: path, in: place, to: &objects)
        }
        return (result.isFine ? objects : nil, result.said)
    }

    private func compile(
        _ files: [CompilerInput], _ cached: CachedObjects, _ declarations: String?, _ arguments: [String],
        _ overlay: [String], of path: String, in place: String, to objects: inout [String]
    ) throws -> ToolResult {
        let options = Self.objectOptions + arguments
        var shared: [String] = []
        var common: Declarations?
        if let declarations {
            common = try object(of: declarations, options, in: place)
            shared.append(common!.file)
        }
        var all = ToolResult(isFine: true, said: cached.said)
        var started: [(run: [Int], program: ChildProgram)] = []
        var results: [(run: [Int], result: ToolResult)] = []
        func finishFirst() throws {
            let (run, program) = started.removeFirst()
            results.append((run, try end(of: program, for: path)))
        }
        let most = Self.processCount(for: cached.runs.count, atLeast: 1)
        for run in cached.runs {
            if started.count == most { try finishFirst() }
            let inputs = files.indices.flatMap { (run.contains($0) ? ["-primary-file"] : []) + [files[$0].path] }
            let outputs = run.flatMap { ["-o", cached.objects[$0]] }
            started.append((run, try startCompiler(options + overlay + inputs + shared + outputs)))
        }
        while !started.isEmpty { try finishFirst() }
        cached.keep(results)
        for (_, result) in results { all.add(result) }
        if let common {
            let (declared, result) = try finish(common, of: path)
            all.add(result)
            if let declared { objects.append(declared) }
        }
        return all
    }

    /// What identifies the engine and the compiler in the keys of the cache.
    var toolParts: [String] { [engine.path, engine.stamp, engine.compiler, toolchain.root] }

    /// The arguments with digests of the modules in place of the paths of folders in the cache. These paths differ in
    /// each run.
    func keyed(_ arguments: [String]) -> [String] {
        arguments.map { argument in
            guard argument.hasPrefix(cache.folder + "/") else { return argument }
            let modules = ((try? FileManager.default.contentsOfDirectory(atPath: argument)) ?? []).sorted()
                .filter { $0.hasSuffix(".swiftmodule") }
            return BuildCache.key(
                of: modules.flatMap { name in
                    [name, FileSystem.data(of: "\(argument)/\(name)").map { BuildCache.digest(of: [UInt8]($0)) } ?? ""]
                })
        }
    }

    /// The number of compiler processes for files: at most one per core, and one for every `share` files.
    static func processCount(for files: Int, atLeast share: Int) -> Int {
        min(max(ProcessInfo.processInfo.activeProcessorCount, 1), (files + share - 1) / share)
    }

    /// The options for object files. Their line tables let crash reports name lines. The compiler does not check its own
    /// intermediate code, which takes 5 % of the time for a view.
    static let objectOptions = ["-c", "-Onone", "-gline-tables-only", "-sil-verify-none", "-disable-llvm-verify"]

    /// Declarations for an author's files, and their object file.
    private struct Declarations {
        let file: String
        /// The folder of the object file: in the cache if it was cached, otherwise a scratch folder.
        let folder: String
        let key: String
        /// The compiler process that makes the object file; nil if the file is in the cache.
        let run: ChildProgram?

        var object: String { Self.object(in: folder) }
        static func object(in folder: String) -> String { folder + "/declarations.o" }
    }

    private func object(of text: String, _ options: [String], in place: String) throws -> Declarations {
        let file = "\(place)/\(RegistrySource.declarationsName)"
        try FileSystem.write(text, to: file)
        let key = BuildCache.key(
            of: ["declarations"] + toolParts + [text] + keyed(options))
        if let folder = cache.folder(for: key) {
            return Declarations(file: file, folder: folder, key: key, run: nil)
        }
        let folder = try cache.scratchFolder(for: key)
        // Compiles the declarations without the author's files, so that the object file depends only on the inputs of
        // `key`.
        let run = try startCompiler(
            options + ["-primary-file", file, "-o", Declarations.object(in: folder)])
        return Declarations(file: file, folder: folder, key: key, run: run)
    }

    private func finish(_ declarations: Declarations, of path: String) throws -> (object: String?, ToolResult) {
        guard let run = declarations.run else { return (declarations.object, ToolResult(isFine: true, said: "")) }
        var result = try end(of: run, for: path)
        guard result.isFine else {
            cache.discard(declarations.folder)
            return (nil, result)
        }
        result.said = ""
        return (Declarations.object(in: cache.keepFolder(declarations.folder, for: declarations.key)), result)
    }
}
