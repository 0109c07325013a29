// SPDX-License-Identifier: MIT

import SwiftTokens

/// Writes bodies for the `@NSManaged` methods of to-many relationships. On Apple's systems, Core Data provides them.
enum ManagedMethods {
    /// The body of a method like `func addToItems(_ value: Item)`; nil for any other method.
    static func body(of declaration: String) -> String? {
        let tokens = Lexer.tokens(of: declaration)
        guard tokens.count > 3, tokens[0].text == "func", tokens[2].text == "(" else { return nil }
        let name = tokens[1].text
        // A parameter's name is the word before its colon.
        let parameters = tokens.indices.filter { tokens[$0].text == ":" }.map { tokens[$0 - 1].text }
        guard let first = parameters.first else { return nil }
        let second = parameters.count > 1 ? parameters[1] : first
        func key(after prefix: String) -> String {
            let rest = name.dropFirst(prefix.count)
            return "\"" + rest.prefix(1).lowercased() + rest.dropFirst() + "\""
        }
        if name.hasPrefix("addTo") { return "_change(\(key(after: "addTo")), adding: [\(first)])" }
        if name.hasPrefix("removeFrom") {
            let key = key(after: "removeFrom")
            return tokens[3].text == "at" ? "_remove(\(key), at: \(first))" : "_change(\(key), removing: [\(first)])"
        }
        if name.hasPrefix("insertInto") { return "_insert(\(key(after: "insertInto")), [\(first)], at: \(second))" }
        if name.hasPrefix("replace") { return "_replace(\(key(after: "replace")), at: \(first), with: [\(second)])" }
        return nil
    }
}
