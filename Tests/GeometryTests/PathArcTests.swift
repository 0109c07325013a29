// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct PathArcTests {
    let center = CGPoint(x: 50, y: 50)

    func arc(_ from: Double, _ to: Double, clockwise: Bool) -> Path {
        Path {
            $0.addArc(
                center: center, radius: 40, startAngle: .degrees(from), endAngle: .degrees(to), clockwise: clockwise)
        }
    }

    @Test func sampleQuarter() {
        let short = arc(0, 90, clockwise: false)
        #expect(short.elements.first == .move(to: CGPoint(x: 90, y: 50)))
        #expect(isClose(short.currentPoint!, CGPoint(x: 50, y: 90)))
        #expect(short.contains(CGPoint(x: 75, y: 75)), "through the lower right")
        let long = arc(0, 90, clockwise: true)
        #expect(isClose(long.currentPoint!, CGPoint(x: 50, y: 90)))
        #expect(isClose(long.boundingRect, CGRect(x: 10, y: 10, width: 80, height: 80), within: 0.02), "over the top")
    }

    /// Compares the arc's length with that of the expected angle. Arguments: start, end, direction, angle in degrees.
    @Test(arguments: [
        (0.0, 90.0, false, 90.0), (0, 90, true, 270), (90, 0, false, 270), (90, 0, true, 90), (0, 360, false, 360),
        (0, 360, true, 360), (360, 0, false, 360), (-90, 270, false, 360), (0, 720, false, 360), (0, 450, true, 270),
        (0, -450, false, 270), (10, 10, false, 0), (350, 10, false, 20), (0, 1, true, 359), (0, -1, true, 1),
    ])
    func sweeps(from: Double, to: Double, clockwise: Bool, degrees: Double) {
        let length = arc(from, to, clockwise: clockwise).flattened(tolerance: 1e-5).length
        #expect(isClose(length, degrees * .pi / 180 * 40, within: 0.05))
    }

    @Test func everyPointLiesOnTheCircle() {
        for p in arc(17, 333, clockwise: false).flattened(tolerance: 0.001).points {
            #expect(abs(distance(p, SIMD2(50, 50)) - 40) < 40 * 0.00028)
        }
    }

    @Test func aLineJoinsTheCurrentPoint() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(center: center, radius: 40, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(path.elements[1] == .line(to: CGPoint(x: 90, y: 50)))
    }

    @Test func relativeArcs() {
        func length(_ delta: Double) -> Double {
            Path { $0.addRelativeArc(center: center, radius: 40, startAngle: .zero, delta: .degrees(delta)) }
                .flattened(tolerance: 1e-5).length
        }
        #expect(isClose(length(90), 20 * .pi, within: 0.02))
        #expect(isClose(length(-90), 20 * .pi, within: 0.02))
        #expect(isClose(length(720), 160 * .pi, within: 0.2), "more than one turn is drawn")
        let path = Path { $0.addRelativeArc(center: center, radius: 40, startAngle: .zero, delta: .degrees(90)) }
        #expect(isClose(path.currentPoint!, CGPoint(x: 50, y: 90)), "clockwise on screen")
    }

    @Test func hugeAndBrokenAnglesEnd() {
        _ = arc(0, 1e300, clockwise: true)
        #expect(arc(0, .infinity, clockwise: false).isEmpty)
        #expect(arc(.nan, 0, clockwise: false).isEmpty)
        let path = Path { $0.addRelativeArc(center: center, radius: 1, startAngle: .zero, delta: .radians(1e200)) }
        #expect(path.elements.count < 5000)
    }

    @Test func tangentArcRoundsACorner() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(path.elements.count == 3)
        guard case .line(let touch) = path.elements[1] else {
            Issue.record("no line")
            return
        }
        #expect(isClose(touch, CGPoint(x: 6, y: 0)))
        #expect(isClose(path.currentPoint!, CGPoint(x: 10, y: 4)))
        for p in path.flattened(tolerance: 0.001).points.dropFirst() {
            #expect(abs(distance(p, SIMD2(6, 4)) - 4) < 0.002)
        }
    }

    @Test func tangentArcTurnsEitherWay() {
        for (end, center) in [(CGPoint(x: 3, y: 9), 1.0), (CGPoint(x: 3, y: -9), -1.0)] {
            var path = Path()
            path.move(to: .zero)
            path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: 2)
            let points = path.flattened(tolerance: 0.001).points.dropFirst()
            #expect(points.allSatisfy { $0.y * center >= -1e-9 && $0.y * center <= 4 + 1e-9 })
            // The arc ends on the second leg, the line from (10, 0) to `end`.
            let last = points.last!
            #expect(segmentDistance(last, SIMD2(10, 0), SIMD2(end.x, end.y)) < 1e-9)
        }
    }

    @Test func tangentArcWithoutACornerIsALine() {
        for end in [CGPoint(x: 20, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: -3, y: 0)] {
            var path = Path()
            path.move(to: .zero)
            path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: 2)
            #expect(path == polyline((0, 0), (10, 0)))
        }
        var path = Path()
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 2)
        #expect(path.isEmpty)
    }
}
