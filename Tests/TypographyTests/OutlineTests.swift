// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing
import Typography

@Suite struct OutlineTests {
    private func kinds(_ path: Path) -> (lines: Int, quads: Int, cubics: Int) {
        var kinds = (0, 0, 0)
        path.forEach {
            switch $0 {
            case .line: kinds.0 += 1
            case .quadCurve: kinds.1 += 1
            case .curve: kinds.2 += 1
            case .move, .closeSubpath: break
            }
        }
        return kinds
    }

    @Test func theSameGlyphGivesTheSamePath() throws {
        let first = try typeset("Ragged")
        let again = try TextLayout(
            [TextRun("Ragged", font: system(17))], options: ParagraphOptions(displayScale: 3), library: FontLibrary())
        #expect(first.lines[0].pieces[0].path == again.lines[0].pieces[0].path)
        let (glyph, other) = (first.glyphs[0], again.glyphs[0])
        #expect(glyph.font.face.outline(of: glyph.id) == other.font.face.outline(of: other.id))
        #expect(first.glyphs[2].id == first.glyphs[3].id)
    }

    @Test func cubicsComeFromOpenTypeAndQuadraticsFromTrueType() throws {
        let inter = kinds(try typeset("S").lines[0].pieces[0].path)
        #expect(inter.cubics > 0 && inter.quads == 0)
        let noto = kinds(try typeset("S", system(17, .serif)).lines[0].pieces[0].path)
        #expect(noto.quads > 0 && noto.cubics == 0)
    }

    @Test func capitalsStandOnTheBaseline() throws {
        let layout = try typeset("H", system(100))
        #expect(abs(layout.inkBounds.maxY - layout.firstBaseline) < 1e-9)
        #expect(abs(layout.inkBounds.height - 70.459) < 0.01)
    }

    @Test func outlinesGrowWithTheSize() throws {
        let (small, large) = (try typeset("g", system(100)).inkBounds, try typeset("g", system(200)).inkBounds)
        #expect(abs(large.width - 2 * small.width) < 1e-6)
        #expect(abs(large.height - 2 * small.height) < 1e-6)
    }

    @Test(arguments: FontDescriptor.Design.allCases)
    func inkStaysInItsLine(_ design: FontDescriptor.Design) throws {
        for weight in [100, 400, 900] {
            let layout = try typeset("Hamburgefonstiv, Typografy? (0123) [jgpq] Ü", system(40, weight: weight, design))
            let ink = layout.inkBounds
            // Letters may extend beyond the layout: sideways by their side bearings, upwards by the height of an
            // umlaut.
            #expect(ink.minX > -3 && ink.maxX < layout.size.width + 3)
            // In the black weight, diacritics of the display design reach up to 3.4 points above the line.
            #expect(ink.minY > -3.5 && ink.maxY < layout.size.height + 1)
        }
    }

    @Test func roundedLettersLieInsideOfSharpOnes() throws {
        for text in ["l", "E", "k", "4", "&"] {
            // At 22 points, the default design uses the display design's letters.
            let sharp = try typeset(text, system(22)).lines[0].pieces[0].path
            let round = try typeset(text, system(22, .rounded)).lines[0].pieces[0].path
            #expect(round != sharp)
            // The tolerance covers rounding errors of summed coordinates.
            let (inner, outer) = (round.boundingRect, sharp.boundingRect.insetBy(dx: -1e-6, dy: -1e-6))
            #expect(inner.minX >= outer.minX && inner.maxX <= outer.maxX)
            #expect(inner.minY >= outer.minY && inner.maxY <= outer.maxY)
        }
        #expect(try exactWidth("Text", system(20)) == exactWidth("Text", system(20, .rounded)))
    }

    @Test func stemsOfRoundedLettersEndInHalfCircles() throws {
        let stem = try typeset("l", system(100, .rounded)).lines[0].pieces[0].path
        let box = stem.boundingRect
        #expect(!stem.contains(CGPoint(x: box.minX + 0.1 * box.width, y: box.minY + 0.1 * box.width)))
        #expect(stem.contains(CGPoint(x: box.midX, y: box.minY + 0.01)))
        #expect(stem.contains(CGPoint(x: box.minX + 0.01, y: box.midY)))
    }
}

@Suite struct CornerRoundingTests {
    @Test func aSquareOfTwiceTheRadiusBecomesACircle() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let round = CornerRounding(radius: 5).rounding(square)
        for step in 0..<64 {
            let angle = CGFloat(step) / 64 * 2 * .pi
            func point(_ radius: CGFloat) -> CGPoint { CGPoint(x: 5 + radius * cos(angle), y: 5 + radius * sin(angle)) }
            #expect(round.contains(point(4.98)))
            #expect(!round.contains(point(5.02)))
        }
    }

    @Test func radiusZeroChangesNothing() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(CornerRounding(radius: 0).rounding(square) == square)
    }

    @Test func innerCornersStay() {
        // An L: five outer corners and one inner one, at (4, 6).
        var path = Path()
        path.addLines(
            [(0, 0), (4, 0), (4, 6), (10, 6), (10, 10), (0, 10)].map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
        for shape in [path, path.applying(CGAffineTransform(-1, 0, 0, 1, 10, 0))] {
            let round = CornerRounding(radius: 1).rounding(shape)
            var curves = 0
            round.forEach { if case .curve = $0 { curves += 1 } }
            #expect(curves == 5)
        }
    }

    @Test func emptyAndFlatPathsAreHarmless() {
        #expect(CornerRounding(radius: 5).rounding(Path()).isEmpty)
        var flat = Path()
        flat.addLines([.zero, CGPoint(x: 5, y: 0), .zero, .zero])
        flat.closeSubpath()
        #expect(CornerRounding(radius: 5).rounding(flat).boundingRect.height < 1e-9)
    }

    /// Thickened letters are wider by the thickening, around the same middle, and have the same advances.
    @Test(arguments: [11.0, 26])
    func thickeningWidensStrokesAndNotAdvances(size: Double) throws {
        let plain = system(size)
        var thick = plain
        thick.thickening = 0.5
        let (a, b) = (try typeset("l", plain), try typeset("l", thick))
        let (line, wider) = (a.inkBounds, b.inkBounds)
        #expect(abs(wider.width - line.width - 0.5) < 0.04)
        #expect(abs(wider.midX - line.midX) < 0.02 && abs(wider.midY - line.midY) < 0.02)
        #expect(try exactWidth("Hello", plain) == exactWidth("Hello", thick))
    }
}
