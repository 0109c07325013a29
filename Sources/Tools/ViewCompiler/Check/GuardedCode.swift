// SPDX-License-Identifier: MIT

import SwiftTokens

/// The parts of a file that run only on certain versions of iOS or later: the blocks of `if #available`, the code after
/// `guard #available`, and declarations with `@available`.
///
/// The parts are found in the tokens, without a parser. A part may be too large but not too small, so that no guarded
/// use of a name is reported.
struct GuardedCode {
    /// The byte ranges of the parts, each with the oldest version of iOS on which it runs.
    private var parts: [(range: Range<Int>, version: Double)] = []
    private let tokens: [Token]

    init(_ text: String) {
        tokens = Lexer.tokens(of: text)
        for index in tokens.indices.dropLast(2)
        where tokens[index + 2].text == "(" && ["@", "#"].contains(tokens[index].text) {
            guard let end = tokens.closing(of: index + 2) else { continue }
            let arguments = Array(tokens[(index + 3)..<end])
            switch (tokens[index].text, tokens[index + 1].text) {
            case ("@", "available"):
                if let version = Self.version(in: arguments) { add(declarationWith: index, end, version) }
            case ("#", "available"):
                if let version = Self.version(in: arguments) { add(statementAround: index, end, version) }
            case ("#", "unavailable"):
                // The newer versions may run any code in the rest of the enclosing block.
                add(restOfBlockAfter: end, .infinity)
            default: break
            }
        }
    }

    /// Whether the code at a byte runs only on this version of iOS or later.
    func isGuarded(_ offset: Int, for version: Double) -> Bool {
        parts.contains { $0.version >= version && $0.range.contains(offset) }
    }

    /// The version of iOS in the arguments of `#available` or `@available`: 17.4 for `macOS 14, iOS 17.4, *`; infinity
    /// for `iOS, unavailable`; nil if the arguments do not name iOS.
    private static func version(in arguments: [Token]) -> Double? {
        guard let name = arguments.firstIndex(where: { ["iOS", "iOSApplicationExtension"].contains($0.text) }) else {
            // `@available(*, unavailable)`
            return arguments.contains { $0.text == "unavailable" } ? .infinity : nil
        }
        let rest = arguments[(name + 1)...].prefix { $0.text != "," }
        if rest.isEmpty {
            if arguments.contains(where: { $0.text == "unavailable" }) { return .infinity }
            guard let word = arguments.firstIndex(where: { $0.text == "introduced" }) else { return nil }
            return number(arguments[(word + 2)...].prefix { $0.text != "," })
        }
        return number(rest)
    }

    /// Reads the first two components of a version: 17.4 for `17.4.1`, which the lexer may split into several tokens.
    private static func number(_ tokens: ArraySlice<Token>) -> Double? {
        let parts = tokens.map(\.text).joined().split(separator: ".").prefix(2)
        return Double(parts.joined(separator: "."))
    }

    /// Adds the declaration with an attribute, from its first attribute up to the end of its body. A declaration without
    /// a body extends to the end of the next body in the file.
    ///
    /// - Parameter index: The end of the attribute, which begins at `attribute`.
    private mutating func add(declarationWith attribute: Int, _ index: Int, _ version: Double) {
        let start = tokens[firstAttribute(before: attribute)].range.lowerBound
        guard let open = tokens[index...].firstIndex(where: { $0.text == "{" }), let end = tokens.closing(of: open)
        else {
            parts.append((start..<Int.max, version))
            return
        }
        parts.append((start..<tokens[end].range.upperBound, version))
    }

    /// The start of the first of the attributes that precede an attribute without other tokens between them.
    private func firstAttribute(before attribute: Int) -> Int {
        var first = attribute
        while first > 1 {
            var name = first - 1
            if tokens[name].text == ")" {
                guard let open = tokens[..<name].indices.last(where: { tokens.closing(of: $0) == name }) else { break }
                name = open - 1
            }
            guard name > 0, tokens[name].kind == .word, tokens[name - 1].text == "@" else { break }
            first = name - 1
        }
        return first
    }

    private mutating func add(statementAround index: Int, _ end: Int, _ version: Double) {
        // The keyword of the statement is before this condition, and before any other conditions of the statement.
        let keyword = tokens[..<index].last { ["if", "guard", "while", "{", "}"].contains($0.text) }?.text
        guard let open = tokens[end...].firstIndex(where: { $0.text == "{" }), let close = tokens.closing(of: open)
        else {
            return
        }
        if keyword == "guard" {
            add(restOfBlockAfter: close, version)
        } else {
            parts.append((tokens[index].range.lowerBound..<tokens[close].range.upperBound, version))
        }
    }

    private mutating func add(restOfBlockAfter index: Int, _ version: Double) {
        var depth = 0
        for token in tokens[(index + 1)...] {
            if token.text == "{" { depth += 1 }
            if token.text == "}" { depth -= 1 }
            if depth < 0 {
                parts.append((tokens[index].range.upperBound..<token.range.lowerBound, version))
                return
            }
        }
        parts.append((tokens[index].range.upperBound..<Int.max, version))
    }
}
