import Foundation
import Geometry

extension SymbolGlyphs {
    /// The buttons of players.
    static let controls: [String: SymbolGlyph] = [
        "play": SymbolGlyph(hasFill: true, isDirectional: false) { pen, filled in
            pen.polygon([(0.44, 0), (-0.34, 0.46), (-0.34, -0.46)], corner: 0.07, filled: filled)
        },
        "stop": SymbolGlyph(hasFill: true) { pen, filled in pen.square(0.4, corner: 0.1, filled: filled) },
        "pause": SymbolGlyph(hasFill: true) { pen, filled in
            let bar = Path(
                roundedRect: CGRect(x: -0.34, y: -0.42, width: 0.25, height: 0.84), cornerRadius: 0.06,
                style: .circular)
            let bars = bar.union(bar.offsetBy(dx: 0.43, dy: 0))
            return filled ? bars : pen.hollow(bars)
        },
        "forward": SymbolGlyph(hasFill: true, isDirectional: true) { pen, filled in
            doubleArrow(pen, filled: filled)
        },
        "backward": SymbolGlyph(hasFill: true, isDirectional: true) { pen, filled in
            doubleArrow(pen, filled: filled).applying(CGAffineTransform(scaleX: -1, y: 1))
        },
    ]

    private static func doubleArrow(_ pen: SymbolPen, filled: Bool) -> Path {
        let arrow = pen.polygon([(0, 0), (-0.56, 0.36), (-0.56, -0.36)], corner: 0.05, filled: filled)
        return arrow.union(arrow.offsetBy(dx: 0.56, dy: 0))
    }
}
