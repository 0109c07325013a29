// SPDX-License-Identifier: MIT

// Sorts the errors that no missing name explains by itself.

extension CheckReport {
    /// Sorts the remaining errors into consequences of missing names, calls with unsupported arguments, and the
    /// author's own errors.
    mutating func distribute(
        _ rest: [(diagnostic: Diagnostic, complaint: DiagnosticSubject)], in material: Material, _ uses: [Use],
        _ lacking: Set<String>, _ generators: [String], _ table: NameTable
    ) {
        let causes = ErrorCauses(rest, in: material, uses, modules, lacking, hasGenerators: !generators.isEmpty, table)
        var suggestions = NameSuggestions(material, table)
        for (diagnostic, complaint) in rest {
            let place = diagnostic.place
            var failure = Failure(
                file: place.file, line: place.line, column: place.column, message: diagnostic.message)
            let words = material.words[place.file]
            if let name = complaint.name ?? words?.words.first(where: { $0.place == place })?.text {
                failure.endColumn = place.column + name.utf8.count
            }
            failure.fix = suggestions.suggestion(for: complaint)
            failure.correction = words.flatMap { Correction(diagnostic, in: $0) }
            if let fix = failure.fix, let end = failure.endColumn, let words, words.hasName(complaint.name, at: place),
                let line = words.line(place.line)
            {
                failure.correction = Correction(column: place.column, endColumn: end, text: fix, in: line)
            }
            if causes.explain(complaint, diagnostic, fix: failure.fix, isCorrected: failure.correction != nil) {
                consequences.append(failure)
                continue
            }
            if !generators.isEmpty, let name = complaint.name, table.standing(name) == nil,
                failure.fix.map({ NameSuggestions.isSlip(name, for: $0) }) != true
            {
                addGenerated(name, by: generators, at: place)
                continue
            }
            switch complaint {
            case .call:
                if let words, !Self.isOwnConversion(diagnostic, in: words),
                    let name = Self.callee(at: place, in: words, table), !material.declares(name)
                {
                    failure.name = name
                    calls.append(failure)
                    continue
                }
            case .noName(let name), .noMacro(let name):
                if words?.isWithoutViews == true, table.standing(name) != nil {
                    failure.message += " (here it comes with 'import SwiftUI')"
                }
            default: break
            }
            errors.append(failure)
        }
    }

    /// Adds a use of a generated name, unless it is already known.
    mutating func addGenerated(_ name: String, by generators: [String], at place: Place) {
        guard let index = generated.firstIndex(where: { $0.name == name && $0.by == generators }) else {
            generated.append(Generated(name: name, by: generators, places: [place]))
            return
        }
        if !generated[index].places.contains(place) { generated[index].places.append(place) }
    }

    /// Whether an error is about a value whose type no further overload can change: `let point: CGPoint = Path()`. A
    /// type's initializers all make this type, and a property has one type.
    private static func isOwnConversion(_ diagnostic: Diagnostic, in file: SourceWords) -> Bool {
        guard
            let match = diagnostic.message.wholeMatch(
                of: #/cannot convert (?:value|return expression) of type '(.+)' to (?:specified|return) type '.+'/#),
            let word = file.words.first(where: { $0.place == diagnostic.place })
        else { return false }
        return plain(String(match.1)) == word.text || word.next != "(" && word.next != "{"
    }

    /// The name of a called function, if the table has it: the word at the error's place, or else the last call before
    /// that place in the line.
    private static func callee(at place: Place, in file: SourceWords, _ table: NameTable) -> String? {
        let line = file.words.filter { $0.place.line == place.line }
        let at = line.first { $0.place.column == place.column }
        let before = line.last { $0.place.column <= place.column && ($0.next == "(" || $0.next == "{") }
        return [at, before].compactMap { $0?.text }.first { table.standing($0) != nil || table.modifier($0) != nil }
    }
}

/// Decides which errors may be consequences of missing names, missing modules or other errors.
private struct ErrorCauses {
    typealias Place = CheckReport.Place

