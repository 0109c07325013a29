// SPDX-License-Identifier: MIT

import Foundation

/// A text at one scale, broken into lines, and whether it fits its bounds.
struct TextSetting {
    /// The proposed size and the line limit. Lengths may be infinite, but never NaN.
    struct Bounds {
        var width: CGFloat
        var height: CGFloat
        var lineLimit: Int
    }

    let letters: ShapedLetters
    let grid: TextPixelGrid
    /// The proposed width, at which lines are broken.
    private let width: CGFloat
    private(set) var lines: [LineAssembly] = []
    private(set) var tops: [CGFloat] = []
    private(set) var isTruncated = false
    /// False if text is cut off, or reaches beyond the proposed width or height.
    private(set) var fits = true

    /// The largest number of lines whose height can be reserved.
    private static let mostLines = 10_000

    init(_ letters: ShapedLetters, _ bounds: Bounds) {
        self.letters = letters
        grid = TextPixelGrid(scale: letters.options.displayScale)
        width = bounds.width
        setLines(bounds)
    }

    var runs: [TextRun] { letters.runs }
    var options: ParagraphOptions { letters.options }
    var scale: CGFloat { letters.scale }
    var isAsItIs: Bool { letters.scale == 1 && letters.tightening == 0 }
    var shaper: Shaper { letters.shaper }

    func baselineOffset(_ run: Int) -> CGFloat { ShapedLetters.bounded(runs[run].baselineOffset) * scale }

    func lineHeight(_ run: Int) -> CGFloat? { runs[run].lineHeight.map { ShapedLetters.bounded($0) * scale } }

    var lineSpacing: CGFloat { max(0, ShapedLetters.bounded(options.lineSpacing)) }

    // MARK: - Lines

    private mutating func setLines(_ bounds: Bounds) {
        let limit = bounds.lineLimit
        let (letters, text) = (letters, letters.shaper.text)
        var sources: [(paragraph: Paragraph, start: Int)] = []
        var isComplete = !text.isCut
        paragraphs: for index in text.paragraphs.indices {
            guard lines.count < limit else {
                isComplete = false
                break
            }
            let paragraph = letters.paragraph(index)
            for line in paragraph.lines(width: bounds.width, limit: limit - lines.count) {
                let content = paragraph.content(line, width: bounds.width)
                var assembly = LineAssembly([.text(content)], of: paragraph, setting: self)
                assembly.hangingWidth = paragraph.hangingWidth(line, after: content)
                let top = nextTop
                guard lines.isEmpty || top + assembly.ascent + assembly.descent <= bounds.height + Paragraph.tolerance
                else {
                    isComplete = false
                    break paragraphs
                }
                lines.append(assembly)
                tops.append(top)
                sources.append((paragraph, line.lowerBound))
                if lines.count == limit, line.upperBound < paragraph.clusters.count { isComplete = false }
            }
        }
        isTruncated = !isComplete
        if isTruncated, let last = sources.last {
            let parts = last.paragraph.truncated(from: last.start, width: bounds.width, options.truncation) { run in
                letters.ellipsis(run: run, level: last.paragraph.level)
            }
            lines[lines.count - 1] = LineAssembly(parts, of: last.paragraph, setting: self)
        }
        fits =
            !isTruncated && bottom <= bounds.height + Paragraph.tolerance
            && lines.allSatisfy { $0.width <= bounds.width + Paragraph.tolerance }
    }

    /// The y coordinate of the top of the next line to add.
    private var nextTop: CGFloat {
        guard let last = lines.last, let top = tops.last else { return 0 }
        return top + last.ascent + last.descent + last.leading + lineSpacing
    }

    /// The y coordinate of the last line's bottom; 0 without lines.
    var bottom: CGFloat {
        guard let last = lines.last, let top = tops.last else { return 0 }
        return top + last.ascent + last.descent
    }

    func baseline(_ line: LineAssembly, _ top: CGFloat) -> CGFloat { grid.rounded(top + line.ascent) }

    /// The size of the box, rounded up to pixels. Trailing spaces count as far as they fit.
    var size: CGSize {
        var height = bottom
        let missing = min(max(options.minimumLineCount, 0), Self.mostLines) - lines.count
        if missing > 0, let last = lines.last {
            height += CGFloat(missing) * (last.ascent + last.descent + last.leading + lineSpacing)
        }
        var widest: CGFloat = 0
        for line in lines { widest = max(widest, line.width, min(line.width + line.hangingWidth, width)) }
        return CGSize(width: grid.roundedUp(widest), height: grid.roundedUp(height))
    }

    // MARK: - Decoration

    func decorate(_ piece: inout TextLayout.Piece, width: CGFloat, lineOrigin: CGPoint) {
        let run = runs[piece.run]
        guard run.isUnderlined || run.isStruckThrough else { return }
        let metrics = shaper.styles[piece.run].font.metrics
        let baseline = lineOrigin.y - baselineOffset(piece.run)
        let end = min(piece.frame.maxX, lineOrigin.x + width)
        func line(at middle: CGFloat) -> CGRect {
            let thickness = max(1 / grid.scale, grid.rounded(metrics.lineThickness))
            return CGRect(
                x: piece.frame.minX, y: grid.rounded(middle - thickness / 2), width: max(0, end - piece.frame.minX),
                height: thickness)
        }
        if run.isUnderlined { piece.underline = line(at: baseline + metrics.underlineDepth) }
        if run.isStruckThrough { piece.strikethrough = line(at: baseline - metrics.strikethroughHeight) }
    }
}
