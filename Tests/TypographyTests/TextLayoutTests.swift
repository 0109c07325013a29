// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing
import Typography

@Suite struct TextLayoutTests {
    private let pangram = "The quick brown fox jumps over the lazy dog"

    // MARK: - Wrapping

    @Test func withoutAProposalThereIsOneLine() throws {
        let layout = try typeset(pangram)
        #expect(layout.lines.count == 1)
        #expect(layout.size.width - layout.lines[0].frame.width < 1 / 3)
        #expect(
            try TextLayout(
                [TextRun(pangram, font: system(17))], width: .infinity, height: .infinity,
                options: ParagraphOptions(displayScale: 3), library: library
            ).size == layout.size)
    }

    @Test func theSizeThatATextReportsHoldsIt() throws {
        for width in stride(from: CGFloat(0), through: 400, by: 7) {
            let first = try typeset(pangram, width: width)
            let again = try typeset(pangram, width: first.size.width, height: first.size.height)
            #expect(!again.isTruncated)
            // In boxes narrower than a word, rounding up to a pixel may let one more letter fit.
            if width >= 60 { #expect(again.size == first.size) }
        }
    }

    @Test func narrowerBoxesNeedMoreLines() throws {
        var last = Int.max
        for width in stride(from: CGFloat(60), through: 400, by: 10) {
            let layout = try typeset(pangram, width: width)
            #expect(layout.size.width <= width)
            #expect(layout.lines.count <= last)
            last = layout.lines.count
        }
        #expect(last == 1)
    }

    /// As in TextKit, the space after a line's last word counts towards the width if it fits.
    @Test func boxesOfWrappedTextsHoldTheBlanksAtTheEndsOfLines() throws {
        let (line, blank) = (try exactWidth("aaaa bbbb"), try exactWidth("aaaa bbbb c") - exactWidth("aaaa bbbbc"))
        #expect(blank > 3)
        let roomy = try typeset("aaaa bbbb cccc", width: line + blank + 1).size.width
        #expect(roomy >= line + blank && roomy < line + blank + 0.34)
        let tight = try typeset("aaaa bbbb cccc", width: line + 1).size.width
        #expect(tight >= line + 1 && tight < line + 1.34)
        // A line's own frame excludes the space after its last word. A text's last line has no such space.
        #expect(abs(try typeset("aaaa bbbb cccc", width: line + 9).lines[0].frame.width - line) < 1e-6)
        #expect(try typeset("aaaa bbbb", width: line + 9).size.width < line + 0.34)
        #expect(try typeset("aaaa bbbb\ncccc", width: line + 9).size.width < line + 0.34)
    }

    @Test func wordsStayWhole() throws {
        let layout = try typeset("aaaa bbbb cccc", width: exactWidth("aaaa bbbb") + 1)
        #expect(layout.lines.count == 2)
        #expect(abs(layout.lines[0].frame.width - (try exactWidth("aaaa bbbb"))) < 1e-6)
        #expect(abs(layout.lines[1].frame.width - (try exactWidth("cccc"))) < 1e-6)
    }

    /// The reference implementation: greedy line filling that measures each line from scratch.
    @Test func linesHoldAsManyWordsAsFit() throws {
        let words = pangram.split(separator: " ").map(String.init)
        for width in stride(from: CGFloat(60), through: 400, by: 11) {
            var lines = [words[0]]
            for word in words.dropFirst() {
                let longer = lines[lines.count - 1] + " " + word
                if try exactWidth(longer) <= width { lines[lines.count - 1] = longer } else { lines.append(word) }
            }
            let set = try typeset(pangram, width: width).lines.map(\.frame.width)
            let reference = try lines.map { try exactWidth($0) }
            #expect(set.count == reference.count)
            #expect(zip(set, reference).allSatisfy { abs($0 - $1) < 1e-6 })
        }
    }

    @Test func longWordsAreCutBetweenLetters() throws {
        let layout = try typeset("Donaudampfschifffahrt", width: 60)
        #expect(layout.lines.count > 2)
        #expect(layout.lines.allSatisfy { $0.frame.width <= 60 })
        #expect(layout.lines.dropLast().allSatisfy { $0.frame.width > 40 })
        #expect(try typeset("abc", width: 0).lines.count == 3)
    }

    @Test func lineEndsStartLines() throws {
        for text in ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b"] {
            #expect(try typeset(text).lines.count == 2)
        }
        #expect(try typeset("a\n\nb").lines.count == 3)
        #expect(try typeset("a\n").lines.count == 2)
        #expect(try typeset("\n").lines.count == 2)
    }

    @Test func anEmptyTextHasNoSize() throws {
        #expect(try typeset("").size == .zero)
        #expect(try TextLayout([], library: library).size == .zero)
        #expect(try TextLayout([], options: ParagraphOptions(minimumLineCount: 3), library: library).size == .zero)
        #expect(try typeset(" ").size.height == typeset("a").size.height)
    }

    @Test func blanksHangOverTheEnd() throws {
        let width = try exactWidth("mmmm")
        let layout = try typeset("mmmm     iiii", width: width + 0.5)
        #expect(layout.lines.count == 2)
        #expect(abs(layout.lines[0].frame.width - width) < 1e-6)
        #expect(try exactWidth("a ") > exactWidth("a") + 1)
    }

    // MARK: - Heights and baselines

    @Test func textStylesKeepTheirPitch() throws {
        let run = TextRun("one\ntwo", font: system(17), lineHeight: 22)
        let layout = try TextLayout([run], options: ParagraphOptions(displayScale: 3), library: library)
        #expect(abs(layout.size.height - 42.333) < 0.001)
        #expect(abs(layout.lastBaseline - layout.firstBaseline - 22) < 1e-9)
        #expect(abs(try typeset("one\ntwo").size.height - 40.667) < 0.001)
    }

    @Test func lineSpacingStandsBetweenLines() throws {
        let spaced = ParagraphOptions(lineSpacing: 10, displayScale: 3)
        #expect(try typeset("a", spaced).size == typeset("a").size)
        #expect(abs(try typeset("a\nb\nc", spaced).size.height - typeset("a\nb\nc").size.height - 20) < 0.34)
    }

    @Test func baselinesStandOnPixels() throws {
        for scale in [1, 2, 3] as [CGFloat] {
            for size in stride(from: CGFloat(9), through: 40, by: 1) {
                let layout = try TextLayout(
                    [TextRun("a\nb\nc", font: system(size))], options: ParagraphOptions(displayScale: scale),
                    library: library)
                for line in layout.lines {
                    #expect(abs(line.baseline * scale - (line.baseline * scale).rounded()) < 1e-6)
                    #expect(abs(line.baseline - line.frame.minY - 0.952148 * size) <= 0.5 / scale + 1e-3)
                }
            }
        }
    }

    @Test func theHighestRunMakesTheLine() throws {
        let mixed = try TextLayout(
            [TextRun("small ", font: system(12)), TextRun("large", font: system(40))],
            options: ParagraphOptions(displayScale: 3), library: library)
        #expect(mixed.size.height == (try typeset("large", system(40)).size.height))
        #expect(mixed.lines[0].pieces.count == 2)
        #expect(Set(mixed.glyphs.map(\.origin.y)).count == 1)
    }

    @Test func baselineOffsetMovesUpAndMakesRoom() throws {
        let raised = try TextLayout(
            [TextRun("H", font: system(17)), TextRun("2", font: system(17), baselineOffset: 6)],
            options: ParagraphOptions(displayScale: 3), library: library)
        #expect(abs(raised.glyphs[0].origin.y - raised.glyphs[1].origin.y - 6) < 1e-9)
        #expect(abs(raised.size.height - 26.333) < 0.001)
    }

    @Test func linesCanBeReserved() throws {
        let options = ParagraphOptions(minimumLineCount: 3, displayScale: 3)
        #expect(try typeset("a", options).size.height == typeset("a\nb\nc", options).size.height)
        #expect(try typeset("", options).size.height == typeset("a\nb\nc", options).size.height)
    }

    @Test func customFontsKeepTheirOwnMeasures() throws {
        let metrics = try library.font(FontDescriptor(family: .named("Inter"), size: 100)).metrics
        #expect(abs(metrics.ascent - 96.875) < 1e-9)
        #expect(abs(metrics.descent - 24.1477) < 1e-3)
        #expect(abs(metrics.capHeight - 72.727) < 1e-3)
    }

    // MARK: - Alignment, runs, lines under and through text

    @Test func linesAreAlignedAmongEachOther() throws {
        func starts(_ alignment: ParagraphOptions.Alignment) throws -> [CGFloat] {
            try typeset("a long line\nshort", ParagraphOptions(alignment: alignment, displayScale: 1)).lines.map(
                \.frame.minX)
        }
        let layout = try typeset("a long line\nshort", ParagraphOptions(displayScale: 1))
        let free = layout.size.width - layout.lines[1].frame.width
        #expect(try starts(.leading) == [0, 0])
        #expect(abs(try starts(.center)[1] - free / 2) < 1e-9)
        #expect(abs(try starts(.trailing)[1] - free) < 1e-9)
        #expect(try starts(.trailing)[0] < 1)
    }

    @Test func runsComeBackWithTheirStyles() throws {
        let layout = try TextLayout(
            [
                TextRun("one ", font: system(17), style: 7), TextRun("two ", font: system(17, weight: 700), style: 9),
                TextRun("three", font: system(17), style: 7),
            ], width: 80, options: ParagraphOptions(displayScale: 3), library: library)
        #expect(layout.lines.map { $0.pieces.map(\.style) } == [[7, 9], [7]])
        #expect(layout.lines.flatMap { $0.pieces.map(\.run) } == [0, 1, 2])
    }

    @Test func aWordOfTwoRunsDoesNotBreakBetweenThem() throws {
        let layout = try TextLayout(
            [TextRun("aaaa bb", font: system(17)), TextRun("cc", font: system(17, weight: 700))],
            width: exactWidth("aaaa bb") + 2, options: ParagraphOptions(displayScale: 3), library: library)
        #expect(layout.lines.map { $0.pieces.map(\.run) } == [[0], [0, 1]])
    }

    @Test func decorationsSpanTheirRun() throws {
        let layout = try TextLayout(
            [
                TextRun("plain ", font: system(17)), TextRun("under", font: system(17), isUnderlined: true),
                TextRun("struck", font: system(17), isStruckThrough: true),
            ], options: ParagraphOptions(displayScale: 3), library: library)
        let pieces = layout.lines[0].pieces
        #expect(pieces[0].underline == nil && pieces[0].strikethrough == nil)
        let (under, through) = (try #require(pieces[1].underline), try #require(pieces[2].strikethrough))
        #expect(under.minY > layout.firstBaseline && under.maxY < layout.size.height)
        #expect(through.maxY < layout.firstBaseline && through.minY > layout.firstBaseline - 17 * 0.527)
        #expect(abs(under.minX - pieces[1].frame.minX) < 1e-9 && abs(under.width - pieces[1].frame.width) < 1e-6)
        for line in [under, through] {
            #expect(abs(line.minY * 3 - (line.minY * 3).rounded()) < 1e-6)
            #expect(line.height >= 1 / 3)
        }
    }

    // MARK: Divided words

    @Test func wordsWiderThanALineAreNamed() throws {
        func broken(_ words: String, _ width: CGFloat?) throws -> String? {
            try typeset(words, width: width).brokenWord
        }
        let width = try typeset("Departures").size.width
        #expect(try broken("All Departures today", width) == nil)
        #expect(try broken("All Departures today", width - 1) == "Departures")
        #expect(try broken("All Departures today", nil) == nil)
        #expect(try broken("Departures.", 20) == "Departures.")
    }
}
