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
        set.add("widget.extralarge", most: 12.5) { p in
            p.fill(p.hollow(.box(-52, -46, 52, 46, r: 16)))
            p.fill(.box(-36, -30, 36, 30, r: 5))
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
            p.shape(.box(-62, -20, 30, 46, r: 13), on: .box(-28, -46, 62, 18, r: 13))
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
}
