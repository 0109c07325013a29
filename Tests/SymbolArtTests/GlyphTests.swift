// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SymbolData
import SymbolArt
import Testing
import Typography

/// Glyph files, and messages about mistakes in them.
@Suite struct GlyphTests {
    /// Draws both forms of each glyph at the regular weight, and one form at the other weights.
    @Test(arguments: [100.0, 400, 900]) func allGlyphsAreDrawn(weight: Double) throws {
        let library = SymbolGlyphs.all
        #expect(library.names.count > 1200)
        for (index, name) in library.names.enumerated() {
            let glyph = try #require(try library.glyph(named: name))
            for isFilled in weight == 400 ? [false, true] : [index.isMultiple(of: 2)] {
                let pen = draw(glyph, weight: weight, isFilled: isFilled, library)
                #expect(pen.mistake == nil, "\(pen.mistake?.description ?? "")")
                #expect(pen.problem == nil, "\(name)")
                let isEmpty = pen.layers.allSatisfy(\.path.isEmpty)
                #expect(!isEmpty && pen.layers.allSatisfy { $0.path.boundingRect.width.isFinite }, "\(name)")
            }
        }
    }

    @Test(
        arguments: [
            ("strok (line 0 0 1 1)", "5: gear: there is no command \"strok\""),
            ("fill (disc 0 0)", "5: gear: a number is missing"),
            ("fill (disc 0 0 1 2)", "5: gear: ) is missing"),
            ("fill (disc 0 0 depth)", "5: gear: a number is missing"),
            ("fill (disc 0 0 1+depth)", "5: gear: there is no number \"depth\""),
            ("layer primary\n  fill (corners 0 0 1 2 2 1 3)", "6: gear: a number is missing"),
            ("fill (corners 0 0 1 2 2 1 3 3 1 4)", "5: gear: the last point is incomplete"),
            ("fill heart", "5: gear: there is no path \"heart\""),
            ("fill (disc 0 0 1) 2", "5: gear: \"2\" is left over"),
            ("draw hart", "5: gear: there is no glyph \"hart\""),
            ("fill (area hart scale 0.5)", "5: gear: there is no glyph \"hart\""),
            ("badge hart 1 2", "5: gear: there is no badge \"hart\""),
            ("layer quaternary", "5: gear: there is no level \"quaternary\""),
            ("layer primary rot", "5: gear: there is no colour \"rot\""),
            ("pivot 0 0", "5: gear: there is no layer to turn"),
            ("for x y in 1 2, 3\n    fill (disc x y 1)", "5: gear: the loop has 3 values for 2 names"),
            ("for x in 1 2\n    fill (disc x y 1)", "6: gear: a number is missing"),
            ("if full\n    fill (disc 0 0 1)", "5: gear: \"filled\" or \"outlined\" is missing after \"if\""),
            ("fill (disc 0 0 1)\n    fill (disc 0 0 1)", "6: gear: is indented by 4 instead of 2"),
            ("text \"A 20", "5: gear: a quotation mark is missing"),
            ("wheels (disc 0 0 1)", "3: wheels: a number is missing"),
            ("fill broken", "1: broken: \"width\" differs between the glyphs that share a path"),
        ]) func mistakesNameGlyphAndLine(command: String, message: String) throws
    {
        let shared = "let broken = (disc 0 0 width)\ndef wheels x\n  fill (disc x 0 9)\n"
        let text = shared + "glyph gear fill\n  " + command + "\n"
        let library = try GlyphLibrary([GlyphText(file: "Test.glyphs", text)])
        let mistake = draw(try #require(try library.glyph(named: "gear")), library).mistake
        #expect(mistake?.description == "Test.glyphs:" + message)
    }

    /// A mistake in an included glyph is reported with that glyph's name, file and line.
    @Test func mistakesOfGlyphsWithin() throws {
        let library = try GlyphLibrary([
            GlyphText(file: "A.glyphs", "glyph outer\n  draw inner scale 0.5\n"),
            GlyphText(file: "B.glyphs", "# Comment.\nglyph inner\n  fil (disc 0 0 1)\n"),
        ])
        let mistake = draw(try #require(try library.glyph(named: "outer")), library).mistake
        #expect(mistake?.description == "B.glyphs:3: inner: there is no command \"fil\"")
    }

    @Test(
        arguments: [
            ("glyph a\n  mirror\nglyph a\n  mirror\n", "T.glyphs:3: a: is drawn twice"),
            ("glyf a\n", "T.glyphs:1: a: a line begins with \"glyf\" instead of glyph, alias, let or def"),
            ("glyph\n", "T.glyphs:1: : a name is missing after glyph"),
            ("glyph a filed\n", "T.glyphs:1: a: there is no feature \"filed\""),
            ("\nalias a = b\n", "T.glyphs:2: a: there is no glyph \"b\""),
        ]) func mistakesInFirstLines(text: String, message: String)
    {
        let error = #expect(throws: GlyphMistake.self) {
            try GlyphLibrary([GlyphText(file: "T.glyphs", text)]).glyph(named: "a")
        }
        #expect(error?.description == message)
    }

    @Test func firstLines() throws {
        let text = """
            # A comment.
            glyph a fill directional in red most 12.5  # another
              fill (disc 0 0 1)
            alias b = a
            """
        let library = try GlyphLibrary([GlyphText(file: "T.glyphs", text)])
        #expect(library.names == ["a", "b"])
        for name in library.names {
            let glyph = try #require(try library.glyph(named: name))
            #expect(glyph.features == [.fill, .directional])
            #expect(glyph.enclosureColor == .red)
            #expect(glyph.widestLine == 12.5)
        }
        #expect(library["c"] == nil)
    }

    @Test func blocks() throws {
        let text = """
            let bar = (line 0 0 8 0)

            glyph a fill
              # Loops, with a list that goes on behind a comma.
              for x y in 1 2,
                  3 4
                layer primary
                fill (bar
                    moved x -y)

              if filled
                two 10 bar
              else
                let x = 5
                two x (bar mirrored)
              layer secondary
              fill (filled (bar moved 0 1) else bar)

            def two x path
              layer tertiary
              fill (path moved x+filled(1,2) 0)
            """
        let library = try GlyphLibrary([GlyphText(file: "T.glyphs", text)])
        let glyph = try #require(try library.glyph(named: "a"))
        func paths(isFilled: Bool) -> [Path] {
            let pen = draw(glyph, isFilled: isFilled, library)
            #expect(pen.mistake == nil)
            return pen.layers.map(\.path)
        }
        let both = [Path.line(1, -2, 9, -2), .line(3, -4, 11, -4)]
        #expect(paths(isFilled: true) == both + [.line(11, 0, 19, 0), .line(0, 1, 8, 1)])
        #expect(paths(isFilled: false) == both + [.line(7, 0, -1, 0), .line(0, 0, 8, 0)])
    }

    /// Parsed numbers equal the numbers that the compiler reads.
    @Test func numbers() throws {
        let written: [(String, CGFloat)] = [
            ("0.1", 0.1), ("-14.999999999999993", -14.999999999999993), ("3.67394039744206e-15", 3.67394039744206e-15),
            ("123456789012345", 123_456_789_012_345), ("0.000000000000001", 0.000000000000001), (".5", 0.5),
            ("1-2-3", -4), ("2*3/4", 1.5), ("-2*-3", 6), ("(1+2)*3", 9), ("8/2/2", 2), ("max(1,min(5,3))", 3),
            ("width", 7.5), ("gap", 6.125), ("filled(1,2)", 2),
        ]
        for (text, value) in written {
            let library = try GlyphLibrary([GlyphText(file: "T.glyphs", "glyph a\n  fill (line \(text) 0 1 1)\n")])
            let pen = draw(try #require(try library.glyph(named: "a")), library)
            #expect(pen.layers.first?.path == Path.line(value, 0, 1, 1), "\(text)")
        }
    }

    private func draw(
        _ glyph: SymbolGlyph, weight: Double = 400, isFilled: Bool = false, _ library: GlyphLibrary
    ) -> SymbolPen {
        var pen = SymbolPen(
            width: glyph.lineWidth(SymbolWeight(weight).lineWidth * 100), weight: weight, isFilled: isFilled,
            letters: SymbolLetters(script: .latin, fonts: FontLibrary()), library: library)
        glyph.draw(&pen)
        return pen
    }
}
