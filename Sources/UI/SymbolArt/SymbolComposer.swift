// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Composes a symbol from a glyph, a slash and an enclosure.
package struct SymbolComposer {
    package let weight: SymbolWeight
    package let letters: SymbolLetters
    package let isMirrored: Bool

    /// The number of grid units per em.
    private static let unitsPerEm: CGFloat = 100

    package func draw(_ name: SymbolName, _ glyph: SymbolGlyph) throws(SymbolError) -> SymbolDrawing {
        let layers: [SymbolLayer]
        var slash: SymbolSlash?
        if let enclosure = name.enclosure {
            layers = try enclosed(glyph, in: enclosure, slash: name.hasSlash, filled: name.isFilled)
        } else {
            (layers, slash) = try self.layers(
                of: glyph, width: glyph.lineWidth(width), filled: name.isFilled, slash: name.hasSlash)
        }
        return SymbolDrawing(layers: layers, isDirectional: glyph.features.contains(.directional), slash: slash)
            .scaled(by: 1 / Self.unitsPerEm)
    }

    /// The line width in grid units.
    private var width: CGFloat { weight.lineWidth * Self.unitsPerEm }

    private func layers(
        of glyph: SymbolGlyph, width: CGFloat, filled: Bool, slash: Bool
    ) throws(SymbolError) -> (layers: [SymbolLayer], slash: SymbolSlash?) {
        var pen = SymbolPen(width: width, weight: weight.value, isFilled: filled, letters: letters)
        glyph.draw(&pen)
        if isMirrored { pen.mirror() }
        let line = slash ? pen.strike() : nil
        if let mistake = pen.mistake { preconditionFailure("symbols: \(mistake)") }
        if let problem = pen.problem { throw problem }
        return (pen.layers, line)
    }

    // MARK: Enclosures

    /// The largest scale of a glyph in an enclosure. The scale is smaller if the glyph would come too close to the
    /// enclosure's outline.
    private static let insideScale: CGFloat = 0.6

    private func enclosed(
        _ glyph: SymbolGlyph, in enclosure: SymbolName.Enclosure, slash: Bool, filled: Bool
    ) throws(SymbolError) -> [SymbolLayer] {
        let isSolid = glyph.features.contains(.fill)
        let lineWidth = glyph.lineWidth(width)
        let outside = try layers(of: glyph, width: lineWidth, filled: isSolid, slash: false).layers
        let scale = min(Self.insideScale, enclosure.scale(for: outside.map(\.path)))
        // Scaling a glyph down also thins its lines; a greater line width compensates for nearly all of that. Solid
        // glyphs have lines in details only, so half of the compensation is enough.
        let innerWidth = lineWidth * (isSolid ? 1 + (1 / scale - 1) * 0.5 : 1 + (1 / scale - 1) * 0.92)
        let inside = try layers(of: glyph, width: innerWidth, filled: isSolid, slash: slash).layers

        var pen = SymbolPen(width: width, weight: weight.value, isFilled: filled, letters: letters)
        pen.layer(.secondary, glyph.enclosureColor)
        pen.shape(enclosure.path)
        let isLit = inside.contains(where: \.isVariable)
        for layer in isLit ? inside : [SymbolDrawing(layers: inside, isDirectional: false).asLayer(like: inside)] {
            var scaled = layer
            scaled.path = layer.path.scaled(scale)
            scaled.pivot = layer.pivot.map { CGPoint(x: $0.x * scale, y: $0.y * scale) }
            scaled.level = .primary
            scaled.isCutout = filled
            scaled.color = filled && glyph.enclosureColor != nil ? .white : glyph.enclosureColor
            pen.append(scaled)
        }
        return pen.layers
    }
}

extension SymbolDrawing {
    /// The outline of the whole drawing as one primary layer. It is never mirrored if one of `layers` is never
    /// mirrored.
    fileprivate func asLayer(like layers: [SymbolLayer]) -> SymbolLayer {
        SymbolLayer(path: outline, level: .primary, isNeverMirrored: layers.contains(where: \.isNeverMirrored))
    }
}

extension SymbolName.Enclosure {
    fileprivate var path: Path {
        switch self {
        case .circle: .disc(0, 0, 50)
        case .square: .box(-44.5, -44.5, 44.5, 44.5, r: 15)
        case .rectangle: .box(-60, -43, 60, 43, r: 15)
        }
    }

    /// The greatest distance of an enclosed glyph from the centre, in grid units: radial in circles, per axis in other
    /// shapes.
    private var reach: CGSize {
        switch self {
        case .circle: CGSize(width: 31.5, height: 31.5)
        case .square: CGSize(width: 29, height: 29)
        case .rectangle: CGSize(width: 40, height: 28)
        }
    }

    /// The largest scale at which the paths of a glyph fit into the enclosure.
    fileprivate func scale(for paths: [Path]) -> CGFloat {
        var most: CGFloat = 1e-6
        for path in paths {
            path.forEach { element in
                let point: CGPoint
                switch element {
                case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): point = end
                case .closeSubpath: return
                }
                switch self {
                case .circle: most = max(most, hypot(point.x, point.y) / reach.width)
                case .square, .rectangle: most = max(most, abs(point.x) / reach.width, abs(point.y) / reach.height)
                }
            }
        }
        return 1 / most
    }
}

extension SymbolPen {
    /// Draws a slash from the upper left to the lower right in front of the glyph, whose layers become secondary.
    fileprivate mutating func strike() -> SymbolSlash {
        let box = layers.map(\.path.boundingRect).reduce(CGRect.null) { $0.union($1) }
        let reach = min(max(max(-box.minX, box.maxX, -box.minY, box.maxY) * 0.92, 38), 46)
        let slash = SymbolSlash(
            start: CGPoint(x: box.midX - reach, y: box.midY - reach),
            end: CGPoint(x: box.midX + reach, y: box.midY + reach), width: width, gap: gap * 0.85)
        let line = slash.line(to: 1)
        cut(line.grown(slash.gap))
        demoteLayers()
        layer(.primary)
        fill(line)
        return slash
    }
}
