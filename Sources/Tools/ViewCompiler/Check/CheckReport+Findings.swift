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
        private(set) var superclasses: [String: String] = [:]
        /// `SourceWords.conditional` of all files.
        private(set) var conditional: [String: String] = [:]

        package init(_ words: [String: SourceWords]) {
            self.words = words
            for file in words.values {
                types.formUnion(file.types)
                functions.formUnion(file.functions)
                values.formUnion(file.values)
                superclasses.merge(file.superclasses) { one, _ in one }
                conditional.merge(file.conditional) { min($0, $1) }
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
    struct Use {
        var name: NameFamily.Name
        var family: Int
        var place: Place
    }

    /// The table's names that the files use without declaring them. The probe then tests which of these names exist.
    package static func candidates(in material: Material, _ table: NameTable) -> Set<NameFamily.Name> {
        Set(uses(in: material, table).map(\.name))
            .union(environmentReads(in: material, table).map { .init(kind: .environment, text: $0.text) })
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
    ///   - generators: The tools that add sources to the module, and to the modules that it imports, and do not run here.
    ///   - platform: The platform for which the files were compiled.
    package mutating func sort(
        _ diagnostics: [Diagnostic], in material: Material, absent: Set<NameFamily.Name>, modules: [String: [Place]],
        incomplete: Set<String> = [], generators: [String] = [], on platform: TargetPlatform = .iOS,
        _ table: NameTable
    ) {
        var uses = Self.uses(in: material, table).filter { absent.contains($0.name) }
        var rest: [(diagnostic: Diagnostic, complaint: DiagnosticSubject)] = []
        var modules = modules
        let named = Self.namingEnvironmentValues(diagnostics, in: material, absent: absent, table)
        for diagnostic in named where diagnostic.isError {
            let complaint = DiagnosticSubject(diagnostic.message)
            if case .noMember(let name, Self.environmentType) = complaint, table.environmentValue(name) == nil {
                rest.append((diagnostic, complaint))
                continue
            }
            if diagnostic.message.hasPrefix(Self.optionalRequirement), let family = table.module("ObjectiveC")?.family {
                uses.append(Use(name: Self.optionalName, family: family, place: diagnostic.place))
                continue
            }
            if let use = Self.override(diagnostic, in: material, table) {
                uses.append(use)
                continue
            }
            if case .packageMacro(let module) = complaint {
                modules[module, default: []].append(diagnostic.place)
                continue
            }
            // The author declares the name where `canImport` finds a package that is not here.
            if let name = complaint.name, let module = material.conditional[name],
                Self.support(of: module, on: platform, table) == .unknown
            {
                modules[module, default: []].append(diagnostic.place)
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
            Module(name: $0, support: Self.support(of: $0, on: platform, table), places: $1)
        }
        missing = Self.grouped(uses.map { Self.regrouped($0, on: platform, table) }, on: platform, table)
        distribute(rest, in: material, uses, incomplete, generators, table)
    }

    /// Optional requirements need Objective-C, so `@objc optional` counts as a missing name.
    private static let optionalRequirement = "'optional' can only be applied to members of an '@objc' protocol"
    static let optionalName = NameFamily.Name(kind: .attribute, text: "objc optional")

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
            return use(of: name, in: owner, place, material, table).map(Verdict.missing)
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
        case .noModule, .packageMacro, .other: return nil
        }
    }

    /// The use of a member that a class of Apple's publishes; nil for other members.
    private static func use(
        of member: String, in owner: String, _ place: Place, _ material: Material, _ table: NameTable
    ) -> Use? {
        guard
            let (name, module) = PublishedMembers.owner(
                of: member, in: owner, superclasses: material.superclasses),
            let family = table.module(module)?.family
        else { return nil }
        return Use(name: .init(kind: .member, text: "\(name).\(member)"), family: family, place: place)
    }

    /// The member that an author's class overrides, if a class of Apple's publishes it and ours lacks it.
    private static func override(_ diagnostic: Diagnostic, in material: Material, _ table: NameTable) -> Use? {
        guard diagnostic.message.hasBytes(of: "does not override any "),
            diagnostic.message.contains(#/^(?:method|property) does not override any (?:method|property)/#),
            let file = material.words[diagnostic.place.file],
            let word = file.words.first(where: { $0.place == diagnostic.place })
        else { return nil }
        return file.superclasses.values.sorted().lazy.compactMap {
            use(of: word.text, in: $0, diagnostic.place, material, table)
        }.first
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

    static func support(of module: String, on platform: TargetPlatform, _ table: NameTable) -> Support {
        let others = TargetPlatform.allCases.filter { $0 != platform }
        if platform.lacks(module), !others.allSatisfy({ $0.lacks(module) }) { return .otherPlatform }
        if NameTable.outOfScope.contains(module) { return .never }
        return module == "SwiftUI" || table.module(module) != nil ? .notYet : .unknown
    }

    /// Classes such as `NSShadow` are listed with UIKit, but belong to AppKit as well. On macOS they count as AppKit's.
    private static func regrouped(_ use: Use, on platform: TargetPlatform, _ table: NameTable) -> Use {
        var use = use
        if platform == .macOS, use.name.text.hasPrefix("NS"), table.families[use.family].framework == "UIKit",
            let family = table.module("AppKit")?.family
        {
            use.family = family
        }
        return use
    }

    /// Groups uses by family, in the table's order; within a family, the most used names come first.
    private static func grouped(
        _ uses: [Use], on platform: TargetPlatform, _ table: NameTable
    ) -> [Family] {
        Dictionary(grouping: uses, by: \.family).sorted { $0.key < $1.key }.map { family, uses in
            let names = Dictionary(grouping: uses, by: \.name).map { name, uses in
                let places = uses.map(\.place).sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
                return Missing(name: name.text, kind: name.kind, count: places.count, places: places)
            }
            return Family(
                family: table.families[family].title,
                support: support(of: table.families[family].framework, on: platform, table), count: uses.count,
                names: names.sorted { (-$0.count, $0.name, $0.kind.rawValue) < (-$1.count, $1.name, $1.kind.rawValue) })
        }
    }
}
