// SPDX-License-Identifier: MIT

import SwiftTokens

/// A type's declaration: its keyword, its access and its properties in the order of declaration.
struct TypeMembers {
    let keyword: String
    let name: String
    /// The access modifier that generated members need, followed by a blank: `public ` or `package `, or empty.
    let access: String
    let isFinal: Bool
    /// The names behind the colon of the declaration, without qualification: `Shape` of `SwiftUI.Shape`.
    let inherited: [String]
    private(set) var properties: [StoredProperty] = []

    /// - Returns: nil if `declaration` does not declare a type with members.
    init?(_ declaration: String) {
        let code = SourceText(declaration)
        let tokens = code.tokens
        guard let head = tokens.firstIndex(where: { ["struct", "class", "enum", "actor"].contains($0.text) }),
            let open = tokens[head...].firstIndex(where: { $0.text == "{" }), let close = tokens.closing(of: open)
        else { return nil }
        keyword = tokens[head].text
        name = head + 1 < open ? tokens[head + 1].text : ""
        inherited = Self.inherited(in: tokens[head..<open])
        let modifiers = tokens[..<head].map(\.text)
        isFinal = modifiers.contains("final")
        access =
            modifiers.contains("public") || modifiers.contains("open")
            ? "public " : modifiers.contains("package") ? "package " : ""
        var index = open + 1
        while index < close {
            let start = index
            // Skips attributes and modifiers, up to the keyword of the declaration.
            while index < close, !Self.words.contains(tokens[index].text) {
                index = "([{".contains(tokens[index].text) ? (tokens.closing(of: index) ?? index) + 1 : index + 1
            }
            guard index < close else { break }
            guard tokens[index].text == "var" || tokens[index].text == "let" else {
                // In `class func` and `class var`, `class` is a modifier. The next token is the keyword.
                if tokens[index].text == "class", ["func", "var"].contains(tokens[index + 1].text) {
                    index += 1
                    if tokens[index].text == "var" {
                        index = Statements.end(ofDeclarationAt: index, in: tokens, close)
                        continue
                    }
                }
                if ["typealias", "case"].contains(tokens[index].text) {
                    index += 1
                    continue
                }
                // Skips the declaration's body.
                let body = tokens[index..<close].firstIndex { $0.text == "{" }
                index = body.flatMap { tokens.closing(of: $0) }.map { $0 + 1 } ?? close
                continue
            }
            let end = Statements.end(ofDeclarationAt: start, in: tokens, close)
            if let property = StoredProperty(code, start, end) { properties.append(property) }
            index = max(end, index + 1)
        }
    }

    /// The last parts of the names between the colon of a declaration and its `where`.
    private static func inherited(in head: ArraySlice<Token>) -> [String] {
        var depth = 0
        var names: [String]?
        for token in head {
            switch token.text {
            case "<", "(": depth += 1
            case ">", ")": depth -= 1
            case ":" where depth == 0 && names == nil: names = []
            case "where": return names ?? []
            case "." where names?.isEmpty == false && depth == 0: names?.removeLast()
            default: if depth == 0, token.kind == .word { names?.append(token.text) }
            }
        }
        return names ?? []
    }

    /// The keyword of a member, after its attributes and modifiers.
    static func keyword(in tokens: [Token]) -> String? {
        var index = 0
        while index < tokens.count, !words.contains(tokens[index].text) {
            index = "([{".contains(tokens[index].text) ? (tokens.closing(of: index) ?? index) + 1 : index + 1
        }
        return index < tokens.count ? tokens[index].text : nil
    }

    private static let words: Set = [
        "var", "let", "func", "init", "struct", "class", "enum", "actor", "subscript", "typealias", "case", "deinit",
    ]
}
