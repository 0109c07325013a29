// SPDX-License-Identifier: MIT

// Names that are newer than the deployment target of a project. Apple's compiler rejects them. Here the modules have no
// availability, so the check searches for these names itself.

extension CheckReport {
    /// Adds an error for each use of a name that is newer than `minimum`, unless `#available` or `@available` guards
    /// it.
    ///
    /// Skips files that import an unknown package, because the package may declare these names.
    ///
    /// - Parameters:
    ///   - texts: The text of each file.
    ///   - minimum: The oldest version of iOS on which the code must run; nil for any.
    ///   - declared: The names that the modules checked before declare. Adds the names that these files declare, even
    ///     without a `minimum`.
    mutating func addNewerNames(
        in words: [String: SourceWords], texts: [(file: String, text: String)], minimum: Double?,
        _ declared: inout Set<String>
    ) {
        for file in words.values { declared.formUnion(file.declared) }
        guard let minimum else { return }
        let undecidable = Set(modules.filter { $0.support == .unknown }.flatMap { $0.places.map(\.file) })
        errors += texts.flatMap { file, text -> [Failure] in
            guard let words = words[file]?.words, !undecidable.contains(file) else { return [] }
            let newer = words.compactMap { word in
                Self.version(of: word).flatMap { version in
                    version > minimum && !declared.contains(word.text) ? (word: word, version: version) : nil
                }
            }
            guard !newer.isEmpty else { return [] }
            let guarded = GuardedCode(text)
            let lines = LineTable(Array(text.utf8))
            return newer.compactMap { word, version in
                guard !guarded.isGuarded(lines.offset(of: word.place), for: version) else { return nil }
                let first = version == version.rounded() ? "\(Int(version)).0" : "\(version)"
                return Failure(
                    file: file, line: word.place.line, column: word.place.column,
                    endColumn: word.place.column + word.text.utf8.count,
                    message: "'\(word.text)' is only available in iOS \(first) or newer")
            }
        }
    }

    private static func version(of word: SourceWords.Word) -> Double? {
        switch word.mark {
        case .chain where word.next == "(" || word.next == "{": IntroducedNames.version(of: word.text, .modifier)
        case .none: IntroducedNames.version(of: word.text, .type)
        case .attribute, .macro: IntroducedNames.version(of: word.text, .attribute)
        case .implicit: IntroducedNames.version(of: word.text, .style)
        default: nil
        }
    }
}
