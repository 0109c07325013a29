// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SVGSyntax
import Testing
import VectorImport

@Suite struct SVGPathDataTests {
    private func path(_ text: String) -> Path { SVGPathData(text).path }

    @Test func relativeCommandsEqualAbsoluteOnes() {
        let pairs = [
            ("M10 20L30 40H50V60Z", "m10 20l20 20h20v20z"),
            ("M10 20C1 2 3 4 5 6S7 8 9 10", "m10 20c-9 -18 -7 -16 -5 -14s2 2 4 4"),
            ("M10 20Q1 2 3 4T9 10", "m10 20q-9 -18 -7 -16t6 6"),
            ("M10 20A5 6 30 0 1 12 24", "m10 20a5 6 30 0 1 2 4"),
            ("M10 20L20 20ZL11 11", "m10 20l10 0zl1 -9"),
        ]
        for (absolute, relative) in pairs { #expect(path(absolute) == path(relative), "\(absolute)") }
    }

    @Test func operandsRepeatWithoutTheirCommand() {
        #expect(path("M1 2 3 4 5 6") == path("M1 2L3 4L5 6"))
        #expect(path("m1 2 3 4 5 6") == path("m1 2l3 4l5 6"))
        #expect(path("M0 0C1 2 3 4 5 6 7 8 9 10 11 12") == path("M0 0C1 2 3 4 5 6C7 8 9 10 11 12"))
        #expect(path("M0 0H1 2 3") == path("M0 0H1H2H3"))
    }

    @Test func numbersNeedNothingBetweenThem() {
        #expect(path("M.5.5-1-1L1e1-2E-1,+3,4.") == path("M 0.5 0.5 L -1 -1 L 10 -0.2 L 3 4"))
        #expect(path("M0 0a5 6 30 011 2") == path("M0 0a5,6,30,0,1,1,2"))
        #expect(path(" \n\tM , 1 2") == path("M1 2"))
        #expect(path("M0.1234567890123456789 1e-7") == path("M.12345678901234568 .0000001"))
    }

    @Test func smoothCommandsMirrorOnlyTheirOwnKind() {
        #expect(path("M0 0C1 1 2 2 3 3S5 5 6 6") == path("M0 0C1 1 2 2 3 3C4 4 5 5 6 6"))
        #expect(path("M0 0L3 3S5 5 6 6") == path("M0 0L3 3C3 3 5 5 6 6"))
        #expect(path("M0 0Q1 1 3 3S5 5 6 6") == path("M0 0Q1 1 3 3C3 3 5 5 6 6"))
        #expect(path("M0 0C1 1 2 2 3 3T6 6") == path("M0 0C1 1 2 2 3 3Q3 3 6 6"))
    }

    @Test func commandsAfterCloseStartAtTheSubpathsStart() {
        #expect(path("M5 6L7 8ZL1 1") == path("M5 6L7 8ZM5 6L1 1"))
    }

    @Test func arcsLieOnTheirEllipse() {
        // Every point of the flattened arc satisfies the equation of the ellipse.
        let path = path("M10 50A40 20 0 1 1 50 70")
        let box = path.boundingRect
        #expect(abs(box.minX - 10) < 0.05 && abs(box.maxX - 90) < 0.05)
        #expect(abs(box.minY - 30) < 0.05 && abs(box.maxY - 70) < 0.05)
        for point in path.flattened(tolerance: 0.001).points {
            let (x, y) = ((point.x - 50) / 40, (point.y - 50) / 20)
            #expect(abs(x * x + y * y - 1) < 1e-3)
        }
    }

    @Test func theFourArcsOfTwoFlagsMakeTwoFullCircles() {
        let up = path("M40 50A20 20 0 0 1 60 50A20 20 0 1 1 40 50Z").boundingRect
        let down = path("M40 50A20 20 0 0 0 60 50A20 20 0 1 0 40 50Z").boundingRect
        let offset = 300.0.squareRoot()
        #expect(abs(up.midY - (50 + offset)) < 0.02 && abs(up.height - 40) < 0.05)
        #expect(abs(down.midY - (50 - offset)) < 0.02 && abs(down.height - 40) < 0.05)
    }

    @Test func arcsGrowWhenTooSmallAndDegenerateToLines() {
        let half = path("M0 0A1 1 0 0 1 20 0").boundingRect
        #expect(abs(half.width - 20) < 0.02 && abs(half.height - 10) < 0.02)
        #expect(path("M0 0A0 5 0 0 1 20 0") == path("M0 0L20 0"))
        #expect(path("M3 3A5 5 0 0 1 3 3") == path("M3 3"))
    }

    @Test func aMistakeKeepsTheCommandsBefore() {
        for (text, kept, position) in [
            ("M0 0L10 10L20", "M0 0L10 10", 13), ("M0 0L1 1X2 2", "M0 0L1 1", 8), ("L1 1", "", 0),
            ("M0 0A1 1 0 2 1 5 5", "M0 0", 11), ("M0 0L1e999 1", "M0 0", 5),
        ] {
            let data = SVGPathData(text)
            #expect(data.path == path(kept), "\(text)")
            #expect(data.error?.position == position, "\(text): \(String(describing: data.error))")
        }
        #expect(SVGPathData("").error == nil)
    }

    @Test func aLimitStopsLongData() {
        let data = SVGPathData("M0 0" + String(repeating: "h1", count: 1000), segmentLimit: 100)
        #expect(data.error != nil && data.path.elements.count <= 101)
    }

    @Test func writtenPathDataIsReadBack() {
        let path = path("M1.5 2.25L3 4Q5 6 7 8C1 2 3 4 5 6.75Z")
        let text = SVGWriter(size: CGSize(width: 10, height: 10)).pathData(path)
        #expect(SVGPathData(text).path == path)
        #expect(text == "M1.5 2.25L3 4Q5 6 7 8C1 2 3 4 5 6.75Z")
    }
}
