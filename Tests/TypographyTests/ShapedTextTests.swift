// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Typography

/// A text can be shaped once and laid out in several boxes in turn. Each layout equals that of a text that was shaped
/// for this box alone.
@Suite struct ShapedTextTests {
    private static let words = [
        "", " ", "a", "Row 12", "two words ", "one\ntwo\n\nthree", "tab\tand tab", "office difficult",
        "שלום and back", "一二三四五", "e\u{301}\u{302}\u{303} à la carte", "🙂👍🏽 ok", "soft\u{AD}hyphen", "\u{7}bell",
        "a-very-long-word/with-breaks and more words than there is room for",
    ]
    private static let lengths: [CGFloat?] = [0, .infinity, 40, nil, 90, 17, 300]

    private static let options: [ParagraphOptions] = [
        ParagraphOptions(displayScale: 3), ParagraphOptions(lineLimit: 2, truncation: .middle, displayScale: 2),
        ParagraphOptions(minimumScaleFactor: 0.5), ParagraphOptions(minimumLineCount: 3, alignment: .trailing),
        ParagraphOptions(truncation: .head, direction: .rightToLeft, lineSpacing: 3),
    ]

    private func runs(_ text: String) -> [TextRun] {
        let middle = text.index(text.startIndex, offsetBy: text.count / 2)
        return [
            TextRun(String(text[..<middle]), font: system(17), kerning: 0.5),
            TextRun(String(text[middle...]), font: system(11, weight: 700), baselineOffset: 3, isUnderlined: true),
        ]
    }

    private func text(_ layout: TextLayout) -> String {
        let lines = layout.lines.map { line in
            let pieces = line.pieces.map { piece in
                let glyphs = piece.glyphs.map { "\($0.id) \($0.origin)" }
                return "\(piece.run) \(piece.frame) \(piece.underline as Any) \(glyphs)"
            }
            return "\(line.frame) \(line.baseline) \(pieces)"
        }
        return "\(layout.size) \(layout.isTruncated) \(layout.scaleFactor) \(layout.missingScripts) \(lines)"
    }

    @Test(arguments: words, options) func boxesDoNotKnowOfEachOther(_ words: String, _ options: ParagraphOptions) throws
    {
        let shaped = ShapedText(runs(words), options: options, library: library)
        for width in Self.lengths {
            for height in Self.lengths {
                let measured = try shaped.measured(width: width, height: height)
                let layout = try TextLayout(
                    runs(words), width: width, height: height, options: options, library: library)
                #expect(text(measured.layout) == text(layout))
                #expect(measured.size == layout.size)
                #expect(measured.firstBaseline == layout.firstBaseline)
                #expect(measured.lastBaseline == layout.lastBaseline)
                #expect(measured.firstLine?.midY == layout.lines.first?.frame.midY)
            }
        }
    }

    /// A measurement tells for which other boxes it holds (`isWhole`, `isWholeOnOneLine`). Layouts in these boxes must
    /// be equal.
    @Test(arguments: words, options) func textsKnowBoxesWithTheSameLayout(_ words: String, _ options: ParagraphOptions)
        throws
    {
        let shaped = ShapedText(runs(words), options: options, library: library)
        let measured = try Self.lengths.map { width in
            try Self.lengths.map { try shaped.measured(width: width, height: $0) }
        }
        let texts = measured.map { $0.map { text($0.layout) } }
        let noHeight = try #require(Self.lengths.firstIndex(of: 0))
        for (row, column) in measured.indices.flatMap({ row in measured.indices.map { (row, $0) } }) {
            let box = measured[row][column]
            for (other, height) in Self.lengths.enumerated() where box.isWhole(inHeight: height) {
                #expect(texts[row][other] == texts[row][column])
            }
            guard box.isWholeOnOneLine, options.minimumScaleFactor >= 1 else { continue }
            for (other, width) in Self.lengths.enumerated() where width.map({ $0 >= box.size.width }) ?? true {
                #expect(texts[other][noHeight] == texts[row][column])
            }
        }
    }
}
