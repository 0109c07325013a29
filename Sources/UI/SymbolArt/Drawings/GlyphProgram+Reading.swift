// SPDX-License-Identifier: MIT

import Geometry
import SymbolData

/// The scanner: words, lines and their ends.
extension GlyphProgram {
    /// The next significant byte, which is not consumed; 0 at the end of the text.
    mutating func peek() -> UInt8 {
        while true {
            let byte = text.start[place]
            if byte == GlyphCharacter.space || depth > 0 && byte == GlyphCharacter.newline {
                place += 1
            } else if byte == GlyphCharacter.hash {
                skipLine()
            } else {
                return byte
            }
        }
    }

    /// Moves `place` to the newline, which is not consumed, or to the end of the text.
    mutating func skipLine() {
        while text.start[place] != GlyphCharacter.newline, text.start[place] != 0 { place += 1 }
    }

    /// Consumes `byte` if it comes next and is a path operator. An operator is followed by white space; the sign of a
    /// number is not.
    mutating func skipOperator(_ byte: UInt8) -> Bool {
        guard peek() == byte, isOperator(byte) else { return false }
        place += 1
        return true
    }

    /// Whether the next byte, `byte`, is a path operator: `+`, `-` or `&` before white space.
    func isOperator(_ byte: UInt8) -> Bool {
        guard [GlyphCharacter.plus, GlyphCharacter.minus, GlyphCharacter.ampersand].contains(byte) else { return false }
        let following = text.start[place + 1]
        return following == GlyphCharacter.space || following == GlyphCharacter.newline
    }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        place += 1
        return true
    }

    mutating func expect(_ byte: UInt8, _ sign: String) throws(GlyphMistake) {
        guard skip(byte) else { throw mistake("\(sign) is missing") }
    }

    /// The next word; nil if something else follows.
    mutating func nextWord() -> GlyphName? {
        guard GlyphCharacter.isNamePart(peek()) else { return nil }
        let start = place
        while GlyphCharacter.isNamePart(text.start[place]) { place += 1 }
        return GlyphName(start: text.start + start, count: place - start)
    }

    /// Consumes the word and returns true if it comes next; otherwise returns false.
    mutating func skip(word: String) -> Bool {
        let start = place
        if let next = nextWord(), next.string == word { return true }
        place = start
        return false
    }

    /// Whether the word comes next. Does not consume it.
    mutating func isNext(word: String) -> Bool {
        let start = place
        defer { place = start }
        return skip(word: word)
    }

    mutating func isWordNext() -> Bool { GlyphCharacter.isLetter(peek()) }

    /// Consumes a string in quotation marks and returns its content.
    mutating func quoted() throws(GlyphMistake) -> String {
        try expect(GlyphCharacter.quote, "\"")
        let start = place
        while text.start[place] != GlyphCharacter.quote {
            guard text.start[place] != GlyphCharacter.newline, text.start[place] != 0 else {
                throw mistake("a quotation mark is missing")
            }
            place += 1
        }
        defer { place += 1 }
        return GlyphName(start: text.start + start, count: place - start).string
    }

    mutating func color() throws(GlyphMistake) -> SymbolColor {
        guard let word = nextWord() else { throw mistake("a colour is missing") }
        guard let color = SymbolColor(rawValue: word.string) else {
            throw mistake("there is no colour \"\(word.string)\"")
        }
        return color
    }

    /// Consumes and returns a colour; returns nil if no word comes next.
    mutating func nextColor() throws(GlyphMistake) -> SymbolColor? { try isWordNext() ? color() : nil }

    /// Consumes the end of a line; throws if something else follows.
    mutating func endLine() throws(GlyphMistake) {
        let byte = peek()
        if byte == 0 { return }
        guard byte == GlyphCharacter.newline else {
            let start = place
            skipLine()
            let rest = GlyphName(start: text.start + start, count: place - start).string
            place = start
            throw mistake("\"\(rest)\" is left over")
        }
    }

    /// Skips to the start of the next line that is neither empty nor a comment, and returns its indentation; nil at the
    /// end of the text.
    mutating func nextIndentation() -> Int? {
        while true {
            var start = place
            if text.start[start] == GlyphCharacter.newline { start += 1 }
            var end = start
            while text.start[end] == GlyphCharacter.space { end += 1 }
            switch text.start[end] {
            case 0: return nil
            case GlyphCharacter.newline: place = end
            case GlyphCharacter.hash:
                place = end
                skipLine()
            default:
                place = start
                return end - start
            }
        }
    }

    /// Skips empty lines, so that values can continue on the next line after a comma.
    mutating func skipBlankLines() {
        while peek() == GlyphCharacter.newline { place += 1 }
    }
}