    private let material: CheckReport.Material
    private let table: NameTable
    private let modules: [CheckReport.Module]
    /// The missing names.
    private let missing: Set<String>
    /// The names that the compiler does not know, missing or misspelt.
    private let unresolved: Set<String>
    /// The files with missing names or modules.
    private let incomplete: Set<String>
    /// An unknown package may declare any name, and extend any type. So an error in a file that imports the package is
    /// not certainly the author's. The same holds for modules whose own declarations are incomplete, because they lack
    /// a package.
    private let undecidable: Set<String>
    /// The types that undecidable files declare.
    private let tainted: Set<String>
    private let withUnknownNames: Set<String>
    private let linesWithMissingNames: Set<[String]>
    private let linesWithCauses: Set<[String]>
    private let placesOfUnknownNames: [String: [Place]]
    private let hasOptionalRequirements: Bool
    /// Whether a tool that does not run here adds sources to the module.
    private let hasGenerators: Bool
    private let syntax: SyntaxErrors

    init(
        _ errors: [(diagnostic: Diagnostic, complaint: DiagnosticSubject)], in material: CheckReport.Material,
        _ uses: [CheckReport.Use], _ modules: [CheckReport.Module], _ lacking: Set<String>, hasGenerators: Bool,
        _ table: NameTable
    ) {
        self.hasGenerators = hasGenerators
        (self.material, self.table, self.modules) = (material, table, modules)
        missing = Set(uses.map(\.name.text))
        unresolved = missing.union(
            errors.compactMap { if case .noName(let name) = $0.complaint { name } else { nil } })
        incomplete = Set(uses.map(\.place.file)).union(modules.flatMap { $0.places.map(\.file) })
        undecidable = Set(modules.filter { $0.support == .unknown }.flatMap { $0.places.map(\.file) })
            .union(material.words.filter { !lacking.isDisjoint(with: $0.value.imports) }.keys)
        tainted = undecidable.reduce(into: []) { $0.formUnion(material.words[$1]?.types ?? []) }
        withUnknownNames = Set(errors.filter { $0.complaint.name != nil }.map(\.diagnostic.place.file))
        linesWithMissingNames = Set(uses.map { Self.line($0.place) })
        linesWithCauses = Set(errors.filter { $0.complaint != .vague }.map { Self.line($0.diagnostic.place) })
        placesOfUnknownNames = Dictionary(
            grouping: errors.filter { $0.complaint.name != nil }.map(\.diagnostic.place), by: \.file)
        syntax = SyntaxErrors(errors.map(\.diagnostic))
        hasOptionalRequirements = uses.contains { $0.name == CheckReport.optionalName }
    }

    private static func line(_ place: Place) -> [String] { [place.file, String(place.line)] }

    /// Whether an error may be a consequence.
    ///
    /// - Parameters:
    ///   - fix: The known name that is spelt almost like the unknown one.
    ///   - isCorrected: Whether the error has a correction.
    func explain(_ complaint: DiagnosticSubject, _ error: Diagnostic, fix: String?, isCorrected: Bool) -> Bool {
        let (place, message) = (error.place, error.message)
        if syntax.explain(place, message) { return true }
        if hasOptionalRequirements, Self.signsOfOptionalRequirements.contains(where: message.contains) { return true }
        // If the collection of a `ForEach` is unknown, the compiler takes the elements for bindings.
        if message.contains("Binding<Subject>"), withUnknownNames.contains(place.file) { return true }
        switch complaint {
        case .vague:
            // Values of a package's types reach files that do not import it.
            return !undecidable.isEmpty || incomplete.contains(place.file)
                || linesWithCauses.contains(Self.line(place)) || hasUnknownNameBeside(place)
                || isAboutBrokenProperty(error)
        case .noName(let name): return explains(unknownName: name, in: place.file)
        case .noMember(let name, let type): return explains(unknownMember: name, of: type, in: place.file, fix: fix)
        case .call where !isCorrected && hasUnknownName(near: place): return true
        case .call, .other: return explains(misfit: message, at: place)
        case .noMacro(let name): return !undecidable.isEmpty && table.standing(name) == nil
        case .noModule, .packageMacro, .colorLiteral: return false
        }
    }

