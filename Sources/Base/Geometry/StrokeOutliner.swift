// SPDX-License-Identifier: MIT

import Foundation

/// Turns polylines into the polygons that a pen of a given width covers.
///
/// One contour runs around each piece: along the left side, around the end cap, back along the right side, around the
/// start cap, clockwise on screen. A closed ring gives two contours. The outline is the sum of one rectangle per
/// segment and one wedge per outer corner, all clockwise, with their shared edges cancelled. So its winding number is
/// at least 1 wherever the pen went and 0 elsewhere, for any curve: fill it by the non-zero rule.
///
///     outer side        ·──o──·    small turn: one point o on both offset lines (the smallest miter)
///                      ╱   │   ╲   large turn: the join of the style; always round inside a curve
///              ───────·    v    ·───────
///     inner side           i       both segments long enough: one point i on both offset lines
///                                  else: along the first offset line, back to the vertex v, out to the second one
///
/// The inner detour over v keeps curves that are tighter than the pen free of holes: it overlaps, but never subtracts.
/// Shortcuts are taken only where both rectangles cover the cut-off area. So windings stay 1 on ordinary curves, and a
/// rasterizer that sums coverage sees no doubled edges.
struct StrokeOutliner {
    /// A vertex of a polyline, and the segment that follows it.
    struct Vertex {
        var point: SIMD2<Double>
        /// Whether the stroke style's join applies here. False for vertices inside a curve, which are smooth.
        var isCorner: Bool
        /// The unit vector to the next vertex; unset at the end of an open line.
        var direction = SIMD2<Double>.zero
        /// The distance to the next vertex; 0 at the end of an open line.
        var length = 0.0
        /// The distance from the start of the line.
        var position = 0.0
    }

    private let radius: Double
    private let cap: CGLineCap
    private let join: CGLineJoin
    /// The smallest (1 + cos θ)/2 at which a corner that turns by θ still gets a miter.
    private let miterBound: Double
    /// The largest turn per chord of an arc, in radians.
    private let arcStep: Double
    /// The cosine of `arcStep`.
    private let smallTurn: Double
    /// The inner points of a round cap of radius 1: vectors (cos, sin) in steps of at most `arcStep`.
    private let halfTurn: [SIMD2<Double>]

    /// The number of points of one straight dash.
    var pointsPerDash: Int { 4 + (cap == .round ? 2 * halfTurn.count : 0) }

    private(set) var outline = Polylines()
    /// The points of the right side, to be appended in reverse.
    private var right: [SIMD2<Double>] = []

    /// - Parameter tolerance: The largest distance of an arc's chords from the arc.
    init(style: StrokeStyle, tolerance: Double) {
        radius = Double(style.lineWidth) / 2
        cap = style.lineCap
        join = style.lineJoin
        let limit = max(Double(style.miterLimit), 1)
        miterBound = 1 / (limit * limit)
        // The lower bound of 0.002 limits the number of points of an arc if the pen is extremely wide.
        arcStep = max(min(2 * acos(max(1 - tolerance / radius, 0)), .pi / 3), 0.002)
        smallTurn = cos(arcStep)
        let count = (Double.pi / arcStep).rounded(.up)
        halfTurn = (1..<Int(count)).map { i in
            let angle = .pi * Double(i) / count
            return SIMD2(cos(angle), sin(angle))
        }
    }

    /// The vector of length `radius` to the left of `direction` on screen.
    @inline(__always) private func offset(_ direction: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(direction.y, -direction.x) * radius
    }

    // MARK: Pieces

    /// Adds the shape of the pen at one point: a disc, or an upright square; nothing for butt caps.
    mutating func addDot(at point: SIMD2<Double>) {
        guard cap != .butt else { return }
        begin(point, SIMD2(1, 0))
        end(point, SIMD2(1, 0))
    }

    /// Adds a ring through all vertices; its last segment runs back to the first vertex.
    mutating func addRing(_ vertices: [Vertex]) {
        outline.starts.append(outline.points.count)
        outline.isClosed.append(true)
        right.removeAll(keepingCapacity: true)
        var previous = vertices[vertices.count - 1]
        for vertex in vertices {
            addJoin(vertex, after: previous.direction, previous.length, vertex.length, isFirst: false, isLast: false)
            previous = vertex
        }
        outline.starts.append(outline.points.count)
        outline.isClosed.append(true)
        appendRight()
    }

    /// Adds an open piece of a line, with caps. The piece may start and end in the middle of segments of the line.
    ///
    /// - Parameters:
    ///   - start: The piece's start, on the segment before vertex `inner.lowerBound`. That segment has direction
    ///     `startDirection`.
    ///   - inner: The indices of the vertices between start and end. On closed lines, indices past the last vertex wrap
    ///     around.
    ///   - end: The piece's end.
    mutating func addPiece(
        from start: SIMD2<Double>, _ startDirection: SIMD2<Double>, through inner: Range<Int>,
        of vertices: [Vertex], to end: SIMD2<Double>
    ) {
        begin(start, startDirection)
        var point = start
        var direction = startDirection
        var before = 0.0
        if let first = inner.first { before = (vertices[first % vertices.count].point - point).length }
        for i in inner {
            let vertex = vertices[i < vertices.count ? i : i - vertices.count]
            let isLast = i == inner.upperBound - 1
            let after = isLast ? (end - vertex.point).length : vertex.length
            addJoin(vertex, after: direction, before, after, isFirst: i == inner.lowerBound, isLast: isLast)
            point = vertex.point
            direction = vertex.direction
            before = after
        }
        self.end(end, direction)
    }

