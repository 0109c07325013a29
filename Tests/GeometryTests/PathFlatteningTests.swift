// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TestSupport
import Testing

/// Curves with arbitrary control points, cusps and loops included.
func randomCurve(_ numbers: inout Numbers, size: Double, count: Int = 4) -> Path {
    Path { path in
        path.move(to: numbers.point(in: size))
        for i in 0..<count {
            if i.isMultiple(of: 3) {
                path.addQuadCurve(to: numbers.point(in: size), control: numbers.point(in: size))
            } else {
                path.addCurve(
                    to: numbers.point(in: size), control1: numbers.point(in: size),
                    control2: numbers.point(in: size))
            }
        }
    }
}

/// The reference implementation: a thousand points per curve, from Bernstein's formula.
func dense(_ path: Path, _ transform: ProjectionTransform = .identity) -> [SIMD2<Double>] {
    var points: [SIMD2<Double>] = []
    var current = CGPoint.zero
    func add(_ p: CGPoint) {
        let q = p.applying(transform)
        points.append(SIMD2(q.x, q.y))
    }
    path.forEach { element in
        switch element {
        case .move(let p):
            add(p)
            current = p
        case .line(let p):
            for i in 1...1000 {
                let t = Double(i) / 1000
                add(CGPoint(x: current.x + (p.x - current.x) * t, y: current.y + (p.y - current.y) * t))
            }
            current = p
        case .quadCurve(let p, let c):
            for i in 1...1000 {
                let t = Double(i) / 1000
                let (a, b, d) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                add(CGPoint(x: a * current.x + b * c.x + d * p.x, y: a * current.y + b * c.y + d * p.y))
            }
            current = p
        case .curve(let p, let c1, let c2):
            for i in 1...1000 {
                let t = Double(i) / 1000
                let s = 1 - t
                let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                add(
                    CGPoint(
                        x: a * current.x + b * c1.x + c * c2.x + d * p.x,
                        y: a * current.y + b * c1.y + c * c2.y + d * p.y))
            }
            current = p
        case .closeSubpath: break
        }
    }
    return points
}

