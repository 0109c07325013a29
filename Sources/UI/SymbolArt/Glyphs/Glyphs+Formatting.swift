// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// How text looks and where it begins, and the signs of mathematics.
    package static func addFormatting(to set: inout SymbolSet) {
        addStyles(to: &set)
        addIndents(to: &set)
        addMathematics(to: &set)
        set.alias("paragraphsign", of: "paragraph")
        set.add("text.book.closed", [.fill, .directional], most: 12.5) { p in
            p.draw("book.closed")
            p.detail(.line(-13, -26, 21, -26), 0.8)
            p.detail(.line(-13, -8, 9, -8), 0.8)
        }
        set.add("character.textbox", [.localized], most: 11) { p in
            p.layer(.secondary)
            let edge = Path.box(-48, -38, 48, 38, r: 0)
            p.fill(p.hollow(edge, 0.85))
            for (x, y) in [(-48, -38), (48, -38), (-48, 38), (48, 38)] as [(CGFloat, CGFloat)] {
                p.fill(.box(x - 10, y - 10, x + 10, y + 10, r: 3.5))
            }
            p.text(p.letters.script.letter, size: 60, most: 62)
        }
        set.alias("textbox", of: "character.textbox")
    }

    private static func addStyles(to set: inout SymbolSet) {
        set.add("bold") { p in p.text("B", size: 104, heavier: 350) }
        set.add("italic") { p in p.fill(slantedI(p, 1)) }
        set.add("underline", most: 14) { p in
            p.text("U", size: 88, y: -11)
            p.layer(.secondary)
            p.stroke(.line(-33, 43, 33, 43))
        }
        set.add("strikethrough", most: 13.5) { p in
            p.text("S", size: 104)
            let line = p.line(.line(-42, 0, 42, 0))
            p.cut(line.grown(p.gap * 0.7))
            p.layer(.secondary)
            p.fill(line)
        }
        set.add("bold.italic.underline", most: 12.5) { p in
            p.text("B", size: 72, x: -53, heavier: 350)
            p.layer(.primary)
            p.fill(slantedI(p, 0.7))
            p.text("U", size: 72, x: 52)
            p.layer(.secondary)
            p.stroke(.line(28, 43, 76, 43))
        }
        set.add("bold.underline", most: 14) { p in
            p.text("B", size: 88, y: -11, heavier: 350)
            p.layer(.secondary)
            p.stroke(.line(-33, 43, 33, 43))
        }
    }

    /// A slanted capital I with its serifs.
    private static func slantedI(_ p: SymbolPen, _ scale: CGFloat) -> Path {
        let (top, lean, serif) = (36 * scale - p.width / 2, 10 * scale, 17 * scale)
        return p.line(.line(lean, -top, -lean, top)) + p.line(.line(lean - serif, -top, lean + serif, -top))
            + p.line(.line(-lean - serif, top, -lean + serif, top))
    }

    // MARK: Where text begins

    private static func addIndents(to set: inout SymbolSet) {
        for (name, isMore) in [("increase", true), ("decrease", false)] {
            set.add("\(name).indent", [.directional]) { p in
                for (y, from) in [(-34.5, -46), (-11.5, 2), (11.5, 2), (34.5, -46)] as [(CGFloat, CGFloat)] {
                    p.stroke(.line(from, y, 46, y))
                }
                p.fill(triangle(isMore).moved(-34, 0))
            }
            set.add("\(name).quotelevel", [.directional], most: 14) { p in
                p.layer(.secondary)
                p.stroke(.line(-48, -36, -48, 36))
                p.layer(.primary)
                for (y, from) in [(-34.5, -25), (-11.5, 12), (11.5, 12), (34.5, -25)] as [(CGFloat, CGFloat)] {
                    p.stroke(.line(from, y, 48, y))
                }
                p.fill(triangle(isMore).moved(-16, 0))
            }
        }
    }

    /// Points to where the text goes.
    private static func triangle(_ isForward: Bool) -> Path {
        let triangle = Path.poly(r: 3, 15, 0, -14, 18, -14, -18)
        return isForward ? triangle : triangle.mirrored
    }

    // MARK: Mathematics

    private static func addMathematics(to set: inout SymbolSet) {
        set.add("function", most: 12) { p in
            p.stroke(.drawn("M -22 -36 C -25 -44 -37 -44 -40 -30 L -51 30 C -54 44 -66 44 -69 36"))
            p.stroke(.line(-57, -9, -27, -9))
            p.stroke(.drawn("M -3 -38 C -20 -16 -20 16 -3 38"))
            p.stroke(.drawn("M 59 -38 C 76 -16 76 16 59 38"))
            p.stroke(.line(15, -16, 41, 18))
            p.stroke(.line(15, 18, 41, -16))
        }
        set.add("sum", most: 14.5) { p in
            p.stroke(.line(31, -24, 31, -38, -31, -38, 5, 0, -31, 38, 31, 38, 31, 24))
        }
        set.add("plusminus", [.enclosed], most: 14.5) { p in
            p.stroke(.line(-33, -14, 33, -14))
            p.stroke(.line(0, -44, 0, 16))
            p.stroke(.line(-33, 40, 33, 40))
        }
        set.add("x.squareroot", most: 13.5) { p in
            p.layer(.secondary)
            p.stroke(.line(-58, 2, -46, -5, -30, 40, -10, -42, 56, -42))
            p.layer(.primary)
            p.stroke(.line(9, -15, 44, 30))
            p.stroke(.line(9, 30, 44, -15))
        }
    }
}
