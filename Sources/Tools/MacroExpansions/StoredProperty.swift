// SPDX-License-Identifier: MIT

import SwiftTokens

/// A property like `@Entry var radius: CGFloat = 4`, split into its parts.
struct StoredProperty {
    var name: String
    var type: String?
    var value: String?
    /// The words before `var` or `let`, including attribute names without `@`.
    var modifiers: Set<String>
    /// Whether the property is declared by `var`, not by `let`.
    var isVariable: Bool
    /// Whether the property has accessors, so that nothing is stored.
    var isComputed = false
    /// The text after the name: the type, the value and observers.
    private(set) var rest = ""
    /// Maps each attribute's name to its arguments: `@Attribute(.unique)` gives `["Attribute": "(.unique)"]`. The text
    /// is empty for an attribute without arguments.
    private(set) var attributes: [String: String] = [:]

    /// - Parameters:
    ///   - start: The first token of the declaration.
    ///   - end: The index after its last token.
    /// - Returns: nil if it declares no property.
    init?(_ code: SourceText, _ start: Int, _ end: Int) {
        let tokens = code.tokens
        guard let word = tokens[start..<end].firstIndex(where: { ["var", "let"].contains($0.text) }), word + 1 < end
        else { return nil }
        modifiers = Set(tokens[start..<word].filter { $0.kind == .word }.map(\.text))
        for index in tokens[start..<word].indices where tokens[index].text == "@" && index + 1 < word {
            // Uses the last part of a qualified name: `@SwiftData.Transient` counts as `Transient`.
            var last = index + 1
            while last + 2 < word, tokens[last + 1].text == "." { last += 2 }
            let close = last + 1 < word && tokens[last + 1].text == "(" ? tokens.closing(of: last + 1) : nil
            attributes[tokens[last].text] = close.map { code.text(ofTokens: last + 1..<$0 + 1) } ?? ""
        }
        isVariable = tokens[word].text == "var"
        rest = code.text(ofTokens: word + 2..<end)
        name = tokens[word + 1].text
        var index = word + 2
        var typeStart: Int?
        if index < end, tokens[index].text == ":" {
            index += 1
            typeStart = index
        }
        while index < end, tokens[index].text != "{",
            !(tokens[index].kind == .sign && tokens[index].text.hasSuffix("="))
        {
            index = "([".contains(tokens[index].text) ? (tokens.closing(of: index) ?? index) + 1 : index + 1
        }
        if let typeStart { type = code.text(ofTokens: typeStart..<min(index, end)) }
        guard index < end else { return }
        // In `Int?=nil`, the lexer makes one token of `?=`. The `?` belongs to the type.
        if tokens[index].text != "{", tokens[index].text.count > 1 {
            type = type.map { $0 + String(tokens[index].text.dropLast()) }
        }
        if tokens[index].text == "{" {
            isComputed = true
        } else {
            value = code.text(ofTokens: min(index + 1, end)..<end)
        }
    }

    /// The declared type. Without one, the type of the value, if that is a literal or an initializer call; otherwise
    /// nil.
    var likelyType: String? {
        if let type { return type }
        guard let value else { return nil }
        let tokens = Lexer.tokens(of: value)
        guard let first = tokens.first else { return nil }
        switch first.kind {
        case .number: return first.text.contains(".") ? "Double" : "Int"
        case .literal: return "String"
        case .word:
            if first.text == "true" || first.text == "false" { return "Bool" }
            return first.text.first?.isUppercase == true ? first.text : nil
        case .sign where first.text == "-" && tokens.count == 2 && tokens[1].kind == .number:
            return tokens[1].text.contains(".") ? "Double" : "Int"
        default: return nil
        }
    }
}
