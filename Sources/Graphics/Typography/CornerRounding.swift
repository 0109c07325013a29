// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Rounds the outer corners of glyphs, but not the inner corners.
///
/// A stem of a sans serif ends in two corners, one stem width apart. With a radius of half the stem width, their two
/// arcs meet, and the stem ends in a half circle, as in SF Rounded. Advances, heights and counters do not change.
///
/// A corner is outer if the ink at the corner is convex. The corner is cut at the points where an arc of the radius
/// touches the two adjacent segments. If a segment is rounded at both ends, neither cut goes beyond its middle. One
/// cubic, tangential to both segments, closes the gap.
package struct CornerRounding {
    /// The radius in the units of the path.
    package var radius: CGFloat

    package init(radius: CGFloat) { self.radius = radius }

    /// The smallest turn of a corner: 20°. Smaller turns belong to curves.
    private static let leastTurn = CGFloat.pi / 9
    /// The largest turn of a corner to round. Spikes turn by nearly 180° and would be cut far from their tip.
    private static let greatestTurn = CGFloat.pi * 0.9

    package func rounding(_ path: Path) -> Path {
        guard radius > 0 else { return path }
        let contours = Contour.contours(of: path)
        let ink = contours.reduce(0) { $0 + $1.area } < 0 ? -1.0 : 1.0
        var result = Path()
        for contour in contours { append(contour, ink: ink, to: &result) }
        return result
    }

    private func append(_ contour: Contour, ink: CGFloat, to path: inout Path) {
        let count = contour.segments.count
        guard count > 1 else { return contour.append(to: &path) }
        /// The turn in radians at the end of each segment; 0 if that corner is not rounded.
        let turns = contour.segments.indices.map { index in
            let turn = bend(
                contour.segments[index].direction(at: 1), contour.segments[(index + 1) % count].direction(at: 0))
            return turn * ink > Self.leastTurn && turn * ink < Self.greatestTurn ? abs(turn) : 0
        }
        /// The length that one corner may cut off each segment: nearly all of it, or half if both ends are rounded.
        let room = contour.segments.indices.map { index in
            contour.segments[index].length * (turns[index] > 0 && turns[(index + count - 1) % count] > 0 ? 0.5 : 0.95)
        }
        /// The parts of the segments that remain, as ranges of the curve parameter.
        var starts = [CGFloat](repeating: 0, count: count)
        var ends = [CGFloat](repeating: 1, count: count)
        for index in 0..<count where turns[index] > 0 {
            let next = (index + 1) % count
            let length = min(radius * tan(turns[index] / 2), room[index], room[next])
            ends[index] = contour.segments[index].parameter(atLengthFromEnd: length)
            starts[next] = contour.segments[next].parameter(atLengthFromStart: length)
        }
        for index in 0..<count {
            let piece = contour.segments[index].part(from: starts[index], to: ends[index])
            if index == 0 { path.move(to: piece.start) }
            if starts[index] < ends[index] { piece.append(to: &path) }
            if turns[index] > 0 {
                let next = (index + 1) % count
                appendArc(
                    from: contour.segments[index].cut(at: ends[index]),
                    to: contour.segments[next].cut(at: starts[next]),
                    to: &path)
            }
        }
        path.closeSubpath()
    }

    /// The turn from one direction to another in radians, positive if clockwise on screen.
    private func bend(_ u: CGVector, _ v: CGVector) -> CGFloat {
        atan2(u.dx * v.dy - u.dy * v.dx, u.dx * v.dx + u.dy * v.dy)
    }

    /// Appends a cubic that approximates the arc tangential to both ends. Its handles have a length of 4/3 tan(turn/4)
    /// radii.
    private func appendArc(
        from a: (point: CGPoint, direction: CGVector), to b: (point: CGPoint, direction: CGVector), to path: inout Path
    ) {
        let (u, v) = (a.direction, b.direction)
        let turn = abs(bend(u, v))
        let chord = hypot(b.point.x - a.point.x, b.point.y - a.point.y)
        // The radius follows from chord = 2 · radius · sin(turn / 2).
        let handle = turn > 0.01 ? 4 / 3 * tan(turn / 4) * chord / (2 * sin(turn / 2)) : chord / 3
        path.addCurve(
            to: b.point, control1: CGPoint(x: a.point.x + u.dx * handle, y: a.point.y + u.dy * handle),
            control2: CGPoint(x: b.point.x - v.dx * handle, y: b.point.y - v.dy * handle))
    }
}

/// A closed contour; the closing line is a segment too.
private struct Contour {
    var segments: [Segment] = []

