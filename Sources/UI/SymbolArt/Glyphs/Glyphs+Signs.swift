// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Signs made of lines, letters and numbers.
    package static func addSigns(to set: inout SymbolSet) {
        set.add("plus", [.enclosed, .inRectangle], in: .green) { p in
            p.stroke(.line(-38, 0, 38, 0))
            p.stroke(.line(0, -38, 0, 38))
        }
        set.add("minus", [.enclosed, .inRectangle], in: .red) { p in p.stroke(.line(-38, 0, 38, 0)) }
        set.add("xmark", [.enclosed, .inRectangle]) { p in
            p.stroke(.line(-32, -32, 32, 32))
            p.stroke(.line(-32, 32, 32, -32))
        }
        set.add("multiply", [.enclosed]) { p in
            p.stroke(.line(-25, -25, 25, 25))
            p.stroke(.line(-25, 25, 25, -25))
        }
        set.add("divide", [.enclosed]) { p in
            p.stroke(.line(-37, 0, 37, 0))
            p.fill(p.dot(0, -25) + p.dot(0, 25))
        }
        set.add("equal", [.enclosed]) { p in
            p.stroke(.line(-36, -13, 36, -13))
            p.stroke(.line(-36, 13, 36, 13))
        }
        set.add("percent", most: 13) { p in
            p.fill(p.hollow(.disc(-25, -22, 20)) + p.hollow(.disc(25, 22, 20)))
            p.stroke(.line(30, -38, -30, 38))
        }
        set.add("checkmark", [.enclosed, .inRectangle], in: .green) { p in p.stroke(.line(-33, 5, -9, 34, 34, -34)) }
        set.add("exclamationmark", [.enclosed], in: .red) { p in
            p.fill(exclamation(p.width))
        }
        set.add("exclamationmark.2") { p in
            p.fill(exclamation(p.width).moved(-15, 0))
            p.fill(exclamation(p.width).moved(15, 0))
        }
        set.add("exclamationmark.triangle", [.fill], most: 13.5) { p in
            p.layer(.secondary, p.isFilled ? .yellow : nil)
            p.shape(.corners(0, -55, 12, 58, 45, 12, -58, 45, 12))
            let mark = exclamation(p.width * 1.4).scaled(0.62).moved(0, 11)
            if p.isFilled {
                p.cutout(mark, .white)
            } else {
                p.layer(.primary)
                p.fill(mark)
            }
        }
        set.add("questionmark", [.enclosed], in: nil) { p in
            p.stroke(.drawn("M -21 -22 C -21 -34 -12 -42 1 -42 C 14 -42 23 -34 23 -22 C 23 -5 1 -6 1 15"))
            p.fill(p.dot(1, 38, 1.06))
        }
        set.add("info", [.enclosed], in: .blue) { p in
            p.fill(p.dot(-1, -38, 1.12))
            p.stroke(.line(-13, -13, 1, -13, 1, 39))
            p.stroke(.line(-17, 39, 19, 39))
        }
        set.add("ellipsis", [.enclosed, .inRectangle]) { p in
            for x: CGFloat in [-33, 0, 33] {
                p.layer(.primary, variable: true)
                p.fill(p.dot(x, 0, 1.16))
            }
        }
        set.add("number", [.enclosed], most: 12.5) { p in
            p.stroke(.line(-37, -15, 39, -15))
            p.stroke(.line(-39, 15, 37, 15))
            p.stroke(.line(-11, -40, -21, 40))
            p.stroke(.line(21, -40, 11, 40))
        }
        set.add("asterisk", [.enclosed], most: 14) { p in
            for turn in [0.0, 60, 120] { p.stroke(.line(0, -38, 0, 38).turned(turn)) }
        }
        set.add("infinity", [.enclosed], most: 13.5) { p in
            p.stroke(
                .drawn(
                    """
                    M 0 0 C 12 -16 21 -25 34 -25 C 48 -25 58 -14 58 0 C 58 14 48 25 34 25 C 21 25 12 16 0 0
                    C -12 -16 -21 -25 -34 -25 C -48 -25 -58 -14 -58 0 C -58 14 -48 25 -34 25 C -21 25 -12 16 0 0 Z
                    """))
        }
        set.add("power", [.enclosed]) { p in
            p.stroke(.arc(0, 5, 40, -54, 234))
            p.stroke(.line(0, -46, 0, -4))
        }
        set.add("command", [.enclosed], most: 12.5) { p in
            p.stroke(
                .drawn(
                    """
                    M -16 -29 C -16 -37 -21 -42 -29 -42 C -37 -42 -42 -37 -42 -29 C -42 -21 -37 -16 -29 -16
                    L 29 -16 C 37 -16 42 -21 42 -29 C 42 -37 37 -42 29 -42 C 21 -42 16 -37 16 -29
                    L 16 29 C 16 37 21 42 29 42 C 37 42 42 37 42 29 C 42 21 37 16 29 16
                    L -29 16 C -37 16 -42 21 -42 29 C -42 37 -37 42 -29 42 C -21 42 -16 37 -16 29 Z
                    """))
        }
        set.add("wave.3.right", [.enclosed], most: 13) { p in
            for (index, radius) in [18, 40, 62].enumerated() {
                p.layer(SymbolLevel(rawValue: index)!, variable: true)
                p.stroke(.arc(-38, 0, CGFloat(radius), -42, 42))
            }
        }
        set.add("bitcoinsign", [.enclosed], in: .orange, most: 11.5) { p in
            p.stroke(.bent(r: 17, -22, -34, 20, -34, 20, -2, -22, -2))
            p.stroke(.bent(r: 17, -22, -2, 25, -2, 25, 34, -22, 34))
            p.stroke(.line(-14, -34, -14, 34))
            for x: CGFloat in [-7, 8] {
                p.stroke(.line(x, -45, x, -34))
                p.stroke(.line(x, 34, x, 45))
            }
        }
        set.add("dollarsign", [.enclosed], in: .green, most: 12.5) { p in
            p.stroke(
                .drawn(
                    """
                    M 23 -17 C 23 -28 14 -35 0 -35 C -14 -35 -23 -28 -23 -18 C -23 6 24 -7 24 18
                    C 24 28 14 35 0 35 C -15 35 -25 28 -25 16
                    """))
            p.stroke(.line(0, -47, 0, 47), 0.9)
        }
        set.add("eurosign", [.enclosed]) { p in
            p.stroke(.arc(8, 0, 37, 48, 312))
            p.stroke(.line(-42, -8, 12, -8))
            p.stroke(.line(-42, 10, 10, 10))
        }
        for letter in "abcdefghijklmnopqrstuvwxyz" {
            let capital = letter.uppercased()
            set.add(String(letter), [.enclosed, .onlyEnclosed]) { p in p.text(capital, size: 106) }
        }
        for number in 0...50 {
            set.add(String(number), [.enclosed, .onlyEnclosed]) { p in p.text(String(number), size: 106) }
        }
        set.add("textformat") { p in
            p.text("A", size: 88, x: -20)
            p.text("a", size: 88, x: 37, y: 8.3)
        }
        set.add("character", [.localized]) { p in p.text(p.letters.script.letter, size: 100) }
    }

    /// A stem that gets thinner downwards, and its dot.
    package static func exclamation(_ width: CGFloat) -> Path {
        let (top, bottom) = (0.5 + width * 0.68, 0.4 + width * 0.46)
        let height = -39 - width * 0.3
        let stem = Path.corners(
            -top, height, top * 0.98, top, height, top * 0.98, bottom, 13, bottom * 0.95, -bottom, 13, bottom * 0.95)
        return stem + .disc(0, 36, 2.9 + 0.58 * width)
    }
}
