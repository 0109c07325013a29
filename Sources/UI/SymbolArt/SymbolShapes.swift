// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The shapes of glyphs. Lengths are in grid units (hundredths of an em), angles in degrees, y down.
extension Path {
    package static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path { oval(x, y, radius, radius) }

    package static func oval(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
    }

    /// A rounded rectangle given by the coordinates of its sides, with continuous corners.
    package static func box(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat, r: CGFloat) -> Path {
        Path(
            roundedRect: CGRect(x: left, y: top, width: right - left, height: bottom - top), cornerRadius: r,
            style: .continuous)
    }

    /// A closed polygon with equal corner radii.
    package static func poly(r: CGFloat, _ coordinates: [CGFloat]) -> Path {
        rounded(points(coordinates).map { ($0, r) }, closed: true)
    }

    /// A closed polygon; each corner is x, y and radius.
    package static func corners(_ numbers: [CGFloat]) -> Path { rounded(triples(numbers), closed: true) }

    /// A closed polygon; each corner is x, y and radius.
    package static func corners(_ numbers: CGFloat...) -> Path { corners(numbers) }

    /// An open polyline. `coordinates` are x and y of each point in turn.
    package static func line(_ coordinates: [CGFloat]) -> Path {
        var path = Path()
        path.addLines(points(coordinates))
        return path
    }

    /// An open polyline. `coordinates` are x and y of each point in turn.
    package static func line(_ coordinates: CGFloat...) -> Path { line(coordinates) }

    /// An open polyline with equal corner radii.
    package static func bent(r: CGFloat, _ coordinates: [CGFloat]) -> Path {
        rounded(points(coordinates).map { ($0, r) }, closed: false)
    }

    /// An arc, clockwise from one angle to a larger one; 0 is to the right, 90 down.
    package static func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ from: Double, _ to: Double) -> Path {
        var path = Path()
        path.addRelativeArc(
            center: CGPoint(x: x, y: y), radius: radius, startAngle: .degrees(from), delta: .degrees(to - from))
        return path
    }

    /// A regular polygon or, with an inner radius, a star; the first tip points up.
    package static func star(
        _ x: CGFloat, _ y: CGFloat, tips: Int, _ radius: CGFloat, inner: CGFloat? = nil, r: CGFloat,
        innerRounding: CGFloat = 0, turned: Double = 0
    ) -> Path {
        let count = inner == nil ? tips : 2 * tips
        let points = (0..<count).map { i -> (CGPoint, CGFloat) in
            let isInner = inner != nil && !i.isMultiple(of: 2)
            let angle = (Double(i) / Double(count) * 360 - 90 + turned) * .pi / 180
            let length = isInner ? inner! : radius
            return (CGPoint(x: x + length * cos(angle), y: y + length * sin(angle)), isInner ? innerRounding : r)
        }
        return rounded(points, closed: true)
    }

    // MARK: Moved

    package func moved(_ dx: CGFloat, _ dy: CGFloat) -> Path { offsetBy(dx: dx, dy: dy) }

    package func turned(_ degrees: Double, about x: CGFloat = 0, _ y: CGFloat = 0) -> Path {
        applying(
            CGAffineTransform(translationX: x, y: y).rotated(by: degrees * .pi / 180).translatedBy(x: -x, y: -y))
    }

    /// The path scaled about the origin.
    package func scaled(_ factor: CGFloat) -> Path { applying(CGAffineTransform(scaleX: factor, y: factor)) }

    package var mirrored: Path { applying(CGAffineTransform(scaleX: -1, y: 1)) }
    package var flipped: Path { applying(CGAffineTransform(scaleX: 1, y: -1)) }

    package static func + (a: Path, b: Path) -> Path { a.union(b).thinned }
    package static func - (a: Path, b: Path) -> Path { a.subtracting(b).thinned }

    /// The area extended by `distance` in all directions.
    package func grown(_ distance: CGFloat) -> Path {
        let outline = thinned
        return outline + outline.strokedPath(StrokeStyle(lineWidth: 2 * distance, lineCap: .round, lineJoin: .round))
    }

    // MARK: Corners

    private static func points(_ numbers: [CGFloat]) -> [CGPoint] {
        stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }

    private static func triples(_ numbers: [CGFloat]) -> [(CGPoint, CGFloat)] {
        stride(from: 0, to: numbers.count, by: 3).map {
            (CGPoint(x: numbers[$0], y: numbers[$0 + 1]), numbers[$0 + 2])
        }
    }

    /// Rounds corners. Reduces radii that are too large for the sides that meet at the corner.
    private static func rounded(_ corners: [(point: CGPoint, radius: CGFloat)], closed: Bool) -> Path {
        let count = corners.count
        func length(_ i: Int) -> CGFloat {
            let (a, b) = (corners[(i + count) % count].point, corners[(i + 1) % count].point)
            return hypot(b.x - a.x, b.y - a.y)
        }
        func reach(_ i: Int) -> CGFloat {
            let (a, b, c) = (
                corners[(i + count - 1) % count].point, corners[i].point, corners[(i + 1) % count].point
            )
            let (before, after) = (atan2(a.y - b.y, a.x - b.x), atan2(c.y - b.y, c.x - b.x))
            let opening = abs(remainder(after - before, 2 * .pi))
            return min(corners[i].radius / tan(opening / 2), length(i - 1) / 2, length(i) / 2)
        }
        var path = Path()
        func round(_ i: Int) {
            let (a, b, c) = (
                corners[(i + count - 1) % count].point, corners[i].point, corners[(i + 1) % count].point
            )
            let (before, after) = (atan2(a.y - b.y, a.x - b.x), atan2(c.y - b.y, c.x - b.x))
            let opening = abs(remainder(after - before, 2 * .pi))
            path.addArc(tangent1End: b, tangent2End: c, radius: reach(i) * tan(opening / 2))
        }
        if closed {
            let (a, b) = (corners[count - 1].point, corners[0].point)
            path.move(to: CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2))
            for i in 0..<count { round(i) }
            path.closeSubpath()
        } else {
            path.move(to: corners[0].point)
            for i in 1..<(count - 1) { round(i) }
            path.addLine(to: corners[count - 1].point)
        }
        return path
    }
}
