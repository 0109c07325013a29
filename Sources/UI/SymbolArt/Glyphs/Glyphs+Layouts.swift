// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Rectangles that stand for views, in rows and with handles.
    static func addLayouts(to set: inout SymbolSet) {
        addGridsOfRectangles(to: &set)
        addListsInFrames(to: &set)
        addHandles(to: &set)
    }

    private static func addGridsOfRectangles(to set: inout SymbolSet) {
        for (name, columns, rows) in [("1x2", 1, 2), ("2x2", 2, 2), ("3x2", 3, 2), ("3x3", 3, 3)] {
            set.add("rectangle.grid.\(name)", [.fill], most: columns == 3 ? 8.5 : 11) { p in
                let (width, height, gap): (CGFloat, CGFloat, CGFloat) = (120, 92, columns == 3 ? 8 : 10)
                let w = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
                let h = (height - gap * CGFloat(rows - 1)) / CGFloat(rows)
                for row in 0..<rows {
                    for column in 0..<columns {
                        let (x, y) = (CGFloat(column) * (w + gap) - width / 2, CGFloat(row) * (h + gap) - height / 2)
                        p.shape(.box(x, y, x + w, y + h, r: columns == 3 ? 6 : 10), columns == 3 ? 0.9 : 1)
                    }
                }
            }
        }
        set.add("rectangle.3.offgrid", [.fill], most: 12) { p in
            p.layer(.primary)
            p.shape(.box(-58, -46, 2, 4, r: 10))
            p.layer(.secondary)
            p.shape(.box(12, -30, 58, 46, r: 10))
            p.layer(.tertiary)
            p.shape(.box(-42, 14, 2, 46, r: 9))
        }
        set.add("square.fill.text.grid.1x2", [.directional], most: 12) { p in
            for y: CGFloat in [-24, 24] {
                p.layer(.primary)
                p.fill(.box(-54, y - 19, -16, y + 19, r: 8))
                p.layer(.secondary)
                for (dy, end) in [(-12, 54), (0, 54), (12, 34)] as [(CGFloat, CGFloat)] {
                    p.stroke(.line(2, y + dy, end, y + dy), 0.75)
                }
            }
        }
        set.add("text.below.photo", [.fill, .directional], most: 11.5) { p in
            p.draw("photo", scale: 0.82, y: -17)
            p.layer(.secondary)
            p.stroke(.line(-44, 34, 44, 34), 0.9)
            p.stroke(.line(-44, 52, 12, 52), 0.9)
        }
    }

    private static func addListsInFrames(to set: inout SymbolSet) {
        for (name, box, y) in [("rectangle", frameBox(60, 43), 22), ("rectangle.portrait", frameBox(38, 53), 26)]
            as [(String, Path, CGFloat)]
        {
            let reach: CGFloat = name == "rectangle" ? 40 : 20
            set.add("list.bullet.\(name)", [.fill, .directional], most: 11) { p in
                p.shape(box)
                for line in [-y * 0.92, 0, y * 0.92] {
                    p.mark(.disc(-reach, line, 3.2 + 0.22 * p.width))
                    p.detail(.line(-reach + 17, line, reach, line), 0.85)
                }
            }
        }
        set.add("list.dash.header.rectangle", [.fill, .directional], most: 10.5) { p in
            p.shape(frameBox(60, 46))
            p.mark(.box(-42, -30, 42, -16, r: 4))
            for y: CGFloat in [3, 23] {
                p.detail(.line(-40, y, -34, y), 0.8)
                p.detail(.line(-20, y, 40, y), 0.8)
            }
        }
        set.add("list.bullet.below.rectangle", [.directional], most: 12.5) { p in
            p.layer(.primary)
            p.fill(p.hollow(.box(-52, -48, 52, -8, r: 11)))
            p.layer(.secondary)
            for y: CGFloat in [16, 42] {
                p.fill(p.dot(-46, y))
                p.stroke(.line(-24, y, 48, y))
            }
        }
        set.add("person.text.rectangle", [.fill], most: 11) { p in
            p.shape(frameBox(60, 43))
            let body = Path.drawn("M -43 22 C -43 10 -34 4 -24 4 C -14 4 -5 10 -5 22 Z")
            p.mark(Path.disc(-24, -12, 10.5) + body)
            for y: CGFloat in [-15, 2, 19] { p.detail(.line(13, y, y > 10 ? 30 : 41, y), 0.8) }
        }
        set.add("tablecells", [.fill], most: 10.5) { p in
            let table = frameBox(60, 46)
            p.shape(table)
            let thin = p.isFilled ? 0.6 : 0.85
            for y: CGFloat in [-16, 15] { p.mark(p.line(.line(-70, y, 70, y), thin).intersection(table)) }
            p.mark(p.line(.line(-20, -60, -20, 60), thin).intersection(table))
            p.mark(p.line(.line(20, -60, 20, 60), thin).intersection(table))
        }
    }

    private static func frameBox(_ x: CGFloat, _ y: CGFloat) -> Path { .box(-x, -y, x, y, r: 14) }

    // MARK: Handles

    private static func addHandles(to set: inout SymbolSet) {
        set.add("aspectratio", [.fill], most: 12.5) { p in
            p.shape(frameBox(60, 43))
            p.detail(.bent(r: 4, -37, -2, -37, -21, -14, -21))
            p.detail(.bent(r: 4, 37, 2, 37, 21, 14, 21))
        }
        set.add("rectangle.portrait.arrowtriangle.2.outward", most: 13) { p in
            p.layer(.primary)
            p.fill(p.hollow(.box(-26, -46, 26, 46, r: 11)))
            p.layer(.secondary)
            for turn in [0.0, 180] { p.fill(Path.poly(r: 3.5, 60, 0, 38, 17, 38, -17).turned(turn)) }
        }
        set.add("rectangle.arrowtriangle.2.outward", most: 13) { p in
            p.layer(.primary)
            p.fill(p.hollow(.box(-46, -27, 46, 27, r: 11)))
            p.layer(.secondary)
            for turn in [0.0, 180] {
                let corner = Path.poly(r: 3.5, 62, -46, 62, -18, 34, -46).turned(turn)
                p.clear(around: corner)
                p.fill(corner)
            }
        }
        set.add("rectangle.portrait.and.arrow.right", [.fill], most: 12.5) { p in leaving(&p) }
        set.add("rectangle.portrait.and.arrow.forward", [.fill, .directional], most: 12.5) { p in leaving(&p) }
        set.add("selection.pin.in.out", most: 12) { p in
            p.layer(.primary)
            p.fill(p.hollow(.box(-34, -6, 34, 46, r: 7)))
            p.layer(.secondary)
            for x: CGFloat in [-34 + p.width / 2, 34 - p.width / 2] {
                p.stroke(.line(x, -34, x, 40))
                p.fill(.disc(x, -40, 7 + 0.4 * p.width))
            }
        }
        set.add("slider.horizontal.below.square.filled.and.square", most: 11) { p in
            p.layer(.secondary)
            p.fill(p.hollow(.box(-8, -50, 48, 6, r: 12)))
            let front = Path.box(-48, -50, 8, 6, r: 12)
            p.clear(around: front)
            p.layer(.primary)
            p.fill(front)
            let knob = Path.disc(14, 36, 8.5 + 0.45 * p.width)
            p.layer(.secondary)
            p.stroke(.line(-50, 36, 50, 36))
            p.cut(knob)
            p.layer(.primary)
            p.fill(p.hollow(knob))
        }
        set.add("switch.2", [.fill], most: 12) { p in
            for (y, x) in [(-25, 30), (25, -30)] as [(CGFloat, CGFloat)] {
                p.layer(.secondary)
                p.shape(.box(-52, y - 21, 52, y + 21, r: 21))
                p.layer(.primary)
                p.mark(.disc(x, y, 21 - p.width - (p.isFilled ? 0 : 2.5)))
            }
        }
        for (name, turn) in [("vertical", 0.0), ("horizontal", 90)] {
            set.add("trapezoid.and.line.\(name)", [.fill], most: 12.5) { p in
                let shape = Path.corners(-26, -36, 8, 26, -36, 8, 52, 36, 9, -52, 36, 9).turned(turn)
                let axis = p.line(Path.line(0, -54, 0, 54).turned(turn), 0.9)
                p.layer(.secondary)
                p.shape(shape)
                p.clear(around: axis)
                p.layer(.primary)
                p.fill(axis)
            }
        }
        set.add("skew", most: 13) { p in
            p.layer(.primary)
            p.fill(p.hollow(.corners(-24, -38, 9, 60, -38, 9, 24, 38, 9, -60, 38, 9)))
            p.layer(.secondary)
            p.stroke(.line(-13, 17, 13, -17), 0.9)
            for turn in [0.0, 180] { p.stroke(Path.line(-1, -17, 13, -17, 12, -3).turned(turn), 0.9) }
        }
        set.add("flowchart", [.fill], most: 11.5) { p in
            p.layer(.secondary)
            p.stroke(.line(0, -16, 0, 4), 0.9)
            p.stroke(.bent(r: 6, -36, 18, -36, 3, 36, 3, 36, 18), 0.9)
            p.layer(.primary)
            p.shape(.box(-24, -50, 24, -16, r: 8))
            for x: CGFloat in [-36, 36] { p.shape(.box(x - 22, 18, x + 22, 50, r: 8)) }
        }
    }

    /// An arrow that leaves a door to the right.
    private static func leaving(_ p: inout SymbolPen) {
        p.layer(.secondary)
        p.shape(.box(-58, -50, 14, 50, r: 13))
        let arrow = p.line(.line(-24, 0, 54, 0)) + p.line(.line(34, -22, 56, 0, 34, 22))
        p.cut(
            p.isFilled ? arrow.grown(p.gap) : .box(-4, -p.width / 2 - p.gap * 1.3, 30, p.width / 2 + p.gap * 1.3, r: 0))
        p.layer(.primary)
        p.fill(arrow)
    }
}
