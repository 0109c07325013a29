import Foundation
import Geometry
import Synchronization

/// One layer of a symbol.
package struct SymbolLayer: Equatable, Sendable {
    /// In ems, the origin in the middle of the symbol. Filled non-zero.
    package var path: Path
    /// 0 for what the symbol is about, 1 and 2 for what stands around it: they take the second and third style.
    package var level: Int
}

/// A symbol, ready to be drawn in any size.
package struct SymbolDrawing: Equatable, Sendable {
    package var layers: [SymbolLayer]
    /// The box that the symbol takes beside text, in ems around the origin.
    package var bounds: CGRect
    /// The whole as one outline: what is drawn in one colour, knocked-out parts included.
    package var outline: Path
    /// Mirrored where text runs from right to left.
    package var isDirectional: Bool
}

/// A name that no symbol has.
package struct SymbolError: Error, Equatable, CustomStringConvertible {
    package let name: String
    /// The names nearest to it.
    package let nearest: [String]

    package var description: String {
        "no symbol \"\(name)\": did you mean \(nearest.joined(separator: ", "))?"
    }
}

/// Our own symbols, under the names that SF Symbols made common.
///
/// A name is a glyph ("play", "heart", "chevron.left"), and may go on with an enclosure (".circle", ".square") and with
/// ".fill": "play.circle.fill" is the filled triangle, cut out of a filled circle. So a glyph is drawn once and stands
/// for up to six symbols, each in nine weights.
package enum SymbolLibrary {
    private struct Key: Hashable {
        var name: String
        var weight: SymbolWeight
    }

    private static let cache = Mutex<[Key: SymbolDrawing]>([:])

    /// All names, sorted.
    package static let names: [String] = SymbolGlyphs.all.flatMap { name, glyph -> [String] in
        var names = [name]
        if glyph.hasFill { names.append(name + ".fill") }
        if glyph.standsInEnclosures {
            for enclosure in Enclosure.allCases {
                names += [name + "." + enclosure.rawValue, name + "." + enclosure.rawValue + ".fill"]
            }
        }
        return names
    }.sorted()

    package static func symbol(named name: String, weight: SymbolWeight = .regular) throws(SymbolError) -> SymbolDrawing
    {
        let key = Key(name: name, weight: weight)
        if let known = cache.withLock({ $0[key] }) { return known }
        guard let drawing = draw(name, SymbolPen(weight: weight)) else {
            throw SymbolError(name: name, nearest: nearest(to: name))
        }
        cache.withLock { $0[key] = drawing }
        return drawing
    }

    // MARK: Drawing

    private enum Enclosure: String, CaseIterable {
        case circle, square

        /// How much smaller the glyph inside is, unless it would come too close to the frame.
        var glyphScale: CGFloat { self == .circle ? 0.56 : 0.6 }
        /// How far the glyph inside may reach from the middle, in ems.
        static let reach: CGFloat = 0.29

        func draw(_ pen: SymbolPen, filled: Bool) -> Path {
            switch self {
            case .circle: pen.circle(0.5, filled: filled)
            case .square: pen.square(0.45, corner: 0.13, filled: filled)
            }
        }
    }

    private static func draw(_ name: String, _ pen: SymbolPen) -> SymbolDrawing? {
        if let glyph = SymbolGlyphs.all[name] { return plain(glyph, glyph.draw(pen, false)) }
        var base = name
        let filled = base.hasSuffix(".fill")
        if filled { base.removeLast(".fill".count) }
        if filled, let glyph = SymbolGlyphs.all[base], glyph.hasFill { return plain(glyph, glyph.draw(pen, true)) }
        for enclosure in Enclosure.allCases where base.hasSuffix("." + enclosure.rawValue) {
            let inner = String(base.dropLast(enclosure.rawValue.count + 1))
            guard let glyph = SymbolGlyphs.all[inner], glyph.standsInEnclosures else { continue }
            return enclosed(glyph, in: enclosure, filled: filled, pen)
        }
        return nil
    }

    private static func plain(_ glyph: SymbolGlyph, _ path: Path) -> SymbolDrawing {
        SymbolDrawing(
            layers: [SymbolLayer(path: path, level: 0)], bounds: path.boundingRect, outline: path,
            isDirectional: glyph.isDirectional)
    }

    private static func enclosed(
        _ glyph: SymbolGlyph, in enclosure: Enclosure, filled: Bool, _ pen: SymbolPen
    ) -> SymbolDrawing {
        // Inside, lines stay as wide as outside: the pen is wider by what the glyph is made smaller.
        let box = glyph.draw(pen, glyph.hasFill).boundingRect
        let reach = max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY))
        let scale = min(enclosure.glyphScale, Enclosure.reach / reach)
        let innerPen = SymbolPen(weight: pen.weight.scaled(by: 1 / scale))
        let inner = glyph.draw(innerPen, glyph.hasFill).applying(CGAffineTransform(scaleX: scale, y: scale))
        let frame = enclosure.draw(pen, filled: filled)
        let outer = enclosure.draw(pen, filled: true)
        return SymbolDrawing(
            layers: [SymbolLayer(path: frame, level: 1), SymbolLayer(path: inner, level: 0)],
            bounds: outer.boundingRect, outline: filled ? frame.subtracting(inner) : frame.union(inner),
            isDirectional: glyph.isDirectional)
    }

    // MARK: Names

    /// Up to three names with the smallest edit distance.
    private static func nearest(to name: String) -> [String] {
        let ranked = names.map { (name: $0, distance: editDistance($0, name)) }
        return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

    private static func editDistance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a.utf8.prefix(64)), Array(b.utf8.prefix(64)))
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (x == y ? 0 : 1))
                (diagonal, row[j + 1]) = (row[j + 1], next)
            }
        }
        return row[b.count]
    }
}
