// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// What is done to pictures and calls, and layers of things.
    package static func addAdjustments(to set: inout SymbolSet) {
        addCalls(to: &set)
        addPictureEdits(to: &set)
        addLayers(to: &set)
        set.add("repeat.1", [.enclosed], most: 12) { p in
            p.draw("repeat")
            p.layer(.secondary)
            p.stroke(.line(-6, -6, 2, -11, 2, 12), 0.95)
        }
    }

    private static func addCalls(to set: inout SymbolSet) {
        let arrows: [(String, Path, Path)] = [
            ("up.right", .line(9, -9, 46, -46), .line(19, -47, 47, -47, 47, -19)),
            ("down.left", .line(47, -47, 10, -10), .line(9, -37, 9, -9, 37, -9)),
        ]
        for (name, stem, head) in arrows {
            set.add("phone.arrow.\(name)", [.fill, .enclosed], most: 12) { p in
                p.layer(.primary)
                p.draw("phone", x: -5, y: 5)
                let arrow = p.line(stem) + p.line(head)
                p.clear(around: arrow)
                p.layer(.secondary)
                p.fill(arrow)
            }
        }
        set.addBadged("link", [.plus], x: 42, y: 34, shift: -4)
        set.add("personalhotspot", [.enclosed], most: 13) { p in
            let left = p.hollow(.box(-60, -26, 13, 26, r: 26))
            let right = p.hollow(.box(-13, -26, 60, 26, r: 26))
            let (above, below) = (Path.box(-80, -60, 80, 0, r: 0), Path.box(-80, 0, 80, 60, r: 0))
            p.fill(left - right.intersection(above).grown(p.gap * 0.8))
            p.fill(right - left.intersection(below).grown(p.gap * 0.8))
        }
    }

    private static func addPictureEdits(to set: inout SymbolSet) {
        set.add("camera.rotate", [.fill], most: 12.5) { p in
            p.shape(cameraBody)
            p.mark(p.area(of: "arrow.triangle.2.circlepath", scale: 0.46, y: 6, min(0.85, 9.5 / p.width)))
        }
        for (name, isMirrored) in [("right", false), ("left", true)] {
            set.add("rotate.\(name)", [.fill], most: 13) { p in
                p.layer(.primary)
                p.shape(.box(-50, -12, 14, 50, r: 12))
                p.layer(.secondary)
                p.stroke(.drawn("M -22 -36 C 8 -44 40 -32 41 6"))
                p.stroke(.line(22, -10, 41, 9, 58, -12))
                if isMirrored { p.mirror() }
            }
        }
        set.add("crop.rotate", most: 11.5) { p in
            p.layer(.primary)
            p.draw("crop", scale: 0.58)
            p.layer(.secondary)
            for turn in [0.0, 180] {
                p.stroke(Path.arc(0, 0, 44, -82, -28).turned(turn))
                p.stroke(Path.line(8, -56, -1, -44, 10, -33).turned(-4).turned(turn))
            }
        }
        set.add("perspective", most: 11) { p in
            let plane = Path.corners(-30, -40, 7, 30, -40, 7, 60, 40, 8, -60, 40, 8)
            p.layer(.primary)
            p.fill(p.hollow(plane))
            p.layer(.secondary)
            for line in [Path.line(-42, -6, 42, -6), .line(-10, -40, -20, 40), .line(10, -40, 20, 40)] {
                p.fill(p.line(line, 0.8).intersection(plane))
            }
        }
    }

    private static func addLayers(to set: inout SymbolSet) {
        set.add("photo.stack", [.fill], most: 11.5) { p in
            p.layer(.tertiary)
            p.stroke(.line(-34, -49, 34, -49), 0.9)
            p.layer(.secondary)
            p.stroke(.line(-43, -34.5, 43, -34.5), 0.95)
            p.draw("photo", scale: 0.88, y: 17)
        }
        set.add("square.stack.3d.up", [.fill, .slash], most: 10.5) { p in
            for (i, y) in [27, 2, -23].enumerated() {
                let sheet = Path.corners(0, -28, 6, 57, 0, 5, 0, 28, 6, -57, 0, 5).moved(0, CGFloat(y))
                if i > 0 { p.clear(around: sheet) }
                p.layer(SymbolLevel(rawValue: 2 - i)!)
                p.shape(sheet)
            }
        }
        for (name, columns, rows) in [("3x1", 3, 1), ("2x1", 2, 1), ("1x2", 1, 2), ("2x2", 2, 2), ("3x3", 3, 3)] {
            set.add("rectangle.split.\(name)", [.fill], most: columns == 3 ? 11.5 : 12.5) { p in
                let frame = Path.box(-60, -43, 60, 43, r: 14)
                p.shape(frame)
                let thin = p.isFilled ? 0.6 : 0.9
                for i in 1..<max(columns, 2) where columns > 1 {
                    let x = 120 * CGFloat(i) / CGFloat(columns) - 60
                    p.mark(p.line(.line(x, -60, x, 60), thin).intersection(frame))
                }
                for i in 1..<max(rows, 2) where rows > 1 {
                    let y = 86 * CGFloat(i) / CGFloat(rows) - 43
                    p.mark(p.line(.line(-80, y, 80, y), thin).intersection(frame))
                }
            }
        }
        set.add("rectangle.and.pencil.and.ellipsis", [.directional], most: 12) { p in
            p.layer(.secondary)
            p.fill(p.hollow(.box(-66, -24, 50, 34, r: 12)))
            for x: CGFloat in [-44, -25, -6] { p.fill(p.dot(x, 5, 0.8)) }
            let pencil = p.area(of: "pencil", scale: 0.66, x: 38, y: -13)
            p.clear(around: pencil + .poly(r: 0, 26, -10, 44, -34, 62, -20, 50, 4))
            p.layer(.primary)
            p.fill(pencil)
        }
    }
}
