// SPDX-License-Identifier: MIT

import SwiftTokens

/// A replacement in the line of an error that probably mends it. Columns are in bytes, counted from 1.
package struct Correction: Encodable, Equatable, Sendable {
    package var column: Int
    /// Equal to `column` for an insertion.
    package var endColumn: Int
    package var text: String
    /// The line with the correction applied.
    package var corrected: String

    init(column: Int, endColumn: Int, text: String, in line: Substring) {
        (self.column, self.endColumn, self.text) = (column, endColumn, text)
        let bytes = Array(line.utf8)
        let (start, end) = (min(column - 1, bytes.count), min(max(column, endColumn) - 1, bytes.count))
        corrected = String(decoding: bytes[..<start] + text.utf8 + bytes[end...], as: UTF8.self)
    }

    /// The compiler's correction of an error; nil if it has none, or if it is probably wrong.
    ///
    /// - Parameter file: The file of the error.
    init?(_ error: Diagnostic, in file: SourceWords) {
        // The correction is a semicolon, but such lines seldom lack one.
        guard !error.message.hasPrefix("consecutive "), error.place.column > 0, let line = file.line(error.place.line)
        else { return nil }
        if error.message.hasPrefix("expected ',' separator"),
            let end = Self.endOfOpenCall(in: line, before: error.place.column, next: file.line(error.place.line + 1))
        {
            self.init(column: end, endColumn: end, text: ")", in: line)
            return
        }
        guard let found = error.correction, found.column <= line.utf8.count + 1 else { return nil }
        // The compiler prints a new word below the start of the old one, and a word to insert with a space after it.
        let isWord = !found.text.isEmpty && found.text.allSatisfy(Self.isOfWord)
        let old = line.utf8.dropFirst(found.column - 1).prefix {
            $0 >= 0x80 || Self.isOfWord(Character(UnicodeScalar($0)))
        }
        self.init(
            column: found.column, endColumn: found.column + (isWord ? old.count : 0), text: found.text, in: line)
    }

    private static func isOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// The column at which a parenthesis is missing. At the end of a closure or of a line, a call more often lacks its
    /// parenthesis than a comma. nil if the next line closes the call.
    private static func endOfOpenCall(in line: Substring, before column: Int, next: Substring?) -> Int? {
        let bytes = Array(line.utf8)
        let (before, rest) = (bytes.prefix(column - 1), bytes.dropFirst(column - 1))
        let first = rest.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        guard openParentheses(String(decoding: before, as: UTF8.self)) > 0,
            first == UInt8(ascii: "}") || first == nil && next.map({ openParentheses(String($0)) >= 0 }) == true
        else { return nil }
        return (before.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? -1) + 2
    }

    private static func openParentheses(_ code: String) -> Int {
        Lexer.tokens(of: code).reduce(0) { $0 + ($1.text == "(" ? 1 : $1.text == ")" ? -1 : 0) }
    }
}
