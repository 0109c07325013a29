// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Stars, wheels and other shapes with fixed proportions.
extension Path {
    /// A star with five tips.
    package static func star(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
        .star(x, y, tips: 5, radius, inner: radius * 0.43, r: radius * 0.055, innerRounding: radius * 0.03)
    }

    /// A star with four tips and concave sides.
    package static func sparkle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
        var path = Path()
        let waist: CGFloat = 0.075
        path.move(to: CGPoint(x: 0, y: -1))
        for i in 0..<4 {
            let angle = CGFloat(i) * .pi / 2
            func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
                CGPoint(x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle))
            }
            path.addCurve(
                to: at(1, 0), control1: at(waist, -0.32), control2: at(0.32, -waist))
        }
        path.closeSubpath()
        return path.scaled(radius).moved(x, y).grown(radius * 0.05)
    }

    /// A gear without a hole.
    package static func wheel(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, teeth: Int) -> Path {
        let half = Double.pi / Double(teeth)
        var points: [CGPoint] = []
        for tooth in 0..<teeth {
            for (length, turn) in [(0.8, -0.62), (1, -0.38), (1, 0.38), (0.8, 0.62)] {
                let angle = (2 * Double(tooth) + turn) * half
                points.append(
                    CGPoint(x: x + radius * length * sin(angle), y: y - radius * length * cos(angle)))
            }
        }
        var path = Path()
        path.addLines(points)
        path.closeSubpath()
        // Rounds the convex corners: shrinks the path by `rounding`, then grows it by `rounding` with round joins.
        let rounding = radius * 0.07
        let core = path - path.strokedPath(StrokeStyle(lineWidth: 2 * rounding, lineJoin: .round))
        return core.grown(rounding)
    }

    /// An exclamation mark: a stem that tapers downwards, and a dot.
    package static func exclamation(_ width: CGFloat) -> Path {
        let (top, bottom) = (0.5 + width * 0.68, 0.4 + width * 0.46)
        let height = -39 - width * 0.3
        let stem = Path.corners(
            -top, height, top * 0.98, top, height, top * 0.98, bottom, 13, bottom * 0.95, -bottom, 13, bottom * 0.95)
        return stem + .disc(0, 36, 2.9 + 0.58 * width)
    }
}
