// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TestSupport
import Testing

/// The clip of a continuous capsule.
@Suite struct ContinuousCapsuleTests {
    /// It lies within the capsule of half circles, touches the rectangle in the middle of its ends, and is convex.
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

    /// A switch of iOS 18 has these insets from its left edge at these distances from its middle.
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
