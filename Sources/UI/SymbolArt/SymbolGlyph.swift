// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SymbolData

/// The subject of a symbol, without slash and enclosure.
package struct SymbolGlyph: Sendable {
    /// The forms in which the glyph exists, such as filled, enclosed or with a slash.
    package struct Features: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        /// The glyph has two drawings: "heart" and "heart.fill".
        package static let fill = Features(rawValue: 1)
        /// "NAME.circle", "NAME.square" and their filled forms exist.
        package static let enclosed = Features(rawValue: 2)
        /// "NAME.rectangle" and its filled form exist.
        package static let inRectangle = Features(rawValue: 4)
        /// "NAME.slash" exists.
        package static let slash = Features(rawValue: 8)
        /// Mirrored in right-to-left layouts.
        package static let directional = Features(rawValue: 16)
        /// The glyph shows a letter of the locale's script. Names such as "NAME.he" select another script.
        package static let localized = Features(rawValue: 32)
        /// Letters and numbers: "01.circle" is a symbol, "01" is not.
        package static let onlyEnclosed = Features(rawValue: 64)
    }

    package let features: Features
    /// The colour of filled enclosures in multicolour.
    package let enclosureColor: SymbolColor?
    /// The line width at weight black, in grid units: the greatest width at which the gaps of the drawing stay open.
    package let widestLine: CGFloat
    let source: GlyphSource

    /// Runs the commands of the glyph's `source`. The pen receives the drawing, and the error if `source` is wrong.
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
    /// The feature that `word` stands for in a glyph's first line; nil for other words.
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
    /// The line width `width`, adapted to this glyph. If `widestLine` is smaller than the line width of black, widths
    /// above regular are reduced in proportion.
    package func lineWidth(_ width: CGFloat) -> CGFloat {
        let (regular, black) = (SymbolWeight(400).lineWidth * 100, SymbolWeight(900).lineWidth * 100)
        guard width > regular, widestLine < black else { return width }
        return regular + (width - regular) * (widestLine - regular) / (black - regular)
    }
}
