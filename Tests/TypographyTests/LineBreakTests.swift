// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Typography

@Suite struct LineBreakTests {
    /// The text with a bar at each line break opportunity.
    private func broken(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let after = LineBreakOpportunities.after(scalars.map(\.value)[...])
        var result = String.UnicodeScalarView()
        for (scalar, endsLine) in zip(scalars, after) {
            result.append(scalar)
            if endsLine { result.append("|") }
        }
        return String(result)
    }

    @Test(arguments: [
        ("two words", "two |words|"), ("a  b", "a  |b|"), ("well-known", "well-|known|"), ("a - b", "a |- |b|"),
        ("-5", "-5|"), ("3-4", "3-4|"), ("a\u{A0}b", "a\u{A0}b|"), ("a\u{200B}b", "a\u{200B}|b|"),
        ("and/or", "and/|or|"),
        ("1/2", "1/2|"), ("http://a", "http://|a|"), ("(a) b.", "(a) |b.|"), ("漢字", "漢|字|"), ("漢字。", "漢|字。|"),
        ("「漢", "「漢|"), ("wait—what", "wait|—|what|"), ("a", "a|"),
        // Closing punctuation never begins a line, even after a space (LB13); words keep their marks and numbers their units.
        ("a .", "a .|"), ("a !", "a !|"), ("(a) (b", "(a) |(b|"), ("$5.00", "$5.00|"), ("50%", "50%|"),
        ("e\u{301}a", "e\u{301}a|"),
        ("👨\u{200D}👩👧", "👨\u{200D}👩|👧|"), ("🇩🇪🇯🇵", "🇩🇪|🇯🇵|"), ("«a» b", "«a» |b|"), ("한국 말", "한|국 |말|"),
    ])
    func linesEndWhereTheyMay(_ text: String, _ expected: String) {
        #expect(broken(text) == expected)
    }

    /// Texts with all line break classes, compared with ICU (Tools/line-breaks).
    @Test func allRulesAreThoseOfUnicode() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "LineBreakSamples.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 2000)
        for line in lines {
            let text = String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != "|" }))
            #expect(Array(broken(text).unicodeScalars) == Array(line.unicodeScalars))
        }
    }

    /// “Thai is a language that is beautiful”, “Lao language”, “is a language” in Khmer; spaces and Latin
    /// letters beside them.
    @Test(
        .enabled(if: WordDictionary.installed != nil),
        arguments: [
            ("ภาษาไทยเป็นภาษาที่สวยงาม", "ภาษา|ไทย|เป็น|ภาษา|ที่|สวยงาม|"), ("ພາສາລາວ", "ພາສາ|ລາວ|"),
            ("ជាភាសា", "ជា|ភាសា|"), ("กิน ข้าว", "กิน |ข้าว|"), ("ไทย", "ไทย|"), ("aไทยเป็นb", "aไทย|เป็นb|"),
        ])
    func dictionaryWordsAreKeptTogether(_ text: String, _ expected: String) { #expect(broken(text) == expected) }

    @Test func nothingHasNoOpportunity() { #expect(LineBreakOpportunities.after([]).isEmpty) }
}
