// SPDX-License-Identifier: MIT

import SwiftTokens
import Testing

@Suite struct IdentifiersTests {
    private func found(_ words: [String], _ text: String) -> Set<String> {
        var identifiers = Identifiers(words)
        identifiers.search(Array(text.utf8))
        return identifiers.found
    }

    @Test func wholeWordsAreFound() {
        #expect(found(["items", "item", "Ä"], "\u{1}items\0itemize Ä") == ["items", "Ä"])
        #expect(found(["a", "b"], "a") == ["a"] && found(["a", "b"], "xb b").contains("b"))
        #expect(found(["a"], "").isEmpty && found([], "a").isEmpty)
    }
}
