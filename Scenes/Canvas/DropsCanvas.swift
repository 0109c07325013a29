// SPDX-License-Identifier: MIT

import SwiftUI

/// Metaballs: blurred circles with an alpha threshold, which merge where they meet.
struct DropsCanvas: View {
    /// In seconds.
    let time: Double

    var body: some View {
        Canvas { context, size in
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            // The merged drops are a mask through which a gradient shows.
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

    /// The position of a drop in −1…1 on both axes. One drop stays in the centre. The others circle it, a fifth of a
    /// turn apart and at varying distances, so that they always fill the card.
    private static func place(of drop: Int, at time: Double) -> CGPoint {
        guard drop > 0 else { return .zero }
        let turn = 2 * Double.pi * time / 12
        let fifth = Double(drop) * 2 * .pi / 5
        let angle = turn + fifth + 0.2 * sin(2 * turn + 3 * fifth)
        let distance = 0.7 + 0.3 * cos(3 * turn + 2 * fifth)
        return CGPoint(x: distance * cos(angle), y: distance * sin(angle))
    }
}
