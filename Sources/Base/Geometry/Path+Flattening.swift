// SPDX-License-Identifier: MIT

import Foundation

/// The ways to clip contours that pass behind the viewer (see `NearPlane`).
package enum NearPlaneClipping: Sendable {
    /// The contour of a filled area. Clipping leaves one closed polygon.
    case area
    /// A line. Clipping splits it into open pieces; nothing is drawn along the cut.
    case line
}

extension Path {
    /// The path as polygons, mapped by `transform`.
    ///
    /// - Parameters:
    ///   - tolerance: The largest distance of a polygon from the mapped curve, in units after the transform (pixels):
    ///     0.1 is invisible, 0.25 still smooth. Must be positive.
    ///   - transform: A projective transform is applied to the control points as a rational curve, so that parts near
    ///     the viewer get more points than those far away.
    ///   - clipping: How contours that pass behind the viewer are clipped.
    ///   - balanced: Whether the corners of polygons lie slightly outside the curves, so that a polygon has the area of
    ///     its curve: best for fills. Otherwise corners lie on the curves. Ignored for projective transforms.
    /// - Returns: One contour per subpath that has segments. A closed contour does not repeat its start. Subpaths with
    ///   a non-finite coordinate are left out; a non-finite transform gives no contours.
    package func flattened(
        tolerance: Double, transform: ProjectionTransform = .identity, clipping: NearPlaneClipping = .area,
        balanced: Bool = false
    ) -> Polylines {
        var lines = Polylines()
        flatten(tolerance: tolerance, transform: transform, clipping: clipping, balanced: balanced, into: &lines)
        return lines
    }

    /// Like `flattened`, but replaces the content of `lines` and reuses its memory.
    package func flatten(
        tolerance: Double, transform: ProjectionTransform = .identity, clipping: NearPlaneClipping = .area,
        balanced: Bool = false, into lines: inout Polylines
    ) {
        precondition(tolerance > 0, "flattened: the tolerance is \(tolerance) and must be positive")
        lines.removeAll()
        let map = PlaneMap(transform)
        guard map.isFinite else { return }
        if map.isAffine {
            var sink = AffineFlattener(map: map, tolerance: tolerance, balanced: balanced)
            swap(&lines, &sink.lines)
            send(to: &sink)
            swap(&lines, &sink.lines)
        } else {
            var sink = ProjectiveFlattener(map: map, tolerance: tolerance, clipping: clipping)
            swap(&lines, &sink.lines)
            send(to: &sink)
            swap(&lines, &sink.lines)
        }
    }
}

/// A projective map as three rows of doubles: `p ↦ p.x · row1 + p.y · row2 + row3 = (X, Y, W)`.
struct PlaneMap {
    let row1: SIMD3<Double>
    let row2: SIMD3<Double>
    let row3: SIMD3<Double>

    init(_ m: ProjectionTransform) {
        row1 = SIMD3(m.m11, m.m12, m.m13)
        row2 = SIMD3(m.m21, m.m22, m.m23)
        row3 = SIMD3(m.m31, m.m32, m.m33)
    }

    var isAffine: Bool { row1.z == 0 && row2.z == 0 && row3.z == 1 }
    var isFinite: Bool {
        let sum = row1 + row2 + row3
        return (sum.x + sum.y + sum.z).isFinite
    }

    @inline(__always) func homogeneous(_ p: SIMD2<Double>) -> SIMD3<Double> { row1 * p.x + row2 * p.y + row3 }
    /// Maps a point; requires an affine map.
    @inline(__always) func affine(_ p: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(row1.x, row1.y) * p.x + SIMD2(row2.x, row2.y) * p.y + SIMD2(row3.x, row3.y)
    }
}

/// Maps control points, then splits curves into chords of equal parameter length.
private struct AffineFlattener: SubpathSink {
    let map: PlaneMap
    let tolerance: Double
    let balanced: Bool
    var lines = Polylines()

    init(map: PlaneMap, tolerance: Double, balanced: Bool) {
        self.map = map
        self.tolerance = tolerance
        self.balanced = balanced
    }

    mutating func begin(at start: SIMD2<Double>) {
        lines.starts.append(lines.points.count)
        lines.points.append(map.affine(start))
    }

    mutating func line(from p0: SIMD2<Double>, to p1: SIMD2<Double>) { lines.points.append(map.affine(p1)) }

