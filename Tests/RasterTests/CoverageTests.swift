// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// Filled shapes compared with areas calculated pixel by pixel, and with each other.
@Suite struct CoverageTests {
    @Test func polygonsCoverTheirExactArea() {
        var dice = Dice()
        for round in 0..<60 {
            // Some corners are outside of the image, on every side.
            let points = (0..<3).map { _ in
                SIMD2(Double.random(in: -20...90, using: &dice), Double.random(in: -20...90, using: &dice))
            }
            let picture = render(70, 70, [fill(polygon(points))])
            for y in 0..<70 {
                for x in 0..<70 {
                    let exact = abs(signedArea(points, x: Double(x), y: Double(y))) * 255
                    let difference = abs(exact - Double(picture[x, y].w))
                    #expect(difference <= 0.51, "round \(round) at \(x), \(y): \(exact), \(picture[x, y].w)")
                }
            }
        }
    }

    @Test func windingRulesAgreeWithPointTests() {
        // A five-pointed star in one stroke, whose middle has winding number 2.
        let star = polygon(
            (0..<5).map { i in
                let a = Double(i * 2) / 5 * 2 * .pi - .pi / 2
                return SIMD2(50 + 45 * cos(a), 50 + 45 * sin(a))
            })
        let nonZero = render(100, 100, [fill(star)])
        let evenOdd = render(100, 100, [fill(star, eo: true)])
        #expect(nonZero[50, 50].w == 255)
        #expect(evenOdd[50, 50].w == 0)
        for y in 0..<100 {
            for x in 0..<100 {
                let center = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
                // Pixels away from every edge are fully covered or empty.
                for (picture, eo) in [(nonZero, false), (evenOdd, true)] where [0, 255].contains(picture[x, y].w) {
                    #expect((picture[x, y].w == 255) == star.contains(center, eoFill: eo))
                }
            }
        }
    }

    @Test func curvesCoverTheAreaOfTheirDisc() {
        let picture = render(200, 200, [fill(Path(ellipseIn: CGRect(x: 10.3, y: 11.7, width: 180, height: 180)))])
        var sum = 0.0
        for y in 0..<200 {
            for x in 0..<200 { sum += Double(picture[x, y].w) / 255 }
        }
        #expect(abs(sum - .pi * 90 * 90) < 45)
    }

