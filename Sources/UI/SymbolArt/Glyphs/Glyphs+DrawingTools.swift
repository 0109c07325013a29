// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Pencils, brushes, rulers and what they leave on paper.
    package static func addDrawingTools(to set: inout SymbolSet) {
        addPencils(to: &set)
        addColors(to: &set)
        addHandTools(to: &set)
        set.add("beziercurve", most: 11) { p in
            p.layer(.secondary)
            p.stroke(.line(-46, -30, 46, -30), 0.7)
            p.layer(.primary)
            p.stroke(.drawn("M -40 34 C -40 -4 -26 -30 0 -30 C 26 -30 40 -4 40 34"))
            for (x, y) in [(-40, 36), (0, -30), (40, 36)] as [(CGFloat, CGFloat)] {
                let node = Path.box(x - 12, y - 12, x + 12, y + 12, r: 4)
                p.cut(node)
                p.fill(p.hollow(node, 0.9))
            }
            p.layer(.secondary)
            for x: CGFloat in [-50, 50] {
                p.cut(.disc(x, -30, 9))
                p.fill(p.hollow(.disc(x, -30, 9), 0.8))
            }
        }
        set.add("angle", [.directional]) { p in
            p.layer(.primary)
            p.stroke(.line(34, -38, -46, 36, 50, 36))
            p.layer(.secondary)
            p.stroke(.arc(-46, 36, 56, -42, -2), 0.95)
        }
    }

    private static func addPencils(to set: inout SymbolSet) {
        set.add("pencil.line", most: 11) { p in
            p.layer(.primary)
            p.draw("pencil", scale: 0.9, x: 4, y: -5)
            p.layer(.secondary)
            p.stroke(.line(2, 46, 48, 46))
        }
        set.add("pencil.and.scribble", most: 11) { p in
            p.layer(.primary)
            p.draw("pencil", scale: 0.82, x: 11, y: -9)
            p.layer(.secondary)
            p.stroke(
                .drawn(
                    "M -44 8 C -56 16 -56 24 -44 26 C -24 28 -10 22 -4 28 C 4 38 -30 38 -24 47 C -18 54 10 46 38 44"),
                0.95)
        }
        set.add("pencil.and.outline", most: 10) { p in
            p.layer(.primary)
            let pencil = p.area(of: "pencil", scale: 0.76)
            p.fill(pencil)
            p.layer(.secondary)
            let solid = pencil + .poly(r: 0, 20, -34, 34, -20, -22, 34, -34, 22)
            p.fill(p.hollow(solid.grown(p.gap + 0.9 * p.width), 0.85))
        }
        set.add("pencil.tip", most: 12) { p in p.fill(tip(p)) }
        set.add("pencil.tip.crop.circle", [.fill], most: 11.5) { p in
            let frame = Path.disc(0, 0, 50)
            let nib = Path.drawn(
                "M 0 -30 C 3 -30 5 -28 6 -25 L 22 24 L 22 60 L -22 60 L -22 24 L -6 -25 C -5 -28 -3 -30 0 -30 Z")
            let room = p.isFilled ? Path.disc(0, 0, 46) : frame
            p.layer(.secondary)
            p.shape(frame)
            let edge = p.line(.drawn("M -22 27 C -14 20 -8 20 0 27 C 8 20 14 20 22 27"), 0.75)
            let point = nib.intersection(.box(-20, -40, 20, -9, r: 0))
            if p.isFilled {
                p.cutout((nib - edge - p.line(.line(-20, -7, 20, -7), 0.55)).intersection(room), nil)
            } else {
                p.layer(.primary)
                p.fill(((p.hollow(nib, 0.9) + edge).intersection(room)) + point)
            }
        }
        set.add("eraser", [.fill], most: 12) { p in
            func leant(_ path: Path) -> Path { path.turned(-45) }
            let whole = leant(.box(-54, -24, 54, 24, r: 12))
            p.layer(.primary)
            if p.isFilled {
                p.fill(whole)
                p.cut(leant(p.line(.line(-15, -40, -15, 40), 0.65)))
            } else {
                p.fill(p.hollow(whole))
                p.fill(whole.intersection(leant(.box(-70, -40, -15, 40, r: 0))))
            }
        }
        set.add("scribble.variable") { p in
            let path = Path.drawn(
                """
                M -50 -10 C -38 -34 -14 -52 -6 -42 C 4 -28 -50 16 -40 28 C -30 40 10 -34 26 -24 C 40 -14 -14 34 -4
                42 C 8 52 30 4 44 14 C 52 20 40 34 46 40
                """)
            let count = 28
            for i in 0..<count {
                let (from, to) = (CGFloat(i) / CGFloat(count), CGFloat(i + 1) / CGFloat(count))
                // Thick in the middle, as a brush is pressed.
                let pressed = 0.5 + 1.0 * (1 - abs(2 * (from + to) / 2 - 1))
                p.stroke(path.trimmedPath(from: from, to: to), pressed)
            }
        }
    }

    /// The sharpened end of a pencil, upright.
    private static func tip(_ p: SymbolPen) -> Path {
        let nib = Path.drawn(
            "M 0 -54 C 4 -54 6 -52 7 -48 L 30 26 L 30 54 L -30 54 L -30 26 L -7 -48 C -6 -52 -4 -54 0 -54 Z")
        let edge = Path.drawn("M -30 30 C -20 20 -10 20 0 30 C 10 20 20 20 30 30")
        return p.hollow(nib).subtracting(.box(-30 + p.width, 40, 30 - p.width, 60, r: 0))
            + p.line(edge, 0.9).intersection(nib) + nib.intersection(.box(-20, -60, 20, -24, r: 0))
    }

    private static func addColors(to set: inout SymbolSet) {
        set.add("paintbrush.pointed", [.fill], most: 12) { p in
            p.layer(.secondary)
            p.shape(brushHandle)
            p.layer(.primary)
            p.shape(
                .drawn(
                    """
                    M -19 4 C -8 8 -2 18 -5 29 C -9 42 -26 48 -50 52 C -54 52 -56 49 -54 46 C -48 36 -48 28 -43 18
                    C -38 8 -30 1 -19 4 Z
                    """))
        }
        set.add("swatchpalette", [.fill], most: 10.5) { p in
            let strip = Path.box(-48, -50, -12, 50, r: 10)
            let pivot: (CGFloat, CGFloat) = (-30, 32)
            p.layer(.tertiary)
            p.shape(strip.turned(76, about: pivot.0, pivot.1))
            for (level, turn) in [(SymbolLevel.secondary, 38.0), (.primary, 0)] {
                let leaf = strip.turned(turn, about: pivot.0, pivot.1)
                p.clear(around: leaf)
                p.layer(level)
                p.shape(leaf)
            }
            p.mark(.disc(pivot.0, pivot.1, 5.5))
        }
        for (name, level) in [("eyedropper.halffull", 16), ("eyedropper.full", -60)] as [(String, CGFloat)] {
            set.add(name, most: 12) { p in
                p.draw("eyedropper")
                let tube = Path.corners(
                    4, -26, 3, 26, -4, 3, -18, 40, 8, -36, 47, 3, -50, 50, 3, -47, 36, 3, -40, 18, 8)
                p.fill(tube.intersection(.box(-120, level, 120, 120, r: 0)))
            }
        }
        for (name, base) in [("wand.and.stars.inverse", true), ("wand.and.rays.inverse", false)] {
            set.add(name, most: 12) { p in
                p.layer(.primary)
                let wand = Path.line(-44, 44, 4, -4).strokedPath(
                    StrokeStyle(lineWidth: max(15, 2.4 * p.width), lineCap: .round))
                p.fill(p.hollow(wand, 0.85))
                p.fill(wand.intersection(Path.box(0, -60, 90, 60, r: 0).turned(-45).moved(-10, 10)))
                if base { p.wandStars() } else { p.wandRays() }
            }
        }
        set.add("wand.and.rays", most: 13) { p in
            p.layer(.primary)
            p.stroke(.line(-46, 46, 6, -6), 1.5)
            p.wandRays()
        }
        set.add("ruler", [.fill], most: 11.5) { p in
            func leant(_ path: Path) -> Path { path.turned(-45) }
            p.layer(.primary)
            p.shape(leant(.box(-62, -21, 62, 21, r: 9)))
            for (i, x) in stride(from: -42.0, through: 42, by: 21).enumerated() {
                p.mark(leant(p.line(.line(x, -14, x, i.isMultiple(of: 2) ? 2 : -5), 0.8)))
            }
        }
    }

    private static func addHandTools(to set: inout SymbolSet) {
        set.add("hand.draw", [.fill], most: 11) { p in
            p.layer(.secondary)
            p.stroke(
                .drawn("M -54 -18 C -56 -42 -36 -54 -30 -44 C -24 -34 -46 -20 -36 -14 C -26 -8 -22 -34 -14 -44"), 0.9)
            p.drawInFront("hand.point.up", scale: 0.88, x: 14, y: 6)
        }
    }
}

extension SymbolPen {
    fileprivate mutating func wandStars() {
        layer(.secondary)
        fill(SymbolGlyphs.sparkle(33, -33, 20))
        layer(.tertiary)
        fill(SymbolGlyphs.sparkle(-22, -36, 13))
        fill(SymbolGlyphs.sparkle(38, 22, 13))
    }

    fileprivate mutating func wandRays() {
        layer(.secondary)
        for turn in [-90.0, -45, 0, 45, 90, 135, -135] {
            let (from, to): (CGFloat, CGFloat) = abs(turn) > 100 ? (19, 30) : (23, 36)
            stroke(Path.line(0, -from, 0, -to).turned(turn + 45).moved(15, -15), 0.95)
        }
    }
}
