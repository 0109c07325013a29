// SPDX-License-Identifier: MIT

import Foundation

extension Path {
    /// The outline of the stroked path, for filling by the non-zero rule.
    ///
    /// A subpath without length is a dot: a disc with round caps, an upright square with square caps, nothing with butt
    /// caps. A lone `move` draws nothing, nor does a line width that is not positive. After a million
    /// dashes (fewer with round caps, which have more points), the rest of the path is drawn solid.
    ///
    /// - Parameters:
    ///   - tolerance: The largest distance from the true outline, in the path's units. Divide the intended pixels (0.1
    ///     is invisible) by the largest scale of the transform that follows. Must be positive.
    /// - Returns: Closed contours that overlap.
    package func strokeOutline(_ style: StrokeStyle, tolerance: Double) -> Polylines {
        precondition(tolerance > 0, "strokeOutline: the tolerance is \(tolerance) and must be positive")
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Polylines() }
        var stroker = Stroker(style: style, tolerance: tolerance)
        send(to: &stroker)
        return stroker.outliner.outline
    }

    /// The result consists of polygons, within 0.01 points of the curves. Fill it by the non-zero rule.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        Path(strokeOutline(style, tolerance: 0.01))
    }

    /// A path with one subpath of straight lines for each contour.
    package init(_ polylines: Polylines) {
        elements.reserveCapacity(polylines.points.count + 2 * polylines.count)
        for i in 0..<polylines.count {
            for (j, point) in polylines[i].enumerated() {
                elements.append(j == 0 ? .move(to: CGPoint(point)) : .line(to: CGPoint(point)))
            }
            if polylines.isClosed[i] { elements.append(.closeSubpath) }
        }
    }
}

/// Flattens each subpath into vertices, and marks the corners among them. Then outlines the subpath, dashed or solid.
private struct Stroker: SubpathSink {
    private let tolerance: Double
    /// Points closer together than this are merged.
    private let shortest: Double
    private let dasher: Dasher?
    /// The number of points that dashes may still add. If the dashes of a line need more points, the line is drawn
    /// solid.
    private var budget = Dasher.mostPoints
    var outliner: StrokeOutliner

    private var vertices: [StrokeOutliner.Vertex] = []
    private var curve: [SIMD2<Double>] = []
    /// The unit tangent at the subpath's start; zero if there is none yet.
    private var firstTangent = SIMD2<Double>.zero
    /// The unit tangent at the subpath's current end; zero if there is none yet.
    private var lastTangent = SIMD2<Double>.zero

    init(style: StrokeStyle, tolerance: Double) {
        // Half of the tolerance is for the chords of curves, the other half for the arcs of joins and caps.
        self.tolerance = tolerance / 2
        shortest = tolerance * 1e-3
        dasher = Dasher(style)
        outliner = StrokeOutliner(style: style, tolerance: tolerance / 2)
    }

    // MARK: Vertices

    mutating func begin(at start: SIMD2<Double>) {
        vertices.removeAll(keepingCapacity: true)
        vertices.append(StrokeOutliner.Vertex(point: start, isCorner: true))
        (firstTangent, lastTangent) = (.zero, .zero)
    }

    mutating func line(from p0: SIMD2<Double>, to p1: SIMD2<Double>) {
        enter(p1 - p0)
        append(p1)
        leave(p1 - p0)
    }

    mutating func quad(from p0: SIMD2<Double>, _ c: SIMD2<Double>, to p1: SIMD2<Double>) {
        enter(c - p0, p1 - p0)
        curve.removeAll(keepingCapacity: true)
        let count = CurveSubdivision.quadCount(p0, c, p1, tolerance: tolerance)
        CurveSubdivision.appendQuad(p0, c, p1, count: count, balanced: false, to: &curve)
        for point in curve { append(point) }
        leave(p1 - c, p1 - p0)
    }

    mutating func cubic(from p0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>, to p1: SIMD2<Double>) {
        enter(c1 - p0, c2 - p0, p1 - p0)
        curve.removeAll(keepingCapacity: true)
        let count = CurveSubdivision.cubicCount(p0, c1, c2, p1, tolerance: tolerance)
        CurveSubdivision.appendCubic(p0, c1, c2, p1, count: count, balanced: false, to: &curve)
        for point in curve { append(point) }
        leave(p1 - c2, p1 - c1, p1 - p0)
    }

    private mutating func append(_ point: SIMD2<Double>) {
        let v = point - vertices[vertices.count - 1].point
        if v.dot(v) > shortest * shortest {
            vertices.append(StrokeOutliner.Vertex(point: point, isCorner: false))
        }
    }

    /// The unit vector along the first of `vectors` that is longer than `shortest`; zero if there is none.
    private func unit(_ vectors: [SIMD2<Double>]) -> SIMD2<Double> {
        for v in vectors {
            let length = v.length
            if length > shortest { return v / length }
        }
        return .zero
    }

    /// Begins an element of the path. The element's tangent is the first of `vectors` that has a length. If the path
    /// turns by more than half a degree at this point, the preceding vertex becomes a corner.
    private mutating func enter(_ vectors: SIMD2<Double>...) {
        let tangent = unit(vectors)
        guard tangent != .zero else { return }
        if firstTangent == .zero { firstTangent = tangent }
        if lastTangent != .zero, Stroker.turns(lastTangent, tangent) {
            vertices[vertices.count - 1].isCorner = true
        }
        lastTangent = tangent
    }

    private mutating func leave(_ vectors: SIMD2<Double>...) {
        let tangent = unit(vectors)
        if tangent != .zero { lastTangent = tangent }
    }

    private static func turns(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool { a.dot(b) < 0.99996 }

    mutating func discard() {}

    // MARK: Lines

    mutating func finish(at end: SIMD2<Double>, isClosed: Bool) {
        if isClosed {
            line(from: end, to: vertices[0].point)
            // The closing line ends at the first vertex. If the last vertex now repeats the first vertex, removes it.
            let gap = vertices[vertices.count - 1].point - vertices[0].point
            if vertices.count > 1, gap.dot(gap) <= shortest * shortest { vertices.removeLast() }
            vertices[0].isCorner = Stroker.turns(lastTangent, firstTangent)
        }
        guard vertices.count > 1 else { return outliner.addDot(at: vertices[0].point) }

        var total = 0.0
        let count = vertices.count
        for i in 0..<count {
            vertices[i].position = total
            guard isClosed || i + 1 < count else { break }
            let v = vertices[i + 1 < count ? i + 1 : 0].point - vertices[i].point
            let length = v.length
            vertices[i].direction = v / length
            vertices[i].length = length
            total += length
        }

        let cost = (dasher?.count(over: total) ?? 0) * Double(outliner.pointsPerDash)
        if let dasher, cost <= budget {
            budget -= cost
            dasher.dash(vertices, isClosed: isClosed, total: total, shortest: shortest, to: &outliner)
        } else if isClosed {
            outliner.addRing(vertices)
        } else {
            outliner.addPiece(
                from: vertices[0].point, vertices[0].direction, through: 1..<(count - 1), of: vertices,
                to: vertices[count - 1].point)
        }
    }
}
