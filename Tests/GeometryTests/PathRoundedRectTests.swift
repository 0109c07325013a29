// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct PathRoundedRectTests {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test(arguments: [RoundedCornerStyle.circular, .continuous])
    func radiusZeroIsTheRectangle(style: RoundedCornerStyle) {
        #expect(Path(roundedRect: square, cornerRadius: 0, style: style) == Path(square))
        #expect(Path(roundedRect: square, cornerRadius: -5, style: style) == Path(square))
        #expect(Path(roundedRect: square, cornerRadii: RectangleCornerRadii(), style: style) == Path(square))
    }

    @Test(arguments: [RoundedCornerStyle.circular, .continuous])
    func equalRadiiAreOneRadius(style: RoundedCornerStyle) {
        let radii = RectangleCornerRadii(topLeading: 9, bottomLeading: 9, bottomTrailing: 9, topTrailing: 9)
        #expect(
            Path(roundedRect: square, cornerRadii: radii, style: style)
                == Path(roundedRect: square, cornerRadius: 9, style: style))
    }

    @Test func continuousIsTheDefault() {
        #expect(
            Path(roundedRect: square, cornerRadius: 9) == Path(roundedRect: square, cornerRadius: 9, style: .continuous)
        )
    }

    @Test(arguments: [RoundedCornerStyle.circular, .continuous])
    func startsInTheMiddleOfTheRightEdgeAndRunsDown(style: RoundedCornerStyle) {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 100), cornerRadius: 10, style: style)
        #expect(path.elements.first == .move(to: CGPoint(x: 200, y: 50)))
        #expect(path.flattened(tolerance: 0.1).signedArea > 0, "clockwise")
        guard case .line(let first) = path.elements[1] else {
            Issue.record("no line")
            return
        }
        #expect(first.x == 200 && first.y > 50)
        let radii = RectangleCornerRadii(bottomTrailing: 30, topTrailing: 10)
        let uneven = Path(roundedRect: square, cornerRadii: radii, style: .circular)
        #expect(uneven.elements.first == .move(to: CGPoint(x: 100, y: 40)), "midway between the corners")
    }

    @Test func circularAreaAndLength() {
        let lines = Path(roundedRect: square, cornerRadius: 20, style: .circular).flattened(tolerance: 1e-4)
        #expect(isClose(lines.signedArea, 10000 - (4 - .pi) * 400, within: 0.5))
        #expect(isClose(lines.length, 400 - 160 + 40 * .pi, within: 0.05))
    }

    @Test func circularCornerUsesKappa() {
        let path = Path(roundedRect: square, cornerRadius: 20, style: .circular)
        #expect(path.elements[1] == .line(to: CGPoint(x: 100, y: 80)))
        guard case .curve(let end, let c1, let c2) = path.elements[2] else {
            Issue.record("no curve")
            return
        }
        #expect(isClose(end, CGPoint(x: 80, y: 100)))
        #expect(isClose(c1, CGPoint(x: 100, y: 100 - 0.44771525 * 20), within: 1e-6))
        #expect(isClose(c2, CGPoint(x: 100 - 0.44771525 * 20, y: 100), within: 1e-6))
    }

    @Test func continuousSampleOfRadiusTwenty() {
        let path = Path(roundedRect: square, cornerRadius: 20, style: .continuous)
        // A point's distances from the bottom right vertex of the rectangle.
        func inset(_ p: CGPoint) -> (Double, Double) { (100 - p.x, 100 - p.y) }
        func expect(_ p: CGPoint, _ x: Double, _ y: Double) {
            #expect(isClose(inset(p).0, x, within: 1e-4) && isClose(inset(p).1, y, within: 1e-4), "\(p)")
        }
        guard case .line(let lead) = path.elements[1],
            case .curve(let a, let a1, let a2) = path.elements[2],
            case .curve(let b, let b1, let b2) = path.elements[3],
            case .curve(let c, let c1, let c2) = path.elements[4]
        else {
            Issue.record("other elements")
            return
        }
        expect(lead, 0, 30.5733)
        expect(a1, 0, 21.7698586)
        expect(a2, 0, 17.3681388)
        expect(a, 1.49823, 12.62988)
        expect(b1, 3.3812, 7.45648)
        expect(b2, 7.45648, 3.3812)
        expect(b, 12.62988, 1.49823)
        expect(c1, 17.3681388, 0)
        expect(c2, 21.7698586, 0)
        expect(c, 30.5733, 0)
        // The middle of the corner is on the diagonal.
        let middle = Path {
            $0.move(to: a); $0.addCurve(to: b, control1: b1, control2: b2)
        }
        .trimmedPath(from: 0, to: 0.5).currentPoint!
        expect(middle, 0.2915072 * 20, 0.2915072 * 20)
    }

    @Test func continuousCornersThatDoNotFitAreCircular() {
        // A continuous corner of radius r takes 1.528665 r from an edge; half of this edge is 17 points. Radius 8 fits.
        // Radius 12 does not, so the corner is circular, as on Apple's renders.
        let knob = CGRect(x: 0, y: 0, width: 34, height: 34)
        for radius in [12.0, 16, 20] {
            #expect(
                Path(roundedRect: knob, cornerRadius: radius, style: .continuous)
                    == Path(roundedRect: knob, cornerRadius: radius, style: .circular))
        }
        #expect(
            Path(roundedRect: knob, cornerRadius: 8, style: .continuous)
                != Path(roundedRect: knob, cornerRadius: 8, style: .circular))
    }

    /// Measured on a bar of 430 × 62⅔ points with a radius of 48, which is limited to half of the height. The straight
    /// part of the top begins 1.5287 half heights from the left edge.
    @Test func aContinuousCornerReachesAlongTheEdgeThatHasRoom() {
        let bar = CGRect(x: 0, y: 0, width: 430, height: 188.0 / 3)
        let half = bar.height / 2
        let (path, circular) = (
            Path(roundedRect: bar, cornerRadius: 48, style: .continuous),
            Path(roundedRect: bar, cornerRadius: 48, style: .circular)
        )
        /// The distance of the outline from the bar's top at `x` points from its left edge.
        func depth(_ path: Path, _ x: CGFloat) -> CGFloat {
            stride(from: CGFloat(0), through: half, by: 0.01).first { path.contains(CGPoint(x: x, y: $0)) } ?? half
        }
        for (x, reference) in [(8.167, 10.24), (16.167, 4.01), (24.167, 1.3), (32.167, 0.31)] as [(CGFloat, CGFloat)] {
            #expect(abs(depth(path, x) - reference) < 0.1)
        }
        #expect(depth(path, 35) > 0.1 && depth(circular, 35) < 0.02)
        // The ends are not higher than the bar, and the outline is symmetric.
        #expect(path.boundingRect == bar)
        #expect(
            abs(
                depth(path, 16)
                    - depth(path.applying(CGAffineTransform(scaleX: -1, y: 1).translatedBy(x: -430, y: 0)), 16)) < 1e-6)
    }

    @Test func largeRadiiAreHalfTheShorterSide() {
        let wide = CGRect(x: 0, y: 0, width: 425, height: 48)
        for style in [RoundedCornerStyle.circular, .continuous] {
            #expect(
                Path(roundedRect: wide, cornerRadius: 1000, style: style)
                    == Path(roundedRect: wide, cornerRadius: 24, style: style))
        }
        let radii = RectangleCornerRadii(topLeading: 60, bottomTrailing: 60)
        let cut = RectangleCornerRadii(topLeading: 24, bottomTrailing: 24)
        #expect(Path(roundedRect: wide, cornerRadii: radii) == Path(roundedRect: wide, cornerRadii: cut))
    }

    @Test(arguments: [
        (425.0, 48.0, 904.796), (352, 100, 818.159), (258, 48, 570.796), (32, 125, 286.531), (28, 180, 391.965),
        (380, 48, 814.796),
    ])
    func capsulePerimeters(width: Double, height: Double, perimeter: Double) {
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        let path = Path(roundedRect: rect, cornerRadius: min(width, height) / 2, style: .circular)
        #expect(isClose(path.flattened(tolerance: 1e-4).length, perimeter, within: 0.0003 * perimeter))
        #expect(
            path.elements.first == .move(to: CGPoint(x: width, y: height / 2)), "starts at the right end's middle")
    }

    @Test func onlyNamedCornersAreRound() {
        let path = Path(roundedRect: square, cornerRadii: RectangleCornerRadii(topLeading: 20), style: .circular)
        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        for corner in [CGPoint(x: 98, y: 2), CGPoint(x: 98, y: 98), CGPoint(x: 2, y: 98)] {
            #expect(path.contains(corner))
        }
        let bottomLeading = Path(roundedRect: square, cornerRadii: RectangleCornerRadii(bottomLeading: 20))
        #expect(!bottomLeading.contains(CGPoint(x: 2, y: 98)) && bottomLeading.contains(CGPoint(x: 2, y: 2)))
    }

    @Test func ellipticalCorners() {
        let path = Path(roundedRect: square, cornerSize: CGSize(width: 40, height: 10), style: .circular)
        #expect(isClose(path.flattened(tolerance: 1e-4).signedArea, 10000 - (4 - .pi) * 400, within: 0.6))
    }

    @Test(arguments: [RoundedCornerStyle.circular, .continuous])
    func anInfiniteRadiusIsHalfOfTheShorterEdge(style: RoundedCornerStyle) {
        for rect in [CGRect(x: 3, y: 5, width: 60, height: 30), CGRect(x: 0, y: 0, width: 30, height: 60), square] {
            let half = min(rect.width, rect.height) / 2
            let capsule = Path(roundedRect: rect, cornerRadius: half, style: style)
            for radius in [CGFloat.infinity, .greatestFiniteMagnitude, 1e9] {
                let path = Path(roundedRect: rect, cornerRadius: radius, style: style)
                #expect(areEndsClose(path, capsule, within: 1e-6))
                #expect(isClose(path.boundingRect, rect, within: 1e-6))
                #expect(!path.contains(CGPoint(x: rect.minX + 2, y: rect.minY + 2)))
                let even = RectangleCornerRadii(
                    topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
                #expect(Path(roundedRect: rect, cornerRadii: even, style: style) == capsule)
            }
        }
        let one = Path(roundedRect: square, cornerRadii: RectangleCornerRadii(topLeading: .infinity), style: style)
        #expect(one == Path(roundedRect: square, cornerRadii: RectangleCornerRadii(topLeading: 50), style: style))
    }

    @Test(arguments: [RoundedCornerStyle.circular, .continuous])
    func radiiThatAreNoLengthsAreZero(style: RoundedCornerStyle) {
        for radius in [CGFloat.nan, -1, -CGFloat.infinity] {
            #expect(Path(roundedRect: square, cornerRadius: radius, style: style) == Path(square))
            let radii = RectangleCornerRadii(topLeading: radius, bottomLeading: radius)
            #expect(Path(roundedRect: square, cornerRadii: radii, style: style) == Path(square))
        }
    }
}
