// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import SVGSyntax
import TestSupport
import Testing
import VectorImport

@Suite struct SVGOutlineTests {
    /// Expects the outline to cover the same pixels as the drawing.
    ///
    /// - Parameters:
    ///   - share: The permitted share of differing pixels. If two shapes each cover half of a pixel, the drawing covers
    ///     three quarters of it, and the outline all of it.
    ///   - tolerance: The permitted difference in levels. Drawn curves are off by up to a tenth of a pixel, the
    ///     outline's finer polygons by less.
    private func expectSameArea(_ body: String, share: Double = 0.005, tolerance: Int = 6) throws -> SVGOutline {
        let document = try svg(body)
        let outline = try document.outline()
        let painted = draw(document, tint: .black)
        #expect(
            differingShare(painted, draw(outline.path, eoFill: outline.isEOFilled), tolerance: tolerance) <= share,
            "\(body)")
        #expect(differingShare(painted, Bitmap(width: 100, height: 100)) > 0)
        return outline
    }

    private func curveCount(_ path: Path) -> Int {
        path.elements.count { if case .curve = $0 { true } else { false } }
    }

    @Test func oneFillKeepsItsCurvesAndItsRule() throws {
        let star = "M50 5L80 95L5 40H95L20 95Z"
        #expect(try expectSameArea("<path fill-rule='evenodd' d='\(star)'/>").isEOFilled)
        #expect(try !expectSameArea("<path d='\(star)'/>").isEOFilled)
        let disc = try expectSameArea("<circle cx='50' cy='50' r='30'/>")
        #expect(curveCount(disc.path) == 4 && disc.path.elements.count == 6)
    }

    @Test func overlappingFillsKeepTheirCurvesInAnyDirection() throws {
        let left = "<path d='M10 50a25 25 0 0 1 50 0a25 25 0 0 1 -50 0z'/>"
        let right = "<path d='M40 50a25 25 0 0 0 50 0a25 25 0 0 0 -50 0z'/>"
        let outline = try expectSameArea(left + right)
        #expect(curveCount(outline.path) >= 8)
        // The circle covers a part of the ring's hole.
        let ring = "<path fill-rule='evenodd' d='M10 10h80v80h-80zM30 30h40v40h-40z'/>"
        _ = try expectSameArea(ring + "<circle cx='70' cy='50' r='15'/>")
        _ = try expectSameArea("<path fill-rule='evenodd' d='M50 5L80 95L5 40H95L20 95Z'/>" + right, share: 0.01)
        _ = try expectSameArea("<path d='M10 10h40v40h-40zM60 60v30h30v-30z'/>" + right)
    }

    @Test func strokesCountWithTheirPens() throws {
        _ = try expectSameArea(
            "<path d='M20 80L50 20L80 80' fill='none' stroke='red' stroke-width='9' stroke-linejoin='round'/>")
        _ = try expectSameArea(
            "<circle cx='50' cy='50' r='30' stroke='red' stroke-width='6' stroke-dasharray='9 5'/>", share: 0.03)
        _ = try expectSameArea(
            "<g transform='scale(2 1)'><circle cx='25' cy='50' r='15' fill='none' stroke='red' stroke-width='6'/></g>")
    }

    @Test func clipsChangeOnlyTheirContent() throws {
        let frame = "<clipPath id='f'><rect width='100' height='100'/></clipPath>"
        let disc = "<g clip-path='url(#f)'><circle cx='50' cy='50' r='30'/></g>"
        #expect(curveCount(try expectSameArea(frame + disc).path) == 4)
        let half = "<clipPath id='f'><rect width='50' height='100'/></clipPath>"
        #expect(abs(try expectSameArea(half + disc, tolerance: 26).path.boundingRect.maxX - 50) < 0.01)
    }

    @Test func linesAreAllShapesWithoutPens() throws {
        let document = try svg(
            "<g transform='scale(2)'><path d='M1 2L3 4' fill='none' stroke='red'/></g><rect width='5'"
                + " height='5' fill='none'/>"
        )
        var wanted = SVGPathData("M2 4L6 8").path
        wanted.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(document.lines == wanted)
    }

    /// Two zigzags of two hundred lines cross forty thousand times.
    @Test func tooManyPartsAreRefusedWithAdvice() throws {
        let down = (0..<200).map { "L\(Double($0) / 2) \($0 % 2 == 0 ? 0 : 100)" }.joined()
        let across = (0..<200).map { "L\($0 % 2 == 0 ? 0 : 100) \(Double($0) / 2)" }.joined()
        let document = try svg("<path fill-rule='evenodd' d='M0 0\(down)\(across)'/><path d='M0 0h5v5z'/>")
        let error = try #require(throws: SVGError.self) { try document.outline() }
        guard case .outlineTooComplex(let chords, let limit) = error.reason else {
            Issue.record("\(error)")
            return
        }
        #expect(chords > limit)
        #expect("\(error)".contains("trace in one colour, with a larger speckle"))
    }
}
