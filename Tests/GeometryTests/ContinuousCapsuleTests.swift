// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TestSupport
import Testing

/// The clip of a continuous capsule.
@Suite struct ContinuousCapsuleTests {
    /// The continuous capsule lies within the capsule with half circles, touches the rectangle on all sides, and is
    /// convex.
    @Test(arguments: [CGSize(width: 51, height: 31), CGSize(width: 31, height: 51), CGSize(width: 300, height: 10)])
    func itIsACapsuleWithFlatterCorners(size: CGSize) {
        let rect = CGRect(origin: CGPoint(x: 3, y: 5), size: size)
        let (path, round) = (
            Path(continuousCapsuleIn: rect), Path(roundedRect: rect, cornerRadius: 1000, style: .circular)
        )
        #expect(isClose(path.boundingRect, rect, within: 1e-9))
        #expect(path.isConvex)
        #expect(abs(path.area) < abs(round.area) && abs(path.area) > 0.98 * abs(round.area))
    }

    /// The insets of a switch's left end on iOS 18. Each is measured at a distance from the switch's middle, in points.
    @Test(arguments: [(1.33, 0.18), (2.33, 0.35), (4.33, 0.76), (6.33, 1.40), (9.33, 3.10), (12.33, 6.08)])
    func aSwitchHasTheOutlineOfApples(distance: Double, inset: Double) {
        let path = Path(continuousCapsuleIn: CGRect(x: 0, y: 0, width: 51, height: 31))
        let y = 15.5 - distance
        #expect(!path.contains(CGPoint(x: inset - 0.2, y: y)))
        #expect(path.contains(CGPoint(x: inset + 0.2, y: y)))
    }

    @Test func aSquareIsACircle() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(isClose(Path(continuousCapsuleIn: rect).area, Path(ellipseIn: rect).area, within: 0.01))
    }
}
