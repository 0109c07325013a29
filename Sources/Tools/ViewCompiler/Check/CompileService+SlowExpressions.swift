// SPDX-License-Identifier: MIT

import Foundation

extension CompileService {
    /// Checks some files again with the limits of a build: those with expressions that are too complex for the limit of
    /// a check (`quickSolver`), unless an unknown name in the same body explains that. The diagnostics of other files
    /// stay.
    ///
    /// - Parameters:
    ///   - words: The words of the files.
    ///   - registry: The path of the generated declarations.
    ///   - isIncomplete: Whether a package is missing.
    ///   - key: Identifies the interface of the module and of the modules that it imports.
    func recheckingSlowFiles(
        _ diagnostics: [Diagnostic], of copies: SourceCopies, _ words: [String: SourceWords], registry: String,
        key: String, _ sources: SourceSet,
        _ options: Options, isIncomplete: Bool
    ) throws -> [Diagnostic] {
        var result = diagnostics
        let errors = Dictionary(grouping: diagnostics.filter(\.isError), by: \.place.file)
        for (index, file) in copies.files.enumerated() {
            // A check that was stopped would not end with higher limits either.
            guard let own = errors[file], !own.contains(where: BoundedChecks.isStop) else { continue }
            let unknown = own.filter { DiagnosticSubject($0.message).name != nil }.map(\.place.line)
            let unexplained = own.filter(Self.isTooComplex).filter { slow in
                !unknown.contains { words[file]?.haveOneBody($0, slow.place.line) == true }
            }
            // If a package is missing, other errors in the file may explain it as well.
            guard !unexplained.isEmpty, !isIncomplete || own.allSatisfy(Self.isTooComplex) else { continue }
            let path = copies.paths[index]
            let changed = ChangedFiles([file], texts: [copies.texts[index]], besides: ["build", key], in: cache)
            var answer = changed.knownResult(paths: [path])
            if changed.needsCheck[0] {
                progress("checking \((file as NSString).lastPathComponent) with the limits of a build")
                let inputs = copies.paths.flatMap { $0 == path ? ["-primary-file", $0] : [$0] } + [registry]
                answer = try withModuleCache {
                    let answer = try end(
                        of: startCompiler(Self.typecheck + moduleArguments(sources, options) + inputs),
                        for: sources.path)
                    return sources.importsInvalidModules ? InvalidModules.withoutNotices(answer) : answer
                }
                changed.record(answer, paths: [path])
            }
            result.removeAll { $0.place.file == file }
            result += Diagnostic.parse(answer.said).map { copies.original($0) }.filter { $0.place.file == file }
        }
        return result
    }
}
