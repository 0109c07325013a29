// SPDX-License-Identifier: MIT

import Foundation

/// Converts text into glyphs. Splits the text where the run, the direction, the script or the face changes, and shapes
/// each part with HarfBuzz. The parts stay in the order of the text; `LineAssembly` puts them in visual order.
struct Shaper {
    /// A `TextRun` with its font resolved.
    struct Style {
        var descriptor: FontDescriptor
        var font: ScaledFont
        /// The additional spacing in points after each cluster, also after the last of a line.
        var tracking: CGFloat
        /// The same, but ligatures remain. Ignored if there is tracking.
        var kerning: CGFloat
        /// The attachment that replaces the letters.
        var attachment: TextAttachment?
    }

    let text: TextBuffer
    let styles: [Style]
    let library: FontLibrary
    /// The direction of paragraphs without directional letters.
    let direction: ParagraphOptions.Direction

    /// Consecutive scalars of one run, face, script and level.
    private struct Part {
        var range: Range<Int>
        var run: Int
        /// The fallback face; nil for the font of the run.
        var standIn: ScaledFont?
        var script: Script
        var level: Int8
    }

    /// - Parameter levels: The embedding levels of the scalars in `range`.
    func shape(_ range: Range<Int>, levels: [Int8]) -> [ShapedRun] {
        parts(range, levels: levels).map { part in
            shape(
                part.range, font: part.standIn ?? styles[part.run].font, run: part.run, script: part.script,
                level: part.level)
        }
    }

    /// Shapes a part of `run` again, because a line breaks at its start or end.
    func reshape(_ range: Range<Int>, of run: ShapedRun) -> ShapedRun {
        shape(range, font: run.font, run: run.run, script: run.script, level: run.level)
    }

    /// The glyphs of an ellipsis, or of three periods if the font lacks it.
    func ellipsis(run: Int, level: Int8) -> ShapedRun {
        let font = styles[run].font
        let scalars: [UInt32] = font.face.covers(0x2026) ? [0x2026] : [0x2E, 0x2E, 0x2E]
        return shape(scalars, scalars.indices, font: font, run: run, script: Script(of: 0x41), level: level) { _ in
            true
        }
    }

    // MARK: - Parts

