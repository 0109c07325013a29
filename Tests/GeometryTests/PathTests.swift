// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct PathTests {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test func emptyPath() {
        let path = Path()
        #expect(path.isEmpty)
        #expect(path.currentPoint == nil)
        #expect(path.boundingRect.isNull)
        #expect(!path.contains(.zero))
        #expect(path.flattened(tolerance: 0.1).count == 0)
    }

    @Test func linesWithoutCurrentPointAreLeftOut() {
        let path = Path {
            $0.addLine(to: CGPoint(x: 1, y: 1))
            $0.addCurve(to: .zero, control1: .zero, control2: .zero)
            $0.addQuadCurve(to: .zero, control: .zero)
            $0.closeSubpath()
        }
        #expect(path.isEmpty)
    }

    @Test func currentPointFollowsTheElements() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        #expect(path.currentPoint == CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: .zero)
        #expect(path.currentPoint == CGPoint(x: 5, y: 6))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func aLineAfterCloseStartsAtTheSubpathsStart() {
        var path = polyline((10, 10), (20, 10), (20, 20), closed: true)
        path.addLine(to: CGPoint(x: 10, y: 0))
        let lines = path.flattened(tolerance: 0.1)
        #expect(lines.count == 2)
        #expect(Array(lines[1]) == [SIMD2(10, 10), SIMD2(10, 0)])
        #expect(lines.isClosed == [true, false])
    }

    @Test func rectangleStartsTopLeftAndRunsClockwise() {
        let path = Path(square)
        #expect(path.description == "0 0 m 100 0 l 100 100 l 0 100 l h")
        #expect(path.flattened(tolerance: 0.1).signedArea == 10000)
    }

    @Test func negativeSizesAreStandardised() {
        #expect(Path(CGRect(x: 100, y: 100, width: -100, height: -100)) == Path(square))
    }

    @Test func nullRectanglesAddNothing() {
        #expect(Path(CGRect.null).isEmpty)
        #expect(Path(ellipseIn: .null).isEmpty)
        #expect(Path(roundedRect: .null, cornerRadius: 3).isEmpty)
    }

    @Test func ellipseStartsAtThreeOClockAndRunsClockwise() {
        let path = Path(ellipseIn: square)
        #expect(path.elements.first == .move(to: CGPoint(x: 100, y: 50)))
        guard case .curve(let end, let c1, let c2) = path.elements[1] else {
            Issue.record("no curve")
            return
        }
        #expect(isClose(end, CGPoint(x: 50, y: 100)))
        #expect(isClose(c1, CGPoint(x: 100, y: 50 + 50 * 0.5522847498), within: 1e-7))
        #expect(isClose(c2, CGPoint(x: 50 + 50 * 0.5522847498, y: 100), within: 1e-7))
        #expect(path.currentPoint == CGPoint(x: 100, y: 50))
        #expect(path.flattened(tolerance: 0.01).signedArea > 0)
    }

    @Test func addPathMapsAndKeepsElements() {
        var path = Path()
        path.addPath(Path(square), transform: CGAffineTransform(scaleX: 2, y: 3))
        #expect(path == Path(CGRect(x: 0, y: 0, width: 200, height: 300)))
        #expect(Path(square).offsetBy(dx: 5, dy: -5) == Path(square.offsetBy(dx: 5, dy: -5)))
        #expect(Path(square).applying(.identity) == Path(square))
    }

    @Test func transformParametersEqualTransformedPaths() {
        let map = CGAffineTransform(a: 1.5, b: 0.4, c: -0.3, d: 0.8, tx: 7, ty: -2)
        let builders: [(inout Path, CGAffineTransform) -> Void] = [
            { $0.addRect(CGRect(x: 1, y: 2, width: 30, height: 40), transform: $1) },
            { $0.addEllipse(in: CGRect(x: 1, y: 2, width: 30, height: 40), transform: $1) },
            {
                $0.addRoundedRect(
                    in: CGRect(x: 1, y: 2, width: 30, height: 40), cornerSize: CGSize(width: 5, height: 6),
                    transform: $1)
            },
            {
                $0.addRoundedRect(
                    in: CGRect(x: 1, y: 2, width: 30, height: 40),
                    cornerRadii: RectangleCornerRadii(topLeading: 3, bottomTrailing: 8), transform: $1)
            },
            {
                $0.addArc(
                    center: CGPoint(x: 5, y: 5), radius: 4, startAngle: .degrees(20), endAngle: .degrees(200),
                    clockwise: true, transform: $1)
            },
            {
                $0.addRelativeArc(
                    center: CGPoint(x: 5, y: 5), radius: 4, startAngle: .degrees(20), delta: .degrees(100),
                    transform: $1)
            },
            {
                $0.move(to: CGPoint(x: 0, y: 0).applying($1))
                $0.addArc(
                    tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4, transform: $1)
            },
        ]
        for build in builders {
            let mapped = Path { build(&$0, map) }
            let plain = Path { build(&$0, .identity) }.applying(map)
            #expect(mapped.elements.count == plain.elements.count)
            let (a, b) = (mapped.flattened(tolerance: 0.01), plain.flattened(tolerance: 0.01))
            #expect(zip(a.points, b.points).allSatisfy { distance($0, $1) < 1e-9 })
        }
    }

    @Test func forEachVisitsInOrder() {
        var count = 0
        Path(square).forEach { _ in count += 1 }
        #expect(count == 5)
    }

    @Test func cgPathRoundTrip() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 12, y: 5))
        path.addCurve(to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 8, y: 12), control2: CGPoint(x: 2, y: 12))
        path.closeSubpath()
        let copy = Path(path)
        #expect(copy.description == "0 0 m 10 0 l 12 5 10 10 q 8 12 2 12 0 10 c h")
        #expect(Path(copy.cgPath) == copy)
        path.addRect(square)
        #expect(copy.elements.count == 5, "the path keeps its own value")
    }
}

@Suite struct PathDescriptionTests {
    @Test(arguments: [
        "", "0 0 m 100 0 l 100 100 l h", "1.5 -2.25 m 1 2 3 4 q 1 2 3 4 5 6 c h 7 7 l", "1e-07 1e+20 m",
    ])
    func descriptionsAreReadBack(text: String) throws {
        let path = try #require(Path(text))
        #expect(path.description == text)
        #expect(Path(path.description) == path)
    }

    @Test func keepsEveryBit() throws {
        let path = Path(ellipseIn: CGRect(x: 0.1, y: 0.2, width: 1 / 3, height: 2 / 7))
        #expect(Path(path.description) == path)
    }

    @Test(arguments: ["m", "1 m", "1 2 3 m", "1 2 m 3", "1 2 m x", "0 0 m 1 2 3 q", "1 h"])
    func refusesOtherText(text: String) {
        #expect(Path(text) == nil)
    }

    @Test func readsRectangles() {
        #expect(Path("1 2 3 4 re") == Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
    }
}
