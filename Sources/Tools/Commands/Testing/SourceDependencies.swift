// SPDX-License-Identifier: MIT

import Foundation
import SwiftTokens

/// Finds the source files on which the code of a file may depend, by the names that the files use and declare.
///
/// A file depends on the files that declare a name it uses, and on their dependencies. Members of the author's types do
/// not count as names: a file that uses a member reaches the type's file through the name of the type, or through the
/// declaration that gave it a value of the type. Files that can take effect without a name, such as files with
/// operators, count as dependencies of every file. So a result may contain too many files, but not too few.
struct SourceDependencies {
    /// The words in each file, by path.
    private var uses: [String: Set<String>] = [:]
    /// The files that declare a name, by name.
    private var declarers: [String: Set<String>] = [:]
    /// The files that every file depends on.
    private var universal: Set<String> = []

    /// - Parameters:
    ///   - texts: the texts of all files, by path.
    ///   - used: names that every file uses, such as the type that wraps every preview.
    init(_ texts: [String: String], used: [String] = []) {
        var scans: [String: FileScan] = [:]
        for (path, text) in texts { scans[path] = FileScan(text) }
        let types = scans.values.reduce(into: Set<String>()) { $0.formUnion($1.types) }
        for (path, scan) in scans {
            uses[path] = scan.words
            var names = scan.names
            if !scan.isBalanced || scan.hasOperators { universal.insert(path) }
            for part in scan.extensions {
                names.insert(part.type)
                if types.contains(part.type) { continue }
                names.formUnion(part.members)
                if part.isImplicit || !Self.plainTypes.contains(part.type) { universal.insert(path) }
            }
            for name in names { declarers[name, default: []].insert(path) }
        }
        for name in used { universal.formUnion(declarers[name] ?? []) }
    }

    /// Types of SwiftUI and of the standard library whose extensions take effect only where a member is named. Another
    /// type may be a protocol, whose extension can implement a requirement.
    private static let plainTypes: Set<String> = [
        "Animation", "AnyTransition", "Array", "Binding", "Bool", "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize",
        "Calendar", "Color", "Data", "Date", "Dictionary", "Double", "EdgeInsets", "EnvironmentValues", "Font", "Image",
        "Int", "LinearGradient", "Locale", "Set", "ShapeStyle", "String", "Text", "UIColor", "UIFont", "UIImage", "URL",
        "View",
    ]

    /// The file itself, and all files that it may depend on.
    func closure(of path: String) -> Set<String> {
        var found: Set<String> = [path]
        var open = [path] + universal.filter { found.insert($0).inserted }
        while let next = open.popLast() {
            for name in uses[next] ?? [] {
                for file in declarers[name] ?? [] where found.insert(file).inserted { open.append(file) }
            }
        }
        return found
    }
}

/// The names in one source file.
private struct FileScan {
    struct Extension {
        /// The first component of the extended type's name.
        var type: String
        var members: Set<String>
        /// Whether it takes effect without a member's name: it has a conformance, an initializer, a subscript or a
        /// member that the language calls.
        var isImplicit: Bool
    }

    /// All words, also those inside of literals.
    private(set) var words: Set<String> = []
    /// The names declared outside of types and extensions.
    private(set) var names: Set<String> = []
    /// The names of types, also of nested ones.
    private(set) var types: Set<String> = []
    private(set) var extensions: [Extension] = []
    /// Whether the file declares operators, precedence groups or macros.
    private(set) var hasOperators = false
    /// false if a bracket is not closed. Then the names after it are missing.
    private(set) var isBalanced = true

    private static let typeWords: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    private static let called: Set<String> = [
        "init", "subscript", "callAsFunction", "appendInterpolation", "dynamicallyCall", "deinit",
    ]

    init(_ text: String) {
        let tokens = Lexer.tokens(of: text)
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .word:
                words.insert(Self.plain(token.text))
                let next = index + 1 < tokens.count ? tokens[index + 1] : nil
                if Self.typeWords.contains(token.text), let next, next.kind == .word {
                    types.insert(Self.plain(next.text))
                }
                if ["operator", "precedencegroup", "macro"].contains(token.text) { hasOperators = true }
                if token.text == "func", next?.kind != .word { hasOperators = true }
            case .literal:
                words.formUnion(token.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            default: break
            }
        }
        scanTopLevel(tokens)
    }

    private static func plain(_ word: String) -> String { word.trimmingCharacters(in: ["`"]) }

    private static let declaringWords = typeWords.union(["func", "var", "let"])

    private mutating func scanTopLevel(_ tokens: [Token]) {
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            let previous = index > 0 ? tokens[index - 1].text : ""
            if token.kind == .mark, "([{".contains(token.text) {
                guard let end = tokens.closing(of: index) else {
                    isBalanced = false
                    return
                }
                // The names of a pattern: `let (a, b) = …`.
                if ["let", "var"].contains(previous) {
                    names.formUnion(tokens[index..<end].filter { $0.kind == .word }.map { Self.plain($0.text) })
                }
                index = end + 1
                continue
            }
            if token.text == "extension", index + 1 < tokens.count {
                guard let open = tokens[index...].firstIndex(where: { $0.text == "{" }),
                    let end = tokens.closing(of: open)
                else {
                    isBalanced = false
                    return
                }
                add(extension: tokens[(index + 1)..<open], members: tokens[open...end])
                index = end + 1
                continue
            }
            // A word after a comma may be a further name: `let a = 1, b = 2`.
            if token.kind == .word, Self.declaringWords.contains(previous) || previous == "," {
                names.insert(Self.plain(token.text))
            }
            index += 1
        }
    }

    private mutating func add(extension head: ArraySlice<Token>, members: ArraySlice<Token>) {
        guard let type = head.first(where: { $0.kind == .word }).map({ Self.plain($0.text) }) else { return }
        // `extension View where Self: Themed` may implement `body` for all views that conform to the author's `Themed`.
        var isImplicit = head.contains { $0.text == ":" || $0.text == "where" && type == "View" }
        var names: Set<String> = []
        for (index, token) in zip(members.indices, members) where token.kind == .word {
            if Self.called.contains(token.text) { isImplicit = true }
            guard ["func", "var", "let", "case"].contains(token.text) || Self.typeWords.contains(token.text),
                index + 1 < members.endIndex, members[index + 1].kind == .word
            else { continue }
            names.insert(Self.plain(members[index + 1].text))
            if Self.called.contains(Self.plain(members[index + 1].text)) { isImplicit = true }
        }
        extensions.append(Extension(type: type, members: names, isImplicit: isImplicit))
    }
}
