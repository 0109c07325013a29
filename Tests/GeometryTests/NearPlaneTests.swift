// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing

@Suite struct NearPlaneTests {
    /// W = 1 − x/100: the eye is at x = 100.
    var map: ProjectionTransform {
        var m = ProjectionTransform()
        m.m13 = -0.01
        return m
    }

    @Test func aSquareAcrossThePlaneStaysOnePolygon() {
        let lines = Path(CGRect(x: 0, y: -10, width: 200, height: 20)).flattened(tolerance: 0.1, transform: map)
        #expect(lines.count == 1)
        #expect(lines.points.count == 4)
        #expect(lines.points.allSatisfy { $0.x >= 0 }, "nothing is mirrored")
        #expect(lines.points.contains { $0.x > 1e4 })
        // Two points in front of the eye: one inside of the path, one outside.
        #expect(lines.winding(around: SIMD2(50, 5)) == 1)
        #expect(lines.winding(around: SIMD2(50, 200)) == 0)
    }

    @Test func contentBehindTheEyeIsRemoved() {
        #expect(Path(CGRect(x: 150, y: 0, width: 10, height: 10)).flattened(tolerance: 0.1, transform: map).count == 0)
        #expect(map.bounds(of: CGRect(x: 150, y: 0, width: 10, height: 10)).isNull)
    }

    @Test func coverageEqualsTheInverseMap() {
        var numbers = Numbers(seed: 5)
        for _ in 0..<20 {
            let path = Path {
                $0.addPath(
                    randomCurve(&numbers, size: 1), transform: CGAffineTransform(200, 0, 0, 100, -20, -50))
                $0.closeSubpath()
            }
            let seen = path.flattened(tolerance: 0.01, transform: map)
            let flat = path.flattened(tolerance: 0.001)
            let back = map.inverted()
            for _ in 0..<50 {
                let p = CGPoint(x: numbers.next() * 300, y: numbers.next() * 200 - 100)
                let source = p.applying(back)
                let s = SIMD2<Double>(source.x, source.y)
                guard source.x < 99, flat.nearest(s) > 0.1, seen.nearest(SIMD2(p.x, p.y)) > 0.1 else { continue }
                #expect(seen.winding(around: SIMD2(p.x, p.y)) == flat.winding(around: s))
            }
        }
    }

    @Test func openLinesFallIntoPieces() {
        let path = polyline((0, 0), (150, 0), (150, 20), (0, 20), (0, 30))
        let pieces = path.flattened(tolerance: 0.1, transform: map, clipping: .line)
        #expect(pieces.count == 2)
        #expect(pieces.isClosed == [false, false])
        #expect(pieces[0].count == 2 && pieces[1].count == 3)
    }

    @Test func closedLinesOpenAtTheCut() {
        let path = polyline((0, 0), (150, 0), (150, 20), (0, 20), closed: true)
        let pieces = path.flattened(tolerance: 0.1, transform: map, clipping: .line)
        #expect(pieces.count == 1)
        #expect(pieces.isClosed == [false])
        #expect(pieces[0].count == 4)
        let whole = polyline((0, 0), (50, 0), (50, 20), closed: true)
        #expect(whole.flattened(tolerance: 0.1, transform: map, clipping: .line).isClosed == [true])
    }

    @Test func anEdgeOnPlaneHasNoArea() {
        let map = ProjectionTransform.rotation3D(
            angle: .degrees(90), axis: (0, 1, 0), anchor: .center, anchorZ: 0, perspective: 1,
            size: CGSize(width: 100, height: 100))
        let lines = Path(CGRect(x: 0, y: 0, width: 100, height: 100)).flattened(tolerance: 0.1, transform: map)
        #expect(abs(lines.signedArea) < 1e-6)
    }
}
