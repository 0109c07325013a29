// SPDX-License-Identifier: MIT

/// A word, a literal or a mark of Swift source code.
package struct Token: Equatable, Sendable {
    package enum Kind: Sendable {
        /// An identifier or a keyword, in backticks or not.
        case word
        case number
        /// A string literal as a whole, with all that stands in its interpolations, or a regular expression in `#/…/#`.
        case literal
        /// A bracket, a comma, a colon, a semicolon, `@` or `#`: one byte each.
        case mark
        /// A run of characters that operators are made of: `=`, `->`, `.`, `&&`.
        case sign
    }

    package var kind: Kind
    /// Offsets into the code, in bytes of UTF-8.
    package var range: Range<Int>
    /// Whether it is the first one in its line.
    package var beginsLine: Bool
    /// As it stands in the code.
    package var text: String
}

extension [Token] {
    /// Where the bracket at `open` is closed; nil where it is not.
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
