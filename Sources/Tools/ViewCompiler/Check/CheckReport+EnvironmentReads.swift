// SPDX-License-Identifier: MIT

// `@Environment(\.colorSchem)`: the compiler reports that no initializer fits, and does not name the key path.

extension CheckReport {
    /// The names after `@Environment(\.` that neither the table has nor the author declares. The probe tells which of
    /// them exist, for example in another module of the package.
    static func environmentReads(in material: Material, _ table: NameTable) -> [SourceWords.Word] {
        guard !material.declares("Environment") else { return [] }
        return material.words.sorted { $0.key < $1.key }.flatMap { _, file in
            zip(file.words, file.words.dropFirst()).compactMap { attribute, word in
                let isRead = attribute.mark == .attribute && attribute.text == "Environment" && word.mark == .path
                let name = NameFamily.Name(kind: .environment, text: word.text)
                return isRead && table.environmentValue(word.text) == nil && !material.declares(name) ? word : nil
            }
        }
    }

    /// Names the unknown environment values in place of the errors in their lines that do not name them.
    static func namingEnvironmentValues(
        _ diagnostics: [Diagnostic], in material: Material, absent: Set<NameFamily.Name>, _ table: NameTable
    ) -> [Diagnostic] {
        let unknown = environmentReads(in: material, table).filter {
            absent.contains(.init(kind: .environment, text: $0.text))
        }
        guard !unknown.isEmpty else { return diagnostics }
        var result = diagnostics
        for word in unknown {
            func isAbout(_ diagnostic: Diagnostic) -> Bool {
                guard diagnostic.isError, diagnostic.place.file == word.place.file,
                    diagnostic.place.line == word.place.line
                else { return false }
                switch DiagnosticSubject(diagnostic.message) {
                case .call, .vague: return true
                case .noMember(let name, _): return name == word.text
                default: return false
                }
            }
            guard result.contains(where: isAbout) else { continue }
            result.removeAll(where: isAbout)
            result.append(
                Diagnostic(
                    place: word.place, isError: true,
                    message: "value of type '\(environmentType)' has no member '\(word.text)'"))
        }
        return result
    }

    static let environmentType = "EnvironmentValues"
}
