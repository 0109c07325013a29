// SPDX-License-Identifier: MIT

import SwiftTokens

/// Finds out whether a type can be created without arguments, by the members in its body.
enum MemberScan {
    static func needsArguments(_ members: ArraySlice<Token>) -> Bool {
        let tokens = Array(members)
        let found = scan(tokens)
        if found.isCutShort { return true }
        return found.initializers.isEmpty
            ? !found.properties.isEmpty : !found.initializers.contains { allHaveValues(tokens[$0], of: tokens) }
    }

    /// The arguments of the shortest initializer: labels with placeholders for values.
    static func arguments(_ members: ArraySlice<Token>) -> [String] {
        let tokens = Array(members)
        let found = scan(tokens)
        let properties = found.properties.filter { $0.index + 1 < tokens.count }.map { property in
            let type = tokens[(property.index + 2)...].prefix { !$0.beginsLine && $0.text != ";" }
            return "\(tokens[property.index + 1].text): \(standIn(type, property.before))"
        }
        if found.isCutShort { return properties }
        return found.initializers.map { parameters(tokens[$0], of: tokens) }.min { $0.count < $1.count } ?? properties
    }

    /// The members that decide which arguments a value needs.
    private struct Found {
        /// The tokens between the parentheses of each initializer.
        var initializers: [Range<Int>] = []
        /// Stored properties without a value. `index` is that of the token `let` or `var`; `before` has the
        /// modifiers and attributes before it.
        var properties: [(index: Int, before: Set<String>)] = []
        /// Whether an initializer has no closing parenthesis. Nothing after it was read.
        var isCutShort = false
    }

    private static func scan(_ tokens: [Token]) -> Found {
        var found = Found()
        var index = 0
        var before: Set<String> = []
        while index < tokens.count {
            let word = tokens[index].text
            switch word {
            case "(", "[", "{":
                index = (tokens.closing(of: index) ?? index) + 1
                continue
            case "init":
                guard let open = tokens[index...].firstIndex(where: { $0.text == "(" }),
                    let close = tokens.closing(of: open)
                else {
                    found.isCutShort = true
                    return found
                }
                found.initializers.append((open + 1)..<close)
                index = close + 1
                continue
            case "struct", "class", "enum", "actor", "protocol", "extension", "func", "subscript", "typealias":
                // Continues at the `{` of the body, which the next turn of the loop skips. Without a body, continues at
                // the next token.
                index = tokens[index...].firstIndex { $0.text == "{" } ?? index + 1
                before = []
                continue
            case "let", "var":
                if before.isDisjoint(with: supplied), !hasValue(tokens, at: index) {
                    found.properties.append((index, before))
                }
                before = []
            default:
                if tokens[index].beginsLine, word != "@", before.isDisjoint(with: ["@"]) { before = [] }
                before.insert(word)
            }
            index += 1
        }
        return found
    }

    /// A placeholder for a value, chosen by the words of its type and the words before its declaration.
    private static func standIn(_ type: some Sequence<Token>, _ before: Set<String> = []) -> String {
        let words = type.map(\.text)
        if before.contains("Binding") || words.contains("Binding") { return ".constant(…)" }
        return words.contains { $0.hasPrefix("->") } ? "{ … }" : "…"
    }

    /// Placeholder arguments for the parameters without default values, such as `title: …`.
    private static func parameters(_ parameters: ArraySlice<Token>, of tokens: [Token]) -> [String] {
        var found: [String] = []
        var part: [Token] = []
        func close() {
            let words = part.map(\.text)
            guard !words.isEmpty, !words.contains("=") else { return }
            // The label is the first word that is not an attribute like `@escaping`.
            let label = part.indices.first { part[$0].kind == .word && ($0 == 0 || words[$0 - 1] != "@") }
            let value = standIn(part)
            found.append(label.map { words[$0] == "_" ? value : "\(words[$0]): \(value)" } ?? value)
        }
        var index = parameters.startIndex
        while index < parameters.endIndex {
            let text = parameters[index].text
            if text == "," {
                close()
                part = []
                index += 1
                continue
            }
            let end = "([{".contains(text) ? (tokens.closing(of: index) ?? index) : index
            part += parameters[index...min(end, parameters.endIndex - 1)].enumerated().filter {
                $0.offset == 0 || $0.element.text.hasPrefix("->")
            }.map(\.element)
            index = end + 1
        }
        close()
        return found
    }

    /// Modifiers and wrappers whose properties need no argument in an initializer.
    private static let supplied: Set = [
        "static", "Environment", "EnvironmentObject", "Namespace", "GestureState", "FocusState", "FocusedValue",
        "ScaledMetric", "AccessibilityFocusState", "Query",
    ]

    /// Whether a stored property needs no argument: it has a value or accessors, or is an optional variable.
    ///
    /// - Parameter start: The index of `let` or `var`.
    private static func hasValue(_ tokens: [Token], at start: Int) -> Bool {
        var index = start + 1
        while index < tokens.count {
            let token = tokens[index]
            if token.text == "{" || token.kind == .sign && token.text.hasSuffix("=") && token.text != "==" {
                return true
            }
            if index > start + 1, token.beginsLine || token.text == ";" { break }
            index = "([".contains(token.text) ? (tokens.closing(of: index) ?? index) + 1 : index + 1
        }
        return tokens[start].text == "var" && tokens[index - 1].text.hasSuffix("?")
    }

    /// Whether each parameter has a default value; true without parameters.
    private static func allHaveValues(_ parameters: ArraySlice<Token>, of tokens: [Token]) -> Bool {
        guard !parameters.isEmpty else { return true }
        var hasValue = false
        var index = parameters.startIndex
        while index < parameters.endIndex {
            let text = tokens[index].text
            if text == "=" { hasValue = true }
            if text == "," {
                if !hasValue { return false }
                hasValue = false
            }
            index = "([{".contains(text) ? (tokens.closing(of: index) ?? index) + 1 : index + 1
        }
        return hasValue
    }
}
