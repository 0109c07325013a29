// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Typography
@_spi(ViewGraph) import ViewGraph

/// One drawing operation of a text, for example the letters of a run on one line, or the run's emoji.
struct TextFigure {
    enum Part: Int, CaseIterable { case letters, emoji, underline, strikethrough, image, background }

    let run: Int
    let part: Part
    /// The path in the coordinates of the text, filled by the non-zero rule.
    var path = Path()
    var pictures: [TextLayout.Picture] = []
    /// The frame of an inline image, if `part` is `image`. `emit` ignores such figures, because `InlineImage` draws
    /// them.
    var frame = CGRect.zero

    /// The figures in drawing order: backgrounds and underlines, then letters, then strikethroughs.
    static func figures(
        of layout: TextLayout, _ decorations: TextDecorations, grid: PixelGrid
    ) -> [TextFigure] {
        layout.lines.flatMap(\.pieces).flatMap {
            figures(of: $0, decorations, grid: grid)
        }
    }

    static func figures(
        of piece: TextLayout.Piece, _ decorations: TextDecorations, grid: PixelGrid
    ) -> [TextFigure] {
        figures(of: piece.path, piece, decorations, grid: grid)
    }

    /// The figures of `piece`. `path` replaces the outline of its letters.
    static func figures(
        of path: Path, _ piece: TextLayout.Piece, _ decorations: TextDecorations, grid: PixelGrid
    ) -> [TextFigure] {
        var letters = path
        var below: [TextFigure] = []
        var above: [TextFigure] = []
        func add(_ line: CGRect?, _ style: Text.LineStyle?, _ part: Part, to figures: inout [TextFigure]) {
            guard let line, line.width > 0, line.height > 0 else { return }
            let dashes = (style?.pattern ?? .solid).dashes(of: grid.crisp(line))
            if style?.color == nil {
                // Adds the line to the path of the letters. In a path of its own, it would be painted a second time
                // where it crosses letters.
                letters.add(dashes, windingAs: path)
            } else {
                figures.append(TextFigure(run: piece.style, part: part, path: Path { $0.addRects(dashes) }))
            }
        }
        if decorations.hasBackground[piece.style], piece.frame.width > 0 {
            below.append(TextFigure(run: piece.style, part: .background, path: Path(piece.frame)))
        }
        add(piece.underline, decorations.underlines[piece.style], .underline, to: &below)
        add(piece.strikethrough, decorations.strikethroughs[piece.style], .strikethrough, to: &above)
        let pictures = piece.pictures
        var figures = below
        if piece.isAttachment { figures.append(TextFigure(run: piece.style, part: .image, frame: piece.frame)) }
        if !letters.isEmpty { figures.append(TextFigure(run: piece.style, part: .letters, path: letters)) }
        if !pictures.isEmpty { figures.append(TextFigure(run: piece.style, part: .emoji, pictures: pictures)) }
        return figures + above
    }

    /// Draws the figure in a text whose top left corner is `origin`.
    ///
    /// - Parameter bounds: The bounds of the text. A gradient style spans these bounds.
    func emit(with style: _ResolvedStyle, in bounds: CGRect, at origin: CGPoint, _ emitter: inout Emitter) {
        guard part != .image else { return }
        guard part != .emoji else {
            // Emoji have colours of their own, so only the alpha of `style` applies.
            return emitter.painted(with: style) {
                $0.faded(to: Double(style.color.alpha)) { emitter in
                    for picture in pictures {
                        emitter.leaf(.image(ImageContent(bitmap: picture.bitmap, rect: picture.frame)), at: origin)
                    }
                }
            }
        }
        let content = DisplayItem.Content.fill(path, FillStyle(), style.paint(in: bounds))
        emitter.painted(with: style) { $0.leaf(content, at: origin) }
    }
}

extension PixelGrid {
    /// The line moved to whole pixels and at least one pixel thick, so that its edges are sharp.
    fileprivate func crisp(_ line: CGRect) -> CGRect {
        let thickness = max(1 / scale, rounded(line.height))
        let top = rounded(line.midY - thickness / 2)
        return CGRect(x: line.minX, y: top, width: line.width, height: thickness)
    }
}

extension Path {
    /// Adds rectangles that wind in the direction of `model`, so that the non-zero rule fills their union. The
    /// direction differs between fonts: TrueType and PostScript outlines wind in opposite directions.
    fileprivate mutating func add(_ rects: [CGRect], windingAs model: Path) {
        // A positive area means that `model` runs clockwise. `addRects` adds clockwise rectangles, so they need no
        // mirroring.
        guard model.signedArea < 0 else { return addRects(rects) }
        for rect in rects {
            // Negates x about the rectangle's centre: the rectangle stays in place, but winds in the opposite
            // direction.
            addRect(rect, transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
        }
    }

    /// The signed area of the polygon through the end points of all elements. It is positive if the path runs clockwise
    /// on screen.
    fileprivate var signedArea: CGFloat {
        var area: CGFloat = 0
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        func advance(to point: CGPoint) {
            area += (last.x * point.y - point.x * last.y) / 2
            last = point
        }
        forEach { element in
            switch element {
            case .move(let point):
                advance(to: start)
                (start, last) = (point, point)
            case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): advance(to: point)
            case .closeSubpath: advance(to: start)
            }
        }
        advance(to: start)
        return area
    }
}
