// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// Text laid out in a box: its size, baselines, and glyphs.
///
/// Lengths are in points, with y down and the origin at the top left of the box. The box is as wide as its widest line
/// and as high as all lines, rounded up to pixels. Parts of glyphs may overhang it.
public struct TextLayout: Sendable {
    /// A glyph with its origin on the baseline.
    public struct Glyph: Sendable {
        public let font: ScaledFont
        public let id: UInt32
        public let origin: CGPoint

        /// The glyph's outline in the box, filled by the non-zero rule.
        public var path: Path { font.face.outline(of: id).applying(transform) }

        /// Whether the glyph is a colour bitmap without an outline.
        public var isPicture: Bool { font.face.hasPictures }

        /// The glyph's colour bitmap; nil for glyphs with an outline.
        public var picture: Picture? {
            guard isPicture, let picture = font.face.picture(of: id) else { return nil }
            let em = font.scale * CGFloat(font.face.measures.unitsPerEm)
            return Picture(
                bitmap: picture.bitmap,
                frame: CGRect(
                    x: origin.x + picture.frame.minX * em, y: origin.y + picture.frame.minY * em,
                    width: picture.frame.width * em, height: picture.frame.height * em))
        }

        /// Maps the face's outline to the coordinates of the box.
        public var transform: CGAffineTransform {
            CGAffineTransform(font.scale * font.stretch, 0, 0, font.scale, origin.x, origin.y)
        }
    }

    /// A colour bitmap and its rectangle in the box.
    public struct Picture: Sendable, Equatable {
        public let bitmap: Bitmap
        public let frame: CGRect
    }

    /// The glyphs of a character, or of the characters of a ligature.
    public struct Cluster: Sendable, Equatable {
        /// The index of the first scalar in the text. For an ellipsis, an index beyond the end of the text.
        public let start: Int
        /// The range of the cluster's glyphs in the piece.
        public let glyphs: Range<Int>
        /// The x coordinate of the cluster's left end.
        public let x: CGFloat
        /// The cluster's advance in points.
        public let width: CGFloat
        public let isRightToLeft: Bool
    }

    /// The part of a run that is on one line.
    public struct Piece: Sendable {
        /// The index of the piece's `TextRun`; `style` is the `style` of that run.
        public let run: Int
        public let style: Int
        public internal(set) var glyphs: [Glyph]
        /// The clusters from left to right; empty unless requested.
        public internal(set) var clusters: [Cluster] = []
        /// The rectangle from the run's ascent to its descent, as wide as its advances.
        public internal(set) var frame: CGRect
        /// Whether the piece is an attachment. `frame` is then the attachment's space.
        public internal(set) var isAttachment = false
        public internal(set) var underline: CGRect?
        public internal(set) var strikethrough: CGRect?

        init(run: Int, style: Int, glyphs: [Glyph], frame: CGRect) {
            self.run = run
            self.style = style
            self.glyphs = glyphs
            self.frame = frame
        }

        /// A copy with only the clusters in `range`. Underline and strikethrough are shortened to them. Only for pieces
        /// with `clusters`.
        public func part(_ range: Range<Int>) -> Piece {
            var part = self
            part.clusters = Array(clusters[range])
            guard let first = part.clusters.first, let last = part.clusters.last else {
                part.glyphs = []
                (part.underline, part.strikethrough) = (nil, nil)
                return part
            }
            part.glyphs = Array(glyphs[first.glyphs.lowerBound..<last.glyphs.upperBound])
            part.frame.origin.x = first.x
            part.frame.size.width = last.x + last.width - first.x
            func cut(_ line: CGRect?) -> CGRect? {
                guard let line else { return nil }
                let (start, end) = (max(line.minX, part.frame.minX), min(line.maxX, part.frame.maxX))
                return CGRect(x: start, y: line.minY, width: max(0, end - start), height: line.height)
            }
            part.underline = cut(underline)
            part.strikethrough = cut(strikethrough)
            return part
        }

