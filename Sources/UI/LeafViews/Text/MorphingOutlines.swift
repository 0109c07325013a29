// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// Interpolates between an old and a new outline of a letter.
struct MorphingOutlines {
    /// The kind of a path element. The start point of a contour is not a step.
    private enum Step { case line, quadCurve, curve }
    /// The kinds of all elements in one contour. All contours are closed.
    private typealias Skeleton = [Step]

    /// The contours of the old outline. `old[i]` and `new[i]` have equally many elements of the same kinds.
    private let old: [Contour]
    private let new: [Contour]

    /// Pairs the contours of two outlines; nil if the numbers of contours differ. Contours with the same kinds of
    /// elements are paired element by element. Other contours are replaced by polygons with equally spaced points.
    init?(_ old: Path, _ new: Path) {
        var (old, new) = (Self.contours(of: old), Self.contours(of: new))
        guard old.count == new.count else { return nil }
        for index in old.indices where old[index].skeleton != new[index].skeleton {
            guard
                let polygons = Self.polygon(of: old[index]).flatMap({ old in
                    Self.polygon(of: new[index]).map { (old, $0) }
                })
            else { return nil }
            (old[index], new[index]) = (polygons.0, polygons.1.turned(toStartAs: polygons.0))
        }
        (self.old, self.new) = (old, new)
    }

    /// The interpolated outline: `old` at 0, `new` at 1. All contours are closed.
    func path(at share: CGFloat) -> Path {
        Self.path(
            zip(old, new).map { old, new in
                Contour(
                    skeleton: old.skeleton,
                    points: zip(old.points, new.points).map {
                        CGPoint(x: $0.x + ($1.x - $0.x) * share, y: $0.y + ($1.y - $0.y) * share)
                    })
            })
    }

    private static func path(_ contours: [Contour]) -> Path {
        var path = Path()
        for contour in contours {
            var points = contour.points.makeIterator()
            func point() -> CGPoint { points.next() ?? .zero }
            path.move(to: point())
            for step in contour.skeleton {
                switch step {
                case .line: path.addLine(to: point())
                case .quadCurve:
                    let control = point()
                    path.addQuadCurve(to: point(), control: control)
                case .curve:
                    let (control1, control2) = (point(), point())
                    path.addCurve(to: point(), control1: control1, control2: control2)
                }
            }
            path.closeSubpath()
        }
        return path
    }

    // MARK: - Correspondence

    private struct Contour {
        var skeleton: Skeleton = []
        var points: [CGPoint]

        /// The contour's points, scaled so that their bounding box is the unit square.
        private var normalized: [CGPoint] {
            let (xs, ys) = (points.map(\.x), points.map(\.y))
            guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
                return []
            }
            let (width, height) = (max(right - left, 1e-9), max(bottom - top, 1e-9))
            return points.map { CGPoint(x: ($0.x - left) / width, y: ($0.y - top) / height) }
        }

        /// This contour, started at the point that gives the smallest distance to `other`. Two fonts may start the same
        /// contour at different points.
        func turned(toStartAs other: Contour) -> Contour {
            let (mine, others) = (normalized, other.normalized)
            guard mine.count == others.count, !mine.isEmpty else { return self }
            func distance(_ start: Int) -> CGFloat {
                others.indices.reduce(0) { sum, index in
                    let (a, b) = (mine[(start + index) % mine.count], others[index])
                    return sum + (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)
                }
            }
            let distances = mine.indices.map(distance)
            let start = distances.firstIndex(of: distances.min() ?? 0) ?? 0
            var turned = self
            turned.points = Array(points[start...] + points[..<start])
            return turned
        }
    }

    private static func contours(of path: Path) -> [Contour] {
        var contours: [Contour] = []
        path.forEach { element in
            func add(_ step: Step, _ points: CGPoint...) {
                contours[contours.count - 1].skeleton.append(step)
                contours[contours.count - 1].points += points
            }
            switch element {
            case .move(let to): contours.append(Contour(points: [to]))
            case .line(let to): add(.line, to)
            case .quadCurve(let to, let control): add(.quadCurve, control, to)
            case .curve(let to, let control1, let control2): add(.curve, control1, control2, to)
            case .closeSubpath: break
            }
        }
        return contours.filter { !$0.skeleton.isEmpty }
    }

    /// The number of points of the polygon that replaces a contour if the two fonts draw it with different elements.
    /// 128 points look smooth at letter size.
    private static let polygonPoints = 128

    /// A polygon of `polygonPoints` points at equal distances along `contour`, starting at the contour's start point.
    private static func polygon(of contour: Contour) -> Contour? {
        let path = path([contour])
        let extent = path.boundingRect
        let polylines = path.flattened(tolerance: max(extent.width, extent.height, 1e-3) / 2000)
        guard polylines.count == 1 else { return nil }
        let corners = Array(polylines[0]) + [polylines[0].first!]
        let lengths = zip(corners, corners.dropFirst()).map { (($1 - $0) * ($1 - $0)).sum().squareRoot() }
        let whole = lengths.reduce(0, +)
        guard whole > 0 else { return nil }
        var points: [CGPoint] = []
        var (side, passed) = (0, 0.0)
        for index in 0..<polygonPoints {
            let distance = whole * Double(index) / Double(polygonPoints)
            while side < lengths.count - 1, passed + lengths[side] <= distance {
                passed += lengths[side]
                side += 1
            }
            let share = lengths[side] > 0 ? (distance - passed) / lengths[side] : 0
            let point = corners[side] + (corners[side + 1] - corners[side]) * share
            points.append(CGPoint(x: point.x, y: point.y))
        }
        return Contour(skeleton: Array(repeating: .line, count: polygonPoints - 1), points: points)
    }
}
