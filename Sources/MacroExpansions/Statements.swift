// SPDX-License-Identifier: MIT

import SwiftTokens

/// Where declarations end, by Swift's rules about lines.
enum Statements {
    /// Behind the last token of a stored property.
    ///
    /// - Parameters:
    ///   - start: its first token: an attribute, a modifier, `var` or `let`.
    ///   - limit: where the statements around it end.
    static func end(ofDeclarationAt start: Int, in tokens: [Token], _ limit: Int) -> Int {
        var index = start
        // Attributes may stand in lines of their own.
        while index < limit, tokens[index].text != "var", tokens[index].text != "let" {
            index = (tokens[index].text == "(" ? tokens.closing(of: index) ?? index : index) + 1
        }
        // Its name.
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

    /// Whether an expression goes on from the end of a line to the beginning of the next.
    private static func continues(_ last: Token, _ next: Token) -> Bool {
        // `String?` at the end of a line is a type, and `?` alone the middle of a choice.
        let endsOpen =
            last.text == "," || last.text == ":" || last.kind == .sign && !(last.text == "?" || last.text == "!")
        let beginsOpen = next.kind == .sign && next.text != "!" || next.text == ":" || next.text == ","
        let isWord = ["as", "is", "in"].contains(next.text) || ["as", "is"].contains(last.text)
        return endsOpen || beginsOpen || isWord
    }
}
