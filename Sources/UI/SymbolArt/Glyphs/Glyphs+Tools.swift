// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Tools of all trades.
    package static func addTools(to set: inout SymbolSet) {
        addSearch(to: &set)
        addGears(to: &set)
        addWriting(to: &set)
        addWorkshop(to: &set)
    }

    /// Of paintbrushes, without their hair.
    static let brushHandle = Path.drawn(
        """
        M 46 -52 C 52 -54 56 -50 54 -44 C 46 -24 32 -4 14 12 C 10 15 6 15 3 12 L -12 -3 C -15 -6 -15
        -10 -12 -14 C 4 -32 26 -45 46 -52 Z
        """)

    private static func addSearch(to set: inout SymbolSet) {
        set.add("magnifyingglass", [.enclosed]) { p in p.lens() }
        set.add("plus.magnifyingglass", most: 12) { p in
            p.lens()
            p.stroke(.line(-24, -8, 8, -8))
            p.stroke(.line(-8, -24, -8, 8))
        }
        set.add("minus.magnifyingglass", most: 12.5) { p in
            p.lens()
            p.stroke(.line(-24, -8, 8, -8))
        }
    }

    private static func addGears(to set: inout SymbolSet) {
        set.add("gear", [.enclosed], most: 11.5) { p in
            p.layer(.primary, pivot: .zero)
            p.fill(p.hollow(.disc(0, 0, 39)))
            for i in 0..<12 {
                p.stroke(Path.line(0, -41, 0, -47).turned(Double(i) * 30), 0.95)
            }
            p.fill(p.hollow(.disc(0, 0, 12), 0.9))
            for turn in [0.0, 120, 240] { p.stroke(Path.line(10, 0, 34, 0).turned(turn), 0.8) }
        }
        set.add("gearshape", [.fill, .enclosed]) { p in
            p.layer(.primary, pivot: .zero)
            p.gearshape(x: 0, y: 0, radius: 54, teeth: 8)
        }
        set.add("gearshape.2", [.fill], most: 10) { p in
            p.layer(.primary, pivot: CGPoint(x: -20, y: 10))
            p.gearshape(x: -20, y: 10, radius: 40, teeth: 8)
            p.layer(.secondary, pivot: CGPoint(x: 35, y: -26))
            p.gearshape(x: 35, y: -26, radius: 27, teeth: 8)
        }
        set.add("fanblades", [.fill], most: 11) { p in
            p.layer(.primary, pivot: .zero)
            let blade = Path.drawn(
                "M 4 -9 C -6 -16 -12 -29 -9 -42 C -7 -50 0 -54 9 -52 C 24 -49 31 -37 27 -24 C 24 -15 17 -8 9 -4 Z")
            for turn in [0.0, 120, 240] { p.shape(blade.turned(turn)) }
            if p.isFilled {
                p.cut(.disc(0, 0, 11 + p.gap * 0.8))
                p.fill(.disc(0, 0, 11))
            } else {
                p.cut(.disc(0, 0, 9 + p.width))
                p.fill(p.hollow(.disc(0, 0, 9 + p.width)))
            }
        }
    }

    private static func addWriting(to set: inout SymbolSet) {
        set.add("pencil", [.enclosed, .slash], most: 11) { p in p.fill(pencil(p)) }
        set.add("square.and.pencil", [.fill], most: 11.5) { p in
            p.layer(.secondary)
            p.stroke(
                .drawn(
                    """
                    M 6 -38 L -27 -38 C -40 -38 -46 -32 -46 -19 L -46 27 C -46 40 -40 46 -27 46 L 19 46 C 32 46 38
                    40 38 27 L 38 -6
                    """
                ))
            p.layer(.primary)
            let pen = pencil(p).scaled(0.72).moved(15, -14)
            p.clear(around: pen)
            p.fill(pen)
        }
        set.add("highlighter") { p in
            p.layer(.primary)
            p.fill(p.hollow(.corners(20, -48, 7, 48, -20, 7, 6, 22, 5, -22, -6, 5)))
            p.fill(.corners(-24, 2, 2, -2, 24, 2, -12, 34, 4, -44, 34, 4))
        }
        set.add("scribble", most: 12.5) { p in
            p.stroke(
                .drawn(
                    """
                    M -48 -12 C -34 -38 -12 -50 -6 -40 C 2 -26 -50 16 -40 28 C -30 40 10 -34 26 -24 C 40 -14 -14 34 -4
                    42 C 6 50 28 6 40 12 C 48 16 38 30 44 36
                    """))
        }
        set.add("lasso", most: 12.5) { p in
            p.stroke(.oval(3, -12, 47, 30))
            p.clear(around: .disc(-24, 14, 6))
            p.fill(p.hollow(.disc(-25, 16, 9 + 0.3 * p.width)))
            p.stroke(.drawn("M -25 26 C -25 36 -18 44 -4 46"))
        }
        set.add("paintbrush", [.fill], most: 12) { p in
            p.layer(.secondary)
            p.shape(brushHandle)
            p.layer(.primary)
            p.shape(
                .drawn(
                    """
                    M -20 4 C -8 8 -2 18 -4 29 C -6 43 -18 50 -34 50 C -42 50 -49 48 -52 46 C -55 44 -54 41 -51 40
                    C -44 37 -42 32 -41 23 C -40 10 -31 3 -20 4 Z
                    """
                ))
        }
        set.add("paintpalette", [.fill], most: 12) { p in
            let board = Path.drawn(
                """
                M 2 -46 C 34 -46 56 -27 56 -3 C 56 16 42 25 26 24 L 16 23 C 8 22.5 4 28 7 34 C 10 41 6 47 -3 47
                C -34 47 -56 27 -56 -1 C -56 -27 -32 -46 2 -46 Z
                """)
            p.layer(.primary)
            p.shape(board)
            let colors: [(CGFloat, CGFloat, SymbolColor)] = [
                (-32, 2, .red), (-20, -22, .orange), (6, -28, .green), (31, -15, .blue),
            ]
            for (x, y, color) in colors {
                if p.isFilled {
                    p.cut(.disc(x, y, 7.5))
                } else {
                    p.layer(.secondary, color)
                    p.fill(.disc(x, y, 7.5))
                }
            }
        }
        set.add("eyedropper", most: 12) { p in
            p.fill(.drawn("M 24 -50 C 32 -57 44 -56 50 -50 C 56 -44 57 -32 50 -24 L 37 -11 L 11 -37 Z").grown(1.5))
            p.fill(p.line(.line(2, -34, 34, -2), 1.1))
            p.fill(p.hollow(.corners(4, -26, 3, 26, -4, 3, -18, 40, 8, -36, 47, 3, -50, 50, 3, -47, 36, 3, -40, 18, 8)))
        }
        set.add("wand.and.stars", most: 13) { p in
            p.layer(.primary)
            p.stroke(.line(-46, 46, 6, -6), 1.5)
            p.layer(.secondary)
            p.fill(sparkle(30, -30, 22))
            p.layer(.tertiary)
            p.fill(sparkle(-20, -36, 13))
            p.fill(sparkle(38, 22, 13))
        }
    }

    private static func pencil(_ p: SymbolPen) -> Path {
        let body = Path.corners(29, -45, 0, 45, -29, 0, -30, 46, 4, -49, 49, 4, -46, 30, 4)
        let tip = Path.corners(29, -45, 9, 45, -29, 9, 30, -14, 0, 14, -30, 0)
        let whole = body + tip
        return p.hollow(whole) + p.line(.line(17, -33, 33, -17), 0.9).intersection(whole)
            + Path.poly(r: 1, -49, 49, -44, 33, -33, 44)
    }

    private static func addWorkshop(to set: inout SymbolSet) {
        set.add("hammer", [.fill, .enclosed], most: 10.5) { p in
            let head = Path.drawn(
                """
                M -34 -32 C -28 -44 -10 -52 8 -46 L 28 -30 C 33 -27 38 -27 42 -24 L 51 -15 C 54 -12 54 -8 51 -5 L 40 6
                C 37 9 33 9 30 6 L 24 0 C 20 -5 18 -8 14 -12 L 2 -24 C -8 -30 -20 -32 -30 -28 C -34 -27 -36 -29 -34 -32
                Z
                """)
            let handle = Path.corners(-4, -20, 2, 14, -2, 2, -34, 46, 10, -46, 34, 10)
            p.layer(.secondary)
            p.shape(handle)
            p.clear(around: head)
            p.layer(.primary)
            p.shape(head)
        }
        set.add("wrench", [.fill], most: 12) { p in p.shape(wrench) }
        set.add("screwdriver", [.fill], most: 10.5) { p in p.shape(screwdriver) }
        set.add("wrench.and.screwdriver", [.fill], most: 10) { p in
            p.layer(.secondary)
            p.shape(screwdriver.mirrored)
            p.clear(around: wrench)
            p.layer(.primary)
            p.shape(wrench)
        }
        set.add("scissors", [.enclosed], most: 13) { p in
            p.fill(p.hollow(.oval(-34, 25, 17, 16)))
            p.fill(p.hollow(.oval(-34, -25, 17, 16)))
            p.stroke(.line(-20, 16, 52, -26))
            p.stroke(.line(-20, -16, 52, 26))
        }
        set.add("paperclip", [.enclosed], most: 10.5) { p in
            p.stroke(
                Path.drawn(
                    """
                    M 21 -20 L 21 28 C 21 42 12 52 0 52 C -12 52 -21 42 -21 28 L -21 -34 C -21 -44 -14 -51 -5 -51 C 4
                    -51 11 -44 11 -34 L 11 26 C 11 31 7 35 2.5 35 C -2 35 -6 31 -6 26 L -6 -20
                    """
                ).turned(38))
        }
        set.add("link", [.enclosed], most: 12.5) { p in
            for turn in [0.0, 180] {
                p.layer(.primary)
                p.stroke(
                    Path.drawn(
                        """
                        M 8 -16 L 36 -16 C 47 -16 53 -9 53 0 C 53 9 47 16 36 16 L 10 16 C 2 16 -4 11 -6 4
                        """
                    ).turned(turn - 45))
            }
        }
        set.add("key", [.fill]) { p in
            let bow = Path.disc(0, -27, 29)
            if p.isFilled {
                let blade = Path.corners(
                    -8, -10, 0, 8, -10, 0, 8, 16, 2.5, 24, 16, 4, 24, 29, 4, 8, 29, 2.5, 8, 39, 2.5, 20, 39, 4, 20, 52,
                    4, 8, 52, 2.5, 8, 60, 5, -8, 60, 5)
                p.fill(bow + blade)
                p.cut(.disc(0, -34, 9))
            } else {
                p.fill(p.hollow(bow))
                p.stroke(.line(0, 2 - p.width / 2, 0, 60 - p.width / 2))
                p.stroke(.line(0, 29, 19, 29))
                p.stroke(.line(0, 51, 15, 51))
            }
        }
        set.add("lock", [.fill, .enclosed, .slash]) { p in p.padlock(isOpen: false) }
        set.add("lock.open", [.fill]) { p in p.padlock(isOpen: true) }
        set.add("shield", [.fill, .slash]) { p in p.shape(shield) }
        set.add("lock.shield", [.fill], most: 12) { p in
            p.layer(.secondary)
            p.shape(shield)
            let shackle = p.line(.drawn("M -10 -6 L -10 -14 C -10 -28 10 -28 10 -14 L 10 -6"), 0.8)
            let padlock = shackle + .box(-18, -7, 18, 20, r: 6)
            if p.isFilled {
                p.cutout(padlock, nil)
            } else {
                p.layer(.primary)
                p.fill(padlock)
            }
        }
        set.add("checkmark.shield", [.fill], most: 13) { p in
            p.layer(.secondary, p.isFilled ? .green : nil)
            p.shape(shield)
            let check = p.line(.line(-17, 0, -5, 15, 18, -18))
            if p.isFilled {
                p.cutout(check, .white)
            } else {
                p.layer(.primary)
                p.fill(check)
            }
        }
        set.add("checkmark.seal", [.fill], most: 13) { p in
            p.layer(.secondary, p.isFilled ? .blue : nil)
            p.shape(.star(0, 0, tips: 8, 56, inner: 45, r: 9, innerRounding: 4))
            let check = p.line(.line(-18, 2, -6, 17, 19, -17))
            if p.isFilled {
                p.cutout(check, .white)
            } else {
                p.layer(.primary)
                p.fill(check)
            }
        }
        set.add("xmark.octagon", [.fill], most: 13) { p in
            p.layer(.secondary, p.isFilled ? .red : nil)
            p.shape(.star(0, 0, tips: 8, 54, r: 8, turned: 22.5))
            let cross = p.line(.line(-17, -17, 17, 17)) + p.line(.line(-17, 17, 17, -17))
            if p.isFilled {
                p.cutout(cross, .white)
            } else {
                p.layer(.primary)
                p.fill(cross)
            }
        }
    }

    private static let wrench = Path.drawn(
        """
        M 22 -54 C 30 -56 35 -54 34 -50 L 22 -36 L 24 -24 L 36 -22 L 50 -34 C 54 -35 56 -30 54 -22 C 51 -8 36 0 22 -4
        L -20 42 C -28 50 -37 54 -45 46 C -53 38 -50 28 -42 20 L 4 -22 C 0 -36 8 -51 22 -54 Z
        """)

    private static let screwdriver = Path.drawn(
        """
        M 36 -54 C 40 -56 44 -55 47 -52 L 52 -47 C 55 -44 56 -40 54 -36 L 47 -23 L 36 -19 L 10 7 C 13 13 12 18 8 22 L
        -18 47 C -26 55 -35 54 -44 45 C -53 36 -55 27 -47 19 L -22 -7 C -18 -11 -12 -12 -7 -9 L 19 -35 L 23 -46 Z
        """)

    package static let shield = Path.drawn(
        """
        M 0 -55 C 4 -55 6 -53 9 -51 C 18 -46 29 -43 38 -42 C 43 -41.5 46 -38 46 -33 L 46 -2 C 46 26 28 44 4 54
        C 1.5 55 -1.5 55 -4 54 C -28 44 -46 26 -46 -2 L -46 -33 C -46 -38 -43 -41.5 -38 -42 C -29 -43 -18 -46 -9 -51
        C -6 -53 -4 -55 0 -55 Z
        """)
}

