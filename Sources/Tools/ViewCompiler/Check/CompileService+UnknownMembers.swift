// SPDX-License-Identifier: MIT

import Foundation
import Support
import SwiftTokens

extension CompileService {
    /// Replaces the errors about expressions that are too complex by errors that name the misspelt members in the same
    /// files. Keeps the errors in files without such members.
    ///
    /// In a long body, the type checker may give up because of a member that does not exist, without naming it. A word
    /// after a period is taken for misspelt if the author's files have it nowhere else and no compiled module contains
    /// it.
    ///
    /// - Parameters:
    ///   - declared: The names in other modules of the package, and those of generated code.
    ///   - missing: The missing modules. If one of them is unknown, it may extend any type, so the errors stay.
    func namingUnknownMembers(
        _ diagnostics: [Diagnostic], in words: [String: SourceWords], declared: Set<String>,
        missing: some Collection<String>
    ) -> [Diagnostic] {
        let unclear = Set(diagnostics.filter(Self.isTooComplex).map(\.place.file))
        guard !unclear.isEmpty,
            !missing.contains(where: { CheckReport.support(of: $0, on: engine.platform, .standard) == .unknown })
        else {
            return diagnostics
        }
        let known = words.values.reduce(into: declared) { $0.formUnion($1.plainWords) }
        let table = NameTable.standard
        var suspects: [SourceWords.Word] = []
        for file in unclear.sorted() {
            for word in words[file]?.words ?? [] where word.mark == .chain {
                let text = word.text
                // Skips fields of C structures, such as `tv_sec`, because no compiled module contains them, and
                // projections, which begin with `$`.
                guard text.first?.isLetter == true, !text.contains("_") else { continue }
                if !known.contains(text), table.modifier(text) == nil { suspects.append(word) }
            }
        }
        guard let existing = existing(among: Set(suspects.map(\.text))) else { return diagnostics }
        let unknown = suspects.filter { !existing.contains($0.text) }
        let files = Set(unknown.map(\.place.file))
        return diagnostics.filter { !(Self.isTooComplex($0) && files.contains($0.place.file)) }
            + unknown.map { Diagnostic(place: $0.place, isError: true, message: "no type has a member '\($0.text)'") }
    }

    static func isTooComplex(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.isError && diagnostic.message.hasPrefix("the compiler is unable to type-check this expression")
    }

    /// Those of `words` that occur in the compiled modules of the engine or the toolchain; nil if a module cannot be
    /// read.
    private func existing(among words: Set<String>) -> Set<String>? {
        guard !words.isEmpty else { return [] }
        var identifiers = Identifiers(words)
        for folder in engine.moduleFolders + [toolchain.runtime] {
            guard let files = try? SourceTree.files(below: folder) else { return nil }
            let modules = files.filter { $0.hasSuffix(".swiftmodule") }
            guard !modules.isEmpty else { return nil }
            for file in modules {
                guard let bytes = try? FileSystem.bytes(of: file, limit: 1 << 28, expected: "a module") else {
                    return nil
                }
                identifiers.search(bytes)
            }
        }
        return identifiers.found
    }
}
