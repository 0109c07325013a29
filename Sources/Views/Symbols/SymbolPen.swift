import Foundation
import Geometry

/// Draws the parts of symbols. The origin is the middle of the symbol, y runs down, and 1 is the size of the font.
///
/// Lines have round ends and joins. Their *outer* edges stay where they are when the weight changes, so that a heavy
/// symbol is as large as a light one: what is drawn as a line of the shape's size minus the line width.
struct SymbolPen {
    let weight: SymbolWeight
    var width: CGFloat { weight.lineWidth }

    /// Lines through points given by their outer ends.
    func line(_ points: [(CGFloat, CGFloat)], closed: Bool = false) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        if closed { path.closeSubpath() }
        return stroked(path)
    }

    func stroked(_ path: Path) -> Path {
        path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    }

    /// A circle by its outer radius; filled, or as a ring.
    func circle(_ radius: CGFloat, filled: Bool) -> Path {
        let outer = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
        return filled ? outer : outer.subtracting(circle(radius - width, filled: true))
    }

    /// A rounded square by half of its outer side.
    func square(_ half: CGFloat, corner: CGFloat, filled: Bool) -> Path {
        func body(_ half: CGFloat, _ corner: CGFloat) -> Path {
            Path(
                roundedRect: CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half), cornerRadius: corner,
                style: .continuous)
        }
        let outer = body(half, corner)
        return filled ? outer : outer.subtracting(body(half - width, max(corner - width, 0)))
    }

    /// A polygon with rounded corners, by its outer edges; filled, or as an outline of the pen's width.
    func polygon(_ points: [(CGFloat, CGFloat)], corner: CGFloat, filled: Bool) -> Path {
        let outer = Self.rounded(points.map { CGPoint(x: $0.0, y: $0.1) }, corner: corner)
        return filled ? outer : hollow(outer)
    }

    /// What lies within the pen's width of the outline, inside of it.
    func hollow(_ outline: Path) -> Path {
        let band = outline.strokedPath(StrokeStyle(lineWidth: 2 * width, lineJoin: .round))
        return outline.intersection(band)
    }

    private static func rounded(_ points: [CGPoint], corner: CGFloat) -> Path {
        var path = Path()
        let count = points.count
        path.move(to: CGPoint(x: (points[count - 1].x + points[0].x) / 2, y: (points[count - 1].y + points[0].y) / 2))
        for i in points.indices {
            path.addArc(tangent1End: points[i], tangent2End: points[(i + 1) % count], radius: corner)
        }
        path.closeSubpath()
        return path
    }
}
