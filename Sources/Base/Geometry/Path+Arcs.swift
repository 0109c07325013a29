// SPDX-License-Identifier: MIT

import Foundation

/// Circular arcs, as cubics of at most a quarter circle each. Angles are measured from +x, clockwise on screen (y
/// down).
extension Path {
    /// - Parameter clockwise: The direction in a y-up system, as in Core Graphics. On screen, `false` is clockwise
    ///   (growing angles), and `true` is counter-clockwise. The sweep never exceeds one turn. Angles that differ by one
    ///   or more whole turns give the full circle in either direction.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        let difference = (endAngle.radians - startAngle.radians) * (clockwise ? -1 : 1)
        guard difference.isFinite else { return }
        // Negative differences wrap around. A difference of −1 turn gives a full circle, not an empty arc.
        let sweep =
            difference < 0 ? difference.truncatingRemainder(dividingBy: turn) + turn : min(difference, turn)
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: Angle(radians: clockwise ? -sweep : sweep), transform: transform)
    }

    /// Clockwise on screen if `delta` is positive. A sweep of more than 1000 turns becomes 1000 turns plus its fraction
    /// of a turn.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        let start = startAngle.radians
        var sweep = delta.radians
        guard start.isFinite, sweep.isFinite else { return }
        let most = 1000 * 2 * Double.pi
        if abs(sweep) > most {
            sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) + (sweep < 0 ? -most : most)
        }

        func point(_ angle: Double, _ tangent: Double) -> CGPoint {
            let (s, c) = (sin(angle), cos(angle))
            return CGPoint(
                x: center.x + radius * CGFloat(c - tangent * s), y: center.y + radius * CGFloat(s + tangent * c)
            ).applying(transform)
        }

        let first = point(start, 0)
        if elements.isEmpty { move(to: first) } else { addLine(to: first) }
        // One cubic per quarter turn. The margin keeps rounding errors from splitting a quarter circle in two.
        let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
        guard count > 0 else { return }
        let step = sweep / Double(count)
        let handle = 4.0 / 3 * tan(step / 4)
        for i in 0..<count {
            let (a, b) = (start + Double(i) * step, start + Double(i + 1) * step)
            addCurve(to: point(b, 0), control1: point(a, handle), control2: point(b, -handle))
        }
    }

    /// If the three points are collinear, or if the radius is not positive, adds only a line to `p1`.
    public mutating func addArc(
        tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        let corner = SIMD2(p1)
        let a = SIMD2(current.applying(transform.inverted())) - corner
        let b = SIMD2(p2) - corner
        let (u, v) = (a / a.length, b / b.length)
        let (cross, dot) = (u.cross(v), u.dot(v))
        guard a.length > 0, b.length > 0, radius > 0, abs(cross) > 1e-9 else {
            return addLine(to: p1.applying(transform))
        }
        // The distance from the corner to both tangent points: r / tan(φ/2), where φ is the angle between the arms.
        let reach = Double(radius) * (1 + dot) / abs(cross)
        let (from, to) = (corner + u * reach, corner + v * reach)
        let normal = SIMD2(-u.y, u.x) * (cross > 0 ? 1 : -1)
        let center = from + normal * Double(radius)
        let start = atan2(from.y - center.y, from.x - center.x)
        let end = atan2(to.y - center.y, to.x - center.x)
        addRelativeArc(
            center: CGPoint(center), radius: radius, startAngle: Angle(radians: start),
            delta: Angle(radians: remainder(end - start, 2 * .pi)), transform: transform)
    }
}
