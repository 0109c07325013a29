// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// What a symbol shows, apart from the circle or square it may stand in.
package struct SymbolGlyph: Sendable {
    /// Which other symbols the glyph gives its name to.
    package struct Features: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        /// There are two drawings: "heart" and "heart.fill".
        package static let fill = Features(rawValue: 1)
        /// "NAME.circle", "NAME.square" and their filled forms exist.
        package static let enclosed = Features(rawValue: 2)
        /// "NAME.rectangle" and its filled form exist.
        package static let inRectangle = Features(rawValue: 4)
        /// "NAME.slash" exists.
        package static let slash = Features(rawValue: 8)
        /// Mirrored where text runs from right to left.
        package static let directional = Features(rawValue: 16)
        /// Its letter is that of the locale; "NAME.he" and its like exist.
        package static let localized = Features(rawValue: 32)
        /// Only in enclosures: letters and numbers.
        package static let onlyEnclosed = Features(rawValue: 64)
    }

    package let features: Features
    /// The multicolour form of filled enclosures.
    package let enclosureColor: SymbolColor?
    /// The widest line, in grid units, with which the gaps of the drawing stay open: what black becomes.
    package let widestLine: CGFloat
    let source: GlyphSource

    /// A mistake in the text goes to the pen.
    package func draw(_ pen: inout SymbolPen) {
        var program = GlyphProgram(source, pen: pen)
        var mistake: GlyphMistake?
        do {
            try program.run()
        } catch {
            mistake = error
        }
        if let drawn = program.pen { pen = drawn }
        pen.mistake = pen.mistake ?? mistake
    }
}

extension SymbolGlyph.Features {
    /// A feature by its word in a glyph's first line.
    init?(word: String) {
        switch word {
        case "fill": self = .fill
        case "enclosed": self = .enclosed
        case "inRectangle": self = .inRectangle
        case "slash": self = .slash
        case "directional": self = .directional
        case "localized": self = .localized
        case "onlyEnclosed": self = .onlyEnclosed
        default: return nil
        }
    }
}

extension SymbolGlyph {
    /// Weights above regular are set closer together where the widest line says so.
    package func lineWidth(_ width: CGFloat) -> CGFloat {
        let (regular, black) = (SymbolWeight(400).lineWidth * 100, SymbolWeight(900).lineWidth * 100)
        guard width > regular, widestLine < black else { return width }
        return regular + (width - regular) * (widestLine - regular) / (black - regular)
    }
}
