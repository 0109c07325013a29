// SPDX-License-Identifier: MIT

import Geometry
import Motion

extension UnitCurve {
    /// A cubic Bézier curve from (0, 0) over the two control points to (1, 1).
    ///
    /// The x of the control points is clamped to 0…1, so that every progress has one answer; their y is free, so that
    /// a curve may overshoot.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        bezier(
            x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)
    }
}
