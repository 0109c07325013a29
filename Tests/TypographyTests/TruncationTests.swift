// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Typography

@Suite struct TruncationTests {
    private let text = "The quick brown fox jumps over the lazy dog"

    private func set(
        _ text: String, width: CGFloat? = nil, height: CGFloat? = nil, limit: Int? = nil,
        _ mode: ParagraphOptions.Truncation = .tail, minimumScaleFactor: CGFloat = 1
    ) throws -> TextLayout {
        try typeset(
            text, system(17), width: width, height: height,
            ParagraphOptions(
                lineLimit: limit, truncation: mode, minimumScaleFactor: minimumScaleFactor, displayScale: 3))
    }

    /// The letters of a line, read back through their glyphs.
    private func read(_ layout: TextLayout) throws -> String {
        var names: [UInt32: Character] = [:]
        for character in Set(text + "…") { names[try set(String(character)).glyphs[0].id] = character }
        return String(layout.glyphs.map { names[$0.id] ?? "?" })
    }

    /// Letters are tightened only as much as needed, and only if the whole text then fits.
    @Test func lettersAreTightenedIfThatHelps() throws {
        func tight(_ width: CGFloat, _ limit: Int? = 1) throws -> TextLayout {
            try typeset(
                text, system(17), width: width,
                ParagraphOptions(lineLimit: limit, allowsTightening: true, displayScale: 3))
        }
        let natural = try set(text).size.width
        let least = natural - 0.05 * 17 * CGFloat(text.count - 1)
        #expect(try tight(natural + 1).size.width == natural && tight(natural - 1).size.width < natural)
        for width in stride(from: least + 2, to: natural, by: 3) {
            let layout = try tight(width)
            #expect(try !layout.isTruncated && read(layout) == text)
            #expect(layout.size.width <= width + 1 / 3 && layout.size.width > width - 0.5)
        }
        #expect(try read(tight(least - 2)) == read(set(text, width: least - 2, limit: 1)))
        #expect(try tight(200, nil).lines.count == set(text, width: 200).lines.count)
    }

    @Test func fittingTextIsNotTruncated() throws {
        let whole = try set(text, width: 400, limit: 1)
        #expect(!whole.isTruncated)
        #expect(try read(whole) == text)
    }

    @Test func theTailIsCut() throws {
        for width in stride(from: CGFloat(20), through: 330, by: 3) {
            let cut = try set(text, width: width, limit: 1)
            guard cut.isTruncated else { continue }
            let letters = try read(cut)
            #expect(letters.last == "…")
            #expect(text.hasPrefix(letters.dropLast()))
            #expect(!letters.dropLast().hasSuffix(" "))
            #expect(cut.size.width <= width + 1 / 3)
        }
    }

    @Test func theHeadIsCut() throws {
        let letters = try read(set(text, width: 150, limit: 1, .head))
        #expect(letters.first == "…")
        #expect(text.hasSuffix(letters.dropFirst()))
        #expect(letters.count > 10)
    }

    @Test func theMiddleIsCut() throws {
        let letters = try read(set(text, width: 150, limit: 1, .middle))
        let parts = letters.split(separator: "…")
        #expect(parts.count == 2)
        #expect(text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]))
        #expect(abs(parts[0].count - parts[1].count) <= 2)
    }

    @Test func onlyTheLastLineIsCut() throws {
        let cut = try set(text, width: 120, limit: 2)
        #expect(cut.lines.count == 2 && cut.isTruncated)
        #expect(try read(cut).filter { $0 == "…" }.count == 1)
        #expect(try read(cut).last == "…")
        // The last line is cut at a letter, not at a word.
        #expect(cut.lines[1].frame.width > 100)
    }

    @Test func lowBoxesDropLinesButNeverTheFirst() throws {
        let whole = try set(text, width: 120)
        for height in stride(from: CGFloat(0), through: whole.size.height, by: 3) {
            let cut = try set(text, width: 120, height: height)
            // Sizes are rounded up to pixels, thirds of a point.
            if cut.lines.count > 1 { #expect(cut.size.height <= height + 1 / 3) }
            if cut.lines.count < whole.lines.count { #expect(whole.lines[cut.lines.count].frame.maxY > height - 1 / 3) }
            #expect(!cut.lines.isEmpty)
            #expect(cut.isTruncated == (cut.lines.count < whole.lines.count))
        }
        #expect(try set("one", height: 0).lines.count == 1)
        #expect(try !set("one", height: 0).isTruncated)
    }

    @Test func missingParagraphsAreMarkedAtTheEnd() throws {
        for mode in [ParagraphOptions.Truncation.head, .middle, .tail] {
            let cut = try set("The dog\nfox", limit: 1, mode)
            #expect(cut.isTruncated)
            #expect(try read(cut) == "The dog…")
        }
        #expect(try read(set("\nfox", limit: 1)) == "…")
    }

    @Test func noRoomLeavesTheEllipsis() throws {
        for mode in [ParagraphOptions.Truncation.head, .middle, .tail] {
            #expect(try read(set(text, width: 0, limit: 1, mode)) == "…")
        }
    }

    @Test func limitsBelowOneAreOne() throws {
        #expect(try set(text, width: 120, limit: 0).lines.count == 1)
        #expect(try set(text, width: 120, limit: -3).lines.count == 1)
    }

    // MARK: - minimumScaleFactor

    @Test func textShrinksUntilItFits() throws {
        for width in [300, 200, 100, 40] as [CGFloat] {
            let shrunk = try set(text, width: width, limit: 1, minimumScaleFactor: 0.01)
            #expect(!shrunk.isTruncated && shrunk.lines.count == 1)
            #expect(shrunk.size.width <= width && shrunk.size.width > 0.95 * width)
            #expect(shrunk.scaleFactor < 1)
        }
    }

    @Test func textThatFitsKeepsItsSize() throws {
        #expect(try set(text, width: 400, limit: 1, minimumScaleFactor: 0.1).scaleFactor == 1)
        #expect(try set(text, width: 120, minimumScaleFactor: 0.1).scaleFactor == 1)
    }

    @Test func theLeastScaleIsKept() throws {
        let cut = try set(text, width: 100, limit: 1, minimumScaleFactor: 0.5)
        #expect(cut.scaleFactor == 0.5 && cut.isTruncated)
    }

    @Test func lowBoxesShrinkText() throws {
        let shrunk = try set(text, width: 400, height: 10, minimumScaleFactor: 0.01)
        #expect(shrunk.size.height <= 10 && shrunk.size.height > 9)
    }

    @Test func hugeTextFitsItsFrame() throws {
        let layout = try typeset(
            "12:34", system(500), width: 200, height: 300,
            ParagraphOptions(lineLimit: 1, minimumScaleFactor: 0.01, displayScale: 3))
        #expect(layout.size.width <= 200 && layout.size.width > 195)
        #expect(abs(layout.scaleFactor - 200 / (try exactWidth("12:34", system(500)))) < 0.01)
    }
}
