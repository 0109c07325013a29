// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore
import LeafViews

/// The rotating spokes of an indeterminate progress view.
struct ActivityWheel: View {
    /// The colour of the spokes. If nil, uses the environment's tint; without a tint, the secondary colour.
    let color: Color?
    @Environment(\.controlSize) private var controlSize
    @Environment(\.tint) private var tint
    @Environment(\.isMac) private var isMac

    /// The width and height of the wheel, in points.
    private var side: CGFloat { isMac ? controlSize.mac.spinner : controlSize >= .large ? 37 : WheelSpokes.side }

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

    /// The colour of the spokes if there is no tint.
    private static let grey = Color.secondary
}

private struct Spoke: Shape {
    let index: Int

    nonisolated func path(in rect: CGRect) -> Path { WheelSpokes.path(of: index, in: rect) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
