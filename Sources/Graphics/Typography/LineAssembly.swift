// SPDX-License-Identifier: MIT

import Foundation

/// One line of shaped runs in visual order, with its metrics.
struct LineAssembly {
    /// The clusters of one run that are on this line, as indices in the order of the text.
    struct Slice {
        var run: ShapedRun
        var clusters: Range<Int>
    }

    /// The slices from left to right.
    private(set) var slices: [Slice] = []
    private(set) var width: CGFloat = 0
    private(set) var ascent: CGFloat = 0
    private(set) var descent: CGFloat = 0
    /// The width of trailing spaces that hang over the end of the line. 0 if the text does not continue on the next
    /// line.
    var hangingWidth: CGFloat = 0
    /// The distance from the bottom of this line to the top of the next, without the paragraph's line spacing.
    private(set) var leading: CGFloat = 0
    private let isTab: [Bool]

    init(_ parts: [LinePart], of paragraph: Paragraph, setting: TextSetting) {
        isTab = setting.shaper.text.isTab
        for part in parts {
            switch part {
            case .ellipsis(let run): slices.append(Slice(run: run, clusters: run.clusters.indices))
            case .text(let range): append(range, of: paragraph, shaper: setting.shaper)
            }
        }
        if slices.count > 1 {
            slices = BidirectionalLevels.visualOrder(of: slices.map(\.run.level), base: paragraph.level).map {
                slices[$0]
            }
        }
        var (pen, pitch): (CGFloat, CGFloat) = (0, 0)
        for slice in slices { forEachCluster(of: slice) { cluster, isTab in pen = Self.pen(cluster, isTab, pen) } }
        if !slices.isEmpty { width = pen }
        if slices.isEmpty { measure(paragraph.styleRun, setting, &pitch) }
        for slice in slices { measure(slice.run.run, setting, &pitch) }
        leading = max(0, pitch - ascent - descent)
    }

    private mutating func append(_ range: Range<Int>, of paragraph: Paragraph, shaper: Shaper) {
        var start = range.lowerBound
        while start < range.upperBound {
            let first = paragraph.clusters[start]
            let run = paragraph.runs[first.run]
            let end = min(range.upperBound, start + run.clusters.count - first.index)
            let clusters = first.index..<first.index + end - start
            let isCutInside =
                (clusters.lowerBound > 0 && run.clusters[clusters.lowerBound].isUnsafeToBreak)
                || (clusters.upperBound < run.clusters.count && run.clusters[clusters.upperBound].isUnsafeToBreak)
            if isCutInside {
                let from = run.clusters[clusters.lowerBound].start
                let to =
                    clusters.upperBound < run.clusters.count
                    ? run.clusters[clusters.upperBound].start : run.scalars.upperBound
                let anew = shaper.reshape(from..<to, of: run)
                slices.append(Slice(run: anew, clusters: anew.clusters.indices))
            } else {
                slices.append(Slice(run: run, clusters: clusters))
            }
            start = end
        }
    }

    /// Extends the line's ascent, descent and pitch for a run. The pitch is the distance between baselines.
    private mutating func measure(_ run: Int, _ setting: TextSetting, _ pitch: inout CGFloat) {
        let style = setting.shaper.styles[run]
        let metrics = style.font.metrics
        let offset = setting.baselineOffset(run)
        if let attachment = style.attachment {
            ascent = max(ascent, attachment.ascent + offset)
            descent = max(descent, attachment.descent - offset)
        }
        ascent = max(ascent, metrics.ascent + offset)
        descent = max(descent, metrics.descent - offset)
        // If the text has line spacing, it replaces the font's line gap.
        pitch = max(
            pitch, setting.lineHeight(run) ?? metrics.lineHeight + (setting.lineSpacing > 0 ? 0 : metrics.leading))
    }

    private static func pen(_ cluster: ShapedCluster, _ isTab: Bool, _ x: CGFloat) -> CGFloat {
        Paragraph.pen(after: cluster.advance, isTab: isTab, at: x)
    }

