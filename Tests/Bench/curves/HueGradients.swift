// SPDX-License-Identifier: MIT

import SwiftUI

/// Gradients with many more colours than a palette: rotating hues, from black to white.
struct HueGradients: View {
    var body: some View {
        TimelineView(.animation) { context in
            let time = context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 3600)
            VStack(spacing: 0) {
                ForEach(0..<4, id: \.self) { row in
                    ZStack {
                        hues(row, at: time)
                        LinearGradient(
                            colors: [.black, .black.opacity(0), .white.opacity(0), .white], startPoint: .top,
                            endPoint: .bottom)
                    }
                }
            }
        }
    }

    private func hues(_ row: Int, at time: Double) -> LinearGradient {
        let angle = time * 0.8 + Double(row)
        let (dx, dy) = (0.5 * cos(angle), 0.5 * sin(angle))
        let colors = (0..<7).map { index in
            let hue = Double(index) / 6 + time * 0.1 + Double(row) * 0.13
            return Color(hue: hue.truncatingRemainder(dividingBy: 1), saturation: 0.9, brightness: 0.9)
        }
        return LinearGradient(
            colors: colors, startPoint: UnitPoint(x: 0.5 + dx, y: 0.5 + dy),
            endPoint: UnitPoint(x: 0.5 - dx, y: 0.5 - dy))
    }
}

#Preview { HueGradients() }
