// SPDX-License-Identifier: MIT

import SwiftUI

/// A stopwatch whose hand turns once in twelve seconds. The hand runs between the digits in the centre and the
/// numbers on the ring, so it never covers text.
struct StopwatchCanvas: View {
    /// In seconds, up to twelve.
    let time: Double

    var body: some View {
        Canvas { context, size in
            context.translateBy(x: size.width / 2, y: size.height / 2)
            let radius = min(size.width, size.height) / 2 - 27
            drawSweep(radius, in: context)
            drawDial(radius, in: context)
            drawHand(radius, in: context)
        }
    }

    /// The elapsed part of the round, on a ring.
    private func drawSweep(_ radius: Double, in context: GraphicsContext) {
        var context = context
        context.rotate(by: .degrees(-90))
        let line = StrokeStyle(lineWidth: 6, lineCap: .round)
        let ring = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
        context.stroke(ring, with: .style(.quaternary), style: line)
        context.stroke(
            ring.trimmedPath(from: 0, to: time / 12),
            with: .conicGradient(Gradient(colors: [.mint, .cyan, .blue, .indigo, .teal, .mint]), center: .zero),
            style: line)
    }

    private func drawDial(_ radius: Double, in context: GraphicsContext) {
        for tick in 0..<60 {
            var tilted = context
            tilted.rotate(by: .degrees(Double(tick) * 6))
            let isLong = tick % 5 == 0
            let mark = Path { path in
                path.move(to: CGPoint(x: 0, y: -radius + 7))
                path.addLine(to: CGPoint(x: 0, y: -radius + (isLong ? 12 : 10)))
            }
            tilted.stroke(
                mark, with: .style(isLong ? HierarchicalShapeStyle.primary : .tertiary), lineWidth: isLong ? 1.5 : 1)
        }
        for number in stride(from: 3, through: 12, by: 3) {
            let angle = Double(number) * .pi / 6
            let place = CGPoint(x: sin(angle) * (radius + 14), y: -cos(angle) * (radius + 14))
            context.draw(
                Text("\(number)").font(.system(size: 13, weight: .semibold, design: .rounded)), at: place)
        }
        let seconds = Text(String(format: "%.1f", (time * 10).rounded(.down) / 10))
            .font(.system(size: 20, weight: .semibold, design: .rounded))
            .monospacedDigit()
        context.draw(seconds, at: .zero)
    }

    private func drawHand(_ radius: Double, in context: GraphicsContext) {
        var context = context
        context.addFilter(.shadow(color: .black.opacity(0.3), radius: 2, y: 1.5))
        context.rotate(by: .degrees(time / 12 * 360))
        let hand = Path { path in
            path.move(to: CGPoint(x: 0, y: -radius + 27))
            path.addLine(to: CGPoint(x: 0, y: -radius + 9))
        }
        context.stroke(hand, with: .color(.orange), style: StrokeStyle(lineWidth: 3, lineCap: .round))
    }
}