    /// Visits the clusters of a slice from left to right.
    private func forEachCluster(of slice: Slice, _ body: (ShapedCluster, _ isTab: Bool) -> Void) {
        let count = slice.clusters.count
        for step in 0..<count {
            let index =
                slice.run.isRightToLeft ? slice.clusters.upperBound - 1 - step : slice.clusters.lowerBound + step
            let cluster = slice.run.clusters[index]
            body(cluster, cluster.start < isTab.count && isTab[cluster.start])
        }
    }

    /// Scalars without a glyph, at most one per cluster: those that no font has, and emoji without an emoji glyph.
    func missingScalars(_ setting: TextSetting) -> [UInt32] {
        let text = setting.shaper.text
        var found: [UInt32] = []
        for slice in slices {
            forEachCluster(of: slice) { cluster, _ in
                // Skips clusters of an ellipsis, whose scalars are not part of the text.
                guard cluster.start < text.scalars.count else { return }
                var end = cluster.start + 1
                while end < text.scalars.count, !text.isCharacterStart[end] { end += 1 }
                let scalars = text.scalars[cluster.start..<end]
                if !slice.run.font.face.hasPictures, EmojiPresentation(of: scalars) == .emoji {
                    return found.append(scalars[cluster.start])
                }
                guard slice.run.glyphs[cluster.glyphs].contains(where: { $0.id == FontFace.missingGlyph }) else {
                    return
                }
                found.append(scalars.first { !slice.run.font.face.covers($0) } ?? scalars[cluster.start])
            }
        }
        return found
    }

    /// The pieces of each run, for a line whose baseline starts at `origin`.
    func pieces(at origin: CGPoint, setting: TextSetting, withClusters: Bool) -> [TextLayout.Piece] {
        var pieces: [TextLayout.Piece] = []
        var pen: CGFloat = 0
        for slice in slices {
            let run = slice.run.run
            let baseline = origin.y - setting.baselineOffset(run)
            let start = pen
            var glyphs: [TextLayout.Glyph] = []
            var clusters: [TextLayout.Cluster] = []
            // If the preceding slice is from the same run, its glyphs come first in the same piece.
            let earlier = pieces.last.map { $0.run == run ? $0.glyphs.count : 0 } ?? 0
            forEachCluster(of: slice) { cluster, isTab in
                let first = earlier + glyphs.count
                let x = origin.x + pen
                for glyph in slice.run.glyphs[cluster.glyphs] {
                    glyphs.append(
                        TextLayout.Glyph(
                            font: slice.run.font, id: glyph.id,
                            origin: CGPoint(x: origin.x + pen + glyph.offset.x, y: baseline + glyph.offset.y)))
                }
                pen = Self.pen(cluster, isTab, pen)
                if withClusters {
                    clusters.append(
                        TextLayout.Cluster(
                            start: cluster.start, glyphs: first..<earlier + glyphs.count, x: x,
                            width: origin.x + pen - x, isRightToLeft: slice.run.isRightToLeft))
                }
            }
            let metrics = setting.shaper.styles[run].font.metrics
            var frame = CGRect(
                x: origin.x + start, y: baseline - metrics.ascent, width: pen - start, height: metrics.lineHeight)
            let attachment = setting.shaper.styles[run].attachment
            if let attachment {
                frame.origin.y = baseline - attachment.ascent
                frame.size.height = attachment.ascent + attachment.descent
            }
            if let last = pieces.last, last.run == run {
                pieces[pieces.count - 1].glyphs += glyphs
                pieces[pieces.count - 1].clusters += clusters
                pieces[pieces.count - 1].frame.size.width = frame.maxX - last.frame.minX
            } else {
                var piece = TextLayout.Piece(run: run, style: setting.runs[run].style, glyphs: glyphs, frame: frame)
                piece.clusters = clusters
                piece.isAttachment = attachment != nil
                pieces.append(piece)
            }
        }
        for index in pieces.indices { setting.decorate(&pieces[index], width: width, lineOrigin: origin) }
        return pieces
    }
}
