// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing
import Typography

/// The visual order of bidirectional text. Expectations are written from left to right.
@Suite struct BidirectionalTests {
    private let hebrew = "שלום"
    private let second = "עולם"

    private func layout(
        _ text: String, width: CGFloat? = nil, _ direction: ParagraphOptions.Direction = .leftToRight,
        lineLimit: Int? = nil
    ) throws -> TextLayout {
        try typeset(
            text, width: width, ParagraphOptions(lineLimit: lineLimit, direction: direction, displayScale: 3))
    }

    /// The visible glyphs of the line from left to right.
    private func glyphs(_ layout: TextLayout, line: Int = 0) -> [UInt32] {
        layout.lines[line].pieces.flatMap(\.glyphs).filter { !$0.path.isEmpty }.map(\.id)
    }

    /// The glyphs of several texts, each shaped separately.
    private func glyphs(of texts: String...) throws -> [UInt32] { try texts.flatMap { glyphs(try layout($0)) } }

    @Test func wordsOfARightToLeftParagraphFollowEachOtherToTheLeft() throws {
        #expect(try glyphs(layout("\(hebrew) \(second)")) == glyphs(of: second, hebrew))
    }

    @Test func latinTextKeepsItsOrder() throws {
        let text = "one, two (three)."
        #expect(try glyphs(layout(text, .rightToLeft)) == glyphs(layout(text)))
    }

    @Test func theFirstLetterGivesTheParagraphItsDirection() throws {
        for direction in [ParagraphOptions.Direction.leftToRight, .rightToLeft] {
            #expect(try glyphs(layout("abc \(hebrew)", direction)) == glyphs(of: "abc", hebrew))
            #expect(try glyphs(layout("\(hebrew) abc", direction)) == glyphs(of: "abc", hebrew))
            #expect(try glyphs(layout("1 \(hebrew) abc", direction)) == glyphs(of: "abc", hebrew, "1"))
        }
    }

    @Test func eachParagraphHasItsOwnDirection() throws {
        let both = try layout("abc \(hebrew)\n\(hebrew) abc")
        #expect(try glyphs(both, line: 0) == glyphs(of: "abc", hebrew))
        #expect(try glyphs(both, line: 1) == glyphs(of: "abc", hebrew))
    }

    @Test func withoutLettersTheSurroundingsDecide() throws {
        #expect(try glyphs(layout("1 + 2!")) == glyphs(of: "1+2!"))
        // The number keeps its order; the punctuation is reversed.
        #expect(try glyphs(layout("12 + 34!", .rightToLeft)) == glyphs(of: "!", "34", "+", "12"))
    }

    @Test func numbersKeepTheirOrderAndTheirPlaceInTheText() throws {
        #expect(try glyphs(layout("\(hebrew) 123 \(second)")) == glyphs(of: second, "123", hebrew))
    }

    @Test func bracketsAreMirroredAndStayAroundTheirText() throws {
        let set = try glyphs(layout("\(hebrew) (\(second))"))
        #expect(try set == glyphs(of: "(", second, ")", hebrew))
        let latin = try glyphs(layout("\(hebrew) (abc)"))
        #expect(try latin == glyphs(of: "(abc)", hebrew))
    }

    @Test func punctuationEndsTheSentenceOnItsLeft() throws {
        #expect(try glyphs(layout("\(hebrew)!")) == glyphs(of: "!", hebrew))
        #expect(try glyphs(layout("abc \(hebrew)!")) == glyphs(of: "abc", hebrew, "!"))
    }

    @Test func marksAndIsolatesAreObeyed() throws {
        let mark = "\u{200F}"
        #expect(try glyphs(layout("abc \(hebrew)!\(mark)")) == glyphs(of: "abc", "!", hebrew))
        #expect(try glyphs(layout("\(hebrew) \u{2066}abc!\u{2069} \(second)")) == glyphs(of: second, "abc!", hebrew))
        // An override reverses even Latin letters.
        #expect(try glyphs(layout("\u{202E}abc")) == glyphs(of: "c", "b", "a"))
    }

    @Test func linesAreBrokenInTheOrderOfReading() throws {
        let whole = try layout("\(hebrew) abc \(second)")
        #expect(try glyphs(whole) == glyphs(of: second, "abc", hebrew))
        let narrow = try layout("\(hebrew) abc \(second)", width: whole.size.width * 0.75)
        #expect(narrow.lines.count == 2)
        #expect(try glyphs(narrow, line: 0) == glyphs(of: "abc", hebrew))
        #expect(try glyphs(narrow, line: 1) == glyphs(of: second))
    }

    @Test func theEllipsisIsAtTheEndOfReading() throws {
        let whole = try layout("\(hebrew) \(second)")
        let cut = try layout("\(hebrew) \(second)", width: whole.size.width * 0.75, lineLimit: 1)
        #expect(cut.isTruncated)
        #expect(try glyphs(cut).first == glyphs(of: "…").first)
        #expect(try glyphs(cut).last == glyphs(of: hebrew).last)
    }

    @Test func placesRiseFromLeftToRightAndFillTheLine() throws {
        for text in ["abc \(hebrew) 12 \(second), def.", "\(hebrew) abc (\(second)) 3.5%", "مرحبا hello بالعالم 42"] {
            let layout = try layout(text)
            let line = layout.lines[0]
            let frames = line.pieces.map(\.frame)
            #expect(frames.map(\.minX) == frames.map(\.minX).sorted(), "\(text)")
            let sum = try text.split(separator: " ").reduce(0) { try $0 + exactWidth(String($1)) }
            let blanks = CGFloat(text.filter { $0 == " " }.count)
            // The blanks differ in width, because each font has its own space glyph.
            #expect((2...7).contains((line.frame.width - sum) / blanks), "\(text)")
        }
    }

    @Test func runsOfSeveralLooksShareOneParagraph() throws {
        let runs = [TextRun("\(hebrew) ", font: system(17)), TextRun(second, font: system(17), style: 1)]
        let set = try TextLayout(runs, options: ParagraphOptions(displayScale: 3), library: library)
        #expect(set.lines[0].pieces.map(\.style) == [1, 0])
        #expect(try glyphs(set) == glyphs(of: second, hebrew))
    }

    @Test func tabsBeginAnew() throws {
        // In a left-to-right paragraph, each field begins at its tab stop, whatever its direction.
        #expect(try glyphs(layout("a\t\(hebrew)\t\(second)")) == glyphs(of: "a", hebrew, second))
    }

    @Test func deepNestingIsBounded() throws {
        let deep = String(repeating: "\u{202B}a\u{202A}b", count: 500)
        #expect(try !layout(deep).glyphs.isEmpty)
        let isolates = String(repeating: "\u{2067}", count: 20_000) + hebrew
        #expect(try !layout(isolates).glyphs.isEmpty)
    }
}
