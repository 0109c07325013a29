// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Windows, menus, and rectangles that stand for views.
    static func addWindows(to set: inout SymbolSet) {
        let frame = Path.box(-60, -43, 60, 43, r: 14)
        set.add("macwindow", most: 12) { p in p.window(frame) }
        set.add("macwindow.on.rectangle", most: 11) { p in
            p.layer(.secondary)
            p.fill(p.hollow(.box(-60, -48, 40, 24, r: 12)))
            let front = Path.box(-36, -26, 62, 48, r: 12)
            p.clear(around: front)
            p.layer(.primary)
            p.window(front)
        }
        set.add("macwindow.and.pointer.arrow", most: 11.5) { p in
            p.layer(.secondary)
            p.window(Path.box(-60, -46, 52, 36, r: 13))
            p.layer(.primary)
            p.front(pointer.scaled(0.62).moved(34, 26))
        }
        set.alias("macwindow.and.cursorarrow", of: "macwindow.and.pointer.arrow")
        set.add("menubar.rectangle", most: 12.5) { p in
            p.fill(p.hollow(frame))
            p.fill(frame.intersection(.box(-70, -60, 70, -20, r: 0)))
            p.cut(p.line(.line(-44, -31, -36, -31), 0.6) + p.line(.line(-24, -31, -8, -31), 0.6))
        }
        set.add("filemenu.and.selection", most: 11) { p in p.menu() }
        set.add("filemenu.and.pointer.arrow", most: 11) { p in
            p.menu()
            p.demoteLayers()
            p.layer(.primary)
            p.front(pointer.scaled(0.62).moved(28, 22))
        }
        set.alias("filemenu.and.cursorarrow", of: "filemenu.and.pointer.arrow")
        for (name, isRight) in [("sidebar.right", true), ("sidebar.leading", false), ("sidebar.trailing", true)] {
            set.add(name, name == "sidebar.right" ? [.fill] : [.fill, .directional], most: 12) { p in
                p.draw("sidebar.left")
                if isRight { p.mirror() }
            }
        }
        set.add("widget.extralarge", [.fill], most: 12.5) { p in
            p.shape(.box(-52, -46, 52, 46, r: 16))
            p.mark(.box(-36, -30, 36, 30, r: 5))
        }
        set.add("platter.filled.bottom.iphone", most: 12) { p in
            p.layer(.secondary)
            p.fill(p.hollow(.box(-30, -56, 30, 56, r: 13)))
            p.layer(.primary)
            let inset = p.width + 4
            p.fill(.box(-30 + inset, 20, 30 - inset, 56 - inset, r: 6))
        }
        set.add("arrow.turn.up.forward.iphone", [.fill], most: 12) { p in
            p.shape(.box(-30, -56, 30, 56, r: 13))
            p.detail(.bent(r: 6, -12, 18, -12, -4, 8, -4), 0.9)
            p.detail(.line(1, -15, 12, -4, 1, 7), 0.9)
        }
        // MARK: One on another
        set.add("rectangle.on.rectangle", [.fill, .slash], most: 12.5) { p in
            p.layer(.secondary)
            p.shape(.box(-28, -46, 62, 18, r: 13))
            let front = Path.box(-62, -20, 30, 46, r: 13)
            p.cut(front.grown(p.isFilled ? p.gap : 0))
            p.layer(.primary)
            p.shape(front)
        }
        set.addFilled("rectangle.fill.on.rectangle.fill", of: "rectangle.on.rectangle")
        set.add("rectangle.on.rectangle.angled", [.fill], most: 12) { p in
            p.layer(.secondary)
            p.shape(Path.box(-36, -26, 36, 26, r: 11).turned(-14).moved(-20, -19))
            let front = Path.box(-43, -31, 43, 31, r: 13).moved(17, 17)
            p.clear(around: front)
            p.layer(.primary)
            p.shape(front)
        }
        set.addFilled("rectangle.fill.on.rectangle.angled.fill", of: "rectangle.on.rectangle.angled")
        set.add("photo.on.rectangle.angled", [.fill], most: 11) { p in
            p.layer(.secondary)
            p.shape(Path.box(-38, -27, 38, 27, r: 11).turned(-14).moved(-20, -20))
            p.clear(around: Path.box(-60, -43, 60, 43, r: 14).scaled(0.76).moved(14, 15))
            p.draw("photo", scale: 0.76, x: 14, y: 15)
        }
        set.add("plus.square.on.square", [.fill], most: 12) { p in
            p.draw("square.on.square")
            p.mark(p.line(.line(-33, 13, 3, 13), 0.95) + p.line(.line(-15, -5, -15, 31), 0.95))
        }
        set.addFilled("plus.square.fill.on.square.fill", of: "plus.square.on.square")
        set.add("sparkles.rectangle.stack", [.fill], most: 11) { p in
            p.draw("rectangle.stack")
            p.mark(sparkle(6, 17, 19) + sparkle(-21, 5, 9.5) + sparkle(-17, 31, 7))
        }
        for (name, features) in [("right", []), ("forward", .directional)]
            as [(String, SymbolGlyph.Features)]
        {
            set.add("square.stack.3d.down.\(name)", [.fill, features], most: 10.5) { p in
                for (i, shift) in [22, 0, -22].enumerated() {
                    let sheet = Path.box(-30, -30, 30, 30, r: 11).moved(CGFloat(shift), CGFloat(shift))
                    if i > 0 { p.clear(around: sheet) }
                    p.layer(SymbolLevel(rawValue: 2 - i)!)
                    p.shape(sheet)
                }
            }
        }
        addGridsOfRectangles(to: &set)
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
        p.cut(p.isFilled ? arrow.grown(p.gap) : .box(-4, -p.width / 2 - p.gap * 1.3, 30, p.width / 2 + p.gap * 1.3, r: 0))
        p.layer(.primary)
        p.fill(arrow)
    }

    // MARK: In corners

    static func addViewfinders(to set: inout SymbolSet) {
        for code in ["qrcode", "barcode"] {
            set.add("\(code).viewfinder", most: 9) { p in
                p.layer(.secondary)
                p.corners()
                p.layer(.primary)
                p.draw(code, scale: code == "qrcode" ? 0.6 : 0.56, 0.72)
            }
        }
        set.add("location.viewfinder", [.fill], most: 12) { p in
            p.layer(.secondary)
            p.corners()
            p.draw("location", scale: 0.46, x: 1, y: -1, 0.9)
        }
        set.addFilled("location.fill.viewfinder", of: "location.viewfinder")
        set.add("person.crop.artframe", most: 11) { p in
            p.artFrame()
            p.layer(.primary)
            p.fill(Path.disc(0, -8, 12.5) + Path.oval(0, 33, 24, 20).intersection(.box(-60, 0, 60, 29, r: 0)))
        }
        set.add("photo.artframe", most: 11) { p in
            p.artFrame()
            p.layer(.primary)
            p.fill(.disc(-18, -12, 6.5))
            p.fill(
                .drawn("M -41 29 L -41 22 L -22 5 C -19 3 -17 3 -14 5 L -4 13 L 13 -4 C 16 -7 20 -7 23 -4 L 41 14 L 41 29 Z"))
        }
        set.add("lock.rotation", most: 11.5) { p in p.turned(around: "lock") }
        set.add("lock.open.rotation", most: 11.5) { p in p.turned(around: "lock.open") }
    }

    /// The arrow of a mouse, its tip at the upper left.
    static let pointer = Path.corners(
        -22, -44, 7, -22, 30, 7, -5, 16, 1, 8, 45, 6, 20, 40, 6, 8, 11, 1, 30, 9, 7)
}

