// SPDX-License-Identifier: MIT

import Foundation

extension Animation {
    public static var linear: Animation { linear(duration: 0.35) }

    public static func linear(duration: TimeInterval) -> Animation { classic(.linear, duration: duration) }

    public static var easeIn: Animation { easeIn(duration: 0.35) }

    public static func easeIn(duration: TimeInterval) -> Animation { classic(.easeIn, duration: duration) }

    public static var easeOut: Animation { easeOut(duration: 0.35) }

    public static func easeOut(duration: TimeInterval) -> Animation { classic(.easeOut, duration: duration) }

    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    public static func easeInOut(duration: TimeInterval) -> Animation { classic(.easeInOut, duration: duration) }

    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        classic(.bezier(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration: duration)
    }

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(curve: .timing(curve, duration: duration, reportsVelocity: true))
    }

    private static func classic(_ curve: UnitCurve, duration: Double) -> Animation {
        Animation(curve: .timing(curve, duration: duration, reportsVelocity: false))
    }
}
