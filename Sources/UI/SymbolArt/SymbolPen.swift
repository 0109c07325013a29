// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SymbolData

/// Draws a glyph layer by layer, from back to front.
///
/// Coordinates are grid units: the origin is the optical centre of the symbol, y down, and an em is 100 units. Lines
/// have round ends and joins. Closed shapes are given by their outer edge, which is the same in all weights.
package struct SymbolPen {
    /// The line width in grid units.
    package let width: CGFloat
    /// The font weight of letters, 100 to 900.
    package let weight: Double
    /// Whether this is the ".fill" drawing.
    package let isFilled: Bool
    package let letters: SymbolLetters
    /// The glyphs that this glyph may contain.
    let library: GlyphLibrary
    package private(set) var layers: [SymbolLayer] = []
    /// The first error in setting letters.
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

    /// The width of the gap around parts that lie in front of others, in grid units.
    package var gap: CGFloat { 3.5 + 0.35 * width }

    // MARK: Layers

    /// Starts a layer, to which everything drawn afterwards belongs. A glyph without layers has one primary layer.
    package mutating func layer(
        _ level: SymbolLevel, _ color: SymbolColor? = nil, variable: Bool = false, pivot: CGPoint? = nil
    ) {
        layers.append(SymbolLayer(path: Path(), level: level, color: color, isVariable: variable, pivot: pivot))
    }

    /// Sets the pivot of the newest layer. Traps if there is no layer.
    package mutating func setPivot(_ pivot: CGPoint) { layers[layers.count - 1].pivot = pivot }

    // MARK: Drawing

    package mutating func fill(_ path: Path) {
        if layers.isEmpty { layer(.primary) }
        let last = layers.count - 1
        layers[last].path = layers[last].path.isEmpty ? path : layers[last].path + path
    }

    /// - Parameter factor: The line width relative to the pen's; details have thinner lines.
    package mutating func stroke(_ path: Path, _ factor: CGFloat = 1) { fill(line(path, factor)) }

    /// Fills the shape in the ".fill" drawing; otherwise draws its outline.
    package mutating func shape(_ path: Path, _ factor: CGFloat = 1) { fill(isFilled ? path : hollow(path, factor)) }

    /// Draws a line within a shape; in the ".fill" drawing, subtracts the line from everything drawn so far.
    package mutating func detail(_ path: Path, _ factor: CGFloat = 1) { mark(line(path, factor)) }

    /// Fills an area within a shape; in the ".fill" drawing, subtracts the area from everything drawn so far.
    package mutating func mark(_ area: Path) {
        if isFilled { cut(area) } else { fill(area) }
    }

    /// Subtracts an area from everything drawn so far.
    package mutating func cut(_ area: Path) {
        for index in layers.indices { layers[index].path = layers[index].path - area }
    }

    /// Subtracts an area and the gap around it.
    package mutating func clear(around area: Path) { cut(area.grown(gap)) }

    /// Draws an area in front of everything drawn so far, and cuts a gap around the area.
    package mutating func front(_ area: Path) {
        clear(around: area)
        fill(area)
    }

    /// Draws a mark on the filled shapes below. The mark's layer is a hole if the symbol is drawn in one colour.
    package mutating func cutout(_ area: Path, _ color: SymbolColor?) {
        var layer = SymbolLayer(path: area, level: .primary, color: color)
        layer.isCutout = true
        layers.append(layer)
    }

    // MARK: Shapes that depend on the weight

    /// The area that a stroke along the path covers, with round ends and joins.
    package func line(_ path: Path, _ factor: CGFloat = 1) -> Path {
        path.strokedPath(StrokeStyle(lineWidth: width * factor, lineCap: .round, lineJoin: .round)).thinned
    }

    /// The part of an area that is within a line width of its edge.
    package func hollow(_ outline: Path, _ factor: CGFloat = 1) -> Path {
        let outline = outline.thinned
        let band = outline.strokedPath(StrokeStyle(lineWidth: 2 * width * factor, lineJoin: .round)).thinned
        return outline.intersection(band).thinned
    }

    /// The part of an area that is further from its edge than the line width plus `more`.
    package func inside(_ outline: Path, _ more: CGFloat = 0) -> Path {
        outline - outline.strokedPath(StrokeStyle(lineWidth: 2 * (width + more), lineJoin: .round))
    }

    /// A round dot whose radius grows with the line width.
    package func dot(_ x: CGFloat, _ y: CGFloat, _ factor: CGFloat = 1) -> Path {
        .disc(x, y, (2.7 + 0.54 * width) * factor)
    }

    // MARK: Letters

    /// Draws letters in a layer of their own. The centre of their bounding box is at `x` and `y`. `size` is in grid
    /// units per em, and `most` limits the width. `heavier` is added to the weight, so that letters match adjacent
    /// lines.
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

    /// Mirrors all layers. Layers with letters move to the mirrored place without being mirrored.
    package mutating func mirror() {
        for index in layers.indices {
            let layer = layers[index]
            let box = layer.path.boundingRect
            layers[index].path = layer.isNeverMirrored ? layer.path.moved(-2 * box.midX, 0) : layer.path.mirrored
            layers[index].pivot = layer.pivot.map { CGPoint(x: -$0.x, y: $0.y) }
        }
    }

    /// Rotates all layers about the origin.
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

    /// Makes all primary layers secondary.
    package mutating func demoteLayers() {
        for index in layers.indices where layers[index].level == .primary { layers[index].level = .secondary }
    }
}
