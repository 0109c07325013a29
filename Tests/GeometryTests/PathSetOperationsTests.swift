// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct PathSetOperationsTests {
    let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    let shifted = Path(CGRect(x: 50, y: 50, width: 100, height: 100))

    func area(_ path: Path) -> Double { path.flattened(tolerance: 0.01).signedArea }

    @Test func twoSquares() {
        #expect(area(square.union(shifted)) == 17500)
        #expect(area(square.intersection(shifted)) == 2500)
        #expect(area(square.subtracting(shifted)) == 7500)
        #expect(area(square.symmetricDifference(shifted)) == 15000)
        #expect(square.union(shifted).elements.count == 9, "eight corners and no others")
        #expect(square.intersection(shifted).boundingRect == CGRect(x: 50, y: 50, width: 50, height: 50))
    }

    @Test func withItselfAndNothing() {
        #expect(area(square.union(square)) == 10000)
        #expect(area(square.intersection(square)) == 10000)
        #expect(square.subtracting(square).isEmpty)
        #expect(square.symmetricDifference(square).isEmpty)
        #expect(area(square.union(Path())) == 10000)
        #expect(square.intersection(Path()).isEmpty)
        #expect(Path().union(Path()).isEmpty)
    }

    @Test func sharedEdgesVanish() {
        let right = square.offsetBy(dx: 100, dy: 0)
        #expect(square.union(right).boundingRect == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(square.union(right).elements.count == 5)
        #expect(square.intersection(right).isEmpty)
        #expect(area(square.subtracting(right)) == 10000)
    }

    @Test func holes() {
        let inner = Path(CGRect(x: 25, y: 25, width: 50, height: 50))
        let ring = square.subtracting(inner)
        #expect(area(ring) == 7500)
        #expect(!ring.contains(CGPoint(x: 50, y: 50)) && !ring.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(area(ring.union(inner)) == 10000)
    }

    @Test func normalizedUsesTheRule() {
        var path = square
        path.addPath(Path(CGRect(x: 25, y: 25, width: 50, height: 50)))
        #expect(area(path.normalized()) == 7500)
        #expect(area(path.normalized(eoFill: false)) == 10000)
    }

    @Test func twoCircles() {
        // Two circles of radius 50 whose centres are 50 apart share a lens of r² (2π/3 − √3/2).
        let (a, b) = (circle(50), circle(50).offsetBy(dx: 50, dy: 0))
        let lens: Double = 2500 * (2 * Double.pi / 3 - 3.0.squareRoot() / 2)
        #expect(isClose(area(a.intersection(b)), lens, within: 3))
        #expect(isClose(area(a.union(b)), 5000 * Double.pi - lens, within: 5))
    }

    /// The reference implementation: tests each point against both paths.
    @Test(arguments: 0..<40)
    func everyPointAgrees(seed: UInt64) {
        var numbers = Numbers(seed: seed &+ 31)
        func path() -> Path {
            Path {
                if seed.isMultiple(of: 2) {
                    $0.addPath(randomCurve(&numbers, size: 100))
                    return
                }
                // Integer coordinates give touching corners, overlapping edges and spikes without area.
                for i in 0..<18 {
                    let p = numbers.point(in: 8)
                    let q = CGPoint(x: p.x.rounded() * 12, y: p.y.rounded() * 12)
                    if i.isMultiple(of: 6) { $0.move(to: q) } else { $0.addLine(to: q) }
                    if i % 6 == 5 { $0.closeSubpath() }
                }
            }
        }
        let (a, b) = (path(), path())
        let (lineA, lineB) = (a.flattened(tolerance: 0.001), b.flattened(tolerance: 0.001))
        for eoFill in [false, true] {
            let results: [(Path, (Bool, Bool) -> Bool)] = [
                (a.union(b, eoFill: eoFill), { $0 || $1 }), (a.intersection(b, eoFill: eoFill), { $0 && $1 }),
                (a.subtracting(b, eoFill: eoFill), { $0 && !$1 }),
                (a.symmetricDifference(b, eoFill: eoFill), { $0 != $1 }),
                (a.normalized(eoFill: eoFill), { inside, _ in inside }),
            ]
            for (path, rule) in results {
                let found = path.flattened(tolerance: 0.001)
                #expect(path.elements.filter { $0 == .closeSubpath }.count == found.count)
                for _ in 0..<200 {
                    let p = SIMD2<Double>(numbers.next() * 100, numbers.next() * 100)
                    guard lineA.nearest(p) > 0.01, closed(lineB, p) > 0.01, closed(lineA, p) > 0.01 else { continue }
                    func isInside(_ lines: Polylines) -> Bool {
                        let winding = lines.winding(around: p)
                        return eoFill ? !winding.isMultiple(of: 2) : winding != 0
                    }
                    // The result has winding numbers of 0 or 1 only, so that both fill rules fill the same area.
                    #expect(found.winding(around: p) == (rule(isInside(lineA), isInside(lineB)) ? 1 : 0))
                }
            }
        }
    }

    /// The distance from `p` to the outlines, including the edges that close open outlines.
    func closed(_ lines: Polylines, _ p: SIMD2<Double>) -> Double {
        var copy = lines
        copy.isClosed = lines.isClosed.map { _ in true }
        return copy.nearest(p)
    }

    @Test func lineIntersectionKeepsInnerParts() {
        let line = polyline((-50, 50), (150, 50))
        #expect(line.lineIntersection(square).description == "0 50 m 100 50 l")
        #expect(line.lineSubtraction(square).description == "-50 50 m 0 50 l 100 50 m 150 50 l")
        #expect(line.lineIntersection(Path()).isEmpty)
        #expect(line.lineSubtraction(Path()) == line)
    }

    @Test func lineOperationsOfClosedPaths() {
        let length = shifted.lineIntersection(square).flattened(tolerance: 0.01).length
        #expect(isClose(length, 100))
        #expect(shifted.lineIntersection(square).description == "50 100 m 50 50 l 100 50 l", "one piece over the start")
        let inner = Path(CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(inner.lineIntersection(square) == inner, "a whole contour stays closed")
        #expect(inner.lineSubtraction(square).isEmpty)
    }
}
