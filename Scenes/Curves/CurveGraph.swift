// SPDX-License-Identifier: MIT

import SwiftUI

/// The graph of a share of the way over time, in a rectangle with room for what swings beyond its target.
struct CurveGraph: Shape {
    let value: @Sendable (Double) -> Double

    /// The part of the height above the target, and the same below the start.
    static let margin = 0.22

    static func y(of value: Double, in height: Double) -> Double {
        height * (1 - margin - value * (1 - 2 * margin))
    }

    func path(in rect: CGRect) -> Path {
        let steps = 120
        var path = Path()
        for step in 0...steps {
            let share = Double(step) / Double(steps)
            let point = CGPoint(
                x: rect.minX + share * rect.width,
                y: rect.minY + Self.y(of: value(share * CurveSample.window), in: rect.height))
            if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }
}
