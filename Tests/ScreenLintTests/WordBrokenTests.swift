// SPDX-License-Identifier: MIT

import ScreenLint
import SwiftUI
import Testing

@MainActor @Suite struct WordBrokenTests {
    private let lint = Lint()

    private func messages(_ words: String, width: CGFloat) throws -> [String] {
        try lint("word-broken") { Text(verbatim: words).frame(width: width) }.map(\.message)
    }

    @Test func wordsWiderThanTheirLineAreBroken() throws {
        let width = try lint.idealSize { Text(verbatim: "Accounts") }.width
        #expect(try messages("My Accounts", width: width).isEmpty)
        let found = try messages("My Accounts", width: width - 1)
        #expect(found.count == 1 && found[0].hasPrefix("the word “Accounts” is divided"), "\(found)")
    }

    /// A space, a hyphen and the borders of ideographs are places where lines may end.
    @Test(arguments: ["one two three four", "well-known half-time", "夏目漱石の小説を読む"])
    func linesEndBetweenWords(words: String) throws {
        #expect(try messages(words, width: 60).isEmpty)
    }

    @Test func addressesAndNumbersMayBeDivided() throws {
        #expect(try messages("a1b2c3d4e5f60718293a4b5c", width: 60).isEmpty)
        #expect(try messages("123456789012345678901234", width: 60).isEmpty)
    }

    @Test func truncatedWordsAreAnotherRule() throws {
        let found = try lint { Text(verbatim: "Accounts").lineLimit(1).frame(width: 30) }.map(\.rule)
        #expect(found == ["text-truncated"])
    }
}
