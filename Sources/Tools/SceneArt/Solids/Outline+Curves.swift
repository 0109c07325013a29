// SPDX-License-Identifier: MIT

extension Outline {
    /// A corner of a soft polygon and the edge that follows it.
    struct Corner: Sendable {
        var place: Point
        /// The distance from the corner at which the rounding begins.
        var rounding: Float
        /// The distance of the following edge's midpoint from a straight line. Positive values bend the edge to its
        /// left, which is outwards if y points down and the corners are clockwise.
        var bulge: Float

        init(_ x: Float, _ y: Float, rounding: Float, bulge: Float = 0) {
            (place, self.rounding, self.bulge) = (Point(x, y), rounding, bulge)
        }
    }

    /// A polygon with slightly bent edges and rounded corners, as if cut by hand.
    static func soft(_ corners: [Corner], steps: Int = 16) -> Outline {
        func edge(_ index: Int) -> [Point] {
            let (corner, next) = (corners[index], corners[(index + 1) % corners.count])
            let way = next.place - corner.place
            let left = Point(way.y, -way.x) / length(way)
            let control = (corner.place + next.place) / 2 + left * (2 * corner.bulge)
            let (from, to) = (corner.rounding / length(way), 1 - next.rounding / length(way))
            return (0...steps).map { step in
                let t = mix(from, to, Float(step) / Float(steps))
                return mix(mix(corner.place, control, t), mix(control, next.place, t), t)
            }
        }
        var points: [Point] = []
        for index in corners.indices {
            let (line, next) = (edge(index), edge((index + 1) % corners.count))
            let (end, start, corner) = (line[steps], next[0], corners[(index + 1) % corners.count].place)
            points += line
            // Control points at 0.55 of the way to the corner would give a quarter circle. At 0.6, the curve
            // bulges slightly further into the corner.
            points += curve(end, mix(end, corner, 0.6), mix(start, corner, 0.6), start, steps: steps).dropLast()
        }
        return Outline(contours: [points])
    }

    /// A closed chain of cubic Bézier curves; each is two control points and an end point.
    static func curves(from start: Point, _ curves: [(Point, Point, Point)], steps: Int = 24) -> Outline {
        var points = [start]
        for (first, second, end) in curves {
            points += curve(points[points.count - 1], first, second, end, steps: steps)
        }
        if points[points.count - 1] == start { points.removeLast() }
        return Outline(contours: [points])
    }

    /// Points along a cubic Bézier curve, without its start.
    private static func curve(_ a: Point, _ b: Point, _ c: Point, _ d: Point, steps: Int) -> [Point] {
        (1...steps).map { step in
            let t = Float(step) / Float(steps)
            let (ab, bc, cd) = (mix(a, b, t), mix(b, c, t), mix(c, d, t))
            return mix(mix(ab, bc, t), mix(bc, cd, t), t)
        }
    }

    private static func mix(_ a: Point, _ b: Point, _ t: Float) -> Point { a + (b - a) * t }
    private static func mix(_ a: Float, _ b: Float, _ t: Float) -> Float { a + (b - a) * t }
}
