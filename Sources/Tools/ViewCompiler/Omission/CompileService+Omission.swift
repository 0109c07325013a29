// SPDX-License-Identifier: MIT

import Foundation

// Leaves out code that does not compile here, so that the rest of an app is drawn: function and property bodies first,
// and declarations and files if nothing smaller suffices.

extension CompileService {
    /// The maximum number of rounds. An omission can cause further errors, which need another round; real code
    /// needs far fewer.
    private static let mostRounds = 24

    /// Omits the code that does not compile, in rounds, until the rest compiles.
    ///
    /// - Parameters:
    ///   - translated: The texts as rewritten by `AppleSpellings`.
    ///   - said: The compiler's output for `translated`.
    /// - Returns: nil if `mostRounds` is reached, or a round finds nothing to omit.
    /// - Throws: `ViewCompilerError.doesNotCompile` if a later round shows a mistake of the author's. Missing imports
    ///   can hide it in the first round.
    func rest(
        of sources: SourceSet, _ texts: [String], _ translated: [String], _ options: Options, after said: String
    ) throws -> (texts: [String], omissions: [Omission])? {
        let place = try cache.scratchFolder(for: BuildCache.key(of: ["rest", sources.path] + sources.files))
        defer { cache.discard(place) }
        var rest = OmittedTexts(files: sources.files, texts: translated)
        let registryFile = try declarationFile(of: translated, sources, in: place)
        var said = said
        let mistakes = authorErrors(in: sources, texts, options)
        for round in 0..<Self.mostRounds {
            if options.omission == .missingNames,
                !mistakes.among(Diagnostic.parse(said), isWhole: !rest.lacksCode).isEmpty
            {
                tell(said, findings(in: said, of: sources, texts, options))
                throw ViewCompilerError.doesNotCompile(sources.path)
            }
            guard rest.leaveOut(Diagnostic.parse(said)) else { return nil }
            progress("compiling again without \(rest.omissions.count) \(rest.omissions.count == 1 ? "part" : "parts")")
            let overlay = try SourceOverlay(
                files: sources.files, texts: texts, others: rest.texts, folder: "\(place)/\(round)")
            let files = overlay.arguments + overlay.files + [registryFile]
            var isFine = true
            if importsMayFail(rest.texts, sources) {
                (isFine, said) = try resolveImports(files, sources, options)
                reportAbsentImports(in: rest.texts, of: sources, options, &isFine, &said)
            }
            if isFine { (isFine, said) = try typecheck(files, sources, options) }
            if isFine { return (rest.texts, rest.omissions) }
        }
        return nil
    }
}
