// SPDX-License-Identifier: MIT

// Turns compiler diagnostics into missing names and modules.

extension CheckReport {
    /// The compiled files: their words, by path, and the names that they declare.
    package struct Material {
        var words: [String: SourceWords]
        private var types: Set<String> = []
        private var functions: Set<String> = []
        private var values: Set<String> = []
        private var environment: Set<String> = []

        package init(_ words: [String: SourceWords]) {
            self.words = words
            for file in words.values {
                types.formUnion(file.types)
                functions.formUnion(file.functions)
                values.formUnion(file.values)
                if file.extended.contains("EnvironmentValues") { environment.formUnion(file.values) }
            }
        }

        /// Whether the author declares a name of the same kind. Always false for members.
        func declares(_ name: NameFamily.Name) -> Bool {
            switch name.kind {
            // A name with a framework's prefix counts as a type in the table, and may be a function of the author.
            case .type: types.contains(name.text) || functions.contains(name.text)
            case .attribute, .macro, .literal: types.contains(name.text)
            case .modifier, .function: functions.contains(name.text)
            case .environment: environment.contains(name.text)
            case .member: false
            }
        }

        var imports: Set<String> { words.values.reduce(into: []) { $0.formUnion($1.imports) } }
        /// The names of the types that the author declares, as an array for spelling suggestions.
        var typeNames: [String] { Array(types) }
        /// The names of the author's functions, properties and cases.
        var memberNames: [String] { Array(functions.union(values)) }

        func declaresCallable(_ name: String) -> Bool { types.contains(name) || functions.contains(name) }

        /// Whether the author declares anything of this name.
        func declares(_ name: String) -> Bool {
            types.contains(name) || functions.contains(name) || values.contains(name)
        }
    }

    /// A use of a name from the table.
    private struct Use {
        var name: NameFamily.Name
        var family: Int
        var place: Place
    }

    /// The table's names that the files use without declaring them. The probe then tests which of these names exist.
    package static func candidates(in material: Material, _ table: NameTable) -> Set<NameFamily.Name> {
        Set(uses(in: material, table).map(\.name))
    }

    private static func uses(in material: Material, _ table: NameTable) -> [Use] {
        material.words.sorted { $0.key < $1.key }.flatMap { _, file in
            file.words.compactMap { word in
                guard let (name, family) = name(of: word, in: file, table), !material.declares(name) else { return nil }
                // Without an import of SwiftUI, the word cannot be the name from SwiftUI.
                if file.isWithoutViews, table.families[family].framework == "SwiftUI" { return nil }
                return Use(name: name, family: family, place: word.place)
            }
        }
    }

    private static func name(
        of word: SourceWords.Word, in file: SourceWords, _ table: NameTable
    ) -> (NameFamily.Name, Int)? {
        let isCall = word.next == "(" || word.next == "{"
        switch word.mark {
        case .path:
            return table.environmentValue(word.text).map { (.init(kind: .environment, text: word.text), $0) }
        case .attribute:
            guard let (family, kind) = table.standing(word.text), kind == .attribute || kind == .macro else {
                return nil
            }
            return (.init(kind: kind, text: word.text), family)
        case .macro:
            guard let (family, kind) = table.standing(word.text), kind == .literal || kind == .macro else { return nil }
            return (.init(kind: kind, text: word.text), family)
        case .chain:
            if let owner = word.owner {
                let whole = "\(owner).\(word.text)"
                if let (family, kind) = table.standing(whole) { return (.init(kind: kind, text: whole), family) }
                if owner.first?.isUppercase == true { return nil }
            }
            guard isCall, let family = table.modifier(word.text) else { return nil }
            return (.init(kind: .modifier, text: word.text), family)
        case .implicit:
            // Recognises only materials, such as `.thinMaterial`. Any other name after a leading period may belong to
            // any type.
            guard word.text.hasSuffix("Material"), let family = table.member(word.text, of: "ShapeStyle") else {
                return nil
            }
            return (.init(kind: .member, text: "ShapeStyle.\(word.text)"), family)
        case .none:
            // Skips the name of an imported module. If the module is missing, it is reported at its import.
            if file.imports.contains(word.text) { return nil }
            if let (family, kind) = table.standing(word.text), kind == .type || kind == .attribute {
                return (.init(kind: .type, text: word.text), family)
            }
            // C constants such as `CATransform3DIdentity` have the kind `function` in the table, but are used
            // without a call.
            let mayBeFunction = isCall || word.text.first?.isUppercase == true
            if mayBeFunction, let (family, kind) = table.standing(word.text), kind == .function {
                return (.init(kind: .function, text: word.text), family)
            }
            for module in file.imports.sorted() {
                if let family = table.prefixed(word.text, of: module) {
                    return (.init(kind: .type, text: word.text), family)
                }
            }
            return nil
        }
    }

