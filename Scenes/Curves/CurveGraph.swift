// SPDX-License-Identifier: MIT

import SwiftUI

/// The graph of a progress function over time, with margins for overshoot.
struct CurveGraph: Shape {
    let value: @Sendable (Double) -> Double

    /// The margin above the target and below the start, as a fraction of the height.
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
