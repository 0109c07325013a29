// SPDX-License-Identifier: MIT

import CanvasViews
import Foundation
import Geometry
import Views

struct TrimmedCurves: View {
    var body: some View {
        Moment { time in
            Canvas { context, _ in
                for index in 0..<300 {
                    let y = 20 + Double(index) * 820 / 300, swing = Double(index % 11) * 10 - 50
                    var path = Path()
                    path.move(to: CGPoint(x: 20, y: y))
                    path.addCurve(
                        to: CGPoint(x: 380, y: y), control1: CGPoint(x: 140, y: y - 60 + swing),
                        control2: CGPoint(x: 260, y: y + 60 - swing))
                    let end = 0.5 + 0.5 * sin(time + Double(index) * 0.1)
                    context.stroke(
                        path.trimmedPath(from: 0, to: end),
                        with: .color(Color(hue: Double(index) / 300, saturation: 0.8, brightness: 0.8)),
                        style: StrokeStyle(lineWidth: 2, lineCap: .round))
                }
            }
        }
    }
}