    private func parts(_ range: Range<Int>, levels: [Int8]) -> [Part] {
        var parts: [Part] = []
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start + 1
            while end < range.upperBound, !text.isCharacterStart[end] { end += 1 }
            let run = text.run[start]
            let level = levels[start - range.lowerBound]
            let standIn = standIn(for: start..<end, run: run, after: parts.last)
            let own = text.scalars[start..<end].lazy.map(Script.init(of:)).first { !$0.isShared }
            let script = own ?? parts.last?.script ?? Script(of: text.scalars[start])
            if var last = parts.last, last.run == run, last.level == level, last.standIn?.face === standIn?.face,
                own == nil || last.script == script || last.script.isShared
            {
                last.range = last.range.lowerBound..<end
                if last.script.isShared { last.script = script }
                parts[parts.count - 1] = last
            } else {
                parts.append(Part(range: start..<end, run: run, standIn: standIn, script: script, level: level))
            }
            start = end
        }
        return parts
    }

    /// The fallback face for a character; nil if the run's font has the character, or no font has it.
    private func standIn(for character: Range<Int>, run: Int, after last: Part?) -> ScaledFont? {
        let style = styles[run]
        guard style.attachment == nil else { return nil }
        guard let first = text.scalars[character].first(where: { !Self.isIgnorable($0) }) else {
            return last.flatMap { $0.run == run ? $0.standIn : nil }
        }
        let presentation = EmojiPresentation(of: text.scalars[character])
        if presentation == .emoji, let emoji = library.emoji(for: first, style.descriptor) { return emoji }
        // A space between two words in a fallback face uses that face too, so that the words stay in one part.
        if let last, last.run == run, !last.script.isShared, let standIn = last.standIn, !standIn.face.hasPictures,
            text.scalars[character].allSatisfy({
                Self.isIgnorable($0) || LineBreakOpportunities.isBlank($0) && standIn.face.covers($0)
            })
        {
            return standIn
        }
        // The font needs no glyphs for marks on the letter, because HarfBuzz composes them with the letter.
        if style.font.face.covers(first) { return nil }
        if presentation == .either, let emoji = library.emoji(for: first, style.descriptor) { return emoji }
        if let last, last.run == run, let standIn = last.standIn, !standIn.face.hasPictures,
            standIn.face.covers(first)
        {
            return standIn
        }
        return library.fallback(for: first, style.descriptor)
    }

    /// Whether a scalar draws nothing itself, but selects or joins glyphs.
    private static func isIgnorable(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return false }
        return Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? true
    }

    // MARK: - Glyphs

    private func shape(_ range: Range<Int>, font: ScaledFont, run: Int, script: Script, level: Int8) -> ShapedRun {
        shape(text.scalars, range, font: font, run: run, script: script, level: level) { text.isCharacterStart[$0] }
    }

    private func shape(
        _ scalars: [UInt32], _ range: Range<Int>, font: ScaledFont, run: Int, script: Script, level: Int8,
        isCharacterStart: (Int) -> Bool
    ) -> ShapedRun {
        let style = styles[run]
        if let attachment = style.attachment {
            let clusters = range.map {
                ShapedCluster(start: $0, glyphs: 0..<0, advance: attachment.width, isUnsafeToBreak: false)
            }
            return ShapedRun(
                font: font, run: run, scalars: range, script: script, level: level, glyphs: [], clusters: clusters)
        }
        // Text with tracking has no ligatures, because their letters could not be spaced.
        let features = font.features + (style.tracking == 0 ? [] : FontFeature.noLigatures)
        let isRightToLeft = ShapedRun.isRightToLeft(level)
        let raw = font.face.harfBuzz.shape(
            scalars, range, script: script, isRightToLeft: isRightToLeft, features: features)
        let scaleX = font.scale * font.stretch
        let added = style.tracking == 0 ? style.kerning : style.tracking
        // The width in font units of the cells in which tabular digits are centred: the advance of the widest digit. 0
        // if the digits need no cells.
        let digitCell =
            font.features.contains(.tabularDigits) && !font.spacing.hasEqualDigits
            ? CGFloat(font.face.tabularDigitWidth(script: script)) : 0

        var glyphs: [ShapedGlyph] = []
        glyphs.reserveCapacity(raw.count)
        var clusters: [ShapedCluster] = []
        clusters.reserveCapacity(raw.count)
        // Groups the glyphs by cluster, in the order of the text. A cluster that starts within a character joins the
        // preceding cluster.
        var groups: [Range<Int>] = []
        groups.reserveCapacity(raw.count)
        for index in raw.indices {
            if let last = groups.last, raw[last.lowerBound].cluster == raw[index].cluster {
                groups[groups.count - 1] = last.lowerBound..<index + 1
            } else {
                groups.append(index..<index + 1)
            }
        }
        if isRightToLeft { groups.reverse() }
        for group in groups {
            let start = raw[group.lowerBound].cluster
            let isJoined = !clusters.isEmpty && !isCharacterStart(start)
            var pen = isJoined ? clusters[clusters.count - 1].advance : 0
            let first = glyphs.count
            var width: CGFloat = 0
            // A character without glyphs gets one box, even if it has several scalars, like a flag or a letter with
            // marks.
            var isMissing =
                isJoined && glyphs[clusters[clusters.count - 1].glyphs].contains { $0.id == FontFace.missingGlyph }
            var shift = isJoined ? 0 : font.spacing.shift(scalars[start])
            var padding: CGFloat = 0
            if digitCell > 0, !isJoined, (0x30...0x39).contains(scalars[start]) {
                let own = raw[group].reduce(0) { $0 + CGFloat($1.advance) }
                padding = max(digitCell - own, 0) * scaleX
                shift += padding / 2
            }
            for glyph in raw[group] {
                if glyph.id == FontFace.missingGlyph {
                    if isMissing { continue }
                    isMissing = true
                }
                let offset = CGPoint(
                    x: pen + shift + CGFloat(glyph.xOffset) * scaleX, y: -CGFloat(glyph.yOffset) * font.scale)
                glyphs.append(ShapedGlyph(id: glyph.id, offset: offset))
                pen += CGFloat(glyph.advance) * scaleX
                width += CGFloat(glyph.advance)
            }
            if isJoined {
                clusters[clusters.count - 1].advance = pen
                clusters[clusters.count - 1].glyphs = clusters[clusters.count - 1].glyphs.lowerBound..<glyphs.count
            } else {
                let advance = width > 0 ? pen + padding + added + font.spacing.after(scalars[start]) : pen
                clusters.append(
                    ShapedCluster(
                        start: start, glyphs: first..<glyphs.count, advance: advance,
                        isUnsafeToBreak: raw[group].contains(where: \.isUnsafeToBreak)))
            }
        }
        return ShapedRun(
            font: font, run: run, scalars: range, script: script, level: level, glyphs: glyphs, clusters: clusters)
    }
}