extension SymbolPen {
    fileprivate mutating func lens() {
        let ring = Path.disc(-8, -8, 37)
        fill(hollow(ring))
        stroke(.line(19, 19, 43, 43), 1.08)
    }

    fileprivate mutating func padlock(isOpen: Bool) {
        layer(.secondary)
        let shackle =
            isOpen
            ? Path.drawn("M -2 -8 L -2 -26 C -2 -42 9 -51 21 -51 C 33 -51 44 -42 44 -26 L 44 -16").moved(6, 0)
            : Path.drawn("M -23 -8 L -23 -26 C -23 -42 -13 -51 0 -51 C 13 -51 23 -42 23 -26 L 23 -8")
        stroke(shackle)
        layer(.primary)
        shape(.box(-37, -9, 37, 52, r: 12).moved(isOpen ? -16 : 0, 0))
    }

    /// A toothed wheel with a hole.
    fileprivate mutating func gearshape(x: CGFloat, y: CGFloat, radius: CGFloat, teeth: Int) {
        let half = Double.pi / Double(teeth)
        var points: [CGPoint] = []
        for tooth in 0..<teeth {
            for (length, turn) in [(0.8, -0.62), (1, -0.38), (1, 0.38), (0.8, 0.62)] {
                let angle = (2 * Double(tooth) + turn) * half
                points.append(
                    CGPoint(x: x + radius * length * sin(angle), y: y - radius * length * cos(angle)))
            }
        }
        var path = Path()
        path.addLines(points)
        path.closeSubpath()
        // Rounded outside, as far as the grown wheel has round corners.
        let rounding = radius * 0.07
        let core = path - path.strokedPath(StrokeStyle(lineWidth: 2 * rounding, lineJoin: .round))
        shape(core.grown(rounding))
        if isFilled { cut(.disc(x, y, radius * 0.33)) } else { fill(hollow(.disc(x, y, radius * 0.42))) }
    }
}
