// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Glyphs that contain other glyphs: scaled, framed, or behind a badge.
extension SymbolPen {
    /// Draws another glyph, scaled about the origin and then moved.
    ///
    /// - Parameters:
    ///   - filled: Whether to draw the filled form, if the other glyph has one; nil for the form of this glyph.
    ///   - factor: The line width relative to the line width of this pen; `scale` does not change it.
    package mutating func draw(
        _ name: String, filled: Bool? = nil, scale: CGFloat = 1, x: CGFloat = 0, y: CGFloat = 0, _ factor: CGFloat = 1
    ) {
        for layer in layers(of: name, filled: filled, scale: scale, x: x, y: y, factor) { append(layer) }
    }

    /// Draws the glyph `name` in front of everything drawn so far, and cuts a gap around the glyph.
    package mutating func drawInFront(
        _ name: String, filled: Bool? = nil, scale: CGFloat = 1, x: CGFloat = 0, y: CGFloat = 0, _ factor: CGFloat = 1
    ) {
        clear(around: area(of: name, filled: true, scale: scale, x: x, y: y, factor))
        draw(name, filled: filled, scale: scale, x: x, y: y, factor)
    }

    /// The area of the glyph `name` when it is drawn in one colour.
    package mutating func area(
        of name: String, filled: Bool? = nil, scale: CGFloat = 1, x: CGFloat = 0, y: CGFloat = 0, _ factor: CGFloat = 1
    ) -> Path {
        var area = Path()
        for layer in layers(of: name, filled: filled, scale: scale, x: x, y: y, factor) {
            area = layer.isCutout ? area - layer.path : area + layer.path
        }
        return area
    }

    private mutating func layers(
        of name: String, filled: Bool?, scale: CGFloat, x: CGFloat, y: CGFloat, _ factor: CGFloat
    ) -> [SymbolLayer] {
        guard let glyph = library[name] else { preconditionFailure("symbols: \(name) is not drawn") }
        var pen = SymbolPen(
            width: min(width / scale * factor, glyph.widestLine), weight: weight,
            isFilled: (filled ?? isFilled) && glyph.features.contains(.fill), letters: letters,
            library: library)
        glyph.draw(&pen)
        problem = problem ?? pen.problem
        mistake = mistake ?? pen.mistake
        guard scale != 1 || x != 0 || y != 0 else { return pen.layers }
        return pen.layers.map { layer in
            var layer = layer
            layer.path = layer.path.scaled(scale).moved(x, y)
            layer.pivot = layer.pivot.map { CGPoint(x: $0.x * scale + x, y: $0.y * scale + y) }
            return layer
        }
    }

    /// Draws the shape `frame` with `mark` in it. In a filled shape, the mark is a hole; in multicolour, it is white if
    /// `color` is set.
    package mutating func framed(_ mark: Path, in frame: Path, _ color: SymbolColor? = nil) {
        layer(.secondary, isFilled ? color : nil)
        shape(frame)
        if isFilled {
            cutout(mark, color == nil ? nil : .white)
        } else {
            layer(.primary)
            fill(mark)
        }
    }

    /// Subtracts each cutout from the layers below it and removes the cutout. Its area is then a hole in every
    /// colouring, not only in single-colour symbols.
    package mutating func openCutouts() {
        let drawn = layers
        removeLayers()
        for layer in drawn {
            if layer.isCutout { cut(layer.path) } else { append(layer) }
        }
    }
}
