// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Typography
@_spi(ViewGraph) import ViewGraph

/// What is drawn of one run on one line as one path: its letters, or a line of another colour than theirs. Or its emoji,
/// which are no path.
struct TextFigure {
    enum Part: Int, CaseIterable { case letters, emoji, underline, strikethrough, image, background }

    let run: Int
    let part: Part
    /// In the box of the text, to be filled by the non-zero rule.
    var path = Path()
    var pictures: [TextLayout.Picture] = []
    /// The room of an image, which the text draws itself.
    var frame = CGRect.zero

    /// In the order of drawing: what is behind the letters and lines under them first, lines through them last.
    static func figures(
        of layout: TextLayout, _ decorations: TextDecorations, grid: PixelGrid
    ) -> [TextFigure] {
        layout.lines.flatMap(\.pieces).flatMap {
            figures(of: $0, decorations, grid: grid)
        }
    }

    /// The same of one piece.
    static func figures(
        of piece: TextLayout.Piece, _ decorations: TextDecorations, grid: PixelGrid
    ) -> [TextFigure] {
        figures(of: piece.path, piece, decorations, grid: grid)
    }

    /// The same of a piece whose letters are drawn by another path than its own.
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
                // One path, so that nothing is painted twice where letters cross the line.
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

    /// Draws the figure of a text whose top left corner is at `origin`.
    ///
    /// - Parameter bounds: The box of the text, which gradients span.
    func emit(with style: _ResolvedStyle, in bounds: CGRect, at origin: CGPoint, _ emitter: inout Emitter) {
        guard part != .image else { return }
        guard part != .emoji else {
            // Pictures have colours of their own, and fade with those of the letters.
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
    /// A horizontal line whose edges stand on pixels and which is at least one pixel thick, so that it does not fade.
    fileprivate func crisp(_ line: CGRect) -> CGRect {
        let thickness = max(1 / scale, rounded(line.height))
        let top = rounded(line.midY - thickness / 2)
        return CGRect(x: line.minX, y: top, width: line.width, height: thickness)
    }
}

extension Path {
    /// Adds rectangles that wind the same way round as most of `model`, so that the non-zero rule unites them with it:
    /// letters of TrueType fonts and of PostScript fonts wind differently.
    fileprivate mutating func add(_ rects: [CGRect], windingAs model: Path) {
        // `addRect` runs clockwise on screen, where the area is positive.
        guard model.signedArea < 0 else { return addRects(rects) }
        for rect in rects {
            // Mirrored about its own middle, a rectangle winds the other way.
            addRect(rect, transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
        }
    }

    /// The area within the polygon of the end points, positive where it runs clockwise on screen.
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
