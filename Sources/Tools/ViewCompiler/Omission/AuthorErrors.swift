// SPDX-License-Identifier: MIT

import Support
import SwiftTokens

/// Separates errors that are certainly the author's own from those that a missing name may explain.
///
/// Omissions are for code that compiles on Apple's systems but not here. Misspelt names, syntax errors and arguments of
/// a wrong basic type compile nowhere, so they remain errors.
struct AuthorErrors {
    private let material: CheckReport.Material
    private let table: NameTable
    /// Imported frameworks and packages that do not exist on this system. They may declare any name.
    private let unknownModules: Set<String>
    private let knownTypes: [String]
    private let knownMembers: [String]
    /// The author's types whose members are all known, because every parent is the author's own or a known protocol.
    private let plainTypes: Set<String>
    /// Each file's text, and the declarations and views in it, by the file's path.
    private let bodies: [String: (text: [UInt8], parts: DeclarationBodies)]
    private let ownTypes: [String]
    private let ownMembers: [String]

    /// - Parameters:
    ///   - material: All files as the author wrote them.
    ///   - texts: The texts of the files, by path.
    ///   - hasModule: Whether a module of this name exists.
    init(
        _ material: CheckReport.Material, texts: [String: String], _ table: NameTable = .standard,
        hasModule: (String) -> Bool
    ) {
        (self.material, self.table) = (material, table)
        unknownModules = material.imports.filter { !hasModule($0) }
        (knownTypes, knownMembers) = (table.types, table.modifierNames)
        (ownTypes, ownMembers) = (material.typeNames, material.memberNames)
        bodies = texts.mapValues { (Array($0.utf8), DeclarationBodies($0)) }
        plainTypes = Self.plainTypes(in: Array(texts.values))
    }

    /// The errors that are certainly the author's own mistakes.
    ///
    /// - Parameter isWhole: Whether nothing but imports has been omitted. Otherwise the omitted code may cause some
    ///   errors, and fewer errors are certain.
    func among(_ diagnostics: [Diagnostic], isWhole: Bool) -> [Diagnostic] {
        diagnostics.filter { $0.isError && material.words[$0.place.file] != nil && isOwn($0, isWhole) }
    }

    private func isOwn(_ error: Diagnostic, _ isWhole: Bool) -> Bool {
        switch DiagnosticSubject(error.message) {
        case .noName(let name): isMisspelt(name, in: error.place.file) || isUnknownValue(name, at: error.place)
        case .noMember(let name, let type): isMisspelt(member: name, of: type)
        // Only compiling for macOS reports that there is no UIKit.
        case .noModule(let name): TargetPlatform.macOS.absentModules.contains(name)
        case .noMacro, .packageMacro, .colorLiteral, .vague: false
        case .call, .other:
            error.message.hasSuffix("is unavailable: UIKit only")
                || isWhole
                    && (Self.isSyntax(error.message) || Self.confusesBasicTypes(error.message)
                        || Self.hasMisspeltLabel(error.message) || isOwnCall(error))
        }
    }

    // MARK: Names

    private func isMisspelt(_ name: String, in file: String) -> Bool {
        guard !material.declares(name), table.standing(name) == nil, !Self.isOfFramework(name) else { return false }
        let isType = name.first?.isUppercase == true
        if isType, isSlip(name, for: knownTypes) { return true }
        // A name that resembles one of the author's, such as `Items` and `Item`, may come from a missing module.
        if !unknownModules.isDisjoint(with: material.words[file]?.imports ?? []) { return false }
        return Self.isNear(name, to: isType ? ownTypes : ownMembers)
    }

    private func isMisspelt(member name: String, of type: String) -> Bool {
        let owner = CheckReport.plain(type)
        guard !material.declares(name), table.modifier(name) == nil, table.member(name, of: owner) == nil,
            !Self.isOfFramework(owner)
        else { return false }
        let isOwn = material.declares(owner)
        if plainTypes.contains(owner) { return true }
        let isView = type.hasPrefix("some ") || isOwn || table.isOfViews(owner)
        return isView && isSlip(name, for: knownMembers) || isOwn && Self.isNear(name, to: ownMembers)
            || isSlip(name, for: table.memberNames(of: owner))
    }

    /// Whether the name is one of Apple's misspelt. A missing package may have names of its own that are almost Apple's,
    /// such as `Buttons`, so then only slips of the pen count.
    private func isSlip(_ name: String, for known: [String]) -> Bool {
        if unknownModules.isEmpty { return Self.isNear(name, to: known) }
        return Self.isNear(name, to: known.filter { NameSuggestions.isSlip(name, for: $0) })
    }

    /// Whether a lowercase name in a view's code is unknown to the author's files and to the table. The table lists all
    /// such names of SwiftUI.
    private func isUnknownValue(_ name: String, at place: Diagnostic.Place) -> Bool {
        guard name.first?.isLowercase == true, !material.declares(name), table.standing(name) == nil,
            table.modifier(name) == nil, unknownModules.isDisjoint(with: material.words[place.file]?.imports ?? []),
            // Names such as `kCFNull` or `SOME_CONSTANT` are excluded: they look like C, and may come from a missing
            // module.
            !name.contains("_"), !(name.hasPrefix("k") && name.dropFirst().first?.isUppercase == true),
            let (text, parts) = bodies[place.file]
        else { return false }
        let offset = OmittedTexts.offset(of: place, in: text)
        return parts.smallest(around: offset) { $0.kind != .declaration }?.isOfViews == true
    }

