// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

extension UnitCurve {
    /// Clamps the x of both control points to 0…1, so that the curve is a function of progress. The y is not clamped: a
    /// curve may overshoot.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        bezier(
            x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)
    }
}
