// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// Twenty rotating gradients, each clipped to a shape.
struct ClippedGradients: View {
    private static let colors: [Color] = [.red, .yellow, .green, .blue, .purple, .red]

    var body: some View {
        Moment { time in
            ZStack {
                ForEach(0..<20, id: \.self) { index in
                    let gradient = Gradient(colors: Self.colors)
                    let turn = Angle.degrees(time * 60 + Double(index) * 18)
                    ZStack {
                        if index % 2 == 0 {
                            Rectangle().fill(
                                AngularGradient(gradient: gradient, center: .center, angle: turn))
                        } else {
                            Rectangle().fill(
                                RadialGradient(
                                    gradient: gradient,
                                    center: UnitPoint(
                                        x: 0.5 + 0.3 * cos(turn.radians), y: 0.5 + 0.3 * sin(turn.radians)),
                                    startRadius: 5, endRadius: 90))
                        }
                    }
                    .frame(width: 120, height: 190)
                    .clipShape(RoundedRectangle(cornerRadius: 30))
                    .position(x: 60 + Double(index % 4) * 93, y: 100 + Double(index / 4) * 165)
                }
            }
        }
    }
}
