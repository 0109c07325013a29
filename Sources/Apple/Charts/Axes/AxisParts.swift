// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The views of the axes' labels and ticks, which `ChartLayout` places.
struct AxisParts: View {
    let axes: ChartAxes
    let isShown: (Edge) -> Bool

    var body: some View {
        ForEach(axes.ticks.filter { isShown($0.edge) }) { tick in
            TickShape(isUpright: tick.edge == .top || tick.edge == .bottom)
                .stroke(tick.style, style: tick.stroke)
                .accessibilityHidden(true)
                .layoutValue(key: ChartPartKey.self, value: .tick(tick))
        }
        ForEach(axes.labels.filter { isShown($0.edge) }) { label in
            label.content.layoutValue(key: ChartPartKey.self, value: .label(label))
        }
    }
}

/// A line between the midpoints of two opposite sides.
nonisolated struct TickShape: Shape {
    let isUpright: Bool

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: isUpright ? rect.midX : rect.minX, y: isUpright ? rect.minY : rect.midY))
            path.addLine(to: CGPoint(x: isUpright ? rect.midX : rect.maxX, y: isUpright ? rect.maxY : rect.midY))
        }
    }
}

/// Rotates its content by 90°. Unlike `rotationEffect`, also swaps width and height in layout.
struct Turned<Content: View>: View {
    let isClockwise: Bool
    @ViewBuilder let content: Content

    var body: some View {
        TurnedLayout { content.rotationEffect(.degrees(isClockwise ? 90 : -90)) }
    }
}

/// The layout of a rotated view: exchanges width and height.
struct TurnedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let size = subviews.first?.sizeThatFits(exchanged(proposal)) else { return .zero }
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: bounds.height, height: bounds.width))
        }
    }

    private func exchanged(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.height, height: proposal.width)
    }
}
