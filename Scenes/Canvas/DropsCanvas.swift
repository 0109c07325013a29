// SPDX-License-Identifier: MIT

import SwiftUI

/// Drops that run into each other: circles, blurred, and cut where they are half there.
struct DropsCanvas: View {
    /// In seconds.
    let time: Double

    var body: some View {
        Canvas { context, size in
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            // What the drops leave open is a window through which a gradient is seen.
            context.clipToLayer { window in
                window.addFilter(.alphaThreshold(min: 0.5))
                window.addFilter(.blur(radius: 9))
                window.drawLayer { drops in
                    for drop in 0..<6 {
                        let place = Self.place(of: drop, at: time)
                        let radius = drop == 0 ? 30.0 : 14.0 + 3 * Double(drop % 3)
                        let center = CGPoint(
                            x: middle.x + place.x * (size.width / 2 - 28),
                            y: middle.y + place.y * (size.height / 2 - 28))
                        drops.fill(
                            Path(
                                ellipseIn: CGRect(
                                    x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
                            with: .color(.black))
                    }
                }
            }
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .linearGradient(
                    Gradient(colors: [.pink, .orange, .yellow]), startPoint: .zero,
                    endPoint: CGPoint(x: size.width, y: size.height)))
        }
    }

    /// From −1 to 1 in both directions. One drop stays in the middle; the others go round it, each in a fifth of the
    /// circle and near to it at another time, so that they fill the card at any moment.
    private static func place(of drop: Int, at time: Double) -> CGPoint {
        guard drop > 0 else { return .zero }
        let turn = 2 * Double.pi * time / 12
        let fifth = Double(drop) * 2 * .pi / 5
        let angle = turn + fifth + 0.2 * sin(2 * turn + 3 * fifth)
        let distance = 0.7 + 0.3 * cos(3 * turn + 2 * fifth)
        return CGPoint(x: distance * cos(angle), y: distance * sin(angle))
    }
}
