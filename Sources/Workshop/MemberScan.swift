// SPDX-License-Identifier: MIT

import SwiftTokens

/// Determines from the members in a type's body whether a value can be made without arguments.
enum MemberScan {
    static func needsArguments(_ members: ArraySlice<Token>) -> Bool {
        let tokens = Array(members)
        var initializers: [Bool] = []
        var lacksValue = false
        var index = 0
        // The words and attributes before a declaration.
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
                else { return true }
                initializers.append(allHaveValues(tokens[(open + 1)..<close], of: tokens))
                index = close + 1
                continue
            case "struct", "class", "enum", "actor", "protocol", "extension", "func", "subscript", "typealias":
                // Skips to the body; a requirement has none.
                index = tokens[index...].firstIndex { $0.text == "{" } ?? index + 1
                before = []
                continue
            case "let", "var":
                if before.isDisjoint(with: supplied) {
                    lacksValue = lacksValue || !hasValue(tokens, at: index)
                }
                before = []
            default:
                if tokens[index].beginsLine, word != "@", before.isDisjoint(with: ["@"]) { before = [] }
                before.insert(word)
            }
            index += 1
        }
        return initializers.isEmpty ? lacksValue : !initializers.contains(true)
    }

    /// The arguments of the shortest initializer: labels with placeholders for values.
    static func arguments(_ members: ArraySlice<Token>) -> [String] {
        let tokens = Array(members)
        var initializers: [[String]] = []
        var properties: [String] = []
        var before: Set<String> = []
        var index = 0
        while index < tokens.count {
            let word = tokens[index].text
            switch word {
            case "(", "[", "{":
                index = (tokens.closing(of: index) ?? index) + 1
                continue
            case "init":
                guard let open = tokens[index...].firstIndex(where: { $0.text == "(" }),
                    let close = tokens.closing(of: open)
                else { return properties }
                initializers.append(parameters(tokens[(open + 1)..<close], of: tokens))
                index = close + 1
                continue
            case "struct", "class", "enum", "actor", "protocol", "extension", "func", "subscript", "typealias":
                index = tokens[index...].firstIndex { $0.text == "{" } ?? index + 1
                before = []
                continue
            case "let", "var":
                if before.isDisjoint(with: supplied), !hasValue(tokens, at: index), index + 1 < tokens.count {
                    let type = tokens[(index + 2)...].prefix { !$0.beginsLine && $0.text != ";" }
                    properties.append("\(tokens[index + 1].text): \(standIn(type, before))")
                }
                before = []
            default:
                if tokens[index].beginsLine, word != "@", before.isDisjoint(with: ["@"]) { before = [] }
                before.insert(word)
            }
            index += 1
        }
        return initializers.min { $0.count < $1.count } ?? properties
    }

    /// The placeholder of a value, by the words of its type and those before its declaration.
    private static func standIn(_ type: some Sequence<Token>, _ before: Set<String> = []) -> String {
        let words = type.map(\.text)
        if before.contains("Binding") || words.contains("Binding") { return ".constant(…)" }
        return words.contains { $0.hasPrefix("->") } ? "{ … }" : "…"
    }

    /// The labels of parameters without default values.
    private static func parameters(_ parameters: ArraySlice<Token>, of tokens: [Token]) -> [String] {
        var found: [String] = []
        var part: [Token] = []
        func close() {
            let words = part.map(\.text)
            guard !words.isEmpty, !words.contains("=") else { return }
            // Attributes precede the label.
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

    /// Properties that need no initial value.
    private static let supplied: Set = [
        "static", "Environment", "EnvironmentObject", "Namespace", "GestureState", "FocusState", "FocusedValue",
        "ScaledMetric", "AccessibilityFocusState",
    ]

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

    /// Whether each parameter has a default value.
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
