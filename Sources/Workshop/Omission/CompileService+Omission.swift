// SPDX-License-Identifier: MIT

import Foundation

// Code that does not compile here is left out, so that the rest of an app is drawn: bodies of functions and properties first,
// declarations and files where nothing smaller will do.

extension CompileService {
    /// What is left leads to more that has to go; nothing that anybody wrote goes on like this for long.
    private static let mostRounds = 24

    /// The texts of files without what does not compile.
    ///
    /// - Parameters:
    ///   - translated: the texts in words that our compiler knows.
    ///   - said: what it said of them.
    /// - Returns: nil where that comes to no end.
    /// - Throws: `WorkshopError.doesNotCompile`, where an author's own mistake shows only when something else is gone: of files
    ///   that import what is missing the compiler says nothing else.
    func rest(
        of sources: SourceSet, _ texts: [String], _ translated: [String], _ options: Options, after said: String
    ) throws -> (texts: [String], omissions: [Omission])? {
        let place = try cache.workplace(for: BuildCache.key(of: ["rest", sources.path] + sources.files))
        defer { try? FileManager.default.removeItem(atPath: place) }
        var rest = OmittedTexts(files: sources.files, texts: translated)
        let registryFile = try declarationFile(of: translated, sources, in: place)
        var said = said
        let mistakes = ownMistakes(in: sources, texts, options)
        for round in 0..<Self.mostRounds {
            if options.omission == .missingNames,
                !mistakes.among(Diagnostic.parse(said), isWhole: !rest.lacksCode).isEmpty
            {
                diagnostics(said)
                throw WorkshopError.doesNotCompile(sources.path)
            }
            guard rest.leaveOut(Diagnostic.parse(said)) else { return nil }
            progress("compiling again without \(rest.omissions.count) \(rest.omissions.count == 1 ? "part" : "parts")")
            let overlay = try SourceOverlay(
                files: sources.files, texts: texts, others: rest.texts, folder: "\(place)/\(round)")
            let files = overlay.arguments + overlay.files + [registryFile]
            var isFine = true
            if importsMayFail(rest.texts, sources) { (isFine, said) = try resolveImports(files, sources, options) }
            if isFine { (isFine, said) = try typecheck(files, sources, options) }
            if isFine { return (rest.texts, rest.omissions) }
        }
        return nil
    }
}