    /// The names of types whose members are all known. Each of their parents is a protocol of the author or one
    /// of `protocolsWithoutMembers`. They have no attributes that may be macros, which could add members.
    private static func plainTypes(in texts: [String]) -> Set<String> {
        var found: Set<String> = []
        var others: Set<String> = []
        var protocols: Set<String> = []
        var parents: [String: Set<String>] = [:]
        for text in texts {
            let tokens = Lexer.tokens(of: text)
            for index in tokens.indices.dropLast()
            where tokens[index].kind == .word
                && ["struct", "class", "enum", "protocol", "extension"].contains(tokens[index].text)
                && tokens[index + 1].kind == .word
            {
                let name = tokens[index + 1].text
                if tokens[index].text == "protocol" { protocols.insert(name) }
                if tokens[index].text != "extension", tokens[index].text != "protocol" { found.insert(name) }
                if Self.mayHaveMacros(before: index, in: tokens) { others.insert(name) }
                var next = index + 2
                while next < tokens.count, tokens[next].text != "{", tokens[next].text != "where" {
                    if tokens[next].kind == .word { parents[name, default: []].insert(tokens[next].text) }
                    next += 1
                }
            }
        }
        let known = protocolsWithoutMembers.union(protocols)
        return found.filter { !others.contains($0) && (parents[$0] ?? []).isSubset(of: known) }
    }

    /// Whether a declaration has an attribute that may be a macro, which could add members.
    private static func mayHaveMacros(before keyword: Int, in tokens: [Token]) -> Bool {
        var last = keyword - 1
        while last > 0 {
            if modifiers.contains(tokens[last].text) {
                last -= 1
            } else if tokens[last].kind == .word, tokens[last - 1].text == "@" {
                guard ["MainActor", "Observable", "frozen", "main"].contains(tokens[last].text) else { return true }
                last -= 2
            } else {
                // A `)` here ends the arguments of an attribute, which may be a macro.
                return tokens[last].text == ")"
            }
        }
        return false
    }

    private static let modifiers: Set = [
        "public", "private", "fileprivate", "internal", "package", "open", "final", "nonisolated", "indirect",
    ]

    /// Protocols whose members are well known or declared by the conforming type itself. They add no members with
    /// unknown names to a type.
    private static let protocolsWithoutMembers: Set = [
        "Identifiable", "Hashable", "Equatable", "Codable", "Decodable", "Encodable", "CaseIterable", "Sendable",
        "Error", "Comparable", "CustomStringConvertible", "String", "Int", "RawRepresentable", "ObservableObject",
    ]

    /// Whether a name begins with three capitals, like `UIColor`. It may belong to a framework even if the table lacks
    /// it.
    private static func isOfFramework(_ name: String) -> Bool { name.prefix(3).allSatisfy(\.isUppercase) }

    /// Whether a name differs from a known one by a typing error: a letter added, missing, replaced or swapped. Names
    /// of more than nine letters may have two errors. Case is ignored.
    private static func isNear(_ name: String, to known: [String]) -> Bool {
        guard name.count > 3 else { return false }
        let most = name.count > 9 ? 2 : 1
        let text = name.lowercased()
        return known.contains { other in
            guard abs(other.count - name.count) <= most, other.count > 3 else { return false }
            let (a, b) = (text, other.lowercased())
            // A plural, such as `items` for `item`, is no typing error.
            if a + "s" == b || b + "s" == a { return false }
            return NearestName.distance(a, b) <= most
        }
    }

    // MARK: Sentences

    /// Whether the message is about syntax or language rules, which no missing name can explain.
    private static func isSyntax(_ message: String) -> Bool {
        syntaxWords.contains { message.hasPrefix($0) }
    }

    private static let syntaxWords = [
        "expected ", "consecutive statements", "consecutive declarations", "unterminated ", "extraneous '",
        "missing return in", "keyword '", "cannot assign to value", "cannot assign to property",
        "cannot use mutating member", "left side of mutating operator", "initializers may only be declared",
        "unexpected '", "invalid character",
    ]

    /// Whether a value of one basic type of Swift is used in place of another.
    private static func confusesBasicTypes(_ message: String) -> Bool {
        guard
            message.hasPrefix("cannot convert ") || message.hasPrefix("cannot assign value of type")
                || message.hasPrefix("binary operator ")
        else { return false }
        // Keeps only the quoted types. The message may also quote an operator, which has no letters.
        let types = message.matches(of: #/'([^']+)'/#).map(\.1).filter { $0.contains(where: \.isLetter) }
        return types.count > 1
            && types.allSatisfy { type in
                type.split { !$0.isLetter }.allSatisfy { basicTypes.contains(String($0)) }
            }
    }

    private static let basicTypes: Set = ["String", "Int", "Double", "Float", "CGFloat", "Bool", "Character"]

    /// Whether a label in a call is a misspelling of the expected label.
    private static func hasMisspeltLabel(_ message: String) -> Bool {
        guard
            let match = message.firstMatch(of: #/^incorrect argument labels? in call \(have '(.+)', expected '(.+)'\)/#)
        else { return false }
        let (have, expected) = (match.1.split(separator: ":"), match.2.split(separator: ":"))
        return have.count == expected.count
            && zip(have, expected).contains { $0 != $1 && isNear(String($0), to: [String($1)]) }
    }

    private static let callWords = [
        "missing argument", "extra argument", "incorrect argument label", "argument passed to call that takes no",
    ]

    /// Whether the author's own function or type is called with the wrong arguments.
    private func isOwnCall(_ error: Diagnostic) -> Bool {
        guard
            ["missing argument", "extra argument", "incorrect argument label", "argument passed to call that takes no"]
                .contains(where: error.message.hasPrefix),
            let words = material.words[error.place.file]?.words
        else { return false }
        let before = words.last {
            $0.place.line == error.place.line && $0.place.column <= error.place.column && $0.next == "("
        }
        guard let name = before?.text else { return false }
        return material.declaresCallable(name) && table.standing(name) == nil && table.modifier(name) == nil
    }
}