    /// Whether the body around an error has an unknown name. The compiler may then fail to infer other types in it, or
    /// take too long.
    private func hasUnknownNameBeside(_ place: Place) -> Bool {
        guard let file = material.words[place.file] else { return false }
        return placesOfUnknownNames[place.file]?.contains { file.haveOneBody($0.line, place.line) } == true
    }

    /// Whether the call at a place probably contains an unknown name, or is called upon one.
    private func hasUnknownName(near place: Place) -> Bool {
        guard let file = material.words[place.file] else { return false }
        return placesOfUnknownNames[place.file]?.contains {
            let isNear = $0.line == place.line ? $0.column < place.column : abs($0.line - place.line) <= 2
            return isNear && file.haveOneBody($0.line, place.line)
        } == true
    }

    /// Whether `$name` is unknown and the line that declares `name` has an error.
    private func isAboutBrokenProperty(_ error: Diagnostic) -> Bool {
        guard let name = error.message.firstMatch(of: #/^cannot find '\$(\w+)' in scope/#)?.1,
            let file = material.words[error.place.file]
        else { return false }
        return file.words.contains {
            $0.text == name && $0.mark == .none && linesWithCauses.contains(Self.line($0.place))
        }
    }

    /// A missing type may declare the name: `Configuration` belongs to a style. Or a missing module may declare it:
    /// `MKRoute` belongs to MapKit. An unknown package may declare any type.
    private func explains(unknownName name: String, in file: String) -> Bool {
        if missing.contains(where: { table.member(name, of: $0) != nil }) { return true }
        // A representable view that is missing declares its context.
        if name == "Context", missing.contains(where: { $0.hasSuffix("Representable") }) { return true }
        if undecidable.contains(file) { return true }
        return modules.contains { module in
            module.places.contains { $0.file == file } && table.prefixed(name, of: module.name) != nil
        }
    }

    private func explains(unknownMember name: String, of type: String, in file: String, fix: String?) -> Bool {
        let type = CheckReport.plain(type)
        if missing.contains(type) || tainted.contains(type) || undecidable.contains(file) { return true }
        // Members of an extension are visible in all files of a module, once one file imports the package.
        guard !undecidable.isEmpty else { return false }
        return fix.map { !NameSuggestions.isSlip(name, for: $0) } ?? true
    }

    private func explains(misfit message: String, at place: Place) -> Bool {
        if linesWithMissingNames.contains(Self.line(place)) { return true }
        // A generated name may be a part of the expression, and a generated extension may add a conformance.
        if hasGenerators, hasUnknownName(near: place) || message.contains("conform to") { return true }
        let quoted = message.matches(of: #/'([^']+)'/#).map { String($0.1) }
        if quoted.contains(where: { unresolved.contains($0) || tainted.contains(CheckReport.plain($0)) }) {
            return true
        }
        // Constraints and conformances of types that a missing package completes.
        if quoted.contains(where: {
            $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { tainted.contains(String($0)) }
        }) {
            return true
        }
        // A missing package may add conformances to types that are not the author's.
        if !undecidable.isEmpty, message.contains("conform to"),
            !quoted.contains(where: { material.declares(CheckReport.plain($0)) })
        {
            return true
        }
        return undecidable.contains(place.file) && !(quoted.count > 1 && quoted.allSatisfy(Self.basicTypes.contains))
    }

    /// Parts of messages about protocols whose optional requirements are taken for obligatory ones.
    private static let signsOfOptionalRequirements = [
        "cannot use optional chaining on non-optional value of type '(", "does not conform to protocol",
        "'weak' must not be applied to non-class-bound", "expected to be an instance of a class",
    ]

    /// Standard types. If an error is about two of them, it is the author's mistake: missing packages cannot cause it.
    private static let basicTypes: Set = [
        "Int", "Double", "Float", "CGFloat", "Bool", "String", "Substring", "Character", "Void", "()",
    ]
}
