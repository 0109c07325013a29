// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The glyph of characters that no font has: a thin box with rounded corners, as wide as the advance. Fonts have
/// missing glyphs of their own, but Inter's are heavy black bars, and others are a question mark or empty.
enum MissingLetterBox {
    // In ems; as thin as the strokes of a light font, so that a row of boxes is no darker than text.
    private static let stroke: CGFloat = 0.055
    private static let margin: CGFloat = 0.075
    private static let cornerRadius: CGFloat = 0.12
    private static let capHeight: CGFloat = 0.7

    /// In font units, y down, origin on the baseline; filled by the non-zero rule. The box extends from the baseline to
    /// the cap height.
    static func outline(advance: CGFloat, _ measures: FontFace.Measures) -> Path {
        let em = CGFloat(measures.unitsPerEm)
        let height = measures.capHeight > 0 ? CGFloat(measures.capHeight) : capHeight * em
        let outer = CGRect(x: 0, y: -height, width: advance, height: height).insetBy(dx: margin * em, dy: 0)
        let inner = outer.insetBy(dx: stroke * em, dy: stroke * em)
        // An advance too small for a box gives an empty outline.
        guard inner.width > 0, inner.height > 0 else { return Path() }
        var path = Path()
        path.addRoundedRect(in: outer, cornerSize: CGSize(width: cornerRadius * em, height: cornerRadius * em))
        let radius = (cornerRadius - stroke) * em
        // Mirrored, so that it has the opposite winding and makes a hole.
        path.addRoundedRect(
            in: inner, cornerSize: CGSize(width: radius, height: radius),
            transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * inner.midX, ty: 0))
        return path
    }
}
