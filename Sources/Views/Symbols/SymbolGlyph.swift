import Foundation
import Geometry

/// What a symbol shows, apart from the circle or square it may stand in.
struct SymbolGlyph: Sendable {
    /// The outline; `filled` where the name ends in ".fill" or the glyph stands in an enclosure.
    let draw: @Sendable (_ pen: SymbolPen, _ filled: Bool) -> Path
    /// Whether there are two drawings: "heart" and "heart.fill".
    let hasFill: Bool
    /// Whether "NAME.circle", "NAME.square" and their filled forms exist.
    let standsInEnclosures: Bool
    /// Mirrored where text runs from right to left.
    let isDirectional: Bool

    init(
        hasFill: Bool = false, standsInEnclosures: Bool = true, isDirectional: Bool = false,
        _ draw: @escaping @Sendable (_ pen: SymbolPen, _ filled: Bool) -> Path
    ) {
        self.draw = draw
        self.hasFill = hasFill
        self.standsInEnclosures = standsInEnclosures
        self.isDirectional = isDirectional
    }
}

/// All glyphs by name.
enum SymbolGlyphs {
    static let all: [String: SymbolGlyph] = controls.merging(signs) { $1 }.merging(shapes) { $1 }
}