    /// Splits a path into contours, and drops contours of zero length.
    static func contours(of path: Path) -> [Contour] {
        var contours: [Contour] = []
        var contour = Contour()
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func add(_ segment: Segment) { if segment.length > 0 { contour.segments.append(segment) } }
        func finish() {
            add(.line(current, start))
            if !contour.segments.isEmpty { contours.append(contour) }
            contour = Contour()
            current = start
        }
        path.forEach { element in
            switch element {
            case .move(let p):
                finish()
                (start, current) = (p, p)
            case .line(let p):
                add(.line(current, p))
                current = p
            case .quadCurve(let p, let c):
                let control1 = CGPoint(x: (current.x + 2 * c.x) / 3, y: (current.y + 2 * c.y) / 3)
                let control2 = CGPoint(x: (p.x + 2 * c.x) / 3, y: (p.y + 2 * c.y) / 3)
                add(.curve(current, control1, control2, p))
                current = p
            case .curve(let p, let c1, let c2):
                add(.curve(current, c1, c2, p))
                current = p
            case .closeSubpath: finish()
            }
        }
        finish()
        return contours
    }

    /// The signed area of the polygon through the end points and control points. Its sign gives the orientation.
    var area: CGFloat {
        segments.reduce(0) { sum, segment in
            zip(segment.points, segment.points.dropFirst()).reduce(sum) {
                $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
            }
        }
    }

    func append(to path: inout Path) {
        guard let first = segments.first else { return }
        path.move(to: first.start)
        for segment in segments { segment.append(to: &path) }
        path.closeSubpath()
    }
}

private enum Segment {
    case line(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint, CGPoint)

    var points: [CGPoint] {
        switch self {
        case .line(let a, let b): [a, b]
        case .curve(let a, let b, let c, let d): [a, b, c, d]
        }
    }
    var start: CGPoint { points[0] }
    var end: CGPoint { points[points.count - 1] }

    func append(to path: inout Path) {
        switch self {
        case .line(_, let b): path.addLine(to: b)
        case .curve(_, let b, let c, let d): path.addCurve(to: d, control1: b, control2: c)
        }
    }

    /// The unit direction at the start (0) or at the end (1) of the segment, from the nearest distinct point.
    func direction(at end: Int) -> CGVector {
        let points = end == 0 ? points : points.reversed()
        let origin = points[0]
        let other = points.first { hypot($0.x - origin.x, $0.y - origin.y) > 1e-9 } ?? origin
        let (dx, dy) = (other.x - origin.x, other.y - origin.y)
        let length = max(hypot(dx, dy), 1e-9) * (end == 0 ? 1 : -1)
        return CGVector(dx: dx / length, dy: dy / length)
    }

    /// The number of chords whose sum approximates a curve's length.
    private static let chords = 16

    var length: CGFloat {
        switch self {
        case .line(let a, let b): hypot(b.x - a.x, b.y - a.y)
        case .curve: walk { _, _, _ in false }
        }
    }

    /// The curve parameter at the arc length `length` from the start.
    func parameter(atLengthFromStart length: CGFloat) -> CGFloat {
        if case .line = self { return min(1, length / self.length) }
        var parameter: CGFloat = 1
        _ = walk { t, before, chord in
            guard before + chord >= length, chord > 0 else { return false }
            parameter = t + (length - before) / chord / CGFloat(Self.chords)
            return true
        }
        return parameter
    }

    /// Passes the chords to `stop` in order, until it returns true. Returns the total length of the chords before that
    /// one.
    ///
    /// - Parameter stop: Receives the chord's start parameter, the total length of the chords before it, and its
    ///   length.
    private func walk(until stop: (_ t: CGFloat, _ before: CGFloat, _ chord: CGFloat) -> Bool) -> CGFloat {
        var sum: CGFloat = 0
        var last = start
        for step in 1...Self.chords {
            let next = part(from: CGFloat(step) / CGFloat(Self.chords), to: 1).start
            let chord = hypot(next.x - last.x, next.y - last.y)
            if stop(CGFloat(step - 1) / CGFloat(Self.chords), sum, chord) { break }
            sum += chord
            last = next
        }
        return sum
    }

    func parameter(atLengthFromEnd length: CGFloat) -> CGFloat { 1 - reversed.parameter(atLengthFromStart: length) }

    private var reversed: Segment {
        switch self {
        case .line(let a, let b): .line(b, a)
        case .curve(let a, let b, let c, let d): .curve(d, c, b, a)
        }
    }

    /// The point and the unit direction at `t`.
    func cut(at t: CGFloat) -> (point: CGPoint, direction: CGVector) {
        switch self {
        case .line: (part(from: t, to: 1).start, direction(at: 0))
        case .curve where t < 0.5: (part(from: t, to: 1).start, part(from: t, to: 1).direction(at: 0))
        case .curve: (part(from: 0, to: t).end, part(from: 0, to: t).direction(at: 1))
        }
    }

    /// The part between two parameters, by two steps of de Casteljau's algorithm.
    func part(from t0: CGFloat, to t1: CGFloat) -> Segment {
        func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        switch self {
        case .line(let a, let b): return .line(mix(a, b, t0), mix(a, b, t1))
        case .curve(let a, let b, let c, let d):
            func blossom(_ t: CGFloat, _ u: CGFloat, _ v: CGFloat) -> CGPoint {
                let (ab, bc, cd) = (mix(a, b, t), mix(b, c, t), mix(c, d, t))
                return mix(mix(ab, bc, u), mix(bc, cd, u), v)
            }
            return .curve(blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1))
        }
    }
}
