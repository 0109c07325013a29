// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing
import Typography

@Suite struct ShapingTests {
    @Test func pairsAreKerned() throws {
        for pair in ["AV", "To", "Ty", "LT", "P."] {
            let apart = try pair.reduce(0) { try $0 + exactWidth(String($1)) }
            #expect(try exactWidth(pair) < apart - 0.1, "\(pair)")
        }
        #expect(abs(try exactWidth("HH") - 2 * exactWidth("H")) < 1e-9)
    }

    @Test func trackingAndKerningCountAfterEachLetter() throws {
        func width(tracking: CGFloat = 0, kerning: CGFloat = 0) throws -> CGFloat {
            let run = TextRun("HHHH", font: system(17), kerning: kerning, tracking: tracking)
            return try TextLayout([run], library: library).lines[0].frame.width
        }
        let plain = try width()
        #expect(abs(try width(tracking: 2) - plain - 8) < 1e-9)
        #expect(abs(try width(kerning: 2) - plain - 8) < 1e-9)
        #expect(try width(tracking: 2, kerning: 5) == width(tracking: 2))
    }

    @Test func trackingBreaksLigaturesAndKerningKeepsThem() throws {
        let font = FontDescriptor(family: .named("DejaVu Sans"), size: 20)
        func count(tracking: CGFloat = 0, kerning: CGFloat = 0) throws -> Int {
            try TextLayout([TextRun("fi", font: font, kerning: kerning, tracking: tracking)], library: library).glyphs
                .count
        }
        #expect(try count() == 1)
        #expect(try count(kerning: 1) == 1)
        #expect(try count(tracking: 1) == 2)
    }

    @Test func monospacedDigitsDoNotJump() throws {
        #expect(try exactWidth("1111") < exactWidth("0000"))
        for design in [FontDescriptor.Design.default, .rounded, .serif, .monospaced] {
            let font = system(17, design, monospacedDigits: true)
            let widths = try (0...9).map { try exactWidth(String($0), font) }
            #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-9 })
        }
    }

    @Test func signsStayAsTheyAreWritten() throws {
        for design in FontDescriptor.Design.allCases {
            for text in ["->", "!=", "10x20", "=="] {
                #expect(try typeset(text, system(17, design)).glyphs.count == text.count)
            }
        }
    }

    @Test func otherFacesStandInForMissingCharacters() throws {
        for text in ["नमस्ते", "ไทย", "שלום", "مرحبا", "😀", "∰"] {
            let glyphs = try typeset(text).glyphs
            #expect(!glyphs.isEmpty)
            #expect(glyphs.allSatisfy { $0.id != 0 && $0.font.face.familyName != "Inter" }, "\(text)")
        }
        #expect(try typeset("a漢b\u{10FFFF}").glyphs.filter { $0.id == 0 }.count >= 1)
    }

    @Test func theBoxForAMissingCharacterIsVisible() throws {
        let glyph = try typeset("\u{10FFFF}").glyphs[0]
        #expect(glyph.id == 0)
        #expect(try !typeset("\u{10FFFF}").inkBounds.isEmpty)
    }

    @Test func standInsDoNotChangeTheLine() throws {
        #expect(try typeset("नमस्ते").size.height == typeset("Ag").size.height)
    }

    @Test func arabicRunsFromTheRight() throws {
        let glyphs = try typeset("مرحبا بالعالم").glyphs
        let alone = try typeset("مرحبا").glyphs
        // The first word is at the right end.
        #expect(glyphs.last?.id == alone.last?.id)
        #expect(glyphs.map(\.origin.x) == glyphs.map(\.origin.x).sorted())
    }

    @Test func marksJoinTheirLetters() throws {
        #expect(abs(try exactWidth("e\u{301}") - exactWidth("é")) < 1e-9)
        #expect(try typeset("e\u{301}e\u{308}", width: 0).lines.count == 2)
    }

    @Test func controlsDrawNothing() throws {
        #expect(abs(try exactWidth("a\u{0}\u{1}\u{7F}b") - exactWidth("ab")) < 1e-9)
        #expect(try typeset("\u{0}").inkBounds.isNull)
    }

    @Test func tabsGoToStopsOf28Points() throws {
        let glyphs = try typeset("\t+\t+").glyphs
        let shapes = glyphs.filter { !$0.font.face.outline(of: $0.id).isEmpty }
        #expect(shapes.map(\.origin.x) == [28, 56])
    }
}
