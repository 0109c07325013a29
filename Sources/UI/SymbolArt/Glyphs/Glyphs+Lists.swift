// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Lines of text, lists and menus.
    package static func addLists(to set: inout SymbolSet) {
        set.add("line.3.horizontal", [.enclosed]) { p in
            for y: CGFloat in [-25, 0, 25] { p.stroke(.line(-42, y, 42, y)) }
        }
        set.alias("line.horizontal.3", of: "line.3.horizontal")
        set.add("line.3.horizontal.decrease", [.enclosed], most: 15) { p in
            for (level, (y, half)) in [(-25, 43), (0, 28), (25, 13)].enumerated() {
                p.layer(SymbolLevel(rawValue: level)!, variable: true)
                p.stroke(.line(-CGFloat(half), CGFloat(y), CGFloat(half), CGFloat(y)))
            }
        }
        set.alias("line.horizontal.3.decrease", of: "line.3.horizontal.decrease")
        let alignments: [(String, [(CGFloat, CGFloat)])] = [
            ("text.alignleft", [(-44, 44), (-44, 20), (-44, 44), (-44, 8)]),
            ("text.aligncenter", [(-44, 44), (-28, 28), (-44, 44), (-20, 20)]),
            ("text.alignright", [(-44, 44), (-20, 44), (-44, 44), (-8, 44)]),
            ("text.justify", [(-44, 44), (-44, 44), (-44, 44), (-44, 44)]),
        ]
        for (name, lines) in alignments {
            set.add(name, name == "text.justify" ? [.directional] : []) { p in
                for (i, line) in lines.enumerated() {
                    let y = CGFloat(i) * 23 - 34.5
                    p.stroke(.line(line.0, y, line.1, y))
                }
            }
        }
        set.add("text.justify.leading", [.directional]) { p in
            for (i, end) in [44, 20, 44, 8].enumerated() {
                p.stroke(.line(-44, CGFloat(i) * 23 - 34.5, CGFloat(end), CGFloat(i) * 23 - 34.5))
            }
        }
        set.add("list.bullet", [.directional, .enclosed]) { p in
            p.list { p, y in p.fill(p.dot(-44, y)) }
        }
        set.add("list.dash", [.directional]) { p in
            p.list { p, y in p.stroke(.line(-50, y, -41, y)) }
        }
        set.add("list.number", [.directional], most: 12) { p in
            p.list { p, y in
                switch y {
                case ..<0:
                    p.stroke(.line(-48, y - 6, -43, y - 10, -43, y + 9), 0.75)
                case 0:
                    p.stroke(.drawn("M -49 -5 C -49 -12 -37.5 -12 -37.5 -5 C -37.5 0 -43 3 -49 9 L -37 9"), 0.75)
                default:
                    p.stroke(
                        Path.drawn("M -49 -9 L -38 -9 L -44 -2 C -35 -2 -35 9.5 -43.5 9.5 C -46 9.5 -48 9 -50 7").moved(
                            0, y), 0.75)
                }
            }
        }
        set.add("checklist", [.directional], most: 12) { p in
            for (y, isDone) in [(-27.0, true), (3, true), (33, false)] {
                p.layer(.secondary)
                p.stroke(.line(-8, CGFloat(y), 52, CGFloat(y)))
                p.layer(.primary)
                if isDone {
                    p.stroke(Path.line(-50, 1, -43, 9, -28, -11).moved(0, CGFloat(y)), 0.9)
                } else {
                    p.fill(p.hollow(.disc(-39, CGFloat(y), 11), 0.85))
                }
            }
        }
        set.add("slider.horizontal.3", most: 11.5) { p in p.sliders(turned: 0) }
        set.add("slider.vertical.3", most: 11.5) { p in p.sliders(turned: -90) }
        set.add("line.3.horizontal.decrease.circle", [.fill], most: 11) { p in
            p.layer(.secondary)
            p.shape(.disc(0, 0, 50))
            var lines = Path()
            for (y, half) in [(-15, 26), (0, 17), (15, 8)] as [(CGFloat, CGFloat)] {
                lines = lines + p.line(.line(-half, y, half, y), 0.95)
            }
            if p.isFilled {
                p.cutout(lines, nil)
            } else {
                p.layer(.primary)
                p.fill(lines)
            }
        }
        set.alias("line.horizontal.3.decrease.circle", of: "line.3.horizontal.decrease.circle")
        set.add("sidebar.left", [.fill], most: 12) { p in
            let frame = Path.box(-60, -43, 60, 43, r: 14)
            p.layer(.primary)
            p.fill(p.hollow(frame))
            p.stroke(.line(-19, -39, -19, 39), 0.9)
            if p.isFilled {
                p.fill(frame.intersection(.box(-60, -43, -19, 43, r: 0)))
            } else {
                for y: CGFloat in [-22, -7, 8] { p.stroke(.line(-43, y, -34, y), 0.75) }
            }
        }
    }
}

extension SymbolPen {
    /// Three lines with something in front of each.
    fileprivate mutating func list(_ mark: (inout SymbolPen, CGFloat) -> Void) {
        layer(.secondary)
        for y: CGFloat in [-28, 0, 28] { stroke(.line(-22, y, 48, y)) }
        layer(.primary)
        for y: CGFloat in [-28, 0, 28] { mark(&self, y) }
    }

    /// Three tracks, each with its knob.
    fileprivate mutating func sliders(turned degrees: Double) {
        for (y, x) in [(-29, 18), (0, -20), (29, 8)] as [(CGFloat, CGFloat)] {
            let knob = Path.disc(x, y, 8.5 + 0.45 * width).turned(degrees)
            layer(.secondary)
            stroke(Path.line(-48, y, 48, y).turned(degrees))
            cut(knob)
            layer(.primary)
            fill(hollow(knob, 0.95))
        }
    }
}
