// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

import LeafViews

/// Nouns that agree with numbers: `^[3 item](inflect: true)`.
@Suite @MainActor struct InflectionTests {
    private func expect(
        _ text: Text, isLike other: String, locale: String = "en_US",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        func drawn(_ text: Text) throws -> [DisplayItem.Content] {
            try Measured.outlines { text.environment(\.locale, Locale(identifier: locale)) }
        }
        let expected = try drawn(Text(verbatim: other))
        #expect(!expected.isEmpty, sourceLocation: sourceLocation)
        #expect(try drawn(text) == expected, sourceLocation: sourceLocation)
    }

    @Test(arguments: [(0, "0 items"), (1, "1 item"), (2, "2 items"), (1_234, "1,234 items")])
    func nounsAgreeWithInterpolatedNumbers(count: Int, text: String) throws {
        try expect(Text("^[\(count) item](inflect: true)"), isLike: text)
    }

    @Test func onlyTheSpanAgrees() throws {
        try expect(Text("Buy ^[2 apple](inflect: true) and pear"), isLike: "Buy 2 apples and pear")
        try expect(Text("^[2 red apple](inflect: true), ^[1 pears](inflect: true)"), isLike: "2 red apples, 1 pear")
        try expect(Text("^[apple](inflect: true)"), isLike: "apple")
    }

    @Test func otherAttributesAndLanguagesKeepTheWords() throws {
        try expect(Text("^[2 apple](other: 'x')"), isLike: "2 apple")
        try expect(Text("^[2 Apfel](inflect: true)"), isLike: "2 Apfel", locale: "de_DE")
        try expect(Text("2^10 and ^[open"), isLike: "2^10 and ^[open")
    }

    @Test func markdownKeepsTheWords() throws {
        let string = try AttributedString(markdown: "^[2 apple](inflect: true)")
        #expect(String(string.characters) == "2 apple")
        #expect(string.runs.allSatisfy { $0.link == nil })
    }

    @Test func numberAndNounMayStandInSeveralStrings() {
        #expect(EnglishInflection.inflected(["", "3", " item"]) == ["", "3", " items"])
        #expect(EnglishInflection.inflected(["3 ", "item", " "]) == ["3 ", "items", " "])
        #expect(EnglishInflection.inflected([]) == [])
    }

    @Test(arguments: [
        ("item", "items"), ("box", "boxes"), ("city", "cities"), ("day", "days"), ("person", "people"),
        ("child", "children"), ("leaf", "leaves"), ("sheep", "sheep"), ("bus", "buses"), ("match", "matches"),
        ("Photo", "Photos"), ("FILE", "FILES"), ("house", "houses"), ("analysis", "analyses"),
    ])
    func pluralAndSingularAreInverse(singular: String, plural: String) {
        #expect(EnglishInflection.plural(of: singular) == plural)
        #expect(EnglishInflection.singular(of: plural) == singular)
        #expect(EnglishInflection.plural(of: plural) == plural)
        #expect(EnglishInflection.singular(of: singular) == singular)
    }
}
