// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TestSupport
import Testing

/// Outlines of rounded rectangles are smooth at any size.
@Suite struct SmoothCornersTests {
    /// The largest permitted turn at a joint, in degrees. The two inner joints of Apple's continuous corner turn by
    /// 2.47°.
    private let most = 2.5

    /// A low-discrepancy sequence in 0..<1.
    private func part(_ n: Int, _ step: Double) -> Double { (Double(n) * step).truncatingRemainder(dividingBy: 1) }

    @Test(arguments: [RoundedCornerStyle.circular, .continuous])
    func ofEverySize(style: RoundedCornerStyle) {
        for n in 1...4000 {
            // From wide to tall rectangles, and from small radii to twice the largest that fits.
            let size = CGSize(width: 2 + 400 * part(n, 0.618_034), height: 2 + 200 * part(n, 0.754_878))
            let radius = (0.02 + part(n, 0.569_840)) * min(size.width, size.height)
            let path = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: radius, style: style)
            #expect(path.sharpestTurn < most && path.isConvex, "\(size), radius \(radius)")
        }
    }

    @Test(arguments: [RoundedCornerStyle.circular, .continuous])
    func withUnevenCorners(style: RoundedCornerStyle) {
        for n in 1...4000 {
            let size = CGSize(width: 2 + 300 * part(n, 0.618_034), height: 2 + 300 * part(n, 0.754_878))
            let side = min(size.width, size.height)
            func radius(_ step: Double) -> Double { (0.02 + part(n, step)) * side }
            let radii = RectangleCornerRadii(
                topLeading: radius(0.569_840), bottomLeading: radius(0.819_173), bottomTrailing: radius(0.671_044),
                topTrailing: radius(0.549_700))
            let path = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadii: radii, style: style)
            #expect(path.sharpestTurn < most && path.isConvex, "\(size), \(radii)")
        }
    }

    /// As the radius grows, the outline moves only inwards, without jumps.
    @Test(arguments: [20.0, 40, 62]) func grownRadiiCutMore(height: Double) {
        let bar = CGRect(x: 0, y: 0, width: 200, height: height)
        var before = Path(roundedRect: bar, cornerRadius: 0.5).area
        for radius in stride(from: 1, through: height / 2, by: 0.5) {
            let area = Path(roundedRect: bar, cornerRadius: radius).area
            #expect(area < before, "radius \(radius)")
            #expect(before - area < 2 * radius, "radius \(radius)")
            before = area
        }
    }

    /// `sharpestTurn` detects corners, and `isConvex` detects a notch.
    @Test func sharpestTurns() {
        #expect(isClose(Path(CGRect(x: 0, y: 0, width: 30, height: 10)).sharpestTurn, 90, within: 1e-6))
        #expect(Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 10)).sharpestTurn < 1e-6)
        #expect(Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 10)).isConvex)
        let notched = Path {
            $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 5, y: 2), CGPoint(x: 9, y: 9)])
        }
        #expect(!notched.isConvex)
    }
}
