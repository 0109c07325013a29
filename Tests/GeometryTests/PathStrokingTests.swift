// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct PathStrokingTests {
    func outline(_ path: Path, _ style: StrokeStyle, _ tolerance: Double = 0.01) -> Polylines {
        path.strokeOutline(style, tolerance: tolerance)
    }

    // MARK: Lines

    @Test func aLineIsARectangle() {
        let lines = outline(polyline((0, 0), (100, 0)), StrokeStyle(lineWidth: 10))
        #expect(lines.count == 1)
        #expect(Set(lines.points) == [SIMD2(0, -5), SIMD2(0, 5), SIMD2(100, -5), SIMD2(100, 5)])
    }

    @Test func capsReachOutByHalfTheWidth() {
        let line = polyline((0, 0), (100, 0))
        let square = outline(line, StrokeStyle(lineWidth: 10, lineCap: .square))
        #expect(square.box.low == SIMD2(-5, -5) && square.box.high == SIMD2(105, 5))
        #expect(isClose(abs(square.signedArea), 1100))
        let round = outline(line, StrokeStyle(lineWidth: 10, lineCap: .round), 1e-4)
        #expect(isClose(round.box.low.x, -5, within: 1e-3) && isClose(round.box.high.x, 105, within: 1e-3))
        #expect(isClose(abs(round.signedArea), 1000 + 25 * .pi, within: 0.02))
    }

    @Test func noWidthDrawsNothing() {
        for width in [0, -3, Double.nan, .infinity] {
            #expect(outline(polyline((0, 0), (100, 0)), StrokeStyle(lineWidth: width)).count == 0)
        }
    }

    @Test(arguments: [CGLineCap.butt, .round, .square])
    func dots(cap: CGLineCap) {
        let style = StrokeStyle(lineWidth: 10, lineCap: cap)
        for path in [polyline((3, 4), (3, 4)), polyline((3, 4), closed: true), polyline((3, 4), (3, 4), closed: true)] {
            let lines = outline(path, style, 1e-4)
            switch cap {
            case .butt: #expect(lines.count == 0)
            case .square:
                #expect(lines.box.low == SIMD2(-2, -1) && lines.box.high == SIMD2(8, 9))
                #expect(isClose(abs(lines.signedArea), 100))
            case .round:
                #expect(isClose(abs(lines.signedArea), 25 * .pi, within: 0.02))
                #expect(lines.points.allSatisfy { isClose(distance($0, SIMD2(3, 4)), 5) })
            }
        }
        #expect(outline(Path { $0.move(to: .zero) }, style).count == 0, "a lone move is no dot")
    }

    @Test func coincidentPointsDoNotMatter() {
        let plain = polyline((0, 0), (50, 0), (50, 50))
        let doubled = polyline((0, 0), (0, 0), (50, 0), (50, 0), (50, 1e-9), (50, 50), (50, 50))
        let style = StrokeStyle(lineWidth: 8)
        #expect(isClose(outline(plain, style).coveredArea(), outline(doubled, style).coveredArea(), within: 1e-3))
        #expect(outline(doubled, style).points.count == outline(plain, style).points.count)
    }

    // MARK: Joins

    @Test func joinsOfARightAngle() {
        let path = polyline((0, 0), (50, 0), (50, 50))
        func area(_ join: CGLineJoin, limit: Double = 10) -> Double {
            outline(path, StrokeStyle(lineWidth: 10, lineJoin: join, miterLimit: limit), 1e-4).coveredArea(rows: 5500)
        }
        let legs = 2.0 * 50 * 10 - 25
        #expect(isClose(area(.miter), legs + 25, within: 0.1))
        #expect(isClose(area(.bevel), legs + 12.5, within: 0.1))
        #expect(isClose(area(.round), legs + 25 * .pi / 4, within: 0.1))
        // The miter of a right angle is √2 widths long.
        #expect(isClose(area(.miter, limit: 1.5), legs + 25, within: 0.1))
        #expect(isClose(area(.miter, limit: 1.4), legs + 12.5, within: 0.1))
    }

    @Test(arguments: [(11.5, true), (11.4, false)])
    func miterLimitTenFallsAtElevenAndAHalfDegrees(degrees: Double, isMiter: Bool) {
        let angle = degrees * .pi / 180
        let path = polyline((100, 0), (0, 0), (100 * cos(angle), 100 * sin(angle)))
        let reach = -outline(path, StrokeStyle(lineWidth: 2)).box.low.x
        #expect(isMiter ? reach > 9 : reach < 1.1)
    }

    @Test func closedRingsHaveAJoinAtTheStart() {
        let closed = outline(polyline((0, 0), (100, 0), (100, 100), (0, 100), closed: true), StrokeStyle(lineWidth: 10))
        #expect(closed.count == 2)
        let ring: Double = 110 * 110 - 90 * 90
        #expect(isClose(closed.coveredArea(rows: 1100), ring, within: 1e-6))
        #expect(isClose(abs(closed.signedArea), ring, within: 1e-9), "no doubled area")
        let open = outline(polyline((0, 0), (100, 0), (100, 100), (0, 100), (0, 0)), StrokeStyle(lineWidth: 10))
        #expect(isClose(open.coveredArea(rows: 1100), ring - 25, within: 1e-6), "two caps, a notch")
    }

    @Test func doublingBack() {
        let path = polyline((0, 0), (100, 0), (50, 0))
        #expect(isClose(outline(path, StrokeStyle(lineWidth: 10)).coveredArea(), 1000, within: 1e-6))
        let round = outline(path, StrokeStyle(lineWidth: 10, lineJoin: .round), 1e-4)
        #expect(isClose(round.coveredArea(), 1000 + 12.5 * .pi, within: 0.1))
    }

    // MARK: Curves

    @Test(arguments: [CGLineJoin.miter, .round, .bevel])
    func ringArea(join: CGLineJoin) {
        let lines = outline(circle(50), StrokeStyle(lineWidth: 10, lineJoin: join), 1e-3)
        #expect(isClose(abs(lines.signedArea), .pi * 1000, within: 1.2))
        #expect(isClose(lines.coveredArea(), .pi * 1000, within: 1.2))
    }

    @Test func areaIsLengthTimesWidth() {
        // A stroke has exactly the area length × width if the curve is smooth and its radius is larger than half the
        // width.
        let path = Path("0 0 m 100 0 100 100 200 100 c 300 100 300 200 400 0 c")!
        let length = path.flattened(tolerance: 1e-5).length
        let lines = outline(path, StrokeStyle(lineWidth: 6), 1e-3)
        #expect(isClose(lines.coveredArea(rows: 8000), length * 6, within: 3))
    }

    @Test func outlineOfASmoothCurveHasOnePointASideAndVertex() {
        let lines = outline(circle(50), StrokeStyle(lineWidth: 10), 0.1)
        let flat = circle(50).flattened(tolerance: 0.05)
        #expect(lines.points.count == 2 * flat.points.count)
        #expect(
            lines.points.allSatisfy {
                let r = distance($0, .zero)
                return abs(r - 55) < 0.12 || abs(r - 45) < 0.12
            })
    }

    /// The reference implementation of round strokes: a point is covered if its distance to the curve is at most half
    /// the width.
    @Test(arguments: 0..<40)
    func strokesCoverPointsNearTheCurve(seed: UInt64) {
        var numbers = Numbers(seed: seed)
        // Cusps, loops, and curves much tighter than the pen.
        let path = randomCurve(&numbers, size: seed.isMultiple(of: 2) ? 100 : 15)
        let width = 4 + numbers.next() * 40
        let isClosed = seed.isMultiple(of: 3)
        let line =
            isClosed
            ? Path {
                $0.addPath(path); $0.closeSubpath()
            } : path
        let lines = outline(line, StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round), 0.05)
        let flat = line.flattened(tolerance: 0.001)
        for _ in 0..<1500 {
            let p = SIMD2<Double>(numbers.next() * 180 - 40, numbers.next() * 180 - 40)
            let away = flat.nearest(p) - width / 2
            let winding = lines.winding(around: p)
            if away < -0.06 { #expect(winding > 0, "hole at \(p)") }
            if away > 0.06 { #expect(winding == 0, "spill at \(p)") }
        }
    }

    /// Winding numbers of a butt stroke are never negative, and near the line never 0.
    @Test(arguments: 0..<40)
    func neverNegativeWinding(seed: UInt64) {
        var numbers = Numbers(seed: seed &+ 1000)
        let path = Path {
            $0.addPath(randomCurve(&numbers, size: 40))
            for _ in 0..<5 { $0.addLine(to: numbers.point(in: 40)) }
            if seed.isMultiple(of: 2) { $0.closeSubpath() }
        }
        let dash: [CGFloat] = seed.isMultiple(of: 3) ? [7, 2] : []
        for join in [CGLineJoin.miter, .bevel, .round] {
            let width = 2 + numbers.next() * 20
            let lines = outline(path, StrokeStyle(lineWidth: width, lineJoin: join, dash: dash), 0.05)
            for _ in 0..<800 {
                let p = SIMD2<Double>(numbers.next() * 80 - 20, numbers.next() * 80 - 20)
                #expect(lines.winding(around: p) >= 0)
            }
        }
    }

    @Test func strokedPathIsTheOutline() {
        let path = polyline((0, 0), (100, 0)).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(path.boundingRect == CGRect(x: 0, y: -5, width: 100, height: 10))
        #expect(path.contains(CGPoint(x: 50, y: 4)))
        let ring = circle(50).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(!ring.contains(.zero) && ring.contains(CGPoint(x: 0, y: 50)))
    }

    @Test func absurdWidthsStaySmall() {
        #expect(
            outline(polyline((0, 0), (1, 1)), StrokeStyle(lineWidth: 1e12, lineCap: .round), 1e-6).points.count < 10000)
    }
}
