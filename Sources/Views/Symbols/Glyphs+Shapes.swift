import Foundation
import Geometry

extension SymbolGlyphs {
    /// Things with an inside.
    static let shapes: [String: SymbolGlyph] = [
        "circle": SymbolGlyph(hasFill: true, standsInEnclosures: false) { pen, filled in
            pen.circle(0.5, filled: filled)
        },
        "square": SymbolGlyph(hasFill: true, standsInEnclosures: false) { pen, filled in
            pen.square(0.45, corner: 0.13, filled: filled)
        },
        "triangle": SymbolGlyph(hasFill: true, standsInEnclosures: false) { pen, filled in
            pen.polygon([(0, -0.48), (0.54, 0.42), (-0.54, 0.42)], corner: 0.09, filled: filled)
        },
        "heart": SymbolGlyph(hasFill: true) { pen, filled in filled ? heart : pen.hollow(heart) },
        "star": SymbolGlyph(hasFill: true) { pen, filled in
            pen.polygon(starPoints, corner: 0.025, filled: filled)
        },
        "moon": SymbolGlyph(hasFill: true) { pen, filled in filled ? moon : pen.hollow(moon) },
        "bolt": SymbolGlyph(hasFill: true) { pen, filled in
            pen.polygon(
                [(0.1, -0.52), (-0.34, 0.08), (-0.02, 0.08), (-0.1, 0.52), (0.34, -0.1), (0.03, -0.1)], corner: 0.03,
                filled: filled)
        },
    ]

    private static let heart: Path = {
        var half = Path()
        half.move(to: CGPoint(x: 0, y: 0.46))
        half.addCurve(
            to: CGPoint(x: -0.53, y: -0.14), control1: CGPoint(x: -0.16, y: 0.36),
            control2: CGPoint(x: -0.53, y: 0.13))
        half.addCurve(
            to: CGPoint(x: -0.26, y: -0.43), control1: CGPoint(x: -0.53, y: -0.31),
            control2: CGPoint(x: -0.42, y: -0.43))
        half.addCurve(
            to: CGPoint(x: 0, y: -0.28), control1: CGPoint(x: -0.14, y: -0.43), control2: CGPoint(x: -0.05, y: -0.37))
        half.addLine(to: CGPoint(x: 0, y: 0.46))
        half.closeSubpath()
        return half.union(half.applying(CGAffineTransform(scaleX: -1, y: 1)))
    }()

    private static let starPoints: [(CGFloat, CGFloat)] = (0..<10).map { i in
        let radius = i.isMultiple(of: 2) ? 0.56 : 0.56 * 0.42
        let angle = Double(i) * .pi / 5 - .pi / 2
        return (radius * cos(angle), radius * sin(angle) + 0.03)
    }

    private static let moon: Path = {
        let disc = Path(ellipseIn: CGRect(x: -0.46, y: -0.44, width: 0.9, height: 0.9))
        let bite = Path(ellipseIn: CGRect(x: -0.06, y: -0.62, width: 0.8, height: 0.8))
        return disc.subtracting(bite)
    }()
}
