// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// What an activity wheel is made of: eight spokes in a ring, of which one after the other is the strongest, one turn a second.
package enum WheelSpokes {
    package static let count = 8
    /// Of a wheel of ordinary size, in points.
    package static let side: CGFloat = 20

    /// A spoke, clockwise from the one that points up, of the wheel in the middle of `rect`.
    package static func path(of index: Int, in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let (width, length) = (radius * 0.27, radius * 0.53)
        let bar = CGRect(x: -width / 2, y: -radius, width: width, height: length)
        let turn = 2 * Double.pi * Double(index) / Double(count)
        return Path(roundedRect: bar, cornerRadius: width / 2, style: .circular)
            .applying(CGAffineTransform(rotationAngle: turn))
            .applying(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    /// Which spoke leads after so many seconds: the number of steps from the one that points up.
    package static func turn(after time: Double) -> Int { Int((time * Double(count)).rounded(.down)) }

    /// The opacity of a spoke: the one that leads is the strongest, and those that it has left behind fade.
    package static func strength(of index: Int, at turn: Int) -> Double {
        let behind = ((turn - index) % count + count) % count
        return behind == count - 1 ? 0.25 : 1 - 0.75 * Double(behind) / Double(count - 1)
    }
}