        /// A copy with only the clusters that `isKept` accepts, each of them moved. Underline and strikethrough get the
        /// width of the copy. Only for pieces with `clusters`.
        public func with(clusters isKept: (Cluster) -> Bool, movedBy way: (Cluster) -> CGVector) -> Piece {
            var moved = self
            (moved.clusters, moved.glyphs) = ([], [])
            var frame = CGRect.null
            for cluster in clusters where isKept(cluster) {
                let way = way(cluster)
                let first = moved.glyphs.count
                moved.glyphs += glyphs[cluster.glyphs].map {
                    Glyph(font: $0.font, id: $0.id, origin: CGPoint(x: $0.origin.x + way.dx, y: $0.origin.y + way.dy))
                }
                let x = cluster.x + way.dx
                moved.clusters.append(
                    Cluster(
                        start: cluster.start, glyphs: first..<moved.glyphs.count, x: x, width: cluster.width,
                        isRightToLeft: cluster.isRightToLeft))
                frame = frame.union(
                    CGRect(x: x, y: self.frame.minY + way.dy, width: cluster.width, height: self.frame.height))
            }
            if frame.isNull { frame = .zero }
            func along(_ line: CGRect?) -> CGRect? {
                line.map {
                    CGRect(
                        x: frame.minX, y: $0.minY + frame.minY - self.frame.minY, width: frame.width, height: $0.height)
                }
            }
            (moved.underline, moved.strikethrough) = (along(underline), along(strikethrough))
            moved.frame = frame
            return moved
        }

        /// The colour bitmaps, such as emoji, which `path` leaves out.
        public var pictures: [Picture] { glyphs.compactMap(\.picture) }

        /// All glyphs with outlines as one path, filled by the non-zero rule.
        public var path: Path {
            var path = Path()
            for glyph in glyphs where !glyph.isPicture {
                path.addPath(glyph.font.face.outline(of: glyph.id), transform: glyph.transform)
            }
            return path
        }
    }

    public struct Line: Sendable {
        /// The rectangle from the line's ascent to its descent, as wide as its text.
        public let frame: CGRect
        /// The y coordinate of the baseline, on a whole pixel.
        public let baseline: CGFloat
        public let pieces: [Piece]
    }

    public let size: CGSize
    public let lines: [Line]
    /// Whether an ellipsis replaces a part of the text.
    public let isTruncated: Bool
    /// The first word that a line end divides, because it is wider than a line; nil if there is none.
    package let brokenWord: String?
    /// The scale at which the text is set to fit, from `minimumScaleFactor` to 1.
    public let scaleFactor: CGFloat
    /// The scripts of characters that no font has, for which boxes are drawn.
    public let missingScripts: [MissingScript]
    /// Whether the text needs a word dictionary for line breaks, and none is installed.
    public let lacksWordDictionary: Bool

    /// The distance from the top of the box to the first baseline; 0 without lines.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// The distance from the top of the box to the last baseline; 0 without lines.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// The paths of the font files with glyphs in this text.
    public var fontFiles: Set<String> {
        var faces: [FontFace] = []
        for line in lines {
            for piece in line.pieces {
                for glyph in piece.glyphs where faces.last !== glyph.font.face {
                    if !faces.contains(where: { $0 === glyph.font.face }) { faces.append(glyph.font.face) }
                }
            }
        }
        return Set(faces.map { $0.key.path })
    }

    /// Lays out `runs` in order in the proposed box. nil and infinity mean unbounded. A text without characters has a
    /// size of 0.
    public init(
        _ runs: [TextRun], width: CGFloat? = nil, height: CGFloat? = nil,
        options: ParagraphOptions = ParagraphOptions(),
        library: FontLibrary
    ) throws(FontError) {
        self = try ShapedText(runs, options: options, library: library).measured(width: width, height: height).layout
    }

    init() {
        size = .zero
        lines = []
        isTruncated = false
        brokenWord = nil
        scaleFactor = 1
        missingScripts = []
        lacksWordDictionary = false
    }

    init(_ setting: TextSetting, withClusters: Bool = false) {
        let size = setting.size
        self.size = size
        isTruncated = setting.isTruncated
        brokenWord = setting.brokenWord
        scaleFactor = setting.scale
        missingScripts = setting.shaper.library.missingScripts(
            setting.lines.lazy.flatMap { $0.missingScalars(setting) })
        lacksWordDictionary =
            setting.shaper.text.scalars.contains(where: WordDictionary.isNeeded) && WordDictionary.installed == nil
        lines = zip(setting.lines, setting.tops).map { line, top in
            let free = size.width - line.width
            let x: CGFloat =
                switch setting.options.alignment {
                case .leading: 0
                case .center: free / 2
                case .trailing: free
                }
            let baseline = setting.baseline(line, top)
            return Line(
                frame: CGRect(x: x, y: top, width: line.width, height: line.ascent + line.descent), baseline: baseline,
                pieces: line.pieces(at: CGPoint(x: x, y: baseline), setting: setting, withClusters: withClusters))
        }
    }
}
