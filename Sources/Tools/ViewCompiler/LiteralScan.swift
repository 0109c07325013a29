// SPDX-License-Identifier: MIT

import SwiftTokens

/// Finds the literals of a file that may be replaced by calls of functions. Leaves out those that Swift requires to be
/// literals: in attributes, arguments of macros, patterns and raw values. The compiler confirms the others.
struct LiteralScan {
    private(set) var literals: [AdjustableSource.Literal] = []
    private let code: [UInt8]
    private let tokens: [Token]

    /// Lists of more literals are left out, because the compiler would take too long to find the type of their elements.
    private static let mostElements = 12

    init(code: [UInt8], tokens: [Token]) {
        (self.code, self.tokens) = (code, tokens)
        // For each open square bracket, the number of literals before it.
        var lists: [Int] = []
        var index = 0
        while index < tokens.count {
            let next = end(ofPartAt: index)
            if next > index {
                index = next
                continue
            }
            let token = tokens[index]
            if token.kind == .mark, token.text == "[" { lists.append(literals.count) }
            if token.kind == .mark, token.text == "]", let start = lists.popLast(),
                literals.count - start > Self.mostElements
            {
                literals.removeSubrange(start...)
            }
            if let literal = literal(at: index) { literals.append(literal) }
            index += 1
        }
    }

    /// The index after a part of the code that keeps its literals; `index` if none begins there.
    private func end(ofPartAt index: Int) -> Int {
        let token = tokens[index]
        switch (token.kind, token.text) {
        case (.mark, "@"):
            // The attribute's name, which may have a module's name before it, and its arguments.
            var stop = index + 1
            while at(stop)?.kind == .word {
                stop += 1
                guard at(stop)?.text == "." else { break }
                stop += 1
            }
            return end(ofArgumentsAt: stop)
        case (.mark, "#"):
            guard let name = at(index + 1), name.kind == .word else { return index + 1 }
            if Self.directives.contains(name.text) { return end(ofLineAt: index + 1) }
            // `#Predicate<Model> { … }` has a type before its arguments.
            var stop = index + 2
            if at(stop)?.text == "<" { stop = end(ofTypesAt: stop) }
            stop = end(ofArgumentsAt: stop)
            // Macros other than previews may read the code of their closure.
            return name.text != "Preview" && at(stop)?.text == "{" ? closing(stop) + 1 : stop
        case (.word, "import"): return end(ofLineAt: index)
        case (.word, "case"): return end(ofPatternAt: index + 1)
        case (.number, _) where token.text.last.map { "eE".contains($0) } ?? false:
            // `1e-5`, which consists of three tokens.
            return index + 3
        default: return index
        }
    }

    private static let directives: Set = ["if", "elseif", "else", "endif", "sourceLocation", "warning", "error"]

    private func at(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

    private func closing(_ open: Int) -> Int { tokens.closing(of: open) ?? tokens.count - 1 }

    /// The index after arguments in parentheses that directly follow a name.
    private func end(ofArgumentsAt index: Int) -> Int {
        guard let open = at(index), open.text == "(", let name = at(index - 1),
            name.range.upperBound == open.range.lowerBound
        else { return index }
        return closing(index) + 1
    }

    /// The index after types in angle brackets; `index` if a line ends before they do.
    private func end(ofTypesAt index: Int) -> Int {
        var depth = 0
        for stop in index..<tokens.count {
            let token = tokens[stop]
            if token.beginsLine { break }
            depth += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
            if depth <= 0 { return stop + 1 }
        }
        return index
    }

    private func end(ofLineAt index: Int) -> Int {
        var stop = index + 1
        while let token = at(stop), !token.beginsLine { stop += 1 }
        return stop
    }

    /// The index after the colon of a `case` in a `switch`, or after the line of another `case`.
    private func end(ofPatternAt index: Int) -> Int {
        var stop = index
        while let token = at(stop) {
            if token.beginsLine, stop > index { return stop }
            if token.kind == .mark {
                switch token.text {
                case "(", "[", "{": stop = closing(stop)
                case ":": return stop + 1
                case ")", "]", "}": return stop
                default: break
                }
            }
            stop += 1
        }
        return stop
    }

    private func literal(at index: Int) -> AdjustableSource.Literal? {
        let token = tokens[index]
        let before = at(index - 1)
        // `pair.0`
        if before?.text == "." { return nil }
        switch token.kind {
        case .number:
            var (range, text) = (token.range, token.text.filter { $0 != "_" })
            if let before, before.text == "-", before.range.upperBound == range.lowerBound,
                isPrefix(at: before.range.lowerBound)
            {
                (range, text) = (before.range.lowerBound..<range.upperBound, "-" + text)
            }
            if let value = Self.integer(text) { return .init(kind: .integer, range: range, value: String(value)) }
            guard !text.contains("x"), !text.allSatisfy(\.isNumber), let value = Double(text), value.isFinite else {
                return nil
            }
            return .init(kind: .number, range: range, value: String(value))
        case .word where token.text == "true" || token.text == "false":
            return .init(kind: .truth, range: token.range, value: token.text)
        case .literal:
            return Self.characters(of: token.text).map { .init(kind: .text, range: token.range, value: $0) }
        default: return nil
        }
    }

    /// Whether an operator at this offset stands before its operand: after a blank, an opening bracket or a separator.
    private func isPrefix(at offset: Int) -> Bool {
        guard offset > 0 else { return true }
        return " \t\n\r([{,:;".utf8.contains(code[offset - 1])
    }

    private static func integer(_ text: String) -> Int? {
        let isNegative = text.hasPrefix("-")
        let digits = text.dropFirst(isNegative ? 1 : 0)
        let radix = ["0x": 16, "0o": 8, "0b": 2][digits.prefix(2)]
        guard let radix else { return Int(text) }
        return Int((isNegative ? "-" : "") + digits.dropFirst(2), radix: radix)
    }

    /// The characters of a literal in one line, without interpolations. nil for other literals, and for fewer than two
    /// characters, because the literal may be a `Character`.
    private static func characters(of literal: String) -> String? {
        guard literal.hasPrefix("\""), !literal.hasPrefix("\"\"\""), literal.hasSuffix("\""), literal.count > 2 else {
            return nil
        }
        var (result, rest) = ("", literal.dropFirst().dropLast())
        while let character = rest.popFirst() {
            guard character == "\\" else {
                result.append(character)
                continue
            }
            switch rest.popFirst() {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "0": result.append("\0")
            case .some(let other) where "\"'\\".contains(other): result.append(other)
            default: return nil
            }
        }
        return result.count > 1 ? result : nil
    }
}
