// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import Typography

@Suite struct HostileTextTests {
    private let badLengths: [CGFloat] = [.nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .leastNonzeroMagnitude]

    private func check(_ layout: TextLayout) {
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        #expect(layout.size.width >= 0 && layout.size.height >= 0)
        #expect(layout.glyphs.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite })
        #expect(layout.firstBaseline.isFinite && layout.lastBaseline.isFinite)
    }

    @Test func badLengthsAreBounded() throws {
        for bad in badLengths {
            check(try typeset("Text\nmore text", system(bad), width: 100))
            check(try typeset("Text\nmore text", width: bad, height: bad))
            let run = TextRun(
                "Text\nmore text", font: system(17), kerning: bad, tracking: bad, baselineOffset: bad, lineHeight: bad,
                isUnderlined: true, isStruckThrough: true)
            check(try TextLayout([run], width: 50, library: library))
            let kerned = TextRun("Text\nmore text", font: system(17), kerning: bad)
            check(try TextLayout([kerned], width: 50, library: library))
            let options = ParagraphOptions(
                lineLimit: 1, lineSpacing: bad, minimumScaleFactor: bad, displayScale: bad)
            check(try typeset("Text\nmore text", width: 50, options))
        }
    }

    @Test func badCountsAreBounded() throws {
        for count in [Int.min, -1, 0, .max] {
            check(try typeset("a b c", system(17, weight: count), width: 5, ParagraphOptions(lineLimit: count)))
            check(try typeset("a b c", ParagraphOptions(minimumLineCount: count)))
        }
    }

    @Test func aMegabyteIsCutWithAnEllipsis() throws {
        let text = String(repeating: "All work and no play. ", count: 50_000)
        for width in [nil, 300, 0] as [CGFloat?] {
            let layout = try typeset(text, width: width, height: nil)
            #expect(layout.isTruncated)
            #expect(layout.glyphs.count <= TextBuffer.limit + 1)
            check(layout)
        }
        #expect(try typeset(text, width: 300, height: 50).lines.count == 2)
    }

    @Test func aMegabyteOfAnyTextIsTruncated() throws {
        let lines = try typeset(String(repeating: "\n", count: 1 << 20), width: 100)
        #expect(lines.isTruncated && lines.lines.count <= TextBuffer.limit + 1)
        // One letter with a million marks, one word without spaces, and a million tabs.
        #expect(try typeset("e" + String(repeating: "\u{301}", count: 1 << 20), width: 100).isTruncated)
        #expect(try typeset(String(repeating: "x", count: 1 << 20), width: 100).isTruncated)
        #expect(try typeset(String(repeating: "\t", count: 1 << 20), width: 100).isTruncated)
        #expect(
            try typeset(
                String(repeating: "x", count: 1 << 20), width: 100,
                ParagraphOptions(
                    lineLimit: 1, minimumScaleFactor: 0.01)
            ).isTruncated)
    }

    @Test func strangeScalarsAreHarmless() throws {
        let lone = String(decoding: [0xD800, 0x61, 0xDFFF] as [UInt16], as: UTF16.self)
        check(try typeset(lone, width: 100))
        var all = ""
        for value in [0...0x3FF, 0x2000...0x20FF, 0xD7F0...0xFFFF, 0xE0000...0xE01FF, 0x10FF00...0x10FFFF]
            as [ClosedRange<UInt32>]
        {
            for scalar in value { if let scalar = Unicode.Scalar(scalar) { all.unicodeScalars.append(scalar) } }
        }
        check(try typeset(all, width: 200))
        check(try typeset("\u{202E}abc\u{202C}\u{200D}\u{FEFF}\u{FFFC}\u{FFFD}", width: 10))
        check(try typeset("👩‍👩‍👧‍👦🇩🇪1️⃣", width: 0))
    }

    @Test func layoutsDoNotDependOnCachedGlyphs() throws {
        let text = "Same ψ नमस्ते 12"
        // Fills the caches with parts of the text in another order.
        for part in ["12 नमस्ते", "ψ", "emaS"] { _ = try typeset(part, width: 40) }
        let warm = try typeset(text, width: 80)
        let cold = try TextLayout(
            [TextRun(text, font: system(17))], width: 80, options: ParagraphOptions(displayScale: 3),
            library: FontLibrary())
        #expect(warm.lines.count > 1)
        #expect(warm.size == cold.size)
        #expect(warm.lines.map { $0.pieces.map(\.path) } == cold.lines.map { $0.pieces.map(\.path) })
    }

    @Test func brokenFontFilesAreHarmless() throws {
        let temporary = try TemporaryFolder()
        defer { withExtendedLifetime(temporary) {} }
        let folder = temporary.url
        let sound = [
            try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Thin.otf")),
            try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSerif-Italic.ttf")),
        ]
        var dice = Dice()
        func next(below limit: Int) -> Int { Int(dice.next() % UInt64(limit)) }
        for attempt in 0..<40 {
            var bytes = sound[attempt % 2]
            // Half of the attempts damage only the first 400 bytes, which contain the table directory.
            for _ in 0..<20 {
                bytes[next(below: attempt % 4 < 2 ? 400 : bytes.count)] = UInt8(next(below: 256))
            }
            if attempt % 5 == 0 { bytes = bytes.prefix(next(below: bytes.count)) }
            let file = folder.appendingPathComponent("broken.ttf")
            try? FileManager.default.removeItem(at: file)
            try bytes.write(to: file)
            let broken = FontLibrary(folders: [folder.path], systemFolders: [])
            for name in ["Inter", "Noto Serif"] {
                let run = TextRun("Broken ﬁle? ä→", font: FontDescriptor(family: .named(name), size: 17))
                guard let layout = try? TextLayout([run], width: 60, library: broken) else { continue }
                check(layout)
                _ = layout.inkBounds
            }
        }
    }
}
