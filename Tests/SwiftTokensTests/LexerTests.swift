// SPDX-License-Identifier: MIT

import SwiftTokens
import Testing

@Suite struct LexerTests {
    private func texts(_ code: String) -> [String] { Lexer.tokens(of: code).map(\.text) }

    @Test func takesCodeApart() {
        #expect(
            texts("@State var a: [Int]? = .init(-1.5e3, `in`)")
                == [
                    "@", "State", "var", "a", ":", "[", "Int", "]", "?", "=", ".", "init", "(", "-", "1.5e3", ",",
                    "`in`", ")",
                ])
        #expect(texts("a&&b->c #Preview") == ["a", "&&", "b", "->", "c", "#", "Preview"])
    }

    @Test func leavesOutComments() {
        #expect(texts("a // b {\nc /* d /* e */ f */ g") == ["a", "c", "g"])
        #expect(texts("a +/* b */ c") == ["a", "+", "c"])
        #expect(texts("/* never ends") == [])
    }

    @Test(arguments: [
        #""a""#, #""a \" b""#, #""a \(b("c \(d) {")) e""#, ##"#"raw " \n \#(x) "#"##,
        "\"\"\"\nlines \"quoted\" {\n\"\"\"",
        "#/a [\"{] b/#",
    ])
    func literalsAreOneToken(_ literal: String) {
        let tokens = Lexer.tokens(of: "x = \(literal) y")
        #expect(tokens.map(\.text) == ["x", "=", literal, "y"])
        #expect(tokens[2].kind == .literal)
    }

    @Test func anUnfinishedLiteralEndsWithItsLine() {
        #expect(texts("a \"b\nc").last == "c")
    }

    @Test func marksTheFirstTokensOfLines() {
        let tokens = Lexer.tokens(of: "a b\r\nc /* \n */ d\n")
        #expect(tokens.map(\.beginsLine) == [true, false, true, true])
    }

    /// For any source, the tokens and the text between them are the whole source, in order.
    @Test(arguments: ["π = \"é\" + ü", "\\(", "\"\\", "#\"\\#", "/*", "`a", "#/", "0x1F.5..<9", "\u{0}\u{7F}"])
    func rangesFollowEachOther(_ code: String) {
        var last = 0
        for token in Lexer.tokens(of: code) {
            #expect(token.range.lowerBound >= last && !token.range.isEmpty)
            last = token.range.upperBound
        }
        #expect(last <= code.utf8.count)
    }

    @Test func findsClosingBrackets() {
        let tokens = Lexer.tokens(of: "f(a[0], \")\") { b }")
        #expect(tokens.closing(of: 1) == 8)
        #expect(tokens.closing(of: 3) == 5)
        #expect(tokens.closing(of: 9) == 11)
        #expect(Lexer.tokens(of: "(a").closing(of: 0) == nil)
    }
}
