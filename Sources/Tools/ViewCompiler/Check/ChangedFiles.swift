// SPDX-License-Identifier: MIT

import Foundation
import Support
import SwiftTokens

/// The files of a module that a check has to look at again.
///
/// A file needs no further check if it had no error and neither its own text nor the interface of any file of the
/// module or of an imported module has changed since. Files with errors are always checked.
struct ChangedFiles {
    /// Identifies the interfaces of all files, the compiler's arguments, and the imported modules.
    let key: String
    /// For each file, whether it must be checked.
    let needsCheck: [Bool]
    /// A digest of each file's name and text.
    private let digests: [String]
    private let cache: BuildCache

    /// - Parameters:
    ///   - parts: Everything besides the files that the result depends on.
    ///   - names: The files' names for this purpose; paths of temporary files would differ in each run.
    init(_ names: [String], texts: [String], besides parts: [String], in cache: BuildCache) {
        let interfaces = zip(names, texts).flatMap { [$0, InterfaceText(of: $1).text] }
        key = BuildCache.key(of: ["checked"] + parts + interfaces)
        digests = zip(names, texts).map { BuildCache.key(of: [$0, $1]) }
        let known = Set(cache.note(for: key).map { $0.split(separator: "\n").map(String.init) } ?? [])
        needsCheck = digests.map { !known.contains($0) }
        self.cache = cache
    }

    /// Records the files without errors. Records nothing if an error may belong to any file.
    ///
    /// - Parameter paths: The paths that the compiler was given.
    func record(_ result: CompileService.ToolResult, paths: [String]) {
        guard result.isWhole, !result.hasCrashed, Diagnostic.placeless(result.said).isEmpty else { return }
        let bad = Set(Diagnostic.parse(result.said).filter(\.isError).map(\.place.file))
        guard result.isFine || !bad.isEmpty, bad.isSubset(of: paths) else { return }
        // `Diagnostic.parse` searches macro expansions only if there are no other errors.
        let lines = result.said.split(separator: "\n")
        guard !lines.contains(where: { $0.hasPrefix("macro expansion ") && $0.contains(": error: ") }) else { return }
        let fine = zip(digests, paths).filter { !bad.contains($1) }.map(\.0)
        cache.keepNote(fine.joined(separator: "\n"), for: key)
    }
}

extension CompileService {
    /// The number of files per process that type-checks a large module.
    private static let filesOfCheck = 24

    /// Type-checks the files of a module that may have changed, in parallel processes.
    ///
    /// - Parameters:
    ///   - files: The paths to compile, with the name and the text of each.
    ///   - imported: The keys of the modules of the package that the files import.
    /// - Returns: Also the key of the module's interface, for modules that import it.
    func typecheckChanges(
        _ files: [(path: String, name: String, text: String)], _ sources: SourceSet, _ options: Options,
        imported: [String]
    ) throws -> (isFine: Bool, said: String, key: String) {
        var keyed = sources
        // Leaves out the path of a temporary folder, which would change the key in every run.
        keyed.modulesFolder = nil
        let changed = ChangedFiles(
            files.map(\.name), texts: files.map(\.text),
            besides: [engine.path, engine.stamp, engine.compiler, toolchain.root] + moduleArguments(keyed, options)
                + ["imports"] + imported.sorted() + ["files"],
            in: cache)
        let primary = files.indices.filter { changed.needsCheck[$0] }
        guard !primary.isEmpty else { return (true, "", changed.key) }
        let count = Self.processCount(for: primary.count, atLeast: Self.filesOfCheck)
        let result = try withModuleCache {
            var runs: [ChildProgram] = []
            for number in 0..<count {
                // Neighbours often take similarly long, so each process takes every `count`th file.
                let own = Set(primary.enumerated().filter { $0.offset % count == number }.map(\.element))
                let inputs = files.indices.flatMap {
                    own.contains($0) ? ["-primary-file", files[$0].path] : [files[$0].path]
                }
                let arguments =
                    ["-typecheck", "-suppress-warnings"] + moduleArguments(sources, options) + Self.quickSolver
                runs.append(try startCompiler(arguments + inputs))
            }
            var all = ToolResult(isFine: true, said: "")
            for run in runs { all.add(try end(of: run, for: sources.path)) }
            if sources.importsInvalidModules {
                all.said = InvalidModules.withoutNotices(all.said)
                all.isFine = all.isFine || !all.hasCrashed && !InvalidModules.hasErrors(all.said)
            }
            return all
        }
        changed.record(result, paths: files.map(\.path))
        return (result.isFine, result.said, changed.key)
    }
}
