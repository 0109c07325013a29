// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Solids, what is seen in space, discs in rings, and dice.
    package static func addSolids(to set: inout SymbolSet) {
        addBodies(to: &set)
        addSpace(to: &set)
        addRings(to: &set)
        addDice(to: &set)
    }

    private static func addBodies(to set: inout SymbolSet) {
        set.add("cube.transparent", [.fill], most: 10) { p in
            let solid = Path.poly(r: 8, 0, -57, 49, -30, 49, 28, 0, 57, -49, 28, -49, -30)
            p.shape(solid)
            let thin = p.isFilled ? 0.6 : 0.95
            // Edges in front meet in the middle; those behind end before it.
            for turn in [0.0, 120, 240] {
                p.mark(p.line(Path.line(0, -1, 0, 60).turned(turn), thin).intersection(solid))
                p.mark(p.line(Path.line(0, -30, 0, -60).turned(turn), thin * 0.9).intersection(solid))
            }
        }
        set.add("cylinder", [.fill], most: 12.5) { p in
            let body = Path.drawn(
                "M -38 -34 C -38 -60 38 -60 38 -34 L 38 34 C 38 60 -38 60 -38 34 Z")
            p.shape(body)
            p.mark(p.line(.drawn("M -40 -34 C -36 -14 36 -14 40 -34"), p.isFilled ? 0.65 : 0.95).intersection(body))
        }
        set.add("cone", [.fill], most: 12.5) { p in
            let body = Path.drawn(
                "M -7 -50 C -4 -56 4 -56 7 -50 L 46 28 C 54 60 -54 60 -46 28 Z")
            p.shape(body)
            p.mark(p.line(.drawn("M -50 34 C -30 20 30 20 50 34"), p.isFilled ? 0.65 : 0.9).intersection(body))
        }
        set.add("pyramid", [.fill], most: 12.5) { p in
            let body = Path.corners(0, -53, 7, 59, 24, 7, 12, 50, 5, -59, 24, 7)
            p.shape(body)
            p.mark(p.line(.line(0, -60, 12, 56), p.isFilled ? 0.65 : 0.95).intersection(body))
        }
    }

    private static func addSpace(to set: inout SymbolSet) {
        set.add("move.3d", most: 12.5) { p in
            for (level, turn) in [0.0, 120, 240].enumerated() {
                p.layer(SymbolLevel(rawValue: level)!)
                p.stroke(Path.line(0, 0, 0, -53).turned(turn).moved(0, 8))
                p.stroke(Path.line(-15, -38, 0, -54, 15, -38).turned(turn).moved(0, 8))
            }
        }
        for sign in ["2D", "3D"] {
            set.add("view.\(sign.lowercased())", most: 11.5) { p in
                p.layer(.secondary)
                for turn in [0.0, 180] {
                    p.stroke(Path.bent(r: 12, -54, -20, -54, -42, -30, -42).turned(turn))
                    p.stroke(Path.bent(r: 12, 54, -20, 54, -42, 30, -42).turned(turn))
                }
                p.text(sign, size: 56)
            }
        }
        set.add("arkit", most: 10) { p in
            p.layer(.secondary)
            for i in 0..<6 {
                p.stroke(Path.bent(r: 6, -16, -44, 0, -53, 16, -44).turned(Double(i) * 60), 0.95)
            }
            p.layer(.primary)
            let solid = Path.poly(r: 4, 0, -31, 27, -15.5, 27, 15.5, 0, 31, -27, 15.5, -27, -15.5)
            p.fill(p.hollow(solid, 0.9))
            p.fill((p.line(.line(-30, -17, 0, 0, 30, -17), 0.9) + p.line(.line(0, 0, 0, 33), 0.9)).intersection(solid))
        }
    }

    private static func addRings(to set: inout SymbolSet) {
        set.add("inset.filled.circle", most: 13) { p in
            p.layer(.secondary)
            p.fill(p.hollow(.disc(0, 0, 50)))
            p.layer(.primary)
            p.fill(.disc(0, 0, 43 - p.width))
        }
        set.alias("circle.inset.filled", of: "inset.filled.circle")
        set.add("largecircle.fill.circle", most: 13) { p in
            p.layer(.secondary)
            p.fill(p.hollow(.disc(0, 0, 50)))
            p.layer(.primary)
            p.fill(.disc(0, 0, 28))
        }
        for (name, frame) in [
            ("circle", Path.disc(0, 0, 50)), ("square", .box(-44.5, -44.5, 44.5, 44.5, r: 15)),
        ] {
            set.add("dot.\(name)", [.fill], most: 14) { p in p.framed(p.dot(0, 0, 1.7), in: frame) }
        }
    }

    private static func addDice(to set: inout SymbolSet) {
        let pips: [[(CGFloat, CGFloat)]] = [
            [(0, 0)], [(1, -1), (-1, 1)], [(1, -1), (0, 0), (-1, 1)], [(-1, -1), (1, -1), (-1, 1), (1, 1)],
            [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)], [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
        ]
        for (number, places) in zip(1..., pips) {
            set.add("die.face.\(number)", [.fill], most: 13) { p in
                p.shape(.box(-46, -46, 46, 46, r: 17))
                for (x, y) in places { p.mark(.disc(x * 20, y * 20, number == 1 ? 11 : 7.5)) }
            }
        }
    }
}