    /// Sorts the diagnostics into five groups: missing names, missing modules, calls with unsupported
    /// arguments, the author's own errors, and consequences of other errors.
    ///
    /// - Parameters:
    ///   - absent: The candidates that do not exist.
    ///   - modules: The missing modules, with the places of their imports.
    ///   - incomplete: Imported modules of the same package that lack a package themselves.
    package mutating func sort(
        _ diagnostics: [Diagnostic], in material: Material, absent: Set<NameFamily.Name>, modules: [String: [Place]],
        incomplete: Set<String> = [], _ table: NameTable
    ) {
        var uses = Self.uses(in: material, table).filter { absent.contains($0.name) }
        var rest: [(diagnostic: Diagnostic, complaint: DiagnosticSubject)] = []
        for diagnostic in diagnostics where diagnostic.isError {
            let complaint = DiagnosticSubject(diagnostic.message)
            if diagnostic.message.hasPrefix(Self.optionalRequirement), let family = table.module("ObjectiveC")?.family {
                uses.append(Use(name: Self.optionalName, family: family, place: diagnostic.place))
                continue
            }
            if case .noModule(let name) = complaint, modules[String(name.prefix { $0 != "." })] != nil { continue }
            switch Self.judge(complaint, diagnostic.place, in: material, absent, table) {
            case .missing(let use)?:
                let isKnown = uses.contains { $0.name == use.name && $0.place.line == use.place.line }
                if !isKnown { uses.append(use) }
            case .explained?: break
            case nil: rest.append((diagnostic, complaint))
            }
        }
        self.modules = modules.sorted { $0.key < $1.key }.map {
            Module(name: $0, support: Self.support(of: $0, table), places: $1)
        }
        missing = Self.grouped(uses, table)
        distribute(rest, in: material, uses, incomplete, table)
    }

    /// Optional requirements need Objective-C, so `@objc optional` counts as a missing name.
    private static let optionalRequirement = "'optional' can only be applied to members of an '@objc' protocol"
    private static let optionalName = NameFamily.Name(kind: .attribute, text: "objc optional")

    private enum Verdict {
        case missing(Use)
        /// The scan of words has already reported this missing name, so the diagnostic is dropped.
        case explained
    }

