// SPDX-License-Identifier: MIT

/// Escapes control characters in text for a terminal or a log. A name, a label or a message could otherwise move the
/// cursor, set the window's title or hide other lines.
package enum TerminalText {
    /// Escapes all control characters and line breaks, so that the text fits on one line.
    package static func oneLine(_ text: String) -> String {
        // Escapes Unicode's line and paragraph separators, too, because they break lines.
        escaped(text) { isControl($0) || $0 == "\u{2028}" || $0 == "\u{2029}" }
    }

    /// Escapes control characters other than line feeds and tabs.
    package static func lines(_ text: String) -> String {
        escaped(text) { isControl($0) && $0 != "\n" && $0 != "\t" }
    }

    private static func escaped(_ text: String, _ isEscaped: (Unicode.Scalar) -> Bool) -> String {
        guard text.unicodeScalars.contains(where: isEscaped) else { return text }
        return text.unicodeScalars.map { isEscaped($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
    }

    /// Whether the scalar is a C0 or C1 control character, or delete (U+007F).
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }

    /// Escapes the output of a program piece by piece, as `lines` does.
    package struct Stream {
        /// A control sequence that passes unescaped: the one that clears the line of a progress message.
        private let passing: [UInt8]
        /// The bytes of an incomplete character, or of an incomplete `passing`, at the end of the previous piece.
        private var rest: [UInt8] = []

        package init(passing: String = "") { self.passing = Array(passing.utf8) }

        /// The escaped text, up to the last complete character.
        package mutating func escaped(_ bytes: some Sequence<UInt8>) -> String {
            rest += bytes
            var text = ""
            var start = 0
            var index = 0
            while index < rest.count {
                let tail = rest[index...]
                if tail.starts(with: passing), !passing.isEmpty {
                    text += piece(start..<index) + String(decoding: passing, as: UTF8.self)
                    index += passing.count
                    start = index
                } else if tail.starts(with: Self.lineEnd) {
                    text += piece(start..<index) + "\n"
                    index += Self.lineEnd.count
                    start = index
                } else if passing.starts(with: tail) || Self.lineEnd.starts(with: tail) {
                    break
                } else {
                    index += 1
                }
            }
            let end = index < rest.count ? index : max(start, completeEnd)
            text += piece(start..<end)
            rest.removeFirst(end)
            return text
        }

        /// Escapes the bytes that `escaped` still holds back. Call at the end of the output.
        package mutating func finish() -> String {
            defer { rest = [] }
            return piece(rest.indices)
        }

        private static let lineEnd = Array("\r\n".utf8)

        private func piece(_ range: Range<Int>) -> String {
            range.isEmpty ? "" : TerminalText.lines(String(decoding: rest[range], as: UTF8.self))
        }

        /// The index after the last complete character.
        private var completeEnd: Int {
            for length in 1...3 where length <= rest.count {
                let byte = rest[rest.count - length]
                if byte & 0xC0 == 0x80 { continue }
                let wanted = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
                return wanted > length ? rest.count - length : rest.count
            }
            return rest.count
        }
    }
}
