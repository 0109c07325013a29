// SPDX-License-Identifier: MIT

import Spelling

/// Tells errors that are certainly the author's own from those that something missing in Zoetrope may explain.
///
/// Code is left out so that an app which compiles elsewhere is drawn here. A misspelt name, a sentence that is no Swift or an argument
/// of another type compiles nowhere.
struct OwnMistakes {
    private let material: CheckReport.Material
    private let table: NameTable
    /// Frameworks and packages that the author imports and that are not here: they may declare any name.
    private let unknownModules: Set<String>
    private let knownTypes: [String]
    private let knownMembers: [String]
    private let ownTypes: [String]
    private let ownMembers: [String]

    /// - Parameters:
    ///   - material: All files, as the author wrote them.
    ///   - hasModule: Whether there is a module of this name.
    init(_ material: CheckReport.Material, _ table: NameTable = .standard, hasModule: (String) -> Bool) {
        (self.material, self.table) = (material, table)
        unknownModules = material.imports.filter { !hasModule($0) }
        (knownTypes, knownMembers) = (table.types, table.modifierNames)
        (ownTypes, ownMembers) = (material.typeNames, material.memberNames)
    }

    /// The errors that are certainly the author's own.
    ///
    /// - Parameter isWhole: Whether nothing but imports has been left out so far. Later errors may be about code that is gone.
    func among(_ diagnostics: [Diagnostic], isWhole: Bool) -> [Diagnostic] {
        diagnostics.filter { $0.isError && isOwn($0, isWhole) }
    }

    private func isOwn(_ error: Diagnostic, _ isWhole: Bool) -> Bool {
        switch Complaint(error.message) {
        case .noName(let name): isMisspelt(name, in: error.place.file)
        case .noMember(let name, let type): isMisspelt(member: name, of: type)
        case .noModule, .noMacro, .colorLiteral, .vague: false
        case .call, .other:
            isWhole && (Self.isSyntax(error.message) || Self.confusesBasicTypes(error.message) || isOwnCall(error))
        }
    }

    // MARK: Names

    private func isMisspelt(_ name: String, in file: String) -> Bool {
        guard !material.declares(name), table.standing(name) == nil, !Self.isOfFramework(name) else { return false }
        let isType = name.first?.isUppercase == true
        if Self.isNear(name, to: isType ? knownTypes : []) { return true }
        // Another module may well declare `Items` beside the author's `Item`.
        if !unknownModules.isDisjoint(with: material.words[file]?.imports ?? []) { return false }
        return Self.isNear(name, to: isType ? ownTypes : ownMembers)
    }

    private func isMisspelt(member name: String, of type: String) -> Bool {
        let owner = CheckReport.plain(type)
        guard !material.declares(name), table.modifier(name) == nil, table.member(name, of: owner) == nil,
            !Self.isOfFramework(owner)
        else { return false }
        let isOwn = material.declares(owner)
        let isView = type.hasPrefix("some ") || isOwn || table.isOfViews(owner)
        return isView && Self.isNear(name, to: knownMembers) || isOwn && Self.isNear(name, to: ownMembers)
    }

    /// `UIKit`'s and other frameworks' names begin with letters of their own, and not all of them are in the table.
    private static func isOfFramework(_ name: String) -> Bool { name.prefix(3).allSatisfy(\.isUppercase) }

    /// Whether a name differs by a slip of the keyboard from one of those: a letter too much, too few, another one, or two
    /// that have changed places; in long names twice. Letters of the other case do not count.
    private static func isNear(_ name: String, to known: [String]) -> Bool {
        guard name.count > 3 else { return false }
        let most = name.count > 9 ? 2 : 1
        let text = name.lowercased()
        return known.contains { other in
            guard abs(other.count - name.count) <= most, other.count > 3 else { return false }
            let (a, b) = (text, other.lowercased())
            // A plural is another name.
            if a + "s" == b || b + "s" == a { return false }
            return NearestName.distance(a, b) <= most
        }
    }

    // MARK: Sentences

    /// Whether the compiler does not even understand the words: whatever there is, they are no Swift.
    private static func isSyntax(_ message: String) -> Bool {
        syntaxWords.contains { message.hasPrefix($0) }
    }

    private static let syntaxWords = [
        "expected ", "consecutive statements", "consecutive declarations", "unterminated ", "extraneous '",
        "missing return in", "keyword '", "cannot assign to value", "cannot assign to property",
        "cannot use mutating member", "left side of mutating operator", "initializers may only be declared",
        "unexpected '", "invalid character",
    ]

    /// Whether a value of one of Swift's own types stands where another of them is due.
    private static func confusesBasicTypes(_ message: String) -> Bool {
        guard
            message.hasPrefix("cannot convert ") || message.hasPrefix("cannot assign value of type")
                || message.hasPrefix("binary operator ")
        else { return false }
        // The operator itself is in quotes, too.
        let types = message.matches(of: #/'([^']+)'/#).map(\.1).filter { $0.contains(where: \.isLetter) }
        return types.count > 1
            && types.allSatisfy { type in
                type.split { !$0.isLetter }.allSatisfy { basicTypes.contains(String($0)) }
            }
    }

    private static let basicTypes: Set = ["String", "Int", "Double", "Float", "CGFloat", "Bool", "Character"]

    /// Whether a function or type of the author's is called with other arguments than it has.
    private func isOwnCall(_ error: Diagnostic) -> Bool {
        guard
            ["missing argument", "extra argument", "incorrect argument label"].contains(where: error.message.hasPrefix),
            let words = material.words[error.place.file]?.words
        else { return false }
        let before = words.last {
            $0.place.line == error.place.line && $0.place.column <= error.place.column && $0.next == "("
        }
        guard let name = before?.text else { return false }
        return material.declaresCallable(name) && table.standing(name) == nil && table.modifier(name) == nil
    }
}
