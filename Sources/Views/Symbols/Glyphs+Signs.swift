import Foundation
import Geometry

extension SymbolGlyphs {
    /// Signs made of lines.
    static let signs: [String: SymbolGlyph] = [
        "plus": SymbolGlyph { pen, _ in pen.line([(-0.4, 0), (0.4, 0)]).union(pen.line([(0, -0.4), (0, 0.4)])) },
        "minus": SymbolGlyph { pen, _ in pen.line([(-0.4, 0), (0.4, 0)]) },
        "xmark": SymbolGlyph { pen, _ in
            pen.line([(-0.33, -0.33), (0.33, 0.33)]).union(pen.line([(-0.33, 0.33), (0.33, -0.33)]))
        },
        "checkmark": SymbolGlyph { pen, _ in pen.line([(-0.36, 0.06), (-0.1, 0.36), (0.36, -0.36)]) },
        "chevron.up": SymbolGlyph { pen, _ in pen.line([(-0.38, 0.19), (0, -0.19), (0.38, 0.19)]) },
        "chevron.down": SymbolGlyph { pen, _ in pen.line([(-0.38, -0.19), (0, 0.19), (0.38, -0.19)]) },
        "chevron.left": SymbolGlyph { pen, _ in pen.line([(0.19, -0.38), (-0.19, 0), (0.19, 0.38)]) },
        "chevron.right": SymbolGlyph { pen, _ in pen.line([(-0.19, -0.38), (0.19, 0), (-0.19, 0.38)]) },
        "chevron.backward": SymbolGlyph(isDirectional: true) { pen, _ in
            pen.line([(0.19, -0.38), (-0.19, 0), (0.19, 0.38)])
        },
        "chevron.forward": SymbolGlyph(isDirectional: true) { pen, _ in
            pen.line([(-0.19, -0.38), (0.19, 0), (-0.19, 0.38)])
        },
        "arrow.right": SymbolGlyph { pen, _ in arrow(pen) },
        "arrow.left": SymbolGlyph { pen, _ in arrow(pen, turns: 2) },
        "arrow.down": SymbolGlyph { pen, _ in arrow(pen, turns: 1) },
        "arrow.up": SymbolGlyph { pen, _ in arrow(pen, turns: 3) },
    ]

    /// An arrow to the right, turned clockwise by quarters.
    private static func arrow(_ pen: SymbolPen, turns: Int = 0) -> Path {
        pen.line([(-0.42, 0), (0.42, 0)])
            .union(pen.line([(0.1, -0.32), (0.42, 0), (0.1, 0.32)]))
            .applying(CGAffineTransform(rotationAngle: CGFloat(turns) * .pi / 2))
    }
}
