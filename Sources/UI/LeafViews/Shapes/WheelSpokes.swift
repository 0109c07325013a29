// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The eight spokes of an activity indicator. Each is highlighted in turn, and a revolution takes one second.
package enum WheelSpokes {
    package static let count = 8
    /// The side of a wheel of regular size, in points.
    package static let side: CGFloat = 20

    /// The outline of one spoke of a wheel centred in `rect`. Spoke 0 points up; the index increases clockwise.
    package static func path(of index: Int, in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let (width, length) = (radius * 0.27, radius * 0.53)
        let bar = CGRect(x: -width / 2, y: -radius, width: width, height: length)
        let turn = 2 * Double.pi * Double(index) / Double(count)
        return Path(roundedRect: bar, cornerRadius: width / 2, style: .circular)
            .applying(CGAffineTransform(rotationAngle: turn))
            .applying(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    /// The index of the leading spoke at `time`, in seconds. The index is not reduced modulo `count`, so it never
    /// decreases.
    package static func turn(after time: Double) -> Int { Int((time * Double(count)).rounded(.down)) }

    /// The opacity of a spoke. The leading spoke has opacity 1; the spokes behind it are fainter, down to 0.25.
    package static func strength(of index: Int, at turn: Int) -> Double {
        let behind = ((turn - index) % count + count) % count
        return behind == count - 1 ? 0.25 : 1 - 0.75 * Double(behind) / Double(count - 1)
    }
}
