// SPDX-License-Identifier: MIT

import Foundation

/// One half of a continuous corner of radius 1: from its start on an edge to its middle.
///
/// If the edge has room for at least 1.528665 radii, the half is Apple's curve. With less room, the curve starts at the
/// middle of the edge, and its other points stay. With room for less than 1.08849 radii, that curve first runs beyond
/// the middle and returns. If the edge's other corner does the same, only the parts after the return are used: they
/// begin up to 0.0024 radii inside the edge, so the end is slightly pointed. Measured on a box of 30 × 14 points at three
/// pixels a point, to 0.03 pixels. Beside another corner, all points stop at the middle. Both halves have the same
/// tangent at the joint, whatever the room of the other half.
///
/// Points are distances from the vertex: x along the edge, y away from it.
struct ContinuousCorner {
    /// The length of an unconstrained corner along its edges, in radii.
    static let reach: CGFloat = 1.52866483

    /// The start of the corner on its edge.
    let start: CGPoint
    /// The two control points of the first curve, which runs from `start` to `joint`.
    let leaving: (CGPoint, CGPoint)
    /// The end of the first curve. The second curve runs from this point to the `joint` of the corner's other half.
    let joint: CGPoint
    /// This half's control point of the second curve.
    let middle: CGPoint

    /// - Parameters:
    ///   - room: Half of the edge, in radii; at least 1.
    ///   - isPointed: Whether the edge's other corner is continuous and has the same room.
    init(room: CGFloat, isPointed: Bool) {
        joint = CGPoint(x: 0.63149399, y: 0.07491139)
        middle = CGPoint(x: 0.37282392, y: 0.16906013)
        let (first, second) = (CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0))
        guard room < first.x, isPointed else {
            start = CGPoint(x: min(Self.reach, room), y: 0)
            leaving = (CGPoint(x: min(first.x, room), y: 0), second)
            return
        }
        // The distance along the edge is `room` at the parameter 0 and at the root of a + bt + ct².
        let (p1, p2, p3) = (first.x - room, second.x - room, joint.x - room)
        let (a, b, c) = (3 * p1, 3 * p2 - 6 * p1, 3 * p1 - 3 * p2 + p3)
        let t = 2 * a / ((b * b - 4 * a * c).squareRoot() - b)
        func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint { CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t) }
        // The part of the curve after `t`.
        let (from2, from1) = (mix(second, joint), mix(first, second))
        let from12 = mix(from1, from2)
        start = CGPoint(x: room, y: mix(mix(mix(CGPoint(x: room, y: 0), first), from1), from12).y)
        leaving = (from12, from2)
    }

    /// The corner's other half: this half mirrored at the diagonal, with x and y swapped.
    var mirrored: ContinuousCorner {
        func mirror(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
        return ContinuousCorner(
            start: mirror(start), leaving: (mirror(leaving.0), mirror(leaving.1)), joint: mirror(joint),
            middle: mirror(middle))
    }

    private init(start: CGPoint, leaving: (CGPoint, CGPoint), joint: CGPoint, middle: CGPoint) {
        (self.start, self.leaving, self.joint, self.middle) = (start, leaving, joint, middle)
    }
}
