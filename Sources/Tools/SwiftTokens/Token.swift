// SPDX-License-Identifier: MIT

/// A token of Swift source code. Comments and blanks are not tokens.
package struct Token: Equatable, Sendable {
    package enum Kind: Sendable {
        /// An identifier or a keyword, in backticks or not.
        case word
        case number
        /// A whole string literal with its interpolations, or a regular expression `#/…/#`.
        case literal
        /// Any other single byte: a bracket, comma, colon, semicolon, backslash, `@` or `#`.
        case mark
        /// A run of operator characters: `=`, `->`, `.`, `&&`.
        case sign
    }

    package var kind: Kind
    /// UTF-8 offsets into the code.
    package var range: Range<Int>
    package var beginsLine: Bool
    /// The token as written, with its backticks or quotation marks.
    package var text: String
}

extension [Token] {
    /// The index of the bracket that closes the one at `open`; nil if it is not closed.
    package func closing(of open: Int) -> Int? {
        var depth = 0
        for index in open..<count where self[index].kind == .mark {
            switch self[index].text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }
}