@Suite struct PathFlatteningTests {
    @Test(arguments: [(10.0, 1e-2), (100, 1e-2), (1000, 1e-4)])
    func circleAreaAndLength(radius: Double, tolerance: Double) {
        let lines = circle(radius).flattened(tolerance: tolerance)
        #expect(
            isClose(
                lines.signedArea, .pi * radius * radius, within: 2 * .pi * radius * tolerance + 9e-4 * radius * radius))
        #expect(isClose(lines.length, 2 * .pi * radius, within: 3e-4 * radius * 2 * .pi + tolerance * 10))
    }

    @Test func countIsNearTheLeastPossible() {
        let lines = circle(100).flattened(tolerance: 0.1)
        // A chord over the angle θ has an error of r(1 − cos(θ/2)).
        let least = Double.pi / acos(1 - 0.1 / 100)
        #expect(Double(lines.points.count) < 1.1 * least + 4)
    }

    @Test(arguments: 0..<20)
    func staysWithinTheTolerance(seed: UInt64) {
        var numbers = Numbers(seed: seed)
        let path = randomCurve(&numbers, size: 100)
        for tolerance in [1.0, 0.1, 0.01] {
            let lines = path.flattened(tolerance: tolerance)
            for p in dense(path) { #expect(lines.nearest(p) <= tolerance * 1.001) }
        }
    }

    @Test(arguments: 0..<20)
    func perspectiveStaysWithinTheTolerance(seed: UInt64) {
        var numbers = Numbers(seed: seed)
        let path = randomCurve(&numbers, size: 100)
        let tilt = ProjectionTransform.rotation3D(
            angle: .degrees(60), axis: (1, 0.3, 0.2), anchor: .center, anchorZ: 0, perspective: 0.8,
            size: CGSize(width: 100, height: 100)
        ).concatenating(.scale(3))
        let lines = path.flattened(tolerance: 0.1, transform: tilt)
        for p in dense(path, tilt) { #expect(lines.nearest(p) <= 0.1 * 1.001) }
    }

    @Test func affineThenFlattenedEqualsFlattenedThenAffine() {
        let map = CGAffineTransform(a: 2, b: 1, c: -0.5, d: 3, tx: 10, ty: 20)
        let path = circle(50)
        #expect(
            path.flattened(tolerance: 0.1, transform: ProjectionTransform(map))
                == path.applying(map).flattened(tolerance: 0.1))
    }

    @Test func aProjectiveMapOfLinesEqualsMappedPoints() {
        let tilt = ProjectionTransform.rotation3D(
            angle: .degrees(45), axis: (0, 1, 0), anchor: .center, anchorZ: 0, perspective: 1,
            size: CGSize(width: 100, height: 100))
        let path = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        let (mapped, later) = (
            path.flattened(tolerance: 0.1, transform: tilt), path.flattened(tolerance: 0.1).applying(tilt)
        )
        #expect(mapped == later)
        #expect(mapped.points.count == 4)
        for (p, q) in zip(mapped.points, path.flattened(tolerance: 1).points) {
            #expect(isClose(CGPoint(x: p.x, y: p.y), CGPoint(x: q.x, y: q.y).applying(tilt)))
        }
    }

    @Test func aScaledProjectiveMatrixIsTheSameMap() {
        var map = ProjectionTransform.scale(2)
        (map.m11, map.m22, map.m33) = (4, 4, 2)
        let (a, b) = (
            circle(10).flattened(tolerance: 0.01, transform: map),
            circle(10).flattened(tolerance: 0.01, transform: .scale(2))
        )
        #expect(isClose(a.signedArea, b.signedArea, within: 1))
    }

    @Test func theStartIsNotRepeated() {
        let lines = circle(10).flattened(tolerance: 0.1)
        #expect(lines.isClosed == [true])
        #expect(lines.points.first != lines.points.last)
        #expect(polyline((0, 0), (1, 0), (0, 0)).flattened(tolerance: 0.1).points.count == 3, "open lines keep it")
    }

    @Test func keptMemoryHoldsNothingOfTheLastPath() {
        var numbers = Numbers(seed: 4)
        var lines = Polylines()
        let tilt = ProjectionTransform.rotation3D(
            angle: .degrees(50), axis: (1, 0.3, 0.2), anchor: .center, anchorZ: 0, perspective: 0.8,
            size: CGSize(width: 100, height: 100))
        for transform in [.identity, tilt, .scale(3), ProjectionTransform.scale(.nan)] {
            let path = randomCurve(&numbers, size: 100)
            path.flatten(tolerance: 0.1, transform: transform, into: &lines)
            #expect(lines == path.flattened(tolerance: 0.1, transform: transform))
        }
        #expect(lines == Polylines())
    }

    @Test func loneMovesAreNoContours() {
        let path = Path {
            $0.move(to: .zero)
            $0.move(to: CGPoint(x: 1, y: 1))
            $0.addLine(to: CGPoint(x: 2, y: 2))
            $0.move(to: .zero)
        }
        #expect(path.flattened(tolerance: 0.1).count == 1)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func brokenSubpathsAreLeftOut(value: Double) {
        var path = polyline((0, 0), (10, 0), (10, 10), closed: true)
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 5, y: 5))
        path.addCurve(to: .zero, control1: CGPoint(x: value, y: 0), control2: .zero)
        path.closeSubpath()
        path.addPath(polyline((20, 20), (30, 20)))
        let lines = path.flattened(tolerance: 0.1)
        #expect(lines.count == 2)
        #expect(lines.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        #expect(lines.starts == [0, 3])
        let tilt = ProjectionTransform.rotation3D(
            angle: .degrees(20), axis: (1, 0, 0), anchor: .center, anchorZ: 0, perspective: 1,
            size: CGSize(width: 10, height: 10))
        #expect(path.flattened(tolerance: 0.1, transform: tilt).count == 2)
        #expect(path.strokeOutline(StrokeStyle(lineWidth: 2), tolerance: 0.1).points.allSatisfy { $0.x.isFinite })
        #expect(path.trimmedPath(from: 0, to: 0.99).elements.count > 2)
    }

    @Test func brokenTransformsGiveNothing() {
        var map = ProjectionTransform.identity
        map.m11 = .nan
        #expect(circle(1).flattened(tolerance: 0.1, transform: map).count == 0)
        map = .identity
        map.m33 = .nan
        #expect(circle(1).flattened(tolerance: 0.1, transform: map).count == 0)
    }

    @Test func infiniteRectanglesCoverAnyCanvas() {
        let lines = Path(CGRect.infinite).flattened(tolerance: 0.1, transform: .scale(3))
        #expect(lines.winding(around: SIMD2(1e6, -1e6)) == 1)
    }

    @Test func hugeCurvesStayBounded() {
        let lines = circle(1e9).flattened(tolerance: 0.01, transform: .scale(1000))
        #expect(lines.points.count <= 4 * 8192)
    }
}

