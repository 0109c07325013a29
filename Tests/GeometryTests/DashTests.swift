// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct DashTests {
    let line = polyline((0, 0), (100, 0))

    /// The x ranges of the dashes of a line along x, sorted.
    func ranges(_ path: Path, _ dash: [CGFloat], phase: CGFloat = 0, cap: CGLineCap = .butt) -> [ClosedRange<Double>] {
        let lines = path.strokeOutline(
            StrokeStyle(lineWidth: 2, lineCap: cap, dash: dash, dashPhase: phase), tolerance: 0.01)
        return (0..<lines.count).map { i in
            let xs = lines[i].map(\.x)
            return xs.min()!...xs.max()!
        }.sorted { $0.lowerBound < $1.lowerBound }
    }

    func expect(_ found: [ClosedRange<Double>], _ wanted: [(Double, Double)]) {
        #expect(found.count == wanted.count, "\(found)")
        for (a, b) in zip(found, wanted) {
            #expect(
                isClose(a.lowerBound, b.0, within: 1e-6) && isClose(a.upperBound, b.1, within: 1e-6), "\(a) is not \(b)"
            )
        }
    }

    @Test func startsWithADash() {
        expect(ranges(line, [30, 20]), [(0, 30), (50, 80)])
        expect(ranges(line, [60, 20]), [(0, 60), (80, 100)])
    }

    @Test func positivePhaseMovesThePatternBack() {
        expect(ranges(line, [30, 20], phase: 10), [(0, 20), (40, 70), (90, 100)])
        expect(ranges(line, [30, 20], phase: 30), [(20, 50), (70, 100)])
        expect(ranges(line, [30, 20], phase: 45), [(5, 35), (55, 85)])
    }

    @Test func negativePhaseIsModuloThePeriod() {
        expect(ranges(line, [30, 20], phase: -10), [(10, 40), (60, 90)])
        for phase in [-60.0, 40, 90, 1040] {
            #expect(
                zip(ranges(line, [30, 20], phase: phase), ranges(line, [30, 20], phase: -10))
                    .allSatisfy { isClose($0.lowerBound, $1.lowerBound) && isClose($0.upperBound, $1.upperBound) })
        }
    }

    @Test func oddCountsRunTwice() {
        expect(ranges(line, [20]), [(0, 20), (40, 60), (80, 100)])
        expect(ranges(line, [10, 5, 20]), [(0, 10), (15, 35), (45, 50), (70, 80), (85, 100)])
    }

    @Test(arguments: [[CGFloat](), [0, 0], [-1, 3], [.nan, 2], [.infinity, 1]])
    func patternsWithoutLengthAreSolid(dash: [CGFloat]) {
        expect(ranges(line, dash), [(0, 100)])
    }

    @Test func brokenPhaseIsSolid() {
        expect(ranges(line, [3, 3], phase: .nan), [(0, 100)])
    }

    @Test func capsBelongToEveryDash() {
        expect(ranges(line, [30, 20], cap: .square), [(-1, 31), (49, 81)])
        expect(ranges(line, [30, 20], cap: .round), [(-1, 31), (49, 81)])
    }

    @Test func dashesWithoutLengthAreDots() {
        expect(ranges(line, [0, 10]), (0..<10).map { (Double($0) * 10, Double($0) * 10) })
        let dots = ranges(line, [0, 10], cap: .round)
        #expect(dots.count == 10)
        for (i, dot) in dots.enumerated() {
            #expect(
                isClose(dot.lowerBound, Double(i) * 10 - 1, within: 1e-6)
                    && isClose(dot.upperBound, Double(i) * 10 + 1, within: 1e-6))
        }
    }

    @Test func thePatternStartsAfreshOnEachSubpath() {
        var path = polyline((0, 0), (25, 0))
        path.addPath(polyline((100, 0), (125, 0)))
        expect(ranges(path, [20, 10]), [(0, 20), (100, 120)])
    }

    @Test(arguments: [[5.0, 1.4], [1, 2, 3], [0.3, 0.2]], [0.0, 3.3, -4, 17])
    func dashedAreaIsTheShareOfThePattern(dash: [Double], phase: Double) {
        // A capsule of 425 × 48 points with exactly 60 dash periods.
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 425, height: 48), cornerRadius: 24, style: .circular)
        let length = path.flattened(tolerance: 1e-5).length
        let doubled = dash.count.isMultiple(of: 2) ? dash : dash + dash
        let period = doubled.reduce(0, +)
        let scale = length / (60 * period)
        let style = StrokeStyle(lineWidth: 7, dash: dash.map { $0 * scale }, dashPhase: phase)
        let lines = path.strokeOutline(style, tolerance: 1e-3)
        let on = stride(from: 0, to: doubled.count, by: 2).map { doubled[$0] }.reduce(0, +)
        let area = length * 7 * on / period
        #expect(isClose(abs(lines.signedArea), area, within: area * 1e-3))
        #expect(isClose(lines.coveredArea(rows: 5000), area, within: area * 2e-3), "nothing is covered twice")
        #expect(lines.count == 60 * doubled.count / 2)
    }

    /// The reference implementation: the covered part of a dashed line is the sum of its trimmed pieces.
    @Test(arguments: 0..<12)
    func equalsTrimmedPieces(seed: UInt64) {
        var numbers = Numbers(seed: seed &+ 77)
        let path = randomCurve(&numbers, size: 100)
        let length = path.flattened(tolerance: 1e-5).length
        let (on, off, phase) = (3 + numbers.next() * 20, 3 + numbers.next() * 10, numbers.next() * 60 - 30)
        let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
        var dashed = style
        dashed.dash = [on, off]
        dashed.dashPhase = phase
        var pieces = Polylines()
        var start = -phase
        while start > 0 { start -= on + off }
        while start < length {
            if start + on > 0 {
                let piece = path.trimmedPath(from: start / length, to: (start + on) / length)
                    .strokeOutline(style, tolerance: 0.01)
                pieces.starts += piece.starts.map { $0 + pieces.points.count }
                pieces.points += piece.points
                pieces.isClosed += piece.isClosed
            }
            start += on + off
        }
        let lines = path.strokeOutline(dashed, tolerance: 0.01)
        for _ in 0..<2000 {
            let p = SIMD2<Double>(numbers.next() * 100, numbers.next() * 100)
            if (lines.winding(around: p) != 0) != (pieces.winding(around: p) != 0) {
                #expect(lines.nearest(p) < 0.1, "at \(p)")
            }
        }
    }

    // MARK: Closed subpaths

    @Test func aDashOverTheStartIsOnePiece() {
        // The perimeter is 400. The last dash starts at 390, and the first one ends at 10: together they form a mitered
        // corner without caps.
        let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        let lines = square.strokeOutline(
            StrokeStyle(lineWidth: 10, dash: [20, 20], dashPhase: 10), tolerance: 0.01)
        #expect(lines.count == 10)
        #expect(lines.winding(around: SIMD2(-4, -4)) == 1, "the corner is filled")
        // A corner consists of two legs of 5 × 10 and a miter square of 10 × 10. Six more dashes of 20 × 10 lie on the
        // edges.
        let corner = 2.0 * 5 * 10 + 100
        #expect(isClose(lines.coveredArea(rows: 1100), 4 * corner + 6 * 200, within: 1e-6))
    }

    @Test func aDashThatEndsAtTheStartLeavesTheCornerOpen() {
        let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        let lines = square.strokeOutline(
            StrokeStyle(lineWidth: 10, dash: [30, 20], dashPhase: 0), tolerance: 0.01)
        #expect(lines.count == 8)
        #expect(lines.winding(around: SIMD2(-4, -4)) == 0, "a gap runs home, so the first dash has a cap")
    }

    @Test func aDashLongerThanTheSubpathIsARing() {
        let solid = circle(50).strokeOutline(StrokeStyle(lineWidth: 10), tolerance: 0.01)
        let dashed = circle(50).strokeOutline(StrokeStyle(lineWidth: 10, dash: [1000, 3]), tolerance: 0.01)
        #expect(solid == dashed)
    }

    @Test func aGapLongerThanTheSubpathIsNothing() {
        #expect(circle(50).strokeOutline(StrokeStyle(dash: [3, 1000], dashPhase: 5), tolerance: 0.01).count == 0)
    }

    @Test func roundedRectangleDashesStartMidRightGoingDown() {
        // Measured in SwiftUI: the first dash begins at the middle of the right edge and runs down for 5 points.
        let rect = CGRect(x: 0, y: 0, width: 230, height: 94)
        let lines = Path(roundedRect: rect, cornerRadius: 10, style: .circular)
            .strokeOutline(StrokeStyle(lineWidth: 2, dash: [5, 3]), tolerance: 0.01)
        let right = (0..<lines.count).map { Array(lines[$0]) }.filter { $0.contains { $0.x > 230.5 } }
        let firsts = right.map { piece in (piece.map(\.y).min()!, piece.map(\.y).max()!) }
        #expect(firsts.contains { isClose($0.0, 55, within: 1e-9) && isClose($0.1, 60, within: 1e-9) })
        #expect(firsts.contains { $0.1 >= 52 && $0.0 <= 47 })
    }

    @Test func aMillionDashesBecomeSolid() {
        let solid = line.strokeOutline(StrokeStyle(lineWidth: 2), tolerance: 0.01)
        #expect(line.strokeOutline(StrokeStyle(lineWidth: 2, dash: [1e-9, 1e-9]), tolerance: 0.01) == solid)
        #expect(line.strokeOutline(StrokeStyle(lineWidth: 2, dash: [1e-300]), tolerance: 0.01) == solid)
    }

    /// The limit is on memory, so round caps, which have many points, allow fewer dashes.
    @Test func roundCapsCountByTheirPoints() {
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 1_000_000, y: 0))
        let round = StrokeStyle(lineWidth: 200, lineCap: .round, dash: [1, 1])
        let solid = StrokeStyle(lineWidth: 200, lineCap: .round)
        #expect(line.strokeOutline(round, tolerance: 0.001) == line.strokeOutline(solid, tolerance: 0.001))
        let butt = StrokeStyle(lineWidth: 200, dash: [1, 1])
        #expect(line.strokeOutline(butt, tolerance: 0.001).count > 400_000)
    }
}
