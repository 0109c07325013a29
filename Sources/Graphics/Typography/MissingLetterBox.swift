// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The glyph for characters that no font has: a thin box with rounded corners, as wide as the advance. The missing
/// glyphs of fonts vary: Inter's are heavy black bars, others are a question mark or empty.
enum MissingLetterBox {
    // Lengths in ems. The stroke is as thin as in a light font, so that a row of boxes is no darker than text.
    private static let stroke: CGFloat = 0.055
    private static let margin: CGFloat = 0.075
    private static let cornerRadius: CGFloat = 0.12
    private static let capHeight: CGFloat = 0.7

    /// The outline in font units, with y down and the origin on the baseline; filled by the non-zero rule. The box
    /// extends from the baseline to the cap height.
    static func outline(advance: CGFloat, _ measures: FontFace.Measures) -> Path {
        let em = CGFloat(measures.unitsPerEm)
        let height = measures.capHeight > 0 ? CGFloat(measures.capHeight) : capHeight * em
        let outer = CGRect(x: 0, y: -height, width: advance, height: height).insetBy(dx: margin * em, dy: 0)
        let inner = outer.insetBy(dx: stroke * em, dy: stroke * em)
        // The advance is too small for a box.
        guard inner.width > 0, inner.height > 0 else { return Path() }
        var path = Path()
        path.addRoundedRect(in: outer, cornerSize: CGSize(width: cornerRadius * em, height: cornerRadius * em))
        let radius = (cornerRadius - stroke) * em
        // The inner rectangle is mirrored, so that it winds the other way and cuts a hole.
        path.addRoundedRect(
            in: inner, cornerSize: CGSize(width: radius, height: radius),
            transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * inner.midX, ty: 0))
        return path
    }
}