@Suite struct PathBoundsTests {
    @Test func circleBoundsAreExact() {
        #expect(isClose(circle(50).boundingRect, CGRect(x: -50, y: -50, width: 100, height: 100)))
    }

    @Test(arguments: 0..<30)
    func equalsTheBoundsOfManyPoints(seed: UInt64) {
        var numbers = Numbers(seed: seed)
        let path = randomCurve(&numbers, size: 100)
        let box = path.boundingRect
        let points = dense(path)
        #expect(abs(points.map(\.x).min()! - box.minX) < 1e-3)
        #expect(abs(points.map(\.y).min()! - box.minY) < 1e-3)
        #expect(abs(points.map(\.x).max()! - box.maxX) < 1e-3)
        #expect(abs(points.map(\.y).max()! - box.maxY) < 1e-3)
    }

    @Test func controlPointsDoNotCount() {
        let path = Path("0 0 m 50 100 100 0 q")!
        #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 50)))
        let cubic = Path("0 0 m 0 100 100 100 100 0 c")!
        #expect(isClose(cubic.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 75)))
    }

    @Test func aLineHasAFlatBox() {
        #expect(polyline((1, 2), (5, 2)).boundingRect == CGRect(x: 1, y: 2, width: 4, height: 0))
    }
}

@Suite struct PathContainsTests {
    @Test func circle50() {
        let path = circle(50)
        #expect(path.contains(.zero))
        #expect(path.contains(CGPoint(x: 35.3, y: 35.3)))
        #expect(!path.contains(CGPoint(x: 35.5, y: 35.5)))
        #expect(!path.contains(CGPoint(x: 60, y: 0)))
    }

    @Test func fillRules() {
        var path = circle(50)
        path.addPath(circle(20))
        #expect(path.contains(.zero))
        #expect(!path.contains(.zero, eoFill: true))
        #expect(path.contains(CGPoint(x: 30, y: 0), eoFill: true))
        var hole = circle(50)
        hole.addPath(circle(20), transform: CGAffineTransform(scaleX: -1, y: 1))
        #expect(!hole.contains(.zero), "the other direction cuts a hole")
    }

    @Test func openSubpathsCountAsClosed() {
        #expect(polyline((0, 0), (10, 0), (10, 10)).contains(CGPoint(x: 8, y: 2)))
    }

    @Test func broken() {
        #expect(!polyline((0, 0), (.nan, 0), (10, 10)).contains(CGPoint(x: 8, y: 2)))
        #expect(!circle(5).contains(CGPoint(x: Double.nan, y: 2)))
    }

    /// Inscribed polygons lose area. Balanced polygons do not, within the same tolerance.
    @Test(arguments: [3.0, 20, 100, 1000])
    func balancedPolygonsHaveTheAreaOfTheCurve(_ radius: Double) {
        let exact = circle(radius).flattened(tolerance: 1e-5).signedArea
        let inscribed = circle(radius).flattened(tolerance: 0.1)
        let balanced = circle(radius).flattened(tolerance: 0.1, balanced: true)
        #expect(balanced.points.count == inscribed.points.count)
        let loss = abs(exact) - abs(inscribed.signedArea)
        #expect(loss > 0)
        #expect(abs(abs(exact) - abs(balanced.signedArea)) < loss / 3)
        // The additional tolerance of 3·10⁻⁴ is for the circle itself, which consists of four cubic curves.
        #expect(balanced.points.allSatisfy { abs(($0 * $0).sum().squareRoot() - radius) < 0.1 + 3e-4 * radius })
    }

    @Test func balancedCurvesKeepTheirEnds() {
        let path = Path { path in
            path.move(to: CGPoint(x: 1, y: 2))
            path.addQuadCurve(to: CGPoint(x: 90, y: 5), control: CGPoint(x: 40, y: 80))
            path.addCurve(
                to: CGPoint(x: 10, y: 70), control1: CGPoint(x: 120, y: 40), control2: CGPoint(x: 60, y: 90))
        }
        let (plain, balanced) = (path.flattened(tolerance: 0.5), path.flattened(tolerance: 0.5, balanced: true))
        #expect(plain.points.count == balanced.points.count)
        for end in [SIMD2(1.0, 2), SIMD2(90, 5), SIMD2(10, 70)] { #expect(balanced.points.contains(end)) }
        #expect(plain.points != balanced.points)
    }
}
