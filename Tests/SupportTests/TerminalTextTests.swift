// SPDX-License-Identifier: MIT

import Support
import Testing

@Suite struct TerminalTextTests {
    @Test(arguments: [
        ("plain ä 日本 👩‍👩‍👧 \u{200F}", "plain ä 日本 👩‍👩‍👧 \u{200F}"), ("a\u{1B}[31mb", "a\\u{1B}[31mb"),
        ("\u{1B}]0;title\u{7}", "\\u{1B}]0;title\\u{07}"), ("a\u{9B}31m\u{7F}", "a\\u{009B}31m\\u{7F}"),
        ("a\r", "a\\r"), ("\0", "\\0"),
    ])
    func controlsAreEscaped(text: String, escaped: String) {
        #expect(TerminalText.oneLine(text) == escaped)
        #expect(TerminalText.lines(text) == escaped)
    }

    @Test func linesStayLines() {
        #expect(TerminalText.lines("a\n\tb") == "a\n\tb")
        #expect(TerminalText.oneLine("a\n\tb\u{2028}c") == "a\\n\\tb\\u{2028}c")
    }

    /// However the output is divided, the result is the same.
    @Test func aStreamIsEscapedInPieces() {
        let clear = "\r\u{1B}[K"
        let said = "ä\u{1B}[2Jb\r\nc日\(clear)3 of 4\(clear)\r\u{1B}[H👩‍👧\u{9B}x\r"
        let bytes = Array(said.utf8)
        let kept = "ä\\u{1B}[2Jb\nc日\(clear)3 of 4\(clear)\\r\\u{1B}[H👩‍👧\\u{009B}x\\r"
        for size in 1...bytes.count {
            var stream = TerminalText.Stream(passing: clear)
            var text = ""
            for start in stride(from: 0, to: bytes.count, by: size) {
                text += stream.escaped(bytes[start..<min(start + size, bytes.count)])
            }
            #expect(text + stream.finish() == kept, "\(size)")
        }
        var plain = TerminalText.Stream()
        #expect(plain.escaped(Array(clear.utf8)) + plain.finish() == "\\r\\u{1B}[K")
    }
}