    private mutating func begin(_ point: SIMD2<Double>, _ direction: SIMD2<Double>) {
        outline.starts.append(outline.points.count)
        outline.isClosed.append(true)
        right.removeAll(keepingCapacity: true)
        let n = offset(direction)
        switch cap {
        case .butt: break
        case .square:
            let back = direction * radius
            outline.points.append(point - n - back)
            outline.points.append(point + n - back)
        case .round:
            for c in halfTurn { outline.points.append(point - n * c.x - direction * (radius * c.y)) }
        }
        if cap != .square {
            right.append(point - n)
            outline.points.append(point + n)
        }
    }

    private mutating func end(_ point: SIMD2<Double>, _ direction: SIMD2<Double>) {
        let n = offset(direction)
        switch cap {
        case .butt:
            outline.points.append(point + n)
            outline.points.append(point - n)
        case .square:
            let on = direction * radius
            outline.points.append(point + n + on)
            outline.points.append(point - n + on)
        case .round:
            outline.points.append(point + n)
            for c in halfTurn { outline.points.append(point + n * c.x + direction * (radius * c.y)) }
            outline.points.append(point - n)
        }
        appendRight()
    }

    private mutating func appendRight() {
        for i in stride(from: right.count - 1, through: 0, by: -1) { outline.points.append(right[i]) }
    }

    // MARK: Joins

    /// Adds the join at a vertex to both outlines. `d1` is the incoming direction; the vertex stores the outgoing one.
    ///
    /// - Parameters:
    ///   - before: The length of the incoming segment.
    ///   - after: The length of the outgoing segment.
    ///   - isFirst: Whether the incoming segment starts at the piece's cap.
    ///   - isLast: Whether the outgoing segment ends at the piece's cap.
    @inline(__always)
    private mutating func addJoin(
        _ vertex: Vertex, after d1: SIMD2<Double>, _ before: Double, _ after: Double, isFirst: Bool, isLast: Bool
    ) {
        let (p, d2) = (vertex.point, vertex.direction)
        let (cross, dot) = (d1.cross(d2), d1.dot(d2))
        let isSmall = dot >= smallTurn
        let (n1, n2) = (offset(d1), offset(d2))
        // `miter` leads from the vertex to the intersection of both offset lines. On the inner side, this intersection
        // shortens each segment by radius · |cross| / (1 + dot). `need` is twice that length, and `room` is the length
        // of the shorter segment. Both are multiplied by 1 + dot, which avoids a division.
        let turnsBack = 1 + dot <= 1e-9
        let miter = turnsBack ? .zero : (n1 + n2) / (1 + dot)
        let need = 2 * radius * abs(cross)
        let room = min(before, after) * (1 + dot)
        let turnsLeft = cross < 0

        // The common case, at nearly every vertex of a curve: the turn is small, and the segments on the inner side are
        // long enough.
        if isSmall, need <= room {
            outline.points.append(p + miter)
            right.append(p - miter)
            return
        }

        if need <= room, !turnsBack {
            if turnsLeft { outline.points.append(p + miter) } else { right.append(p - miter) }
        } else {
            // If a cap shortens one of the two chords, connects both offset points directly instead of through the
            // vertex. Otherwise the next chord's rectangle would paint behind the cap's line.
            let skipsVertex =
                isSmall && !vertex.isCorner
                && ((isFirst && need <= after * (1 + dot)) || (isLast && need <= before * (1 + dot)))
            if turnsLeft {
                outline.points.append(p + n1)
                if !skipsVertex { outline.points.append(p) }
                outline.points.append(p + n2)
            } else {
                right.append(p - n1)
                if !skipsVertex { right.append(p) }
                right.append(p - n2)
            }
        }
        if turnsLeft {
            StrokeOutliner.addOuter(
                p, -n1, -n2, -miter, kind(vertex, isSmall, dot), step: arcStep, cross, dot, to: &right)
        } else {
            StrokeOutliner.addOuter(
                p, n1, n2, miter, kind(vertex, isSmall, dot), step: arcStep, cross, dot, to: &outline.points)
        }
    }

    /// The join on the outer side of a vertex.
    private func kind(_ vertex: Vertex, _ isSmall: Bool, _ dot: Double) -> CGLineJoin {
        if isSmall { return .miter }
        guard vertex.isCorner else { return .round }
        return join == .miter && (1 + dot) / 2 < max(miterBound, 1e-9) ? .bevel : join
    }

    private static func addOuter(
        _ p: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>, _ miter: SIMD2<Double>, _ kind: CGLineJoin,
        step: Double, _ cross: Double, _ dot: Double, to points: inout [SIMD2<Double>]
    ) {
        switch kind {
        case .miter: points.append(p + miter)
        case .bevel:
            points.append(p + from)
            points.append(p + to)
        case .round:
            points.append(p + from)
            let angle = atan2(cross, dot)
            let count = (abs(angle) / step).rounded(.up)
            let (c, s) = (cos(angle / count), sin(angle / count))
            var v = from
            for _ in 1..<max(Int(count), 1) {
                v = SIMD2(v.x * c - v.y * s, v.x * s + v.y * c)
                points.append(p + v)
            }
            points.append(p + to)
        }
    }
}
