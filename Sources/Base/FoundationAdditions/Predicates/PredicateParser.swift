// SPDX-License-Identifier: MIT

import Foundation

/// Parses the format of an `NSPredicate`: comparisons, AND, OR, NOT, ANY, ALL, NONE, IN, BETWEEN, string operators with
/// their options, SUBQUERY, aggregates and simple functions.
struct PredicateParser {
    private enum Token: Equatable {
        case word(String)
        case number(String)
        case text(String)
        case sign(String)
        /// The key path that an argument gives for `%K`, joined with a path written after it, as in `%K.name`.
        case key(String)
        case argument
        case variable(String)
    }

    private struct Mistake: Error {}

    private var tokens: [Token] = []
    private var position = 0
    private var arguments: ArraySlice<Any?>
    /// The values of the tokens `argument`, by the index of the token.
    private var values: [Int: Any?] = [:]

    /// Parses a format; nil if it is not understood.
    static func tree(_ format: String, _ arguments: [Any?]) -> PredicateTree? {
        var parser = PredicateParser(arguments: arguments[...])
        do {
            try parser.read(format)
            let tree = try parser.alternatives()
            return parser.position == parser.tokens.count ? tree : nil
        } catch {
            return nil
        }
    }

    /// Parses an expression such as `items.@count`; nil if it is not understood.
    static func operand(_ expression: String) -> PredicateOperand? {
        var parser = PredicateParser(arguments: [])
        guard (try? parser.read(expression)) != nil, let operand = try? parser.sum(),
            parser.position == parser.tokens.count
        else { return nil }
        return operand
    }

    private init(arguments: ArraySlice<Any?>) { self.arguments = arguments }

    // MARK: Tokens

