// SPDX-License-Identifier: MIT

import Foundation

/// One half of a continuous corner of radius 1: from its start on an edge to its middle.
///
/// If the edge has room for at least 1.528665 radii, the half is Apple's curve. If the edge has room for one radius
/// only, the half is a circular arc. In between, the points are interpolated linearly. Both halves have the same
/// tangent at the joint, so the outline is smooth whatever the room of the other half.
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
        let part = min(1, max(0, (room - 1) / (Self.reach - 1)))
        func between(_ round: CGPoint, _ apple: CGPoint) -> CGPoint {
            // At `part` 1, returns exactly Apple's point, because `round + (apple - round)` may have a rounding error.
            part == 1
                ? apple : CGPoint(x: round.x + (apple.x - round.x) * part, y: round.y + (apple.y - round.y) * part)
        }
        start = between(Self.round.start, CGPoint(x: Self.reach, y: 0))
        leaving = (
            between(Self.round.leaving.0, CGPoint(x: 1.08849296, y: 0)),
            between(Self.round.leaving.1, CGPoint(x: 0.86840694, y: 0))
        )
        joint = between(Self.round.joint, CGPoint(x: 0.63149399, y: 0.07491139))
        middle = between(Self.round.middle, CGPoint(x: 0.37282392, y: 0.16906013))
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

    /// Half of a circular corner: an eighth of a circle, split at the angle at which Apple's curve has its joint.
    private static let round: ContinuousCorner = {
        // At the joint, Apple's two curves have directions of 17.55° and 20.00°. This is the mean.
        let turned = CGFloat(18.77) * .pi / 180
        let (along, deep) = (cos(turned), sin(turned))
        let joint = CGPoint(x: 1 - deep, y: 1 - along)
        let first = 4 / 3 * tan(turned / 4)
        let second = 4 / 3 * tan((.pi / 2 - 2 * turned) / 4)
        return ContinuousCorner(
            start: CGPoint(x: 1, y: 0),
            leaving: (CGPoint(x: 1 - first, y: 0), CGPoint(x: joint.x + first * along, y: joint.y - first * deep)),
            joint: joint, middle: CGPoint(x: joint.x - second * along, y: joint.y + second * deep))
    }()
}
