// SPDX-License-Identifier: MIT

import CanvasViews
import Drawing
import Foundation
import Geometry
import SwiftUICore

/// Translucent circles on spirals with additive colours.
private enum Circles {
    static let colors: [Color] = [Color.red, .orange, .yellow, .green, .blue, .purple].map { $0.opacity(0.35) }

    static func place(_ index: Int, of count: Int, at time: Double) -> (center: CGPoint, radius: Double) {
        let angle = Double(index) * 2.399963 + time * (0.3 + Double(index % 7) * 0.1)
        let distance = 190 * (Double(index) / Double(count)).squareRoot()
        return (
            CGPoint(x: 200 + distance * cos(angle), y: 430 + 2 * distance * sin(angle)), 4 + Double(index % 9)
        )
    }
}

struct MovingCircles: View {
    let count: Int

    var body: some View {
        Moment { time in
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
                context.blendMode = .plusLighter
                for index in 0..<count {
                    let (center, radius) = Circles.place(index, of: count, at: time)
                    let square = CGRect(
                        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
                    context.fill(
                        Path(ellipseIn: square), with: .color(Circles.colors[index % Circles.colors.count]))
                }
            }
        }
    }
}

struct CircleViews: View {
    let count: Int

    var body: some View {
        Moment { time in
            ZStack {
                Color.black
                ForEach(0..<count, id: \.self) { index in
                    let (center, radius) = Circles.place(index, of: count, at: time)
                    Circle()
                        .fill(Circles.colors[index % Circles.colors.count])
                        .frame(width: 2 * radius, height: 2 * radius)
                        .position(center)
                        .blendMode(.plusLighter)
                }
            }
        }
    }
}