    private static func judge(
        _ complaint: DiagnosticSubject, _ place: Place, in material: Material, _ absent: Set<NameFamily.Name>,
        _ table: NameTable
    ) -> Verdict? {
        func isAbsent(_ text: String) -> Bool {
            absent.contains { $0.text == text || $0.text.hasPrefix(text + ".") || $0.text.hasSuffix("." + text) }
        }
        switch complaint {
        case .noName(let name): return isAbsent(name) ? .explained : nil
        case .noMember(let name, let type):
            if isAbsent(name) { return .explained }
            let owner = plain(type)
            if material.declares(name) { return nil }
            if let family = table.member(name, of: owner) {
                return .missing(Use(name: .init(kind: .member, text: "\(owner).\(name)"), family: family, place: place))
            }
            for owner in ["MutableCollection", "RangeReplaceableCollection"] where type.hasPrefix("[") {
                if let family = table.member(name, of: owner) {
                    return .missing(
                        Use(name: .init(kind: .member, text: "\(owner).\(name)"), family: family, place: place))
                }
            }
            // For a member that a protocol declares, the compiler names the conforming type, but the table
            // lists it under the protocol.
            let protocols = [
                "Shape", "InsettableShape", "ShapeStyle", "Gesture", "DynamicViewContent", "Scene", "Transition",
            ]
            for owner in protocols where table.standing(plain(type)) != nil || type.hasPrefix("some ") {
                if let family = table.member(name, of: owner) {
                    return .missing(
                        Use(name: .init(kind: .member, text: "\(owner).\(name)"), family: family, place: place))
                }
            }
            return nil
        case .noMacro(let name):
            if isAbsent(name) { return .explained }
            // The probe cannot test macros, so the diagnostic decides.
            guard let (family, kind) = table.standing(name), kind == .macro,
                material.words[place.file]?.isWithoutViews == false
            else { return nil }
            return .missing(Use(name: .init(kind: kind, text: name), family: family, place: place))
        case .colorLiteral: return isAbsent("colorLiteral") ? .explained : nil
        case .call, .vague:
            // If an environment value does not exist, the compiler does not name it: it reports that no
            // initializer fits `@Environment(\.name)`.
            let isEnvironment = material.words[place.file]?.words.contains { word in
                word.place.line == place.line && word.mark == .path
                    && absent.contains(.init(kind: .environment, text: word.text))
            }
            return isEnvironment == true ? .explained : nil
        case .noModule, .other: return nil
        }
    }

