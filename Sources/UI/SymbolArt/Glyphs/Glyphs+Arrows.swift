// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Arrows and chevrons.
    package static func addArrows(to set: inout SymbolSet) {
        addStraightArrows(to: &set)
        addRoundArrows(to: &set)
        addChevrons(to: &set)
        addArrowShapes(to: &set)
    }

    private static func addStraightArrows(to set: inout SymbolSet) {
        let turns: [(String, Double, SymbolGlyph.Features)] = [
            ("right", 0, []), ("left", 180, []), ("down", 90, []), ("up", -90, []), ("forward", 0, .directional),
            ("backward", 180, .directional), ("up.right", -45, []), ("up.left", -135, []), ("down.right", 45, []),
            ("down.left", 135, []), ("up.forward", -45, .directional), ("up.backward", -135, .directional),
            ("down.forward", 45, .directional), ("down.backward", 135, .directional),
        ]
        for (name, degrees, features) in turns {
            let isDiagonal = name.contains(".")
            set.add("arrow." + name, [.enclosed, features]) { p in
                let arrow =
                    isDiagonal
                    ? p.line(.line(-45, 0, 45, 0)) + p.line(.line(11, -34, 45, 0, 11, 34))
                    : p.line(.line(-39, 0, 39, 0)) + p.line(.line(9, -30, 39, 0, 9, 30))
                p.fill(arrow.turned(degrees))
            }
        }
        set.add("arrow.left.and.right", [.enclosed]) { p in p.fill(doubleArrow(p)) }
        set.add("arrow.up.and.down", [.enclosed]) { p in p.fill(doubleArrow(p).turned(90)) }
        set.add("arrow.up.and.down.and.arrow.left.and.right") { p in
            for turn in [0.0, 90, 180, 270] {
                p.stroke(Path.line(0, 0, 48, 0).turned(turn))
                p.stroke(Path.line(32, -16, 48, 0, 32, 16).turned(turn))
            }
        }
        set.add("arrow.left.arrow.right", [.enclosed]) { p in
            p.layer(.primary)
            p.stroke(.line(-44, -19, 44, -19))
            p.stroke(.line(22, -41, 44, -19, 22, 3))
            p.layer(.primary)
            p.stroke(.line(-44, 19, 44, 19))
            p.stroke(.line(-22, -3, -44, 19, -22, 41))
        }
        set.add("arrow.up.arrow.down", [.enclosed]) { p in
            p.layer(.primary)
            p.stroke(.line(-19, 42, -19, -42))
            p.stroke(.line(-41, -20, -19, -42, 3, -20))
            p.layer(.primary)
            p.stroke(.line(19, -42, 19, 42))
            p.stroke(.line(-3, 20, 19, 42, 41, 20))
        }
        set.add("arrow.up.left.and.arrow.down.right", [.enclosed]) { p in
            for turn in [0.0, 180] {
                p.layer(.primary)
                p.stroke(Path.line(-38, -38, -7, -7).turned(turn))
                p.stroke(Path.line(-38, -9, -38, -38, -9, -38).turned(turn))
            }
        }
        set.add("arrow.down.right.and.arrow.up.left", [.enclosed], most: 14) { p in
            for turn in [0.0, 180] {
                p.layer(.primary)
                p.stroke(Path.line(-40, -40, -8, -8).turned(turn))
                p.stroke(Path.line(-8, -37, -8, -8, -37, -8).turned(turn))
            }
        }
        for (name, turn) in [("arrow.down.to.line", 0.0), ("arrow.up.to.line", 180)] {
            set.add(name, [.enclosed]) { p in
                p.layer(.primary)
                p.stroke(Path.line(0, -44, 0, 24).turned(turn))
                p.stroke(Path.line(-28, -4, 0, 24, 28, -4).turned(turn))
                p.layer(.secondary)
                p.stroke(Path.line(-34, 44, 34, 44).turned(turn))
            }
        }
        for (name, isMirrored) in [("arrow.turn.down.right", false), ("arrow.turn.down.left", true)] {
            set.add(name) { p in
                let arrow =
                    p.line(.bent(r: 14, -36, -38, -36, 14, 40, 14)) + p.line(.line(16, -11, 41, 14, 16, 39))
                p.fill(isMirrored ? arrow.mirrored : arrow)
            }
        }
    }

    private static func doubleArrow(_ p: SymbolPen) -> Path {
        p.line(.line(-50, 0, 50, 0)) + p.line(.line(27, -24, 51, 0, 27, 24)) + p.line(.line(-27, -24, -51, 0, -27, 24))
    }

    // MARK: Round

    /// An arrow that goes round, one way and the other.
    private static func addCircling(
        _ name: String, to set: inout SymbolSet, _ arrow: @escaping @Sendable (SymbolPen) -> Path
    ) {
        for (direction, isMirrored) in [("clockwise", false), ("counterclockwise", true)] {
            set.add("\(name).\(direction)", [.enclosed]) { p in
                p.layer(.primary, pivot: CGPoint(x: 0, y: 3))
                p.fill(isMirrored ? arrow(p).mirrored : arrow(p))
            }
        }
    }

    private static func addRoundArrows(to set: inout SymbolSet) {
        addCircling("arrow", to: &set, circlingArrow)
        addCircling("arrow.trianglehead", to: &set, circlingTriangle)
        set.add("arrow.2.circlepath", [.enclosed]) { p in
            p.layer(.primary, pivot: .zero)
            for turn in [0.0, 180] {
                p.stroke(Path.arc(0, 0, 39, 188, 335).turned(turn))
                p.stroke(Path.line(13.5, -25.5, 35.3, -16.5, 42.2, -39).turned(turn))
            }
        }
        set.add("arrow.triangle.2.circlepath", [.enclosed]) { p in
            p.layer(.primary, pivot: .zero)
            for turn in [0.0, 180] {
                p.stroke(Path.arc(0, 0, 39, 186, 326).turned(turn))
                p.fill(head(p, at: 39, 334).turned(turn))
            }
        }
        set.alias("arrow.trianglehead.2.clockwise", of: "arrow.triangle.2.circlepath")
        for (name, isMirrored) in [("goforward", false), ("gobackward", true)] {
            set.add(name) { p in
                p.layer(.primary, pivot: CGPoint(x: 0, y: 5))
                let arrow = p.line(.arc(0, 5, 43, -52, 266)) + head(p, at: 43, 271).moved(0, 5)
                p.fill(isMirrored ? arrow.mirrored : arrow)
            }
        }
        let uturns: [(String, SymbolGlyph.Features, @Sendable (Path) -> Path)] = [
            ("left", [], { $0 }), ("right", [], { $0.mirrored }), ("backward", .directional, { $0 }),
            ("forward", .directional, { $0.mirrored }), ("up", [], { $0.turned(90).mirrored }),
            ("down", [], { $0.turned(-90) }),
        ]
        for (name, features, map) in uturns {
            set.add("arrow.uturn." + name, [.enclosed, features]) { p in
                let arrow =
                    p.line(.drawn("M -40 -14 L 16 -14 C 31 -14 41 -4 41 10 C 41 24 31 34 16 34 L 2 34"))
                    + p.line(.line(-16, -38, -40, -14, -16, 10))
                p.fill(map(arrow))
            }
        }
    }

    /// Nearly a circle, open at the upper right, where its head lies.
    private static func circlingArrow(_ p: SymbolPen) -> Path {
        let tip = CGPoint(x: 27.5, y: -24.5)
        return p.line(.arc(0, 3, 39, -2, 315))
            + p.line(.line(tip.x - 1, tip.y - 24, tip.x, tip.y, tip.x - 24, tip.y))
    }

    private static func circlingTriangle(_ p: SymbolPen) -> Path {
        p.line(.arc(0, 3, 39, -18, 306)) + head(p, at: 39, 314).moved(0, 3)
    }

    /// A triangle on a circle, pointing on clockwise.
    private static func head(_ p: SymbolPen, at radius: CGFloat, _ degrees: Double) -> Path {
        let size = 13 + 0.75 * p.width
        return Path.poly(r: 1.5 + p.width * 0.12, 0, size * 0.62, -size, -size * 0.5, size, -size * 0.5)
            .moved(radius, 0).turned(degrees)
    }

    // MARK: Chevrons

    private static func addChevrons(to set: inout SymbolSet) {
        let turns: [(String, Double, SymbolGlyph.Features)] = [
            ("right", 0, []), ("left", 180, []), ("down", 90, []), ("up", -90, []), ("forward", 0, .directional),
            ("backward", 180, .directional),
        ]
        for (name, degrees, features) in turns {
            set.add("chevron." + name, [.enclosed, features]) { p in
                p.stroke(Path.line(-18.5, -37, 18.5, 0, -18.5, 37).turned(degrees))
            }
        }
        for (name, degrees, _) in turns.prefix(4) {
            set.add("chevron.compact." + name) { p in
                p.stroke(Path.line(-8, -40, 8, 0, -8, 40).turned(degrees))
            }
        }
        for (name, degrees) in [("right", 0.0), ("left", 180)] {
            set.add("chevron.\(name).2") { p in
                for x: CGFloat in [-18, 18] {
                    p.layer(.primary, variable: true)
                    p.stroke(Path.line(-16 + x, -34, 16 + x, 0, -16 + x, 34).turned(degrees))
                }
            }
        }
        set.add("chevron.up.chevron.down", [.enclosed]) { p in
            p.stroke(.line(-26, -17, 0, -43, 26, -17))
            p.stroke(.line(-26, 17, 0, 43, 26, 17))
        }
        set.add("chevron.left.forwardslash.chevron.right") { p in
            p.stroke(.line(-34, -28, -60, 0, -34, 28))
            p.stroke(.line(34, -28, 60, 0, 34, 28))
            p.stroke(.line(13, -41, -13, 41))
        }
    }

    // MARK: With an inside

    private static func addArrowShapes(to set: inout SymbolSet) {
        let turns: [(String, Double, SymbolGlyph.Features)] = [
            ("right", 0, []), ("left", 180, []), ("down", 90, []), ("up", -90, []), ("forward", 0, .directional),
            ("backward", 180, .directional),
        ]
        for (name, degrees, features) in turns {
            set.add("arrowshape." + name, [.fill, .enclosed, features]) { p in
                p.shape(
                    Path.corners(
                        54, 0, 5, 4, 45, 6, 4, 23, 3, -48, 23, 8, -48, -23, 8, 4, -23, 3, 4, -45, 6
                    ).turned(degrees))
            }
            set.add("arrowtriangle." + name, [.fill, .enclosed, features]) { p in
                p.shape(Path.poly(r: 7, 48, 0, -35, 44, -35, -44).turned(degrees))
            }
        }
        for (name, isLeft, features) in [
            ("right", false, []), ("left", true, []), ("forward", false, .directional),
            ("backward", true, .directional),
        ] as [(String, Bool, SymbolGlyph.Features)] {
            set.add("arrowshape.turn.up." + name, [.fill, .enclosed, features]) { p in
                p.shape(isLeft ? turningArrow.mirrored : turningArrow)
            }
        }
    }

    /// A broad arrow that comes from below and bends to the right.
    private static let turningArrow = Path.drawn(
        """
        M 7 -39 C 7 -43 12 -45 15 -42 L 51 -6 C 54 -3.5 54 -0.5 51 2 L 15 37 C 12 40 7 38 7 34 L 7 17
        C -18 17 -35 23 -47 41 C -49.5 44.5 -55 43 -55 38 C -54 5 -34 -19 7 -22 Z
        """)
}
