// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Scrolling

extension EventScript {
    /// A finger that scrolls at constant speed from the middle of a stage.
    static func drag(
        _ way: CGSize, from start: CGPoint = CGPoint(x: 50, y: 50), at time: Double = 1, duration: Double = 0.2
    )
        throws -> EventScript
    {
        EventScript([try .init(at: time, .drag(.point(start), by: way, duration: duration, easing: .linear))])
    }
}

/// A column of grey rectangles of 100 × 50 points, from black at the top to lighter greys.
struct Column: View {
    var count = 10
    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Color(white: Double($0) / 20).frame(width: 100, height: 50) }
        }
    }
}