    mutating func quad(from p0: SIMD2<Double>, _ c: SIMD2<Double>, to p1: SIMD2<Double>) {
        let (q0, q1, q2) = (map.affine(p0), map.affine(c), map.affine(p1))
        let count = CurveSubdivision.quadCount(q0, q1, q2, tolerance: tolerance)
        CurveSubdivision.appendQuad(q0, q1, q2, count: count, balanced: balanced, to: &lines.points)
    }

    mutating func cubic(from p0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>, to p1: SIMD2<Double>) {
        let (q0, q1, q2, q3) = (map.affine(p0), map.affine(c1), map.affine(c2), map.affine(p1))
        let count = CurveSubdivision.cubicCount(q0, q1, q2, q3, tolerance: tolerance)
        CurveSubdivision.appendCubic(q0, q1, q2, q3, count: count, balanced: balanced, to: &lines.points)
    }

    mutating func finish(at end: SIMD2<Double>, isClosed: Bool) {
        lines.isClosed.append(isClosed)
        let start = lines.starts[lines.starts.count - 1]
        if isClosed, lines.points.count > start + 1, lines.points[lines.points.count - 1] == lines.points[start] {
            lines.points.removeLast()
        }
    }

    mutating func discard() { lines.points.removeLast(lines.points.count - lines.starts.removeLast()) }
}

/// Halves rational curves until their projected control polygons are flat. The error bound is strict if all weights W
/// are positive, because a curve then lies in the hull of its control points.
private struct ProjectiveFlattener: SubpathSink {
    let map: PlaneMap
    let tolerance: Double
    let clipping: NearPlaneClipping
    var lines = Polylines()
    /// The current contour in homogeneous coordinates.
    private var contour: [SIMD3<Double>] = []

    init(map: PlaneMap, tolerance: Double, clipping: NearPlaneClipping) {
        self.map = map
        self.tolerance = tolerance
        self.clipping = clipping
    }

    mutating func begin(at start: SIMD2<Double>) {
        contour.removeAll(keepingCapacity: true)
        contour.append(map.homogeneous(start))
    }

    mutating func line(from p0: SIMD2<Double>, to p1: SIMD2<Double>) { contour.append(map.homogeneous(p1)) }

    mutating func quad(from p0: SIMD2<Double>, _ c: SIMD2<Double>, to p1: SIMD2<Double>) {
        cubic(from: p0, p0 + (c - p0) * (2.0 / 3), p1 + (c - p1) * (2.0 / 3), to: p1)
    }

    mutating func cubic(from p0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>, to p1: SIMD2<Double>) {
        halve(map.homogeneous(p0), map.homogeneous(c1), map.homogeneous(c2), map.homogeneous(p1), depth: 0)
    }

    private mutating func halve(
        _ p0: SIMD3<Double>, _ p1: SIMD3<Double>, _ p2: SIMD3<Double>, _ p3: SIMD3<Double>, depth: Int
    ) {
        let nearest = min(min(p0.z, p1.z), min(p2.z, p3.z))
        let farthest = max(max(p0.z, p1.z), max(p2.z, p3.z))
        let isDone: Bool
        if farthest <= NearPlane.distance || depth == 13 {
            isDone = true  // entirely behind the viewer, or at the depth limit
        } else if nearest <= NearPlane.distance {
            isDone = false
        } else {
            let (a, b) = (NearPlane.project(p0), NearPlane.project(p3))
            isDone =
                distance(NearPlane.project(p1), a, b) <= tolerance
                && distance(NearPlane.project(p2), a, b) <= tolerance
        }
        if isDone {
            contour.append(p3)
            return
        }
        let (p01, p12, p23) = ((p0 + p1) * 0.5, (p1 + p2) * 0.5, (p2 + p3) * 0.5)
        let (p012, p123) = ((p01 + p12) * 0.5, (p12 + p23) * 0.5)
        let middle = (p012 + p123) * 0.5
        halve(p0, p01, p012, middle, depth: depth + 1)
        halve(middle, p123, p23, p3, depth: depth + 1)
    }

    /// The distance of `p` from the segment between `a` and `b`.
    private func distance(_ p: SIMD2<Double>, _ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
        let (along, v) = (b - a, p - a)
        let squared = along.dot(along)
        let t = squared > 0 ? min(max(v.dot(along) / squared, 0), 1) : 0
        return (v - along * t).length
    }

    mutating func finish(at end: SIMD2<Double>, isClosed: Bool) {
        if isClosed, contour.count > 1, contour[contour.count - 1] == contour[0] { contour.removeLast() }
        NearPlane.append(contour, isClosed: isClosed, clipping: clipping, to: &lines)
    }

    mutating func discard() {}
}
