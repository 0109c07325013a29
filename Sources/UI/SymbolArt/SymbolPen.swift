// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Draws a glyph, layer by layer from the back to the front.
///
/// The grid: the origin is the optical middle of the symbol, y runs down, and an em is 100 units. Lines have round ends
/// and joins. Shapes with an inside are given by their *outer* edge, which stays where it is in all weights.
package struct SymbolPen {
    /// The width of a line.
    package let width: CGFloat
    /// 100 to 900, for letters.
    package let weight: Double
    /// The drawing of ".fill".
    package let isFilled: Bool
    package let letters: SymbolLetters
    /// The glyphs that this one can show.
    let library: GlyphLibrary
    package private(set) var layers: [SymbolLayer] = []
    /// The first letter that no font has.
    package internal(set) var problem: SymbolError?
    /// The first mistake in the text of a glyph.
    package internal(set) var mistake: GlyphMistake?

    package init(
        width: CGFloat, weight: Double, isFilled: Bool, letters: SymbolLetters,
        library: GlyphLibrary = SymbolGlyphs.all
    ) {
        self.width = width
        self.weight = weight
        self.isFilled = isFilled
        self.letters = letters
        self.library = library
    }

    /// What is left free between two things that stand in front of each other.
    package var gap: CGFloat { 3.5 + 0.35 * width }

    // MARK: Layers

    /// Starts a layer; what is drawn from here on belongs to it. Without this, a glyph is one layer of the first level.
    package mutating func layer(
        _ level: SymbolLevel, _ color: SymbolColor? = nil, variable: Bool = false, pivot: CGPoint? = nil
    ) {
        layers.append(SymbolLayer(path: Path(), level: level, color: color, isVariable: variable, pivot: pivot))
    }

    /// The newest layer turns about this point.
    package mutating func setPivot(_ pivot: CGPoint) { layers[layers.count - 1].pivot = pivot }

    // MARK: Drawing

    package mutating func fill(_ path: Path) {
        if layers.isEmpty { layer(.primary) }
        let last = layers.count - 1
        layers[last].path = layers[last].path.isEmpty ? path : layers[last].path + path
    }

    /// - Parameter factor: Details are drawn with thinner lines.
    package mutating func stroke(_ path: Path, _ factor: CGFloat = 1) { fill(line(path, factor)) }

    /// Filled in the drawing of ".fill", else as an outline.
    package mutating func shape(_ path: Path, _ factor: CGFloat = 1) { fill(isFilled ? path : hollow(path, factor)) }

    /// A line inside of a shape: where the shape is filled, it is a hole.
    package mutating func detail(_ path: Path, _ factor: CGFloat = 1) { mark(line(path, factor)) }

    /// An area inside of a shape: where the shape is filled, it is a hole.
    package mutating func mark(_ area: Path) {
        if isFilled { cut(area) } else { fill(area) }
    }

    /// Takes an area away from all that has been drawn so far.
    package mutating func cut(_ area: Path) {
        for index in layers.indices { layers[index].path = layers[index].path - area }
    }

    /// Takes away an area and the gap around it.
    package mutating func clear(around area: Path) { cut(area.grown(gap)) }

    /// Draws in front of everything, with a gap around it.
    package mutating func front(_ area: Path) {
        clear(around: area)
        fill(area)
    }

    /// A filled mark on the filled shapes below: a layer that is a hole where there is one colour only.
    package mutating func cutout(_ area: Path, _ color: SymbolColor?) {
        var layer = SymbolLayer(path: area, level: .primary, color: color)
        layer.isCutout = true
        layers.append(layer)
    }

    // MARK: Shapes that depend on the weight

    /// The area of a line.
    package func line(_ path: Path, _ factor: CGFloat = 1) -> Path {
        path.strokedPath(StrokeStyle(lineWidth: width * factor, lineCap: .round, lineJoin: .round)).thinned
    }

    /// What lies within a line's width of the outline, inside of it.
    package func hollow(_ outline: Path, _ factor: CGFloat = 1) -> Path {
        let outline = outline.thinned
        let band = outline.strokedPath(StrokeStyle(lineWidth: 2 * width * factor, lineJoin: .round)).thinned
        return outline.intersection(band).thinned
    }

    /// The inside of a shape, a line's width and `more` away from its edge.
    package func inside(_ outline: Path, _ more: CGFloat = 0) -> Path {
        outline - outline.strokedPath(StrokeStyle(lineWidth: 2 * (width + more), lineJoin: .round))
    }

    /// A round dot that goes with the lines.
    package func dot(_ x: CGFloat, _ y: CGFloat, _ factor: CGFloat = 1) -> Path {
        .disc(x, y, (2.7 + 0.54 * width) * factor)
    }

    // MARK: Letters

    /// Letters in a layer of their own, `size` units to an em, their box centred; smaller where they would be wider than
    /// `most`. A little `heavier` than text, as lines are beside it.
    package mutating func text(
        _ string: String, size: CGFloat, x: CGFloat = 0, y: CGFloat = 0, most: CGFloat = .infinity,
        heavier: Double = 100, asCutout: Bool = false
    ) {
        do {
            let letters = try letters.outline(of: string, weight: min(weight + heavier, 900), size: size)
            let path = letters.scaled(min(1, most / letters.boundingRect.width)).moved(x, y)
            if asCutout {
                cutout(path, .white)
            } else {
                layer(.primary)
                fill(path)
            }
            layers[layers.count - 1].isNeverMirrored = true
        } catch {
            problem = problem ?? error
        }
    }

    // MARK: Mirroring

    /// All layers as seen in a mirror, but for letters, which only change their place.
    package mutating func mirror() {
        for index in layers.indices {
            let layer = layers[index]
            let box = layer.path.boundingRect
            layers[index].path = layer.isNeverMirrored ? layer.path.moved(-2 * box.midX, 0) : layer.path.mirrored
            layers[index].pivot = layer.pivot.map { CGPoint(x: -$0.x, y: $0.y) }
        }
    }

    /// Turns all layers about the origin.
    mutating func turnLayers(by degrees: Double) {
        let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180)
        for index in layers.indices {
            layers[index].path = layers[index].path.turned(degrees)
            layers[index].pivot = layers[index].pivot?.applying(turn)
        }
    }

    // MARK: Layers of other glyphs

    package mutating func append(_ layer: SymbolLayer) { layers.append(layer) }
    package mutating func removeLayers() { layers.removeAll() }

    /// What was in front is behind something else now.
    package mutating func demoteLayers() {
        for index in layers.indices where layers[index].level == .primary { layers[index].level = .secondary }
    }
}
