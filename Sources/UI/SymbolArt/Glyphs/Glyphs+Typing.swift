// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// What stands on keyboards, and what is done with text.
    package static func addTyping(to set: inout SymbolSet) {
        addKeys(to: &set)
        addText(to: &set)
        set.add("keyboard.chevron.compact.down", [.fill], most: 10) { p in
            p.draw("keyboard", scale: 0.92, y: -16)
            p.layer(.secondary)
            p.stroke(.line(-20, 37, 0, 46, 20, 37))
        }
        set.add("pointer.arrow", [.enclosed]) { p in p.fill(pointer) }
        set.alias("cursorarrow", of: "pointer.arrow")
        set.add("pointer.arrow.click", most: 13) { p in p.click() }
        set.alias("cursorarrow.click", of: "pointer.arrow.click")
        set.add("pointer.arrow.click.2", most: 12) { p in
            p.layer(.secondary)
            p.stroke(.arc(-15, -18, 23, 95, 355), 0.9)
            p.layer(.tertiary)
            p.stroke(.arc(-15, -18, 39, 100, 350), 0.9)
            p.layer(.primary)
            p.front(pointer.scaled(0.8).moved(3, 12))
        }
        set.alias("cursorarrow.click.2", of: "pointer.arrow.click.2")
        set.add("pointer.arrow.motionlines", most: 13) { p in p.moving() }
        set.alias("cursorarrow.motionlines", of: "pointer.arrow.motionlines")
        set.add("pointer.arrow.motionlines.click", most: 12) { p in
            p.click()
            p.layer(.tertiary)
            for (y, from) in [(12, -54), (27, -48), (42, -42)] as [(CGFloat, CGFloat)] {
                p.stroke(.line(from, y, -25, y), 0.85)
            }
        }
        set.alias("cursorarrow.motionlines.click", of: "pointer.arrow.motionlines.click")
    }

    private static func addKeys(to set: inout SymbolSet) {
        set.add("shift", [.fill]) { p in
            p.shape(
                .corners(0, -50, 6, 53, 4, 5, 25, 4, 3, 25, 44, 7, -25, 44, 7, -25, 4, 3, -53, 4, 5))
        }
        set.add("capslock", [.fill]) { p in
            p.shape(
                .corners(0, -54, 6, 50, -4, 5, 24, -4, 3, 24, 24, 7, -24, 24, 7, -24, -4, 3, -50, -4, 5))
            p.shape(.box(-24, 34, 24, 34 + max(16, 2.1 * p.width), r: 6))
        }
        set.add("option") { p in
            p.stroke(.line(-46, -32, -20, -32, 18, 32, 46, 32))
            p.stroke(.line(14, -32, 46, -32))
        }
        set.add("control") { p in p.stroke(.line(-32, 17, 0, -17, 32, 17)) }
        set.add("escape", most: 13.5) { p in
            p.stroke(.arc(4, 4, 42, 252, 558))
            p.stroke(.line(4, 4, -44, -44))
            p.stroke(.line(-46, -17, -46, -46, -17, -46))
        }
        set.add("space") { p in p.stroke(.bent(r: 5, -46, -12, -46, 14, 46, 14, 46, -12)) }
        for name in ["return", "return.left"] { set.alias(name, of: "arrow.turn.down.left") }
        set.alias("return.right", of: "arrow.turn.down.right")
        let keys: [(String, Bool, SymbolGlyph.Features)] = [
            ("left", false, []), ("right", true, []), ("backward", false, .directional),
            ("forward", true, .directional),
        ]
        for (name, isMirrored, features) in keys {
            set.add("delete.\(name)", [.fill, features], most: 13.5) { p in
                let key = Path.corners(-62, 0, 8, -26, -40, 9, 60, -40, 12, 60, 40, 12, -26, 40, 9)
                p.shape(isMirrored ? key.mirrored : key)
                let x: CGFloat = isMirrored ? -11 : 11
                p.detail(.line(x - 15, -15, x + 15, 15))
                p.detail(.line(x - 15, 15, x + 15, -15))
            }
        }
        set.add("clear", [.fill], most: 13.5) { p in
            p.shape(
                .corners(-60, 0, 8, -36, -40, 9, 36, -40, 9, 60, 0, 8, 36, 40, 9, -36, 40, 9))
            p.detail(.line(-15, -15, 15, 15))
            p.detail(.line(-15, 15, 15, -15))
        }
        set.add("poweron") { p in p.stroke(.line(0, -40, 0, 40)) }
        set.add("poweroff") { p in p.fill(p.hollow(.disc(0, 0, 42))) }
        set.add("togglepower") { p in
            p.fill(p.hollow(.disc(0, 0, 47)))
            p.stroke(.line(0, -19, 0, 19))
        }
        set.add("curlybraces", [.enclosed], most: 13.5) { p in
            let brace = Path.drawn(
                "M -22 -44 C -36 -44 -39 -38 -39 -28 L -39 -14 C -39 -6 -43 0 -52 0 C -43 0 -39 6 -39 14 L -39 28 C -39 38 -36 44 -22 44"
            )
            p.stroke(brace)
            p.stroke(brace.mirrored)
        }
    }

    private static func addText(to set: inout SymbolSet) {
        set.add("abc") { p in p.text("abc", size: 74) }
        set.alias("textformat.abc", of: "abc")
        set.add("textformat.123") { p in p.text("123", size: 74) }
        set.add("textformat.size") { p in
            p.text("A", size: 66, x: -39, y: 11.5)
            p.text("A", size: 98, x: 22)
        }
        for (name, y, sign) in [("superscript", -24, "2"), ("subscript", 25, "2")] as [(String, CGFloat, String)] {
            set.add("textformat.\(name)") { p in
                p.text("x", size: 106, x: -18, y: 0)
                p.text(sign, size: 58, x: 36, y: y)
            }
        }
        set.add("f.cursive", [.enclosed]) { p in
            p.stroke(.drawn("M 30 -38 C 26 -46 12 -46 8 -30 L -8 30 C -12 46 -26 46 -30 38"))
            p.stroke(.line(-14, -8, 20, -8))
        }
        set.add("paragraph", most: 13) { p in
            p.fill(.drawn("M 10 -45 L -8 -45 C -25 -45 -36 -34 -36 -19 C -36 -4 -25 7 -8 7 L 10 7 Z"))
            p.stroke(.line(10 - p.width / 2, -45 + p.width / 2, 10 - p.width / 2, 45))
            p.stroke(.line(28, -45 + p.width / 2, 28, 45))
            p.stroke(.line(0, -45 + p.width / 2, 38, -45 + p.width / 2))
        }
        set.add("text.quote", [.directional]) { p in
            p.layer(.secondary)
            p.stroke(.line(-46, -36, -46, 36))
            p.layer(.primary)
            for (i, end) in [46, 28, 46, 10].enumerated() {
                p.stroke(.line(-24, CGFloat(i) * 23 - 34.5, CGFloat(end), CGFloat(i) * 23 - 34.5))
            }
        }
        set.alias("text.justify.left", of: "text.alignleft")
        set.alias("text.justify.right", of: "text.alignright")
        set.add("character.cursor.ibeam", most: 12.5) { p in
            p.text("A", size: 88, x: -24)
            p.layer(.secondary)
            p.stroke(.line(36, -34, 36, 34), 0.9)
            for y: CGFloat in [1, -1] {
                for x: CGFloat in [1, -1] {
                    p.stroke(
                        Path.drawn("M 0 -32 C 0 -40 5 -45 13 -45").applying(CGAffineTransform(scaleX: x, y: y))
                            .moved(36, 0), 0.9)
                }
            }
        }
        set.add("placeholdertext", [.fill], most: 11) { p in
            p.shape(.box(-60, -36, 60, 36, r: 12))
            p.detail(.line(-40, -14, 40, -14), 0.8)
            p.detail(.line(-40, 14, 8, 14), 0.8)
            p.detail(.line(-40, 0, 26, 0), 0.8)
        }
        set.add("zzz", most: 13) { p in
            for (i, (x, y, size)) in [(-34, 24, 14), (0, 4, 18), (36, -22, 22)].enumerated() {
                let (x, y, s) = (CGFloat(x), CGFloat(y), CGFloat(size))
                p.layer(SymbolLevel(rawValue: 2 - i)!, variable: true)
                p.stroke(
                    .line(x - s * 0.75, y - s, x + s * 0.75, y - s, x - s * 0.75, y + s, x + s * 0.75, y + s),
                    0.7 + s * 0.013)
            }
        }
        set.add("lineweight") { p in
            for (y, factor) in [(-36, 0.45), (-12, 1), (22, 2)] as [(CGFloat, CGFloat)] {
                p.stroke(.line(-50 + p.width * factor / 2, y, 50 - p.width * factor / 2, y), factor)
            }
        }
    }
}

extension SymbolPen {
    /// The pointer and rays around its tip.
    fileprivate mutating func click() {
        layer(.secondary)
        for turn in [-195.0, -150, -105, -60, -15] {
            stroke(Path.line(18, 0, 32, 0).turned(turn).moved(-12, -22), 0.95)
        }
        layer(.primary)
        let arrow = SymbolGlyphs.pointer.scaled(0.86).moved(9, 16)
        clear(around: arrow)
        fill(arrow)
    }

    fileprivate mutating func moving() {
        layer(.secondary)
        for (y, from) in [(-22, -52), (0, -50), (22, -48)] as [(CGFloat, CGFloat)] {
            stroke(.line(from, y, -26, y))
        }
        layer(.primary)
        fill(SymbolGlyphs.pointer.moved(16, 0))
    }
}
