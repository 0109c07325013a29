// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct PathTrimmingTests {
    let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

    func length(_ path: Path) -> Double { path.flattened(tolerance: 1e-6).length }

    @Test func aQuarterOfASquareIsItsTop() {
        #expect(square.trimmedPath(from: 0, to: 0.25).description == "0 0 m 100 0 l")
    }

    @Test func aQuarterOfACircleRunsFromThreeToSix() {
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0, to: 0.25)
        #expect(path.elements.first == .move(to: CGPoint(x: 100, y: 50)))
        #expect(isClose(path.currentPoint!, CGPoint(x: 50, y: 100), within: 1e-6))
        #expect(path.contains(CGPoint(x: 76, y: 76)))
    }

    @Test func trimmingToTheWholeChangesNothing() {
        #expect(square.trimmedPath(from: 0, to: 1) == square)
        #expect(square.trimmedPath(from: -3, to: 7) == square)
    }

    @Test(arguments: [(0.5, 0.5), (0.7, 0.2), (1, 1), (1.2, 1.6), (-1, 0), (Double.nan, 0.5), (0.5, .nan)])
    func emptyTrims(from: Double, to: Double) {
        #expect(square.trimmedPath(from: from, to: to).isEmpty)
    }

    @Test func fractionsAreClampedWithoutWrapping() {
        #expect(square.trimmedPath(from: -0.28, to: 0.12) == square.trimmedPath(from: 0, to: 0.12))
        #expect(square.trimmedPath(from: 0.92, to: 1.32) == square.trimmedPath(from: 0.92, to: 1))
        #expect(isClose(length(square.trimmedPath(from: 0.92, to: 1)), 32, within: 1e-6))
    }

    @Test func theClosingEdgeCounts() {
        let path = square.trimmedPath(from: 0.875, to: 1)
        #expect(path.description == "0 50 m 0 0 l")
    }

    @Test func partialTrimsAreOpen() {
        #expect(!square.trimmedPath(from: 0, to: 0.999).elements.contains(.closeSubpath))
    }

    @Test(arguments: 0..<20)
    func partsAddUp(seed: UInt64) {
        var numbers = Numbers(seed: seed &+ 9)
        let path = randomCurve(&numbers, size: 100, count: 6)
        let total = length(path)
        let cut = numbers.next()
        let (a, b) = (path.trimmedPath(from: 0, to: cut), path.trimmedPath(from: cut, to: 1))
        #expect(isClose(length(a), total * cut, within: total * 1e-4))
        #expect(isClose(length(a) + length(b), total, within: total * 1e-5))
        #expect(isClose(a.currentPoint!, CGPoint(x: dense(b)[0].x, y: dense(b)[0].y), within: 1e-6))
        // Every point of a trimmed part is on the whole path.
        let flat = path.flattened(tolerance: 1e-3)
        for p in a.flattened(tolerance: 0.1).points { #expect(flat.nearest(p) < 2e-3) }
    }

    @Test func lengthRunsOverAllSubpaths() {
        var path = polyline((0, 0), (10, 0))
        path.addPath(polyline((0, 5), (30, 5)))
        #expect(path.trimmedPath(from: 0, to: 0.25).description == "0 0 m 10 0 l")
        #expect(path.trimmedPath(from: 0.125, to: 0.5).description == "5 0 m 10 0 l 0 5 m 10 5 l")
        var closed = square
        closed.addPath(square, transform: CGAffineTransform(translationX: 200, y: 0))
        let trimmed = closed.trimmedPath(from: 0, to: 0.75)
        #expect(trimmed.description == "0 0 m 100 0 l 100 100 l 0 100 l h 200 0 m 300 0 l 300 100 l")
    }

    @Test func loneMovesAreDropped() {
        var path = Path()
        path.move(to: .zero)
        path.addPath(polyline((0, 0), (10, 0)))
        #expect(path.trimmedPath(from: 0, to: 0.5).description == "0 0 m 5 0 l")
        #expect(polyline((3, 3), (3, 3)).trimmedPath(from: 0, to: 0.5).isEmpty, "no length, no part")
    }

    @Test func quadsStayQuads() {
        let path = Path("0 0 m 50 100 100 0 q")!.trimmedPath(from: 0, to: 0.5)
        #expect(path.description.hasSuffix("q"))
        #expect(isClose(path.currentPoint!, CGPoint(x: 50, y: 50), within: 1e-6))
    }

    @Test func cusps() {
        let path = Path("0 0 m 100 100 0 100 100 0 c")!
        #expect(isClose(length(path.trimmedPath(from: 0, to: 0.5)), length(path) / 2, within: 1e-4))
        let line = Path("0 0 m 100 0 -50 0 50 0 c")!
        #expect(isClose(length(line.trimmedPath(from: 0.2, to: 0.6)), length(line) * 0.4, within: 1e-2))
    }
}
