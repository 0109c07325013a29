// SPDX-License-Identifier: MIT

import Foundation

extension Animation {
    /// Constant speed for 0.35 seconds.
    public static var linear: Animation { linear(duration: 0.35) }

    /// Constant speed for `duration` seconds.
    public static func linear(duration: TimeInterval) -> Animation { classic(.linear, duration: duration) }

    /// Starts slowly; 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: 0.35) }

    /// Starts slowly; takes `duration` seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { classic(.easeIn, duration: duration) }

    /// Ends slowly; 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: 0.35) }

    /// Ends slowly; takes `duration` seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { classic(.easeOut, duration: duration) }

    /// Starts and ends slowly; 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    /// Starts and ends slowly; takes `duration` seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { classic(.easeInOut, duration: duration) }

    /// A cubic Bézier curve from (0, 0) over (p1x, p1y) and (p2x, p2y) to (1, 1). A y outside 0…1 overshoots.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        classic(.bezier(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration: duration)
    }

    /// A unit curve stretched to `duration` seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(curve: .timing(curve, duration: duration, reportsVelocity: true))
    }

    private static func classic(_ curve: UnitCurve, duration: Double) -> Animation {
        Animation(curve: .timing(curve, duration: duration, reportsVelocity: false))
    }
}