extension SymbolPen {
    fileprivate mutating func window(_ frame: Path) {
        if layers.isEmpty { layer(.primary) }
        let box = frame.boundingRect
        let bar = box.minY + 25
        fill(hollow(frame))
        fill(line(.line(box.minX, bar, box.maxX, bar), 0.9).intersection(frame))
        for x: CGFloat in [18, 31, 44] { fill(.disc(box.minX + x, (box.minY + width + bar) / 2 - 0.5, 4)) }
    }

    fileprivate mutating func menu() {
        layer(.primary)
        fill(.box(-46, -52, 10, -30, r: 6))
        layer(.secondary)
        let list = Path.corners(-46, -25, 2, 46, -25, 8, 46, 52, 12, -46, 52, 12)
        fill(hollow(list))
        layer(.primary)
        fill(.box(-46 + width + 4, 2, 46 - width - 4, 18, r: 4))
        layer(.secondary)
        stroke(.line(-28, -9, 14, -9), 0.7)
        stroke(.line(-28, 33, 22, 33), 0.7)
    }

    /// What a camera shows of its frame.
    fileprivate mutating func corners() {
        for turn in [0.0, 90, 180, 270] {
            stroke(Path.bent(r: 14, -49, -24, -49, -49, -24, -49).turned(turn))
        }
    }

    fileprivate mutating func artFrame() {
        layer(.secondary)
        fill(hollow(.box(-56, -48, 56, 48, r: 11)))
        fill(hollow(.box(-56 + width + 5, -48 + width + 5, 56 - width - 5, 48 - width - 5, r: 5), 0.6))
    }

    /// A thing in an arrow that goes round it.
    fileprivate mutating func turned(around name: String) {
        layer(.secondary, pivot: CGPoint(x: 0, y: 3))
        let tip = CGPoint(x: 33, y: -30)
        stroke(.arc(0, 3, 47, -8, 315))
        stroke(.line(tip.x - 1, tip.y - 22, tip.x, tip.y, tip.x - 22, tip.y))
        draw(name, filled: true, scale: 0.46, x: name == "lock" ? 0 : -2, y: 2, 0.8)
    }
}