    private mutating func read(_ format: String) throws {
        var rest = format[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest = rest.dropFirst()
            } else if first == "'" || first == "\"" {
                rest = rest.dropFirst()
                var text = ""
                while let character = rest.popFirst(), character != first {
                    text.append(character == "\\" ? rest.popFirst() ?? character : character)
                }
                tokens.append(.text(text))
            } else if first.isNumber {
                let number = rest.prefix { $0.isNumber || $0 == "." }
                rest = rest[number.endIndex...]
                tokens.append(.number(String(number)))
            } else if first == "%" {
                try readPlaceholder(&rest)
            } else if first == "$" {
                rest = rest.dropFirst()
                tokens.append(.variable(Self.takePath(&rest)))
            } else if first.isLetter || first == "_" || first == "@" {
                tokens.append(.word(Self.takePath(&rest)))
            } else {
                let sign = Self.signs.first { rest.hasPrefix($0) } ?? String(first)
                rest = rest.dropFirst(sign.count)
                tokens.append(.sign(sign))
            }
        }
    }

    private static let signs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"]

    private static func takePath(_ rest: inout Substring) -> String {
        let path = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "@" }
        rest = rest[path.endIndex...]
        return String(path)
    }

    private mutating func readPlaceholder(_ rest: inout Substring) throws {
        rest = rest.dropFirst()
        let kind = rest.prefix { $0.isLetter || $0.isNumber || $0 == "@" || $0 == "." || $0 == "K" }
        let letters =
            kind.first == "@" || kind.first == "K" ? kind.prefix(1) : kind.prefix { $0 != "." || kind.contains("f") }
        guard !letters.isEmpty, let argument = arguments.popFirst() else { throw Mistake() }
        rest = rest.dropFirst(letters.count)
        if letters == "K" {
            guard let key = argument as? String else { throw Mistake() }
            tokens.append(.key(key + (rest.first == "." ? Self.takePath(&rest) : "")))
        } else {
            values[tokens.count] = argument
            tokens.append(.argument)
        }
    }

    private var next: Token? { position < tokens.count ? tokens[position] : nil }

    private mutating func take(_ words: String...) -> Bool {
        switch next {
        case .word(let word) where words.contains(word.uppercased()): break
        case .sign(let sign) where words.contains(sign): break
        default: return false
        }
        position += 1
        return true
    }

    private mutating func require(_ sign: String) throws { if !take(sign) { throw Mistake() } }

    // MARK: Predicates

    private mutating func alternatives() throws -> PredicateTree {
        var parts = [try conjunction()]
        while take("OR", "||") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() throws -> PredicateTree {
        var parts = [try negation()]
        while take("AND", "&&") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func negation() throws -> PredicateTree {
        if take("NOT", "!") { return .not(try negation()) }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        // A parenthesis can begin a predicate or an operand. Tries the predicate first.
        let start = position
        if take("("), let inner = try? alternatives(), take(")") {
            if !nextIsOperator { return inner }
        }
        position = start
        return .comparison(try comparison())
    }

    private var nextIsOperator: Bool {
        var copy = self
        return (try? copy.comparisonOperator()) != nil || ["+", "-", "*", "/"].contains { next == .sign($0) }
    }

    private mutating func comparison() throws -> PredicateComparison {
        let quantifier: PredicateComparison.Quantifier? =
            if take("ANY", "SOME") { .any } else if take("ALL") { .all } else if take("NONE") {
                PredicateComparison.Quantifier.none
            } else { nil }
        let left = try sum()
        let comparison = try comparisonOperator()
        var options: String.CompareOptions = []
        if take("[") {
            guard case .word(let flags) = next else { throw Mistake() }
            position += 1
            if flags.lowercased().contains("c") { options.insert(.caseInsensitive) }
            if flags.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
            try require("]")
        }
        return PredicateComparison(
            left: left, right: try sum(), comparison: comparison, quantifier: quantifier, options: options)
    }

    private mutating func comparisonOperator() throws -> PredicateComparison.Operator {
        if take("==", "=") { return .equal }
        if take("!=", "<>") { return .unequal }
        if take("<=", "=<") { return .lessOrEqual }
        if take(">=", "=>") { return .greaterOrEqual }
        if take("<") { return .less }
        if take(">") { return .greater }
        if take("BETWEEN") { return .between }
        if take("IN") { return .isIn }
        if take("CONTAINS") { return .contains }
        if take("BEGINSWITH") { return .beginsWith }
        if take("ENDSWITH") { return .endsWith }
        if take("LIKE") { return .like }
        if take("MATCHES") { return .matches }
        throw Mistake()
    }

    // MARK: Operands

    private mutating func sum() throws -> PredicateOperand {
        var result = try product()
        while case .sign(let sign) = next, sign == "+" || sign == "-" {
            position += 1
            result = .arithmetic(Character(sign), result, try product())
        }
        return result
    }

    private mutating func product() throws -> PredicateOperand {
        var result = try operand()
        while case .sign(let sign) = next, sign == "*" || sign == "/" {
            position += 1
            result = .arithmetic(Character(sign), result, try operand())
        }
        return result
    }

    private mutating func operand() throws -> PredicateOperand {
        guard let token = next else { throw Mistake() }
        let place = position
        position += 1
        switch token {
        case .text(let text): return .value(text)
        case .number(let number):
            if let integer = Int64(number) { return .value(integer) }
            guard let real = Double(number) else { throw Mistake() }
            return .value(real)
        case .key(let path): return .path(path)
        case .argument: return .value(values[place] ?? nil)
        case .variable(let path):
            let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
            guard let name = parts.first else { throw Mistake() }
            return .variable(name, path: parts.count > 1 ? parts[1] : "")
        case .sign("-"):
            return .arithmetic("-", .value(0), try operand())
        case .sign("{"):
            var list: [PredicateOperand] = []
            while !take("}") {
                list.append(try sum())
                if !take(","), next != .sign("}") { throw Mistake() }
            }
            return .list(list)
        case .sign("("):
            let inner = try sum()
            try require(")")
            return inner
        case .sign: throw Mistake()
        case .word(let word): return try operand(word)
        }
    }

    private mutating func operand(_ word: String) throws -> PredicateOperand {
        switch word.uppercased() {
        case "SELF": return .path("")
        case "TRUE", "YES": return .value(true)
        case "FALSE", "NO": return .value(false)
        case "NULL", "NIL": return .value(nil)
        case "SUBQUERY":
            try require("(")
            let collection = try sum()
            try require(",")
            guard case .variable(let name) = next else { throw Mistake() }
            position += 1
            try require(",")
            let condition = try alternatives()
            try require(")")
            var path = ""
            if take("."), case .word(let word) = next {
                position += 1
                path = word
            } else if case .word(let word) = next, word.hasPrefix(".") {
                position += 1
                path = String(word.dropFirst())
            }
            return .subquery(collection, variable: name, condition, path: path)
        default:
            guard next == .sign("(") || next == .sign(":"), PredicateOperand.functions.contains(word) else {
                return .path(word.hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
            }
            // Functions are written `length(name)` in formats and `length:(name)` in data models.
            _ = take(":")
            try require("(")
            var operands: [PredicateOperand] = []
            while !take(")") {
                operands.append(try sum())
                if !take(","), next != .sign(")") { throw Mistake() }
            }
            return .function(word, operands)
        }
    }
}