    /// The type's own name: `Binding` for `Binding<Int>.Type?`, and for `any Binding`.
    static func plain(_ type: String) -> String {
        var name = ""
        var depth = 0
        for character in type.hasPrefix("any ") || type.hasPrefix("some ")
            ? type.drop(while: { $0 != " " }).dropFirst() : type[...]
        {
            if character == "<" { depth += 1 }
            if depth == 0 { name.append(character) }
            if character == ">" { depth -= 1 }
        }
        while let last = name.last, "?!".contains(last) { name.removeLast() }
        for suffix in [".Type", ".Protocol"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
        return name
    }

    static func support(of module: String, _ table: NameTable) -> Support {
        if NameTable.outOfScope.contains(module) { return .never }
        return module == "SwiftUI" || table.module(module) != nil ? .notYet : .unknown
    }

    /// Groups uses by family, in the table's order; within a family, the most used names come first.
    private static func grouped(_ uses: [Use], _ table: NameTable) -> [Family] {
        Dictionary(grouping: uses, by: \.family).sorted { $0.key < $1.key }.map { family, uses in
            let names = Dictionary(grouping: uses, by: \.name).map { name, uses in
                let places = uses.map(\.place).sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
                return Missing(name: name.text, kind: name.kind, count: places.count, places: places)
            }
            return Family(
                family: table.families[family].title, support: support(of: table.families[family].framework, table),
                count: uses.count,
                names: names.sorted { (-$0.count, $0.name, $0.kind.rawValue) < (-$1.count, $1.name, $1.kind.rawValue) })
        }
    }

    /// Sorts the remaining errors into consequences of missing names, calls with unsupported arguments, and the
    /// author's own errors.
    private mutating func distribute(
        _ rest: [(diagnostic: Diagnostic, complaint: DiagnosticSubject)], in material: Material, _ uses: [Use],
        _ lacking: Set<String>, _ table: NameTable
    ) {
        func line(_ place: Place) -> [String] { [place.file, String(place.line)] }
        let incomplete = Set(uses.map(\.place.file)).union(modules.flatMap { $0.places.map(\.file) })
        let besideMissing = Set(uses.map { line($0.place) })
        let besideOthers = Set(rest.filter { $0.complaint != .vague }.map { line($0.diagnostic.place) })
        let types = Set(uses.map(\.name.text))
        // An unknown package may declare any name, and extend any type. So an error in a file that imports the package
        // is not certainly the author's. Neither is an error about a type that such a file declares.
        // The same holds for modules whose own declarations are incomplete, because they lack a package.
        let undecidable = Set(modules.filter { $0.support == .unknown }.flatMap { $0.places.map(\.file) })
            .union(material.words.filter { !lacking.isDisjoint(with: $0.value.imports) }.keys)
        let tainted = undecidable.reduce(into: Set<String>()) { $0.formUnion(material.words[$1]?.types ?? []) }
        let unresolved = types.union(rest.compactMap { if case .noName(let name) = $0.complaint { name } else { nil } })

        let withUnknownNames = Set(rest.filter { $0.complaint.name != nil }.map(\.diagnostic.place.file))

        let hasOptionalRequirements = uses.contains { $0.name == Self.optionalName }

        func follows(_ complaint: DiagnosticSubject, _ place: Place, _ message: String, fix: String?) -> Bool {
            if hasOptionalRequirements, Self.signsOfOptionalRequirements.contains(where: message.contains) {
                return true
            }
            // If the collection of a `ForEach` is unknown, the compiler takes the elements for bindings.
            if message.contains("Binding<Subject>"), withUnknownNames.contains(place.file) { return true }
            switch complaint {
            // Values of a package's types reach files that do not import it.
            case .vague:
                return !undecidable.isEmpty || incomplete.contains(place.file) || besideOthers.contains(line(place))
            case .noName(let name):
                // An error is a consequence in two cases. A missing type may declare the name: `Configuration` belongs
                // to a style. Or a missing module may declare it: `MKRoute` belongs to MapKit. An unknown package may
                // declare any type.
                if types.contains(where: { table.member(name, of: $0) != nil }) { return true }
                if undecidable.contains(place.file) { return true }
                return modules.contains { module in
                    module.places.contains { $0.file == place.file } && table.prefixed(name, of: module.name) != nil
                }
            case .noMember(_, let type):
                let type = Self.plain(type)
                if types.contains(type) || tainted.contains(type) || undecidable.contains(place.file) { return true }
                // Members of an extension are visible in all files of a module, once one file imports the package.
                guard !undecidable.isEmpty, let name = complaint.name else { return false }
                return fix.map { !NameSuggestions.isSlip(name, for: $0) } ?? true
            case .call, .other:
                if besideMissing.contains(line(place)) { return true }
                let quoted = message.matches(of: #/'([^']+)'/#).map { String($0.1) }
                if quoted.contains(where: { unresolved.contains($0) || tainted.contains(Self.plain($0)) }) {
                    return true
                }
                // A missing package may add conformances to types that are not the author's.
                if !undecidable.isEmpty, message.contains("conform to"),
                    !quoted.contains(where: { material.declares(Self.plain($0)) })
                {
                    return true
                }
                return undecidable.contains(place.file)
                    && !(quoted.count > 1 && quoted.allSatisfy(Self.basicTypes.contains))
            case .noMacro(let name): return !undecidable.isEmpty && table.standing(name) == nil
            case .noModule, .colorLiteral: return false
            }
        }

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
            if follows(complaint, place, diagnostic.message, fix: failure.fix) {
                consequences.append(failure)
                continue
            }
            switch complaint {
            case .call:
                if let name = words.flatMap({ Self.callee(at: place, in: $0, table) }), !material.declares(name) {
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

    /// Parts of messages about protocols whose optional requirements are taken for obligatory ones.
    private static let signsOfOptionalRequirements = [
        "cannot use optional chaining on non-optional value of type '(", "does not conform to protocol",
        "'weak' must not be applied to non-class-bound", "expected to be an instance of a class",
    ]

    /// Standard types. If an error is about two of them, it is the author's mistake: missing packages cannot cause it.
    private static let basicTypes: Set = [
        "Int", "Double", "Float", "CGFloat", "Bool", "String", "Substring", "Character", "Void", "()",
    ]

    /// The name of a called function, if the table has it: the word at the error's place, or else the last call before
    /// that place in the line.
    private static func callee(at place: Place, in file: SourceWords, _ table: NameTable) -> String? {
        let line = file.words.filter { $0.place.line == place.line }
        let at = line.first { $0.place.column == place.column }
        let before = line.last { $0.place.column <= place.column && ($0.next == "(" || $0.next == "{") }
        return [at, before].compactMap { $0?.text }.first { table.standing($0) != nil || table.modifier($0) != nil }
    }
}
