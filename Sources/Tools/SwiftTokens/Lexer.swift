// SPDX-License-Identifier: MIT

/// Splits Swift source code into tokens, without comments. It accepts any input: reporting errors is the compiler's
/// task.
package struct Lexer {
    private let code: [UInt8]
    private var position = 0

    package static func tokens(of code: String) -> [Token] {
        var lexer = Lexer(code: Array(code.utf8))
        var tokens: [Token] = []
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }

    private init(code: [UInt8]) { self.code = code }

    private mutating func next() -> Token? {
        let isNewLine = skipBlanks() || position == 0
        guard position < code.count else { return nil }
        let start = position
        let kind = skipToken()
        return Token(
            kind: kind, range: start..<position, beginsLine: isNewLine,
            text: String(decoding: code[start..<position], as: UTF8.self))
    }

    private mutating func skipToken() -> Token.Kind {
        let byte = code[position]
        switch byte {
        case UInt8(ascii: "\""):
            skipString(marks: 0)
            return .literal
        case UInt8(ascii: "#"):
            let marks = code[position...].prefix { $0 == byte }.count
            switch at(marks) {
            case UInt8(ascii: "\""):
                position += marks
                skipString(marks: marks)
                return .literal
            case UInt8(ascii: "/"):
                skipExpression(marks: marks)
                return .literal
            default:
                position += 1
                return .mark
            }
        case UInt8(ascii: "`"):
            position += 1
            while let next = at(0), next != byte, !Self.isNewLine(next) { position += 1 }
            if at(0) == byte { position += 1 }
            return .word
        case _ where Self.isDigit(byte):
            while let next = at(0), Self.isWord(next) || next == UInt8(ascii: ".") && at(1).map(Self.isDigit) == true {
                position += 1
            }
            return .number
        case _ where Self.isWord(byte):
            while let next = at(0), Self.isWord(next) { position += 1 }
            return .word
        case _ where Self.isSign(byte):
            // An operator also ends where a comment begins, as in `+/* … */`.
            while let next = at(0), Self.isSign(next), !isComment { position += 1 }
            return .sign
        default:
            position += 1
            return .mark
        }
    }

    /// Skips spaces, line breaks and comments.
    ///
    /// - Returns: Whether a line break was skipped.
    private mutating func skipBlanks() -> Bool {
        var isNewLine = false
        while let byte = at(0) {
            if Self.isNewLine(byte) {
                isNewLine = true
                position += 1
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
                position += 1
            } else if byte == UInt8(ascii: "/"), at(1) == byte {
                while let next = at(0), !Self.isNewLine(next) { position += 1 }
            } else if isComment {
                isNewLine = skipComment() || isNewLine
            } else {
                break
            }
        }
        return isNewLine
    }

    private var isComment: Bool {
        at(0) == UInt8(ascii: "/") && (at(1) == UInt8(ascii: "*") || at(1) == UInt8(ascii: "/"))
    }

    /// Skips a comment, together with the comments nested in it.
    ///
    /// - Returns: Whether the comment contains a line break.
    private mutating func skipComment() -> Bool {
        var (depth, isNewLine) = (0, false)
        repeat {
            if at(0) == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                if Self.isNewLine(code[position]) { isNewLine = true }
                position += 1
            }
        } while depth > 0 && position < code.count
        position = min(position, code.count)
        return isNewLine
    }

    /// Skips a string literal of one line or several, from its first quotation mark.
    private mutating func skipString(marks: Int) {
        let quote = UInt8(ascii: "\"")
        let quotes = at(1) == quote && at(2) == quote ? 3 : 1
        position += quotes
        while let byte = at(0) {
            if (0..<quotes).allSatisfy({ at($0) == quote }), (0..<marks).allSatisfy({ at(quotes + $0) == Self.hash }) {
                position += quotes + marks
                return
            }
            if quotes == 1, Self.isNewLine(byte) { return }
            guard byte == UInt8(ascii: "\\"), (0..<marks).allSatisfy({ at(1 + $0) == Self.hash }) else {
                position += 1
                continue
            }
            position = min(position + 1 + marks, code.count)
            if at(0) == UInt8(ascii: "(") { skipInterpolation() } else { position = min(position + 1, code.count) }
        }
    }

    private mutating func skipInterpolation() {
        var depth = 0
        while let byte = at(0) {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            _ = skipToken()
            if depth == 0 { return }
            _ = skipBlanks()
        }
    }

    /// Skips a regular expression `#/…/#`; an unterminated one ends with its line.
    private mutating func skipExpression(marks: Int) {
        position += marks + 1
        let isLong = at(0).map(Self.isNewLine) ?? false
        while let byte = at(0), isLong || !Self.isNewLine(byte) {
            if byte == UInt8(ascii: "/"), (0..<marks).allSatisfy({ at(1 + $0) == Self.hash }) {
                position += 1 + marks
                return
            }
            position += 1
        }
    }

    private func at(_ offset: Int) -> UInt8? {
        let index = position + offset
        return index < code.count ? code[index] : nil
    }

    private static let hash = UInt8(ascii: "#")
    private static let signs = Set("=-+*/%<>!&|^~?.".utf8)

    private static func isSign(_ byte: UInt8) -> Bool { signs.contains(byte) }
    private static func isNewLine(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    /// Whether the byte is a letter, digit, `_` or `$`. All non-ASCII characters count as letters.
    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 128 || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
            || byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z")
    }
}
