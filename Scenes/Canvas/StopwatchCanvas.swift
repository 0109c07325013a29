import SwiftUI

/// A stopwatch whose hand goes round in twelve seconds.
struct StopwatchCanvas: View {
    /// In seconds, up to twelve.
    let time: Double

    var body: some View {
        Canvas { context, size in
            context.translateBy(x: size.width / 2, y: size.height / 2)
            let radius = min(size.width, size.height) / 2 - 14
            drawSweep(radius, in: context)
            drawDial(radius, in: context)
            drawHand(radius, in: context)
        }
    }

    /// The part of the round that has gone by, and the ring around all of it.
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
                path.move(to: CGPoint(x: 0, y: -radius + 8))
                path.addLine(to: CGPoint(x: 0, y: -radius + (isLong ? 14 : 11)))
            }
            tilted.stroke(
                mark, with: .style(isLong ? HierarchicalShapeStyle.primary : .tertiary), lineWidth: isLong ? 1.5 : 1)
        }
        for number in stride(from: 3, through: 12, by: 3) {
            let angle = Double(number) * .pi / 6
            let place = CGPoint(x: sin(angle) * (radius - 23), y: -cos(angle) * (radius - 23))
            context.draw(
                Text("\(number)").font(.system(size: 13, weight: .semibold, design: .rounded)), at: place)
        }
        let seconds = Text(String(format: "%04.1f", (time * 10).rounded(.down) / 10))
            .font(.system(size: 12, weight: .medium, design: .rounded))
            .monospacedDigit()
            .foregroundStyle(.secondary)
        context.draw(seconds, at: CGPoint(x: 0, y: radius * 0.36))
    }

    private func drawHand(_ radius: Double, in context: GraphicsContext) {
        var context = context
        context.addFilter(.shadow(color: .black.opacity(0.3), radius: 2, y: 1.5))
        context.rotate(by: .degrees(time / 12 * 360))
        let hand = Path { path in
            path.move(to: CGPoint(x: 0, y: 14))
            path.addLine(to: CGPoint(x: 0, y: -radius + 12))
        }
        context.drawLayer { layer in
            layer.stroke(hand, with: .color(.orange), style: StrokeStyle(lineWidth: 2.2, lineCap: .round))
            layer.fill(Path(ellipseIn: CGRect(x: -4, y: -4, width: 8, height: 8)), with: .color(.orange))
        }
    }
}
