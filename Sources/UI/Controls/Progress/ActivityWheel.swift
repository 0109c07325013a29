// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interaction

/// Eight spokes in a ring, of which one after the other is the strongest: one turn a second.
struct ActivityWheel: View {
    /// nil: the tint of the place, else grey.
    let color: Color?
    @Environment(\.controlSize) private var controlSize
    @Environment(\.tint) private var tint

    private static let count = 8

    /// 20 points, 37 where controls are large.
    private var side: CGFloat { controlSize >= .large ? 37 : 20 }

    var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1 / Double(Self.count))) { context in
            let turn = Int((context.date.timeIntervalSinceReferenceDate * Double(Self.count)).rounded(.down))
            ZStack {
                ForEach(0..<Self.count, id: \.self) { index in
                    Spoke(index: index, count: Self.count)
                        .fill(color ?? tint ?? Self.grey)
                        .opacity(Self.strength(of: index, at: turn))
                }
            }
        }
        .frame(width: side, height: side)
    }

    /// The colour of wheels that nothing is said of.
    private static let grey = Color.secondary

    /// The spoke that leads is the strongest; those that it has left behind fade.
    private static func strength(of index: Int, at turn: Int) -> Double {
        let behind = ((turn - index) % count + count) % count
        return behind == count - 1 ? 0.25 : 1 - 0.75 * Double(behind) / Double(count - 1)
    }
}

/// A spoke of a ring, clockwise from the one that points up.
private struct Spoke: Shape {
    let index: Int
    let count: Int

    nonisolated func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let (width, length) = (radius * 0.27, radius * 0.53)
        let bar = CGRect(x: -width / 2, y: -radius, width: width, height: length)
        let turn = 2 * Double.pi * Double(index) / Double(count)
        return Path(roundedRect: bar, cornerRadius: width / 2, style: .circular)
            .applying(CGAffineTransform(rotationAngle: turn))
            .applying(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
