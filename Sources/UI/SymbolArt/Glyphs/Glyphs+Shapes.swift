// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Things with an inside: geometry, hearts and stars.
    package static func addShapes(to set: inout SymbolSet) {
        addGeometry(to: &set)
        addSuits(to: &set)
        addGrids(to: &set)
    }

    private static func addGeometry(to set: inout SymbolSet) {
        let shapes: [(String, Path)] = [
            ("circle", .disc(0, 0, 50)),
            ("oval", .oval(0, 0, 60, 42)),
            ("square", .box(-44.5, -44.5, 44.5, 44.5, r: 15)),
            ("app", .box(-46, -46, 46, 46, r: 24)),
            ("rectangle", .box(-60, -43, 60, 43, r: 15)),
            ("rectangle.portrait", .box(-36, -52, 36, 52, r: 13)),
            ("capsule", .box(-62, -32, 62, 32, r: 32)),
            ("triangle", .corners(0, -53, 10, 57, 45, 10, -57, 45, 10)),
            ("diamond", .poly(r: 9, 0, -58, 58, 0, 0, 58, -58, 0)),
            ("rhombus", .poly(r: 8, 0, -60, 46, 0, 0, 60, -46, 0)),
            ("pentagon", .star(0, 3, tips: 5, 54, r: 9)),
            ("hexagon", .star(0, 0, tips: 6, 54, r: 9)),
            ("octagon", .star(0, 0, tips: 8, 54, r: 8, turned: 22.5)),
            ("seal", .star(0, 0, tips: 8, 56, inner: 45, r: 9, innerRounding: 4)),
        ]
        for (name, path) in shapes {
            let hasSlash = ["square", "rectangle", "app"].contains(name)
            set.add(name, hasSlash ? [.fill, .slash] : [.fill]) { p in p.shape(path) }
        }
        set.add("circle.dashed", most: 13.5) { p in
            for i in 0..<8 {
                p.stroke(.arc(0, 0, 50 - p.width / 2, Double(i) * 45 + 9.5, Double(i) * 45 + 35.5))
            }
        }
        set.add("square.dashed", most: 13) { p in
            let edge = 44.5 - p.width / 2
            for turn in [0.0, 90, 180, 270] {
                p.stroke(Path.bent(r: 12, -edge, -24, -edge, -edge, -24, -edge).turned(turn))
                p.stroke(Path.line(-9, -edge, 9, -edge).turned(turn))
            }
        }
        set.add("circle.lefthalf.filled") { p in
            p.fill(p.hollow(.disc(0, 0, 50)))
            p.fill(Path.disc(0, 0, 45).intersection(.box(-50, -50, 0, 50, r: 0)))
        }
        set.add("circle.slash", [.fill]) { p in
            p.shape(.disc(0, 0, 50))
            let slash = Path.line(-35, -35, 35, 35)
            p.mark(p.line(slash))
        }
        set.add("slash.circle", [.fill]) { p in
            p.layer(.secondary)
            p.shape(.disc(0, 0, 50))
            let slash = p.line(.line(19, -19, -19, 19))
            if p.isFilled {
                p.cutout(slash, nil)
            } else {
                p.layer(.primary)
                p.fill(slash)
            }
        }
        set.add("record.circle", [.fill]) { p in
            p.layer(.secondary)
            p.shape(.disc(0, 0, 50))
            if p.isFilled {
                p.cutout(.disc(0, 0, 25), .red)
            } else {
                p.layer(.primary, .red)
                p.fill(.disc(0, 0, 29))
            }
        }
        set.add("target", most: 10.5) { p in
            p.layer(.tertiary)
            p.fill(p.hollow(.disc(0, 0, 50)))
            p.layer(.secondary)
            p.fill(p.hollow(.disc(0, 0, 32.5)))
            p.layer(.primary, .red)
            p.fill(.disc(0, 0, 14))
        }
        set.add("smallcircle.filled.circle", [.fill]) { p in
            p.shape(.disc(0, 0, 50))
            p.mark(.disc(0, 0, 20))
        }
        set.add("star", [.fill, .enclosed, .slash], in: .yellow, most: 13.5) { p in
            p.layer(.primary, .yellow)
            p.shape(star(0, 3.5, 62.5))
        }
        set.add("star.leadinghalf.filled", [.directional], most: 13.5) { p in
            p.layer(.primary, .yellow)
            p.fill(p.hollow(star(0, 3.5, 62.5)))
            p.fill(star(0, 3.5, 62.5).intersection(.box(-60, -60, 0, 60, r: 0)))
        }
        set.add("sparkle") { p in p.fill(sparkle(0, 0, 52)) }
        set.add("sparkles") { p in
            p.layer(.primary, .yellow)
            p.fill(sparkle(10, 8, 44))
            p.layer(.secondary, .yellow)
            p.fill(sparkle(-34, -25, 22))
            p.layer(.tertiary, .yellow)
            p.fill(sparkle(-27, 36, 15))
        }
    }

    package static func star(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
        .star(x, y, tips: 5, radius, inner: radius * 0.43, r: radius * 0.055, innerRounding: radius * 0.03)
    }

    /// A star of four tips with hollow sides.
    package static func sparkle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
        var path = Path()
        let waist: CGFloat = 0.13
        path.move(to: CGPoint(x: 0, y: -1))
        for i in 0..<4 {
            let angle = CGFloat(i) * .pi / 2
            func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
                CGPoint(x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle))
            }
            path.addCurve(
                to: at(1, 0), control1: at(waist, -0.42), control2: at(0.42, -waist))
        }
        path.closeSubpath()
        return path.scaled(radius).moved(x, y).grown(radius * 0.035)
    }

    // MARK: Suits

    private static func addSuits(to set: inout SymbolSet) {
        set.add("heart", [.fill, .enclosed, .slash, .inRectangle], in: .red) { p in
            p.layer(.primary, .red)
            p.shape(heart)
        }
        set.add("suit.heart", [.fill]) { p in
            p.layer(.primary, .red)
            p.shape(heart.scaled(0.97))
        }
        set.add("suit.diamond", [.fill]) { p in
            p.layer(.primary, .red)
            p.shape(
                .drawn("M 0 -54 C 8 -36 24 -14 39 0 C 24 14 8 36 0 54 C -8 36 -24 14 -39 0 C -24 -14 -8 -36 0 -54 Z"))
        }
        set.add("suit.spade", [.fill]) { p in
            let leaf = Path.drawn(
                """
                M 0 -52 C 12 -34 46 -18 46 10 C 46 26 34 35 23 35 C 12 35 4 29 0 20 C -4 29 -12 35 -23 35
                C -34 35 -46 26 -46 10 C -46 -18 -12 -34 0 -52 Z
                """)
            p.shape(leaf)
            p.fill(foot(20))
        }
        set.add("suit.club", [.fill], most: 13) { p in
            p.shape(
                Path.disc(0, -26, 23.5) + .disc(-24.5, 11, 23.5) + .disc(24.5, 11, 23.5)
                    + .poly(r: 2, -9, -8, 9, -8, 9, 16, -9, 16))
            p.fill(foot(14))
        }
    }

    /// What spades and clubs stand on.
    private static func foot(_ top: CGFloat) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: -5, y: top))
        path.addLine(to: CGPoint(x: 5, y: top))
        path.addCurve(to: CGPoint(x: 19, y: 52), control1: CGPoint(x: 5, y: 38), control2: CGPoint(x: 10, y: 47))
        path.addLine(to: CGPoint(x: -19, y: 52))
        path.addCurve(to: CGPoint(x: -5, y: top), control1: CGPoint(x: -10, y: 47), control2: CGPoint(x: -5, y: 38))
        path.closeSubpath()
        return path
    }

    package static let heart = Path.drawn(
        """
        M 0 -26 C 6 -38 16 -44 27 -44 C 43 -44 54 -31 54 -14 C 54 12 30 32 6.5 46.5 C 3 48.7 -3 48.7 -6.5 46.5
        C -30 32 -54 12 -54 -14 C -54 -31 -43 -44 -27 -44 C -16 -44 -6 -38 0 -26 Z
        """)

    // MARK: Grids

    private static func addGrids(to set: inout SymbolSet) {
        for count in [2, 3] {
            let (step, size): (CGFloat, CGFloat) = count == 2 ? (50, 40) : (33.5, 25)
            set.add("square.grid.\(count)x\(count)", [.fill], most: count == 2 ? 12.5 : 8.5) { p in
                for i in 0..<(count * count) {
                    let x = (CGFloat(i % count) - CGFloat(count - 1) / 2) * step
                    let y = (CGFloat(i / count) - CGFloat(count - 1) / 2) * step
                    p.shape(
                        .box(x - size / 2, y - size / 2, x + size / 2, y + size / 2, r: count == 2 ? 9 : 6),
                        count == 2 ? 1 : 0.9)
                }
            }
            set.add("circle.grid.\(count)x\(count)", [.fill], most: count == 2 ? 12.5 : 9) { p in
                for i in 0..<(count * count) {
                    let x = (CGFloat(i % count) - CGFloat(count - 1) / 2) * step
                    let y = (CGFloat(i / count) - CGFloat(count - 1) / 2) * step
                    p.shape(.disc(x, y, count == 2 ? 21 : 13.5), count == 2 ? 1 : 0.9)
                }
            }
        }
        set.add("square.stack", [.fill], most: 12.5) { p in stack(&p, .box(-41, -20, 41, 52, r: 14)) }
        set.add("rectangle.stack", [.fill], most: 12.5) { p in stack(&p, .box(-56, -20, 56, 52, r: 14)) }
        set.add("square.on.square", [.fill]) { p in
            p.shape(.box(-50, -22, 20, 48, r: 13), on: .box(-20, -48, 50, 22, r: 13))
        }
    }

    /// A thing and the edges of two more behind it.
    private static func stack(_ p: inout SymbolPen, _ front: Path) {
        let box = front.boundingRect
        p.layer(.tertiary)
        p.stroke(.line(box.minX + 18, -49, box.maxX - 18, -49), 0.9)
        p.layer(.secondary)
        p.stroke(.line(box.minX + 9, -34.5, box.maxX - 9, -34.5), 0.95)
        p.layer(.primary)
        p.shape(front)
    }
}

extension SymbolPen {
    /// A thing that covers a part of another.
    mutating func shape(_ front: Path, on back: Path) {
        layer(.secondary)
        shape(back)
        cut(front.grown(isFilled ? gap : 0))
        layer(.primary)
        shape(front)
    }
}
