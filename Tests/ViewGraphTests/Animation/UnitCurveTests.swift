// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite struct UnitCurveControlPointTests {
    @Test func controlPointsMakeTheNamedCurves() {
        let own = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
        #expect(own == .easeInOut)
        let overshooting = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.5, y: -0.5), endControlPoint: UnitPoint(x: 0.3, y: 1.4))
        #expect(overshooting.value(at: 0.1) < 0 && overshooting.value(at: 1) == 1)
    }
}
