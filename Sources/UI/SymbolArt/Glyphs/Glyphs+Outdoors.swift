// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// What goes along on a trip, and figures that move.
    package static func addOutdoors(to set: inout SymbolSet) {
        addTrip(to: &set)
        addExercises(to: &set)
        set.add("birthday.cake", [.fill], most: 11) { p in
            p.layer(.secondary)
            for x: CGFloat in [-24, 0, 24] {
                p.stroke(.line(x, -26, x, -8), 0.85)
                p.fill(
                    .drawn(
                        "M 0 -55 C 6 -48 7 -45 7 -42 C 7 -37.5 4 -35 0 -35 C -4 -35 -7 -37.5 -7 -42 C -7 -45 -6 -48 0 -55 Z"
                    ).moved(x, 0))
            }
            p.layer(.primary)
            let cake = Path.corners(-46, -13, 11, 46, -13, 11, 46, 45, 4, -46, 45, 4)
            p.cut(cake)
            p.shape(cake)
            let icing = Path.drawn(
                "M -50 10 C -44 25 -29 25 -23 10 C -17 25 -6 25 0 10 C 6 25 17 25 23 10 C 29 25 44 25 50 10")
            p.mark(p.line(icing, p.isFilled ? 0.6 : 0.9).intersection(cake))
            p.layer(.secondary)
            p.stroke(.line(-58, 46, 58, 46))
        }
    }

    private static func addTrip(to set: inout SymbolSet) {
        set.add("binoculars", [.fill, .enclosed], most: 11) { p in
            let tube = Path.drawn(
                """
                M -38 -36 L -18 -36 C -13 -36 -10 -33 -10 -28 L -6 30 C -5 43 -15 49 -31 49 C -48 49 -59 42 -57 29
                L -46 -29 C -45 -34 -42 -36 -38 -36 Z
                """)
            p.layer(.primary)
            let body = tube + tube.mirrored + .box(-14, -20, 14, 12, r: 4)
            p.shape(body)
            for side: CGFloat in [-1, 1] {
                let ring = Path.line(side * 70, 19, side * 6, 19)
                p.mark(p.line(ring, p.isFilled ? 0.6 : 0.9).intersection(side < 0 ? tube : tube.mirrored))
                if !p.isFilled {
                    let edge = p.line(.line(side * 8.6, -24, side * 6.2, 16), 0.9)
                    p.fill(edge.intersection(side < 0 ? tube : tube.mirrored))
                }
                p.fill(.box(side * 28 - 13, -53, side * 28 + 13, -40, r: 4.5))
            }
        }
        set.add("sunglasses", [.fill], most: 12) { p in
            let lens = Path.corners(-58, -11, 6, -7, -11, 6, -12, 25, 19, -50, 25, 19)
            p.layer(.primary)
            p.shape(lens)
            p.shape(lens.mirrored)
            p.stroke(.drawn("M -12 -6 C -5 -10 5 -10 12 -6"))
            p.layer(.secondary)
            let temple = Path.drawn("M -54 -8 L -47 -27 C -45 -32 -40 -34 -34 -32")
            p.stroke(temple, 0.9)
            p.stroke(temple.mirrored, 0.9)
        }
        set.add("tent", [.fill, .enclosed], most: 12) { p in
            let roof = Path.corners(0, -46, 4, 60, 44, 8, -60, 44, 8)
            p.layer(.secondary)
            p.stroke(.line(0, -36, -9, -52))
            p.stroke(.line(0, -36, 9, -52))
            p.layer(.primary)
            p.shape(roof)
            let flap = Path.corners(0, 0, 2, 22, 44, 0, -22, 44, 0)
            p.mark((p.isFilled ? flap : p.line(.line(-22, 44, 0, 2, 22, 44), 0.95)).intersection(roof))
        }
        set.add("mountain.2", [.fill, .enclosed], most: 11.5) { p in
            let back = Path.corners(28, -20, 7, 66, 41, 8, -10, 41, 8)
            let front = Path.corners(-17, -47, 8, 36, 41, 8, -66, 41, 8)
            p.layer(.secondary)
            p.shape(back)
            p.cut(p.isFilled ? front.grown(p.gap * 0.8) : front)
            p.layer(.primary)
            p.shape(front)
            let snow = Path.line(-50, 6, -37, -12, -27, 0, -17, -11, -7, 0, 2, -11, 14, 6)
            p.mark(p.line(snow, p.isFilled ? 0.6 : 0.85).intersection(front))
        }
        set.add("sportscourt", [.fill], most: 10.5) { p in
            let court = Path.box(-62, -41, 62, 41, r: 11)
            p.shape(court)
            let thin = p.isFilled ? 0.6 : 0.85
            let ring = Path.disc(0, 0, 16)
            p.mark((p.line(.line(0, -60, 0, 60), thin) - ring).intersection(court) + p.hollow(ring, thin))
            for goal in [Path.box(-80, -18, -40, 18, r: 6), .box(40, -18, 80, 18, r: 6)] {
                p.mark(p.hollow(goal, thin).intersection(court))
            }
        }
    }

    // MARK: Figures

    private static func addExercises(to set: inout SymbolSet) {
        // One knee bent, the other leg straight, the arms wide.
        set.add("figure.yoga", [.directional], most: 11.5) { p in
            p.fill(.disc(2, -43, 9.5))
            p.stroke(.line(2, -20, 2, 8), 1.9)
            p.stroke(.line(-47, -21, 51, -21))
            p.stroke(.line(-3, 10, -44, 50), 1.15)
            p.stroke(.bent(r: 6, 5, 10, 34, 15, 33, 50, 43, 50), 1.15)
        }
        set.add("figure.mind.and.body", most: 9.5) { p in
            p.fill(.disc(0, -43, 9.5))
            p.stroke(.line(0, -22, 0, 8), 1.9)
            p.stroke(.bent(r: 7, -46, 18, -26, -4, -14, -24, 14, -24, 26, -4, 46, 18))
            p.stroke(.bent(r: 9, -5, 12, -44, 30, 10, 45), 1.15)
            p.stroke(.bent(r: 9, 5, 12, 44, 30, -10, 45), 1.15)
        }
        set.add("figure.roll", [.directional], most: 11.5) { p in
            p.layer(.primary)
            p.fill(.disc(0, -43, 9.5))
            p.stroke(.line(-6, -21, -12, 4), 1.8)
            p.stroke(.bent(r: 4, -6, -22, 6, -8, 24, -12))
            p.stroke(.bent(r: 6, -11, 5, 19, 7, 27, 38, 39, 38), 1.15)
            p.layer(.secondary)
            p.stroke(.arc(-10, 22, 29, 28, 248))
        }
        set.add("figure.arms.open", most: 11.5) { p in p.openArms(x: 0) }
        set.add("figure.2.arms.open", most: 10.5) { p in
            p.layer(.primary)
            p.openArms(x: -26)
            p.layer(.secondary)
            p.openArms(x: 34, 0.64)
        }
    }
}

extension SymbolPen {
    /// Somebody whose arms are raised to both sides; the feet stand at 50.
    fileprivate mutating func openArms(x: CGFloat, _ scale: CGFloat = 1) {
        let factor = 0.6 + 0.4 * scale
        func placed(_ path: Path) -> Path { path.scaled(scale).moved(x, 50 - 50 * scale) }
        fill(placed(.disc(0, -43, 9.5)))
        stroke(placed(.line(0, -20, 0, 8)), 1.9 * factor)
        stroke(placed(.bent(r: 9, -33, -42, -13, -22, 13, -22, 33, -42)), factor)
        stroke(placed(.line(-5, 8, -9, 50)), 1.15 * factor)
        stroke(placed(.line(5, 8, 9, 50)), 1.15 * factor)
    }
}
