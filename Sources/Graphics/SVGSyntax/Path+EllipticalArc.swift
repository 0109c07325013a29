// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension Path {
    /// Appends an elliptical arc from the current point to `end`, as cubics.
    ///
    /// - Parameters:
    ///   - radii: The radii, regardless of sign. They are scaled up if the ellipse cannot reach both points. A radius
    ///     of 0 gives a straight line.
    ///   - rotation: The angle of the ellipse's x axis, clockwise on screen.
    ///   - isLarge: Selects the longer of the two arcs.
    ///   - isClockwise: Whether the arc runs clockwise on screen (the specification's sweep flag).
    package mutating func addEllipticalArc(
        to end: CGPoint, radii: CGSize, rotation: Angle, isLarge: Bool, isClockwise: Bool
    ) {
        guard let start = currentPoint, start != end else { return }
        var (rx, ry) = (abs(radii.width), abs(radii.height))
        let (sine, cosine) = (sin(rotation.radians), cos(rotation.radians))
        // Half the chord, in the coordinates of the ellipse's axes.
        let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
        let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
        let reach = (x / rx) * (x / rx) + (y / ry) * (y / ry)
        guard rx > 0, ry > 0, reach.isFinite, reach > 0 else { return addLine(to: end) }
        if reach > 1 {
            rx *= reach.squareRoot()
            ry *= reach.squareRoot()
        }
        // After scaling the ellipse to the unit circle, half the chord has the length √`reach`. The circle's centre is
        // `offset` times this length away from the chord's midpoint.
        let offset = (isLarge == isClockwise ? -1 : 1) * max(0, 1 / reach - 1).squareRoot()
        let (ux, uy) = (x / rx, y / ry)
        let (cx, cy) = (offset * uy, -offset * ux)
        let startAngle = atan2(uy - cy, ux - cx)
        var sweep = atan2(-uy - cy, -ux - cx) - startAngle
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }

        let center = CGPoint(
            x: (start.x + end.x) / 2 + cosine * cx * rx - sine * cy * ry,
            y: (start.y + end.y) / 2 + sine * cx * rx + cosine * cy * ry)
        let map = CGAffineTransform(
            a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry, tx: center.x, ty: center.y)
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4)
        func point(_ angle: CGFloat, _ tangent: CGFloat) -> CGPoint {
            CGPoint(x: cos(angle) - tangent * sin(angle), y: sin(angle) + tangent * cos(angle)).applying(map)
        }
        for i in 0..<count {
            let (a, b) = (startAngle + CGFloat(i) * step, startAngle + CGFloat(i + 1) * step)
            addCurve(
                to: i + 1 == count ? end : point(b, 0), control1: point(a, handle), control2: point(b, -handle))
        }
    }
}