    @Test func twoHalvesAreTheWhole() {
        // A slanted line cuts the image into two halves.
        let line: [SIMD2<Double>] = [SIMD2(-50, 20), SIMD2(150, 71.3)]
        let above = render(90, 90, [fill(polygon(line + [SIMD2(150, -90), SIMD2(-50, -90)]))])
        let below = render(90, 90, [fill(polygon(line + [SIMD2(150, 190), SIMD2(-50, 190)]))])
        for y in 0..<90 {
            for x in 0..<90 { #expect(abs(Int(above[x, y].w) + Int(below[x, y].w) - 255) <= 1) }
        }
    }

    @Test func rectanglesAgreeWithThemselvesAsPolygons() {
        var dice = Dice()
        for i in 0..<100 {
            // Some edges are on pixel boundaries, others inside of pixels.
            func number(_ range: ClosedRange<Double>, isWhole: Bool) -> Double {
                let number = Double.random(in: range, using: &dice)
                return isWhole ? number.rounded() : number
            }
            let x = number(-5...20, isWhole: i & 1 > 0), w = number(0...30, isWhole: i & 2 > 0)
            let y = number(-5...20, isWhole: i & 4 > 0), h = number(0...30, isWhole: i & 8 > 0)
            let quick = render(40, 40, [fill(rectangle(x, y, w, h))])
            // An additional corner on an edge disables the fast path for rectangles.
            let slow = render(
                40, 40,
                [
                    fill(
                        polygon([
                            SIMD2(x, y), SIMD2(x + w / 2, y), SIMD2(x + w, y), SIMD2(x + w, y + h), SIMD2(x, y + h),
                        ]))
                ])
            #expect(largestDifference(quick, slow) <= 1)
        }
    }

    @Test func aWholePixelShiftMovesTheBytes() {
        let shape = Path(ellipseIn: CGRect(x: 10.37, y: 12.81, width: 31.3, height: 22.2))
        let a = render(100, 100, [fill(shape)])
        var item = fill(shape)
        item.transform = .translation(x: 37, y: 41)
        let b = render(100, 100, [item])
        for y in 0..<59 {
            for x in 0..<63 { #expect(a[x, y] == b[x + 37, y + 41]) }
        }
    }

    @Test func contentOutsideChangesNothingInside() {
        let shape = Path(ellipseIn: CGRect(x: -30.4, y: -25.1, width: 131.3, height: 122.2))
        let large = render(150, 150, [fill(shape)])
        let small = render(40, 50, [fill(shape)])
        for y in 0..<50 {
            for x in 0..<40 { #expect(small[x, y] == large[x, y]) }
        }
    }

    @Test func withoutAntialiasingThereAreNoGreys() {
        let picture = render(
            60, 60, [fill(Path(ellipseIn: CGRect(x: 3, y: 4, width: 50, height: 51)), antialiased: false)])
        for y in 0..<60 {
            for x in 0..<60 { #expect([0, 255].contains(picture[x, y].w)) }
        }
        #expect(picture[28, 28].w == 255)
    }

    /// A ring of 30 pixels. The references are the coverages in Apple's picture of a switch's knob.
    @Test func smallRingsAreRound() {
        let ring = Path(ellipseIn: CGRect(x: 4, y: 4, width: 24, height: 24))
        let picture = render(32, 32, [DisplayItem(.stroke(ring, StrokeStyle(lineWidth: 6), .color(.black)))])
        let references = [
            (10, 1, 0.021), (11, 1, 0.298), (12, 1, 0.576), (13, 1, 0.777), (14, 1, 0.916), (9, 2, 0.504),
            (10, 2, 0.924), (7, 3, 0.345), (8, 3, 0.916), (6, 4, 0.588), (5, 5, 0.676),
        ]
        for (x, y, reference) in references {
            let coverage = Double(picture[x, y].w) / 255
            #expect(abs(coverage - reference) < 0.02, "\(x), \(y): \(coverage)")
        }
    }

    @Test func strokesHaveTheirWidth() {
        var line = Path()
        line.move(to: CGPoint(x: 10, y: 20))
        line.addLine(to: CGPoint(x: 50, y: 20))
        let picture = render(60, 40, [DisplayItem(.stroke(line, StrokeStyle(lineWidth: 5), .color(.black)))])
        let column = (0..<40).map { y in Int(picture[30, y].w) }
        let sum: Int = column.reduce(0, +)
        #expect(abs(sum - 5 * 255) <= 1)
        let ends = [9, 10, 49, 50].map { x in picture[x, 20].w }
        #expect(ends == [0, 255, 255, 0])
    }

    @Test func theRotatedSquareOfTheSheet() {
        // Opacity composites on encoded values and rounds to nearest: white .6 on black is 0x99.
        let picture = render(
            4, 4, background: .black, [fill(rectangle(0, 0, 4, 4), RGBAColor(white: 1, alpha: 0.6))])
        #expect(picture[1, 1] == SIMD4(0x99, 0x99, 0x99, 255))
        let more = render(
            4, 4, background: .black,
            [
                fill(rectangle(0, 0, 4, 4), RGBAColor(white: 1, alpha: 0.8)),
                fill(rectangle(0, 0, 4, 4), RGBAColor(white: 0, alpha: 0.5)),
                fill(rectangle(0, 0, 4, 4), RGBAColor(white: 1, alpha: 0.22)),
            ])
        #expect(more[1, 1].x == 0x88)
    }

    @Test func thePixelSizeRoundsUp() {
        #expect(render(10.2, 5, []).width == 11)
        #expect(render(100.1, 5, scale: 10, []).width == 1001)
        #expect(render(33.333333, 5, scale: 3, []).width == 100)
    }
}
