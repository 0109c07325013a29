// SPDX-License-Identifier: MIT

import Foundation

/// One half of a continuous corner of radius 1: from its start on an edge to its middle.
///
/// If the edge has room for at least 1.528665 radii, the half is Apple's curve. With less room, the points on the edge
/// stop at the middle of the edge, and the other points stay. Measured on switches of 14 points with corners of 16.
/// Both halves have the same tangent at the joint, so the outline is smooth whatever the room of the other half.
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

    /// - Parameter room: Half of the edge, in radii; at least 1.
    init(room: CGFloat) {
        func onEdge(_ distance: CGFloat) -> CGPoint { CGPoint(x: min(distance, room), y: 0) }
        start = onEdge(Self.reach)
        leaving = (onEdge(1.08849296), onEdge(0.86840694))
        joint = CGPoint(x: 0.63149399, y: 0.07491139)
        middle = CGPoint(x: 0.37282392, y: 0.16906013)
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
