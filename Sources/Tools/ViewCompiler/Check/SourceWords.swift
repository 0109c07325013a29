// SPDX-License-Identifier: MIT

import SwiftTokens

/// The words of a source file outside comments, strings, and inactive branches of `#if`.
package struct SourceWords {
    /// The character directly before a word.
    package enum Mark {
        case none
        /// A period after an expression: `Text("a").bold`.
        case chain
        /// A period without an expression before it: `(.bold`.
        case implicit
        /// The period of a key path: `\.bold`.
        case path
        /// The `@` of an attribute: `@bold`.
        case attribute
        /// The `#` of a macro: `#bold`.
        case macro
    }

    package struct Word: Equatable {
        package var text: String
        package var place: Diagnostic.Place
        package var mark: Mark
        /// The word before the period, if there is one: `Text` of `Text.Case`.
        var owner: String?
        /// The first non-blank character after the word; nil at the end of the file.
        var next: Character?
    }

    private let source: String
    private let lines: LineTable
    package private(set) var words: [Word] = []
    /// The imported modules, outside inactive branches of `#if`.
    package private(set) var imports: Set<String> = []
    /// The names of these modules where they are imported.
    private(set) var importedModules: [Word] = []
    /// Whether the file can contain no views, because all of its imports are modules without SwiftUI's names.
    var isWithoutViews: Bool { imports.isSubset(of: ["Foundation", "Combine"]) }
    /// The types and generic parameters that the file declares.
    private(set) var types: Set<String> = []
    private(set) var functions: Set<String> = []
    private(set) var values: Set<String> = []
    /// The first type after the colon of each class that the file declares: its superclass, if it has one.
    private(set) var superclasses: [String: String] = [:]
    /// The types that the file extends.
    private(set) var extended: Set<String> = []

    /// The names that the file declares only if a missing module exists, inside of `#if canImport(Yams)`, with the name of
    /// that module.
    private(set) var conditional: [String: String] = [:]

    /// The first and last lines of the outermost bodies of functions, properties and closures.
    private(set) var bodies: [ClosedRange<Int>] = []

    /// The names of the types, functions and values that the file declares.
    var declared: Set<String> { types.union(functions).union(values) }

    /// The words that do not follow a period or another mark: the declared names, and the labels of arguments and of
    /// tuples.
    var plainWords: Set<String> { words.reduce(into: []) { if $1.mark == .none { $0.insert($1.text) } } }

    /// - Parameter flags: The conditions that are set for `#if`.
    package init(
        _ source: String, file: String, flags: Set<String> = [], hasModule: @escaping (String) -> Bool
    ) {
        self.source = source
        var conditions = ConditionalCode(flags: flags, hasModule: hasModule)
        var withAllModules = ConditionalCode(flags: flags) { _ in true }
        var lastWord = ""
        let bytes = Array(source.utf8)
        let tokens = Lexer.tokens(of: source)
        let lines = LineTable(bytes)
        self.lines = lines
        var before: (text: String, end: Int)?
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            if token.text == "#", token.beginsLine {
                let text = bytes[token.range.lowerBound...].prefix { $0 != 10 && $0 != 13 }
                let line = Substring(decoding: text, as: UTF8.self)
                if conditions.take(line) {
                    _ = withAllModules.take(line)
                    repeat { index += 1 } while index < tokens.count && !tokens[index].beginsLine
                    continue
                }
            }
            if token.kind == .word, !conditions.isActive {
                if Self.declaring.contains(lastWord), withAllModules.isActive, let module = conditions.missingModule {
                    conditional[token.text.filter { $0 != "`" }] = module
                }
                lastWord = token.text
            }
            if token.kind == .word, conditions.isActive {
                let text = token.text.filter { $0 != "`" }
                let mark = Self.mark(before: index, in: tokens)
                let isOwned = mark == .chain && before?.end == tokens[index - 1].range.lowerBound
                let (line, column) = lines.place(of: token.range.lowerBound)
                let next = index + 1 < tokens.count ? tokens[index + 1] : nil
                words.append(
                    Word(
                        text: text, place: .init(file: file, line: line, column: column), mark: mark,
                        owner: isOwned ? before?.text : nil, next: next.map { $0.beginsLine ? "\n" : $0.text.first! }))
                before = (isOwned ? "\(before?.text ?? "").\(text)" : text, token.range.upperBound)
            }
            index += 1
        }
        findDeclarations(in: tokens)
        findBodies(in: tokens, lines)
    }

    /// The keywords before the name of a declaration.
    private static let declaring: Set = [
        "struct", "class", "enum", "actor", "protocol", "typealias", "func", "macro", "var", "let",
    ]

    /// Whether a word with this text begins at a place.
    func hasName(_ name: String?, at place: Diagnostic.Place) -> Bool {
        words.contains { $0.place == place && $0.text == name }
    }

    /// The text of a line, without its end; nil if the file has fewer lines.
    func line(_ number: Int) -> Substring? {
        guard let start = lines.start(of: number) else { return nil }
        let bytes = source.utf8.dropFirst(start).prefix { $0 != 10 && $0 != 13 }
        return source[bytes.startIndex..<bytes.endIndex]
    }

    /// Whether two lines lie in one outermost body.
    func haveOneBody(_ line: Int, _ other: Int) -> Bool { bodies.contains { $0.contains(line) && $0.contains(other) } }

    private mutating func findBodies(in tokens: [Token], _ lines: LineTable) {
        let types: Set = ["struct", "class", "enum", "extension", "protocol", "actor"]
        let members: Set = ["func", "var", "let", "init", "deinit", "subscript", "case"]
        var index = 0
        while index < tokens.count {
            defer { index += 1 }
            guard tokens[index].text == "{" else { continue }
            // The last keyword before the brace tells whether a type or a member begins.
            var start = index - 1
            while start >= 0, !["{", "}"].contains(tokens[start].text), !types.contains(tokens[start].text),
                !members.contains(tokens[start].text)
            {
                start -= 1
            }
            if start >= 0, types.contains(tokens[start].text) { continue }
            guard let end = tokens.closing(of: index) else { return }
            let first = start >= 0 && members.contains(tokens[start].text) ? start : index
            bodies.append(
                lines.place(of: tokens[first].range.lowerBound)
                    .line...lines.place(of: tokens[end].range.lowerBound).line)
            index = end
        }
    }

    private static func mark(before index: Int, in tokens: [Token]) -> Mark {
        guard index > 0, tokens[index - 1].range.upperBound == tokens[index].range.lowerBound else { return .none }
        let sign = tokens[index - 1]
        if sign.text == "@" { return .attribute }
        if sign.text == "#" { return .macro }
        guard sign.kind == .sign, sign.text.hasSuffix("."), !sign.text.hasSuffix("..") else { return .none }
        // The period of `a?.b` or `a!.b` continues the expression before it.
        if sign.text.count > 1 { return "?!".contains(sign.text.dropLast().last!) ? .chain : .implicit }
        // A period at the start of a line continues the line before.
        guard index > 1, !sign.beginsLine else { return index > 1 ? .chain : .implicit }
        let last = tokens[index - 2]
        guard last.range.upperBound == sign.range.lowerBound else {
            return ")}".contains(last.text) ? .chain : .implicit
        }
        if last.text == "\\" { return .path }
        return last.kind != .mark || ")]}".contains(last.text) ? .chain : .implicit
    }

    private mutating func findDeclarations(in tokens: [Token]) {
        for (word, next) in zip(words, words.dropFirst()) where word.mark == .none && next.mark == .none {
            switch word.text {
            case "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype": types.insert(next.text)
            case "func", "macro": functions.insert(next.text)
            case "var", "let": values.insert(next.text)
            case "extension": extended.insert(next.text)
            default: break
            }
        }
        for index in words.indices.dropLast(2)
        where words[index].text == "class" && words[index].mark == .none && words[index + 1].next == ":" {
            superclasses[words[index + 1].text] = words[index + 2].text
        }
        for index in tokens.indices where tokens[index].text == "case" { addCases(after: index, in: tokens) }
        for (index, word) in words.enumerated() where word.text == "import" && word.mark == .none {
            let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
            var module = words[(index + 1)...].first
            if let kind = module, kinds.contains(kind.text) { module = words[(index + 2)...].first }
            if let module, module.place.line == word.place.line {
                imports.insert(module.text)
                importedModules.append(module)
            }
        }
        types.formUnion(SourceNames.genericParameters(in: tokens))
    }

    /// Adds the names of an enumeration's cases: `case a, b(Int), c = 1`.
    private mutating func addCases(after keyword: Int, in tokens: [Token]) {
        var index = keyword + 1
        while index < tokens.count, tokens[index].kind == .word {
            values.insert(tokens[index].text.filter { $0 != "`" })
            index += 1
            if index < tokens.count, tokens[index].text == "(" { index = (tokens.closing(of: index) ?? index) + 1 }
            if index < tokens.count, tokens[index].text == "=" {
                while index < tokens.count, tokens[index].text != ",", !tokens[index].beginsLine { index += 1 }
            }
            guard index < tokens.count, tokens[index].text == "," else { return }
            index += 1
        }
    }
}
