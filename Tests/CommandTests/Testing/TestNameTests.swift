// SPDX-License-Identifier: MIT

import Commands
import Testing

@Suite struct TestNameTests {
    @Test func equalNamesAreNumbered() {
        var names = TestNames()
        let words = [nil, "Dark card", "dark card", nil, "Dark/card"].map { names.word(for: $0, in: "A.swift") }
        #expect(words == ["Preview", "Dark-card", "dark-card-2", "Preview-2", "Dark-card-3"])
        #expect(names.word(for: "Dark card", in: "B.swift") == "Dark-card")
    }

    @Test func variantsAreReadByTheirWords() throws {
        let list = try TestVariant.list("light, dark,ar,XXXL,landscape,ipad,dark+de-DE,light,rtl")
        #expect(list.map(\.name) == ["", "dark", "ar", "XXXL", "landscape", "ipad", "dark+de-DE", "rtl"])
        #expect(list.map(\.isDark) == [false, true, false, false, false, false, true, false])
        #expect(
            list[2].locale == "ar" && list[6].locale == "de_DE" && list[3].typeSize == "xxxL" && list[4].isLandscape)
        #expect(list[5].device == "ipad")
        #expect(list.map(\.isRightToLeft) == [false, false, false, false, false, false, false, true])
    }

    @Test(arguments: ["", "dim", "dark+", "qq"]) func otherWordsAreRejected(_ text: String) {
        #expect(throws: UsageError.self) { try TestVariant(parsing: text) }
    }

    @Test func eachTestIsInOnePart() throws {
        let names = (0..<400).map { "Views/Card\($0 / 7)/Case-\($0)" }
        let parts = try (1...4).map { try TestShard(parsing: "\($0)/4") }
        let counts = parts.map { part in names.count(where: part.contains) }
        #expect(counts.reduce(0, +) == 400 && counts.allSatisfy { (60...140).contains($0) }, "\(counts)")
    }

    @Test(arguments: ["", "1", "0/2", "3/2", "a/b", "1/2/3"]) func otherPartsAreNone(_ text: String) {
        #expect(throws: UsageError.self) { try TestShard(parsing: text) }
    }

    @Test func charactersThatXMLForbidsAreReplaced() {
        #expect(JUnitText.escaped("a<b> & \"c\"\n\u{1}d") == "a&lt;b&gt; &amp; &quot;c&quot;&#10;d")
    }
}
