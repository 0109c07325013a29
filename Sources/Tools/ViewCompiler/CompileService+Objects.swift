// SPDX-License-Identifier: MIT

import Foundation
import Support

extension CompileService {
    /// The number of files per compiler process. With fewer files, starting another process costs more than it saves.
    private static let filesOfProcess = 4

    /// Compiles a module's files to object files, in parallel processes: one for every four files, at most one per
    /// core.
    ///
    /// - Parameters:
    ///   - files: The source files; each becomes an object file.
    ///   - declarations: Generated declarations for these files. Their object file is cached, because edits of the
    ///     files do not change it.
    ///   - arguments: The options of the module.
    ///   - overlay: The options that give the compiler other texts for some files.
    /// - Returns: In `objects`, the object files; nil if a file does not compile. In `said`, the compiler's output.
    func compile(
        _ files: [String], _ declarations: String?, _ arguments: [String], _ overlay: [String], of path: String,
        in place: String
    ) throws -> (objects: [String]?, said: String) {
        var objects: [String] = []
        let result = try withModuleCache {
            objects = []
            return try compile(files, declarations, arguments, overlay, of: path, in: place, to: &objects)
        }
        return (result.isFine ? objects : nil, result.said)
    }

    private func compile(
        _ files: [String], _ declarations: String?, _ arguments: [String], _ overlay: [String], of path: String,
        in place: String, to objects: inout [String]
    ) throws -> ToolResult {
        let options = Self.objectOptions + ["-entry-point-function-name", "zoetrope_author_main"] + arguments
        var shared: [String] = []
        var common: Declarations?
        if let declarations {
            common = try object(of: declarations, options, in: place)
            shared.append(common!.file)
        }
        let count = Self.processCount(for: files.count, atLeast: Self.filesOfProcess)
        var runs: [ChildProgram] = []
        for number in 0..<count {
            let range = files.count * number / count..<files.count * (number + 1) / count
            let inputs = files.indices.flatMap { range.contains($0) ? ["-primary-file", files[$0]] : [files[$0]] }
            let outputs = range.map { "\(place)/\($0).o" }
            objects += outputs
            runs.append(try startCompiler(options + overlay + inputs + shared + outputs.flatMap { ["-o", $0] }))
        }
        var all = ToolResult(isFine: true, said: "")
        for run in runs { all.add(try end(of: run, for: path)) }
        if let common {
            let (declared, result) = try finish(common, of: path)
            all.add(result)
            if let declared { objects.append(declared) }
        }
        return all
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
            of: ["declarations", engine.path, engine.stamp, engine.compiler, toolchain.root, text] + options)
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
