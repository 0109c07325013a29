// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Things of the house, the shop and the sports hall.
    package static func addObjects(to set: inout SymbolSet) {
        addHouse(to: &set)
        addPrizes(to: &set)
        addLooks(to: &set)
        addBoxes(to: &set)
    }

    private static func addHouse(to set: inout SymbolSet) {
        set.add("house", [.fill, .enclosed], most: 12.5) { p in
            let body = Path.corners(-40, -8, 2, 0, -44, 2, 40, -8, 2, 40, 49, 10, -40, 49, 10)
            let door = Path.box(-12, 16, 12, 60, r: 5)
            p.layer(.primary)
            p.fill(p.isFilled ? body : p.hollow(body))
            if p.isFilled {
                p.cut(door)
            } else {
                p.fill(p.hollow(door).intersection(body))
            }
            let roof = p.line(.line(-54, 1, 0, -46, 54, 1), 1.1)
            let chimney = Path.box(25, -46, 38, -14, r: 3)
            if p.isFilled {
                p.cut(roof.grown(p.gap * 0.55))
            } else {
                // What lies between walls and roof is open.
                p.cut(.corners(-60, -1, 0, 0, -50, 0, 60, -1, 0, 60, -80, 0, -60, -80, 0))
            }
            p.fill(roof)
            p.fill(chimney)
        }
        set.add("building.2", [.fill], most: 11.5) { p in
            p.layer(.secondary)
            p.shape(.box(-52, -4, -6, 50, r: 6))
            for y: CGFloat in [14, 31] {
                p.mark(.box(-40, y - 4, -32, y + 4, r: 2))
            }
            p.layer(.primary)
            let tower = Path.box(-14, -52, 50, 50, r: 7)
            p.cut(tower.grown(p.isFilled ? p.gap : 0))
            p.shape(tower)
            for y: CGFloat in [-32, -12, 8] {
                for x: CGFloat in [7, 29] { p.mark(.box(x - 5, y - 5, x + 5, y + 5, r: 2)) }
            }
            p.mark(.box(11, 28, 25, 50, r: 3))
        }
        set.add("trash", [.fill, .enclosed, .slash], most: 11.5) { p in
            let body = Path.corners(-37, -30, 2, 37, -30, 2, 32, 54, 12, -32, 54, 12)
            if p.isFilled {
                p.fill(.corners(-38, -24, 4, 38, -24, 4, 32.5, 54, 12, -32.5, 54, 12))
                for x: CGFloat in [-14, 0, 14] { p.cut(p.line(.line(x, -8, x * 0.86, 38), 0.72)) }
                p.fill(.box(-47, -42, 47, -32, r: 5))
            } else {
                p.fill(p.hollow(body))
                for x: CGFloat in [-14, 0, 14] { p.stroke(.line(x, -13, x * 0.86, 37), 0.72) }
                p.stroke(.line(-43, -34, 43, -34))
            }
            p.fill(p.line(.bent(r: 8, -17, -37, -17, -50, 17, -50, 17, -37)))
        }
        set.add("lightbulb", [.fill, .slash], most: 14) { p in
            p.layer(.primary, p.isFilled ? .yellow : nil)
            p.shape(
                .drawn(
                    """
                    M 0 -54 C 20 -54 35 -39 35 -20 C 35 -9 31 -1 24 7 C 19 13 16 18 15 24 C 14.5 27 13 28.5 10 28.5 L
                    -10 28.5 C -13 28.5 -14.5 27 -15 24 C -16 18 -19 13 -24 7 C -31 -1 -35 -9 -35 -20 C -35 -39 -20 -54
                    0 -54 Z
                    """))
            p.layer(.secondary)
            p.stroke(.line(-11, 39, 11, 39), 0.9)
            p.fill(.drawn("M -10 48 L 10 48 C 9 53 5 56 0 56 C -5 56 -9 53 -10 48 Z"))
        }
        set.add("bed.double", [.fill], most: 11) { p in
            p.layer(.secondary)
            p.shape(.box(-43, -42, 43, 8, r: 11))
            for x: CGFloat in [-17, 17] {
                let pillow = Path.box(x - 14, -16, x + 14, 8, r: 6)
                if p.isFilled { p.cut(pillow.grown(p.gap * 0.8)) } else { p.cut(pillow) }
                p.fill(p.isFilled ? pillow : p.hollow(pillow))
            }
            p.layer(.primary)
            let bed = Path.corners(-52, 1, 9, 52, 1, 9, 60, 34, 7, -60, 34, 7)
            p.cut(bed.grown(p.isFilled ? p.gap * 0.8 : 0))
            p.shape(bed)
            p.stroke(.line(-53, 34, -53, 45))
            p.stroke(.line(53, 34, 53, 45))
        }
        set.add("fork.knife", [.enclosed], most: 11.5) { p in
            p.layer(.primary)
            for x: CGFloat in [-33, -20, -7] { p.stroke(.line(x, -46, x, -20), 0.8) }
            p.stroke(.drawn("M -33 -20 C -33 -8 -28 -3 -20 -3 C -12 -3 -7 -8 -7 -20"), 0.9)
            p.stroke(.line(-20, -3, -20, 46), 1.2)
            p.fill(.drawn("M 27 -48 C 16 -42 11 -24 12 -2 C 12 3 15 6 20 6 L 27 6 Z").grown(1.5))
            p.stroke(.line(25, -40, 25, 46), 1.2)
        }
        set.add("cup.and.saucer", [.fill], most: 13) { p in
            p.layer(.primary)
            p.stroke(.drawn("M 34 -22 L 40 -22 C 60 -22 60 12 38 12 L 32 12"))
            let cup = Path.corners(-42, -34, 5, 38, -34, 5, 34, 29, 26, -38, 29, 26)
            p.cut(cup)
            p.shape(cup)
            p.layer(.secondary)
            p.stroke(.line(-48, 42, 46, 42))
        }
        set.add("umbrella", [.fill], most: 13) { p in
            p.layer(.primary)
            p.shape(
                .drawn(
                    """
                    M 0 -44 C 31 -44 54 -24 54 5 C 54 9 49 10 47 7 C 43 1 36 1 32 6 C 30 8.5 27 8.5 25 6 C 20 1 12 1 8 6
                    C 4 9 -4 9 -8 6 C -12 1 -20 1 -25 6 C -27 8.5 -30 8.5 -32 6 C -36 1 -43 1 -47 7 C -49 10 -54 9 -54 5
                    C -54 -24 -31 -44 0 -44 Z
                    """))
            p.stroke(.line(0, -52, 0, -42))
            p.layer(.secondary)
            p.stroke(.drawn("M 0 15 L 0 40 C 0 52 -19 52 -19 40"))
        }
        set.add("printer", [.fill], most: 12) { p in
            let body = Path.box(-56, -20, 56, 34, r: 12)
            let paper = Path.box(-31, 9, 31, 50, r: 5)
            p.layer(.secondary)
            p.shape(.box(-31, -48, 31, -10, r: 8))
            p.layer(.primary)
            p.cut(body.grown(p.isFilled ? p.gap * 0.7 : 0))
            p.shape(body)
            p.mark(.disc(41, -6, 4.5))
            p.cut(paper.grown(p.isFilled ? p.gap * 0.7 : 0))
            p.layer(.secondary)
            p.fill(p.hollow(paper))
        }
        set.add("chair.lounge", [.fill]) { p in
            p.shape(.corners(-50, -40, 8, -38, -44, 6, -18, 10, 4, 50, 10, 8, 50, 28, 8, -30, 28, 8))
            p.stroke(.line(-22, 28, -28, 46))
            p.stroke(.line(40, 28, 44, 46))
        }
    }

    private static func addPrizes(to set: inout SymbolSet) {
        set.add("medal", [.fill], most: 10.5) { p in
            p.layer(.secondary, p.isFilled ? .red : nil)
            let ribbon = Path.corners(
                -36, -54, 4, -12, -54, 4, 0, -24, 0, 12, -54, 4, 36, -54, 4, 14, -2, 3, -14, -2, 3)
            p.shape(ribbon)
            p.layer(.primary, p.isFilled ? .yellow : nil)
            let disc = Path.disc(0, 22, 31)
            p.clear(around: disc)
            p.shape(disc)
            p.mark(star(0, 23, 15))
        }
        set.add("trophy", [.fill, .enclosed], most: 12.5) { p in
            p.layer(.secondary)
            p.stroke(.drawn("M -28 -36 L -50 -36 C -52 -14 -44 -2 -22 0"))
            p.stroke(.drawn("M 28 -36 L 50 -36 C 52 -14 44 -2 22 0"))
            p.layer(.primary)
            let cup = Path.drawn(
                """
                M -32 -45 C -32 -50 -30 -52 -25 -52 L 25 -52 C 30 -52 32 -50 32 -45 L 30 -18 C 28 2 14 14 0 14 C
                -14 14 -28 2 -30 -18 Z
                """
            )
            p.cut(cup)
            p.shape(cup)
            p.stroke(.line(0, 12, 0, 34), 1.2)
            p.fill(.corners(-20, 52, 5, -18, 36, 6, 18, 36, 6, 20, 52, 5))
        }
        set.add("crown", [.fill], most: 12) { p in
            p.shape(
                .corners(
                    -54, -26, 6, -26, -6, 4, 0, -46, 7, 26, -6, 4, 54, -26, 6, 42, 38, 8, -42, 38, 8))
            p.detail(.line(-38, 20, 38, 20), 0.8)
        }
        set.add("rosette", most: 10) { p in
            p.fill(p.hollow(.star(0, -14, tips: 12, 38, inner: 33, r: 5, innerRounding: 3)))
            p.fill(p.hollow(.disc(0, -14, 19), 0.85))
            p.stroke(.line(-16, 18, -26, 52, -8, 42, 0, 26), 0.95)
            p.stroke(.line(16, 18, 26, 52, 8, 42, 0, 26), 0.95)
        }
        set.add("flag", [.fill, .enclosed, .slash]) { p in
            let cloth = Path.drawn(
                """
                M -36 -38 C -24 -48 -10 -46 2 -40 C 14 -34 26 -34 36 -38 C 40 -40 43 -38 43 -34 L 43 8 C 43 11 42 13 39
                14 C 26 20 14 20 2 14 C -10 8 -22 7 -36 14 Z
                """)
            p.layer(.primary)
            p.shape(cloth)
            p.layer(.secondary)
            p.stroke(.line(-40, -44, -40, 52))
        }
        set.add("gamecontroller", [.fill], most: 12.5) { p in
            p.shape(
                .drawn(
                    """
                    M -28 -31 C -18 -31 -14 -26 -8 -26 L 8 -26 C 14 -26 18 -31 28 -31 C 44 -31 53 -18 58 4 C 62 22 60
                    38 46 38 C 34 38 28 18 16 18 L -16 18 C -28 18 -34 38 -46 38 C -60 38 -62 22 -58 4 C -53 -18 -44
                    -31 -28 -31 Z
                    """))
            p.detail(.line(-38, -6, -18, -6), 0.85)
            p.detail(.line(-28, -16, -28, 4), 0.85)
            p.mark(.disc(21, 1, 5.2) + .disc(34, -13, 5.2))
        }
        set.add("puzzlepiece", [.fill], most: 13) { p in
            p.shape(
                .drawn(
                    """
                    M -48 -26 C -48 -32 -45 -35 -39 -35 L -24 -35 C -20 -35 -19 -38 -20 -41 C -24 -50 -16 -57 -8 -57 C
                    0 -57 8 -50 4 -41 C 3 -38 4 -35 8 -35 L 24 -35 C 30 -35 33 -32 33 -26 L 33 -12 C 33 -8 36 -7 39 -8
                    C 48 -12 55 -4 55 4 C 55 12 48 20 39 16 C 36 15 33 16 33 20 L 33 38 C 33 44 30 47 24 47 L -39 47 C
                    -45 47 -48 44 -48 38 L -48 20 C -48 16 -45 15 -42 16 C -33 20 -26 12 -26 4 C -26 -4 -33 -12 -42 -8
                    C -45 -7 -48 -8 -48 -12 Z
                    """))
        }
        set.add("dice", [.fill], most: 13) { p in
            p.shape(.box(-44.5, -44.5, 44.5, 44.5, r: 17))
            for (x, y) in [(-19, -19), (19, -19), (0, 0), (-19, 19), (19, 19)] as [(CGFloat, CGFloat)] {
                p.mark(.disc(x, y, 7))
            }
        }
    }

    private static func addLooks(to set: inout SymbolSet) {
        set.add("eye", [.fill, .enclosed, .slash], most: 13) { p in
            p.layer(.secondary)
            let lid = Path.drawn(
                """
                M 0 -33 C 28 -33 50 -16 58 -3 C 59.3 -1 59.3 1 58 3 C 50 16 28 33 0 33 C -28 33 -50 16 -58 3
                C -59.3 1 -59.3 -1 -58 -3 C -50 -16 -28 -33 0 -33 Z
                """)
            p.shape(lid)
            if p.isFilled {
                p.cut(.disc(0, 0, 22))
                p.layer(.primary)
                p.fill(Path.disc(0, 0, 14.5) - .disc(5.5, -5.5, 3.5))
            } else {
                p.layer(.primary)
                p.fill(Path.disc(0, 0, 17) - .disc(6, -6, 4.5))
            }
        }
        set.add("eyeglasses", most: 12) { p in
            p.fill(p.hollow(.oval(-33, 8, 24, 22)))
            p.fill(p.hollow(.oval(33, 8, 24, 22)))
            p.stroke(.arc(0, 8, 9, 190, 350))
            p.stroke(.drawn("M -54 0 L -46 -24 C -44 -30 -38 -31 -34 -29"), 0.9)
            p.stroke(.drawn("M 54 0 L 46 -24 C 44 -30 38 -31 34 -29"), 0.9)
        }
        set.add("touchid", most: 9.5) { p in
            for (i, radius) in [12, 24, 36, 48].enumerated() {
                let r = CGFloat(radius)
                p.layer(SymbolLevel(rawValue: min(i, 2))!, variable: true)
                switch i {
                case 0: p.stroke(.drawn("M -12 2 C -12 -16 12 -16 12 2 C 12 18 8 32 0 44"), 0.85)
                case 1:
                    p.stroke(.drawn("M -18 36 C -22 26 -24 14 -24 2 C -24 -30 24 -30 24 2 C 24 18 22 30 16 42"), 0.85)
                case 2:
                    p.stroke(.drawn("M -33 28 C -35 20 -36 12 -36 2 C -36 -46 36 -46 36 2 C 36 14 35 24 32 34"), 0.85)
                default: p.stroke(.arc(0, 0, r, 175, 345), 0.85)
                }
            }
        }
        set.add("faceid", most: 11) { p in
            p.layer(.secondary)
            for turn in [0.0, 90, 180, 270] { p.stroke(Path.bent(r: 14, -46, -22, -46, -46, -22, -46).turned(turn)) }
            p.layer(.primary)
            p.stroke(.line(-20, -16, -20, -6))
            p.stroke(.line(20, -16, 20, -6))
            p.stroke(.bent(r: 4, 3, -16, 3, 5, -4, 5), 0.9)
            p.stroke(.arc(0, 2, 22, 40, 140), 0.9)
        }
        set.add("tshirt", [.fill], most: 13) { p in
            p.shape(
                .drawn(
                    """
                    M -18 -44 C -12 -33 12 -33 18 -44 L 30 -42 C 35 -41 38 -39 41 -35 L 56 -14 C 58 -11 57 -8 54 -6 L
                    43 1 C 40 3 37 2 35 -1 L 32 -5 L 32 36 C 32 42 29 45 23 45 L -23 45 C -29 45 -32 42 -32 36 L -32 -5
                    L -35 -1 C -37 2 -40 3 -43 1 L -54 -6 C -57 -8 -58 -11 -56 -14 L -41 -35 C -38 -39 -35 -41 -30 -42
                    Z
                    """))
        }
    }

    private static func addBoxes(to set: inout SymbolSet) {
        set.add("gift", [.fill, .enclosed], most: 11.5) { p in
            let (lid, box) = (Path.box(-48, -24, 48, 0, r: 6), Path.box(-41, -4, 41, 51, r: 10))
            p.layer(.primary)
            if p.isFilled {
                p.fill(.corners(-41, 5, 2, 41, 5, 2, 41, 51, 10, -41, 51, 10))
                p.fill(lid)
                p.cut(.box(-2.4, -24, 2.4, 52, r: 0))
            } else {
                p.fill(p.hollow(box))
                p.cut(lid)
                p.fill(p.hollow(lid))
                p.stroke(.line(0, -22, 0, 46), 0.9)
            }
            p.layer(.secondary)
            p.stroke(.drawn("M 0 -27 C -8 -44 -17 -52 -25 -49 C -34 -46 -32 -30 -20 -28 Z"), 0.9)
            p.stroke(.drawn("M 0 -27 C 8 -44 17 -52 25 -49 C 34 -46 32 -30 20 -28 Z"), 0.9)
        }
        set.add("cube", [.fill], most: 13) { p in
            let solid = Path.poly(r: 8, 0, -57, 49, -30, 49, 28, 0, 57, -49, 28, -49, -30)
            p.shape(solid)
            if p.isFilled {
                p.cut(p.line(.line(-50, -29, 0, -2, 50, -29), 0.6))
                p.cut(p.line(.line(0, -2, 0, 58), 0.6))
            } else {
                p.fill(p.line(.line(-44, -26, 0, -2, 44, -26)).intersection(solid))
                p.stroke(.line(0, -2, 0, 51))
            }
        }
        set.add("cube.box", [.fill], most: 10) { p in
            p.layer(.secondary)
            p.shape(.box(-47, -47, 47, 47, r: 16))
            p.layer(.primary)
            let solid = Path.poly(r: 4, 0, -32, 28, -17, 28, 16, 0, 32, -28, 16, -28, -17)
            p.mark(p.isFilled ? solid : p.hollow(solid, 0.85))
            if p.isFilled {
                p.fill(p.line(.line(-28, -16, 0, -1, 28, -16), 0.55).intersection(solid))
                p.fill(p.line(.line(0, -1, 0, 34), 0.55).intersection(solid))
            } else {
                p.stroke(.line(-25, -15, 0, -1, 25, -15), 0.85)
                p.stroke(.line(0, -1, 0, 29), 0.85)
            }
        }
        set.add("shippingbox", [.fill], most: 11.5) { p in
            let solid = Path.poly(r: 8, 0, -54, 51, -30, 51, 28, 0, 54, -51, 28, -51, -30)
            p.shape(solid)
            let seams =
                p.line(.line(-46, -27, 0, -5, 46, -27), p.isFilled ? 0.6 : 1)
                + p.line(.line(0, -5, 0, 50), p.isFilled ? 0.6 : 1)
                + p.line(.line(-25, -41, 24, -17, 24, 0), p.isFilled ? 0.6 : 1)
            p.mark(seams.intersection(solid))
        }
        set.add("archivebox", [.fill], most: 12.5) { p in
            p.layer(.secondary)
            p.shape(.box(-55, -43, 55, -17, r: 7))
            p.layer(.primary)
            p.shape(
                .corners(
                    -48, p.isFilled ? -10 : -17 - p.width, 2, 48, p.isFilled ? -10 : -17 - p.width, 2, 48, 44, 13, -48,
                    44, 13))
            p.detail(.line(-14, 7, 14, 7))
        }
        set.add("tray", [.fill]) { p in
            let tray = Path.corners(-38, -36, 10, 38, -36, 10, 58, 4, 6, 58, 36, 13, -58, 36, 13, -58, 4, 6)
            let slot = Path.drawn(
                "M -58 5 L -27 5 C -22 5 -20 8 -19 12 C -16 22 -8 25 0 25 C 8 25 16 22 19 12 C 20 8 22 5 27 5 L 58 5")
            p.shape(tray)
            if p.isFilled {
                let basin = Path.corners(
                    -33, -26, 4, 33, -26, 4, 46, 2, 2, 26, 2, 8, 12, 20, 12, -12, 20, 12, -26, 2, 8, -46, 2, 2)
                p.cut(basin)
            } else {
                p.fill(p.line(slot).intersection(tray))
            }
        }
        set.add("ticket", [.fill], most: 12) { p in
            let ticket = Path.box(-58, -36, 58, 36, r: 10) - .disc(-58, 0, 12) - .disc(58, 0, 12)
            p.shape(ticket)
            for y: CGFloat in [-20, 0, 20] { p.detail(.line(18, y - 4, 18, y + 4), 0.85) }
        }
        set.add("tag", [.fill, .enclosed, .slash]) { p in
            p.shape(
                .corners(-50, -46, 12, 0, -46, 9, 52, 6, 8, 8, 50, 8, -50, -6, 9))
            p.mark(.disc(-28, -24, 7.5))
        }
        set.add("briefcase", [.fill], most: 12.5) { p in
            p.layer(.secondary)
            p.stroke(.bent(r: 10, -20, -28, -20, -44, 20, -44, 20, -28))
            p.layer(.primary)
            let body = Path.box(-58, -30, 58, 46, r: 13)
            p.cut(body)
            p.shape(body)
            let belt = p.line(.drawn("M -58 4 C -20 18 20 18 58 4"), p.isFilled ? 0.65 : 0.9).intersection(body)
            p.mark(belt)
        }
        set.add("graduationcap", [.fill], most: 11.5) { p in
            p.layer(.secondary)
            p.shape(.corners(-32, -8, 2, 32, -8, 2, 32, 26, 16, 0, 40, 26, -32, 26, 16))
            p.layer(.primary)
            let board = Path.poly(r: 5, 0, -42, 62, -12, 0, 18, -62, -12)
            p.cut(board.grown(p.isFilled ? p.gap * 0.7 : 0))
            p.shape(board)
            p.stroke(.line(50, -8, 50, 30), 0.9)
        }
        set.add("cart", [.fill, .enclosed], most: 12.5) { p in
            p.layer(.primary)
            p.stroke(.bent(r: 5, -58, -44, -46, -44, -32, 20, 40, 20))
            let basket = Path.corners(-42, -31, 3, 50, -31, 8, 40, 6, 10, -34, 6, 4)
            if p.isFilled { p.fill(basket) } else { p.stroke(.bent(r: 10, -43, -30, 50, -30, 40, 4, -35, 4)) }
            p.layer(.secondary)
            p.fill(.disc(-22, 40, 8.5) + .disc(30, 40, 8.5))
        }
        set.add("bag", [.fill, .enclosed]) { p in p.bag() }
        set.add("bag.badge.plus", [.fill], most: 13) { p in
            p.bag()
            p.demoteLayers()
            p.badge(.plus, x: 38, y: 36)
        }
    }
}

extension SymbolPen {
    fileprivate mutating func bag() {
        layer(.primary)
        let body = Path.corners(-42, -24, 10, 42, -24, 10, 45, 53, 14, -45, 53, 14)
        if isFilled {
            stroke(.drawn("M -20 -14 L -20 -30 C -20 -46 -11 -53 0 -53 C 11 -53 20 -46 20 -30 L 20 -14"))
            fill(body)
            for x: CGFloat in [-20, 20] { cut(.disc(x, -8, 3.2 + 0.12 * width)) }
        } else {
            stroke(.drawn("M -20 -8 L -20 -30 C -20 -46 -11 -53 0 -53 C 11 -53 20 -46 20 -30 L 20 -8"))
            fill(hollow(body))
        }
    }
}
