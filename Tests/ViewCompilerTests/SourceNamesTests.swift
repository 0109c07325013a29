// SPDX-License-Identifier: MIT

import SwiftTokens
import Testing
@testable import ViewCompiler

@Suite struct SourceNamesTests {
    @Test func members() {
        let text = "a.title . `default` .b2 \"\\(c.inside)\" 1.5 .. .\n  later"
        #expect(SourceNames.members(of: text) == ["title", "default", "b2", "inside", "later"])
    }

    @Test func staticNames() {
        let text = """
            struct A<B> { static let c = 1; static private(set) var d = 2; class func e() {}; let f = 3 }
            enum `G` { case h }
            // static let comment = 1
            """
        #expect(SourceNames.staticNames(in: Lexer.tokens(of: text)) == ["A", "c", "d", "e", "G"])
    }

    @Test func genericParameters() {
        let text = "struct A<B: View, each C>: D<E> {}; func f<G>(_ g: G) where G: H {}; let i = x < y"
        #expect(SourceNames.genericParameters(in: Lexer.tokens(of: text)) == ["B", "each", "G"])
    }
}
