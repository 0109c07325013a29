// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// The slash across a symbol, which can be drawn in part.
package struct SymbolSlash: Equatable, Sendable {
    package var start: CGPoint
    package var end: CGPoint
    package var width: CGFloat
    /// The width of the gap on each side of the line, in the same unit as `width`.
    package var gap: CGFloat

    /// The slash in other units: all lengths are multiplied by `factor`.
    package func scaled(by factor: CGFloat) -> SymbolSlash {
        let map = CGAffineTransform(scaleX: factor, y: factor)
        return SymbolSlash(
            start: start.applying(map), end: end.applying(map), width: width * factor, gap: gap * factor)
    }

    /// The thickness at a drawn fraction, relative to the full thickness: the line grows out of a point.
    fileprivate func thickness(at share: Double) -> CGFloat { min(share * 8, 1) }

    /// The area of the line from its start to the fraction `share` of its length.
    package func line(to share: Double) -> Path {
        let width = width * thickness(at: share)
        let end = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        return Path {
            $0.move(to: start)
            $0.addLine(to: end)
        }.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)).thinned
    }
}

/// A slash that is being drawn or removed.
package struct SymbolSlashChange {
    /// The symbol without the slash.
    private let plain: SymbolDrawing
    private let struck: SymbolDrawing
    private let slash: SymbolSlash
    private var share: AnimatedValue<Double>

    /// Grid units per em. Set operations are precise enough in grid units, but not in ems.
    private static let grid: CGFloat = 100

    /// Fails unless exactly one of the symbols has a slash, and that symbol has exactly one layer more than the other.
    package init?(from old: SymbolDrawing, to new: SymbolDrawing) {
        let isDrawn = new.slash != nil
        (plain, struck) = isDrawn ? (old, new) : (new, old)
        guard let slash = struck.slash, plain.slash == nil, struck.layers.count == plain.layers.count + 1 else {
            return nil
        }
        self.slash = slash.scaled(by: Self.grid)
        share = AnimatedValue(isDrawn ? 0 : 1)
    }

    package func isBetween(_ a: SymbolDrawing, _ b: SymbolDrawing) -> Bool {
        (a == plain && b == struck) || (a == struck && b == plain)
    }

    /// - Parameter isDrawn: Whether the slash is to be drawn rather than removed.
    package mutating func set(isDrawn: Bool, speed: Double, at time: Double) {
        share.setTarget(isDrawn ? 1 : 0, animation: .easeInOut(duration: 0.4).speed(speed), at: time)
    }

    package func isRunning(at time: Double) -> Bool { share.isAnimating(at: time) }

    /// The drawings from back to front, with their opacities.
    package mutating func drawings(_ coloring: SymbolColoring, at time: Double) -> [(
        drawing: SymbolDrawing, opacity: Double
    )] {
        let share = min(max(share.value(at: time), 0), 1)
        let line = slash.line(to: share)
        let gap = line.grown(slash.gap * slash.thickness(at: share))
        let glyph = plain.layers.map { layer in
            var cut = layer
            cut.path = layer.path.scaled(Self.grid).subtracting(gap)
            return cut
        }
        var top = struck.layers[struck.layers.count - 1]
        top.path = line
        guard coloring == .leveled else { return [(drawing(glyph + [top]), 1)] }
        // Cross-fades the glyph's layers, from their levels without the slash to their levels behind the slash.
        let back = zip(glyph, struck.layers).map { layer, struck in
            var demoted = layer
            demoted.level = struck.level
            return demoted
        }
        return [(drawing(glyph), 1 - share), (drawing(back), share), (drawing([top]), 1)]
    }

    private func drawing(_ layers: [SymbolLayer]) -> SymbolDrawing {
        // Converts pivots to grid units, because `scaled(by:)` scales them back to ems together with the paths.
        let inGrid = layers.map { layer in
            var layer = layer
            layer.pivot = layer.pivot.map { CGPoint(x: $0.x * Self.grid, y: $0.y * Self.grid) }
            return layer
        }
        return SymbolDrawing(layers: inGrid, isDirectional: plain.isDirectional).scaled(by: 1 / Self.grid)
    }
}
