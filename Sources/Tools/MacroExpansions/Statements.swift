// SPDX-License-Identifier: MIT

import SwiftTokens

/// Finds the ends of declarations, by Swift's rules about line breaks.
enum Statements {
    /// The index after the last token of a stored property's declaration.
    ///
    /// - Parameters:
    ///   - start: The declaration's first token: an attribute, a modifier, `var` or `let`.
    ///   - limit: The end of the statements that contain the declaration.
    static func end(ofDeclarationAt start: Int, in tokens: [Token], _ limit: Int) -> Int {
        var index = start
        // Skips attributes, which may be on lines before the declaration.
        while index < limit, tokens[index].text != "var", tokens[index].text != "let" {
            index = (tokens[index].text == "(" ? tokens.closing(of: index) ?? index : index) + 1
        }
        // Skips the keyword and the name.
        index += 2
        while index < limit {
            let token = tokens[index]
            if token.text == ";" { return index + 1 }
            if token.beginsLine, !continues(tokens[index - 1], token) { return index }
            let isOpen = token.kind == .mark && "([{".contains(token.text)
            index = isOpen ? (tokens.closing(of: index) ?? index) + 1 : index + 1
        }
        return limit
    }

    /// Whether an expression continues from the end of one line to the start of the next.
    private static func continues(_ last: Token, _ next: Token) -> Bool {
        // `?` at the end of a line belongs to an optional type, so the expression may end. At the start of a
        // line, it belongs to a ternary operator.
        let endsOpen =
            last.text == "," || last.text == ":" || last.kind == .sign && !(last.text == "?" || last.text == "!")
        let beginsOpen = next.kind == .sign && next.text != "!" || next.text == ":" || next.text == ","
        let isWord = ["as", "is", "in"].contains(next.text) || ["as", "is"].contains(last.text)
        return endsOpen || beginsOpen || isWord
    }
}
