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
                    for drop in 0..<5 {
                        let place = Self.place(of: drop, at: time)
                        let radius = drop == 0 ? 30.0 : 15.0 + 3 * Double(drop % 3)
                        let center = CGPoint(
                            x: middle.x + place.x * (size.width / 2 - 32),
                            y: middle.y + place.y * (size.height / 2 - 32))
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

    /// From −1 to 1 in both directions; one drop stays in the middle.
    private static func place(of drop: Int, at time: Double) -> CGPoint {
        guard drop > 0 else { return .zero }
        let turn = 2 * Double.pi * time / 12
        let (a, b) = (Double(drop % 2 + 1), Double(drop % 3 + 1))
        let phase = Double(drop) * .pi / 2
        return CGPoint(x: cos(turn * a + phase), y: sin(turn * b + phase))
    }
}
