// SPDX-License-Identifier: MIT

import Foundation
import Support

/// Finds the files of a module that must be checked again.
///
/// These are the files whose text has changed since the last check. If the interface of a file of the module, or of an
/// imported module, has changed, all files must be checked. The recorded errors of the other files still hold.
struct ChangedFiles {
    /// Identifies the interfaces of all files, the compiler's arguments, and the imported modules.
    let key: String
    /// For each file, its errors and warnings if they are known. Each is a line of the compiler's output without the
    /// file's path, `3:7: error: cannot find 'x' in scope`, and further fields (`RecordedMessage`).
    private let known: [[String]?]
    /// A digest of each file's name and text.
    private let digests: [String]
    private let cache: BuildCache

    /// - Parameters:
    ///   - names: Names of the files that stay the same in each run, unlike the paths of temporary copies.
    ///   - parts: Everything else on which the result depends.
    init(_ names: [String], texts: [String], besides parts: [String], in cache: BuildCache) {
        key = BuildCache.key(
            of: ["checked", "with corrections"] + parts, interfacesOf: zip(names, texts).map { ($0, $1) })
        digests = zip(names, texts).map { BuildCache.key(of: [$0, $1]) }
        let recorded = cache.note(for: key).map(Self.errors) ?? [:]
        known = digests.map { recorded[$0] }
        self.cache = cache
    }

    /// For each file, whether it must be checked.
    var needsCheck: [Bool] { known.map { $0 == nil } }

    /// The recorded messages of the files that need no check, in the form of a compiler's result.
    func knownResult(paths: [String]) -> CompileService.ToolResult {
        let said = zip(paths, known).flatMap { path, lines in
            (lines ?? []).map { RecordedMessage.output($0, path: path) }
        }.joined()
        return CompileService.ToolResult(isFine: !Diagnostic.parse(said).contains(where: \.isError), said: said)
    }

    /// Records the errors of the files that were checked. Records nothing if an error may belong to any file.
    ///
    /// - Parameters:
    ///   - paths: The paths of all files, as in the compiler's messages.
    ///   - unsure: The files whose check has ended for a reason outside of the files. They are checked again the next
    ///     time.
    func record(_ result: CompileService.ToolResult, paths: [String], except unsure: Set<Int> = []) {
        guard result.isWhole, !result.hasCrashed, Diagnostic.placeless(result.said).isEmpty else { return }
        let found = Diagnostic.parse(result.said)
        let bad = Set(found.filter(\.isError).map(\.place.file))
        guard result.isFine || !bad.isEmpty, bad.isSubset(of: paths) else { return }
        // `Diagnostic.parse` searches macro expansions only if there are no other errors.
        let lines = result.said.split(separator: "\n")
        guard !lines.contains(where: { $0.hasPrefix("macro expansion ") && $0.contains(": error: ") }) else { return }
        let errors = Dictionary(grouping: found, by: \.place.file)
        var note = ""
        for (index, path) in paths.enumerated() {
            // The check of a file may repeat errors of another file, whose declarations it uses. A new error in a file
            // that needed no check has its cause elsewhere. So nothing is recorded for this file, and the next check
            // includes it.
            if let known = known[index], bad.contains(path),
                !Set(errors[path, default: []].filter(\.isError).map(RecordedMessage.line)).isSubset(of: known)
            {
                continue
            }
            if unsure.contains(index) { continue }
            let own = known[index] ?? errors[path, default: []].map(RecordedMessage.line)
            note += digests[index] + "\n" + own.map { " \($0)\n" }.joined()
        }
        cache.keepNote(note, for: key)
    }

    /// Reads a note. It has a line with the digest of each file, followed by an indented line for each of the file's
    /// messages.
    private static func errors(in note: String) -> [String: [String]] {
        var errors: [String: [String]] = [:]
        var digest = ""
        for line in note.split(separator: "\n") {
            if line.first == " " {
                errors[digest]?.append(String(line.dropFirst()))
            } else {
                digest = String(line)
                errors[digest] = []
            }
        }
        return errors
    }
}

/// A message of the compiler in one line, for notes of the cache: its place and words, the line of an open bracket, and
/// the column and the text of a correction. Missing fields are empty.
private enum RecordedMessage {
    private static let separator: Character = "\u{1F}"

    static func line(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.place
        let fields = [
            "\(place.line):\(place.column): \(diagnostic.isError ? "error" : "warning"): \(diagnostic.message)",
            diagnostic.openingLine.map { "\($0)" }, diagnostic.correction.map { "\($0.column)" },
            diagnostic.correction?.text,
        ]
        return fields.map { $0 ?? "" }.joined(separator: "\(separator)")
    }

    /// The message as the compiler prints it, so that `Diagnostic.parse` reads it.
    static func output(_ line: String, path: String) -> String {
        let fields = line.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
        var text = "\(path):\(fields[0])\n"
        guard fields.count == 4 else { return text }
        let column = fields[0].split(separator: ":").dropFirst().first.flatMap { Int($0) }
        if let column, let start = Int(fields[2]) {
            // The correction stands below the code, as far from the caret as from the message's column.
            let caret = max(0, column - start)
            text += "code\n" + String(repeating: " ", count: caret) + "^\n"
            text += String(repeating: " ", count: caret + start - column) + fields[3] + "\n"
        }
        if let opening = Int(fields[1]) { text += "\(path):\(opening):1: note: to match this opening\n" }
        return text
    }
}

extension CompileService {
    /// The number of files that a process type-checks.
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
        let limits = Self.briefSolver
        var keyed = sources
        // Leaves out the path of the temporary folder, because it would change the key in every run.
        keyed.modulesFolder = nil
        let changed = ChangedFiles(
            files.map(\.name), texts: files.map(\.text),
            besides: toolParts + moduleArguments(keyed, options) + limits
                + ["imports"] + imported.sorted() + ["files"],
            in: cache)
        let primary = files.indices.filter { changed.needsCheck[$0] }
        var whole = changed.knownResult(paths: files.map(\.path))
        guard !primary.isEmpty else { return (whole.isFine, whole.said, changed.key) }
        let count = (primary.count + Self.filesOfCheck - 1) / Self.filesOfCheck
        // Neighbours often take similarly long, so each process takes every `count`th file.
        let groups = (0..<count).map { number in
            primary.enumerated().filter { $0.offset % count == number }.map(\.element)
        }
        var unsure: Set<Int> = []
        let result = try withModuleCache {
            var checks = BoundedChecks(groups, of: files.map(\.path))
            while let (run, group) = try checks.next(start: { inputs in
                try startCompiler(typecheckArguments(sources, options) + limits + inputs)
            }) {
                let seconds = BoundedChecks.seconds(for: group.count)
                let time = ChildProgram.Limits(seconds: 5 * seconds, processorSeconds: seconds)
                let (result, isUsedUp) = try end(of: run, within: time)
                checks.finish(group, result, said: run.allMessages)
                if result == nil, group.count == 1, !isUsedUp { unsure.formUnion(group) }
                if checks.isLong { progress("\(checks.rest) of \(primary.count) files of \(sources.name) are left") }
            }
            let all = checks.result
            return sources.importsInvalidModules ? InvalidModules.withoutNotices(all) : all
        }
        changed.record(result, paths: files.map(\.path), except: unsure)
        whole.add(result)
        return (whole.isFine, whole.said, changed.key)
    }
}
