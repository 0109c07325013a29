// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interaction
import LeafViews

/// Spokes in a ring that goes round.
struct ActivityWheel: View {
    /// nil: the tint of the place, else grey.
    let color: Color?
    @Environment(\.controlSize) private var controlSize
    @Environment(\.tint) private var tint

    /// 20 points, 37 where controls are large.
    private var side: CGFloat { controlSize >= .large ? 37 : WheelSpokes.side }

    var body: some View {
        TimelineView(
            .periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1 / Double(WheelSpokes.count))
        ) { context in
            let turn = WheelSpokes.turn(after: context.date.timeIntervalSinceReferenceDate)
            ZStack {
                ForEach(0..<WheelSpokes.count, id: \.self) { index in
                    Spoke(index: index)
                        .fill(color ?? tint ?? Self.grey)
                        .opacity(WheelSpokes.strength(of: index, at: turn))
                }
            }
        }
        .frame(width: side, height: side)
    }

    /// The colour of wheels that nothing is said of.
    private static let grey = Color.secondary
}

private struct Spoke: Shape {
    let index: Int

    nonisolated func path(in rect: CGRect) -> Path { WheelSpokes.path(of: index, in: rect) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
