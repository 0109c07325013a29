// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// What people do.
    package static func addFigures(to set: inout SymbolSet) {
        set.add("figure.run", [.enclosed, .directional], most: 12) { p in
            p.fill(.disc(17, -43, 9.5))
            p.stroke(.line(7, -21, -4, 4), 1.9)
            p.stroke(.bent(r: 6, -3, 5, 18, 15, 10, 42), 1.15)
            p.stroke(.bent(r: 6, -6, 5, -12, 27, -40, 30), 1.15)
            p.stroke(.bent(r: 4, 9, -22, 22, -6, 38, -14))
            p.stroke(.bent(r: 4, 5, -23, -16, -23, -25, -6))
        }
        set.add("figure.pool.swim", [.directional], most: 11.5) { p in
            p.layer(.primary)
            p.fill(.disc(35, -9, 9.5))
            p.stroke(.line(16, -13, -32, 8), 1.7)
            p.stroke(.bent(r: 5, 15, -14, -4, -37, 22, -44), 1.1)
            p.layer(.secondary)
            for y: CGFloat in [25, 46] { p.stroke(wave.moved(0, y), 0.95) }
        }
        set.add("figure.jumprope", most: 11) { p in
            p.layer(.primary)
            p.fill(.disc(0, -31, 8.5))
            p.stroke(.line(0, -13, 0, 9), 1.8)
            p.stroke(.bent(r: 5, -31, 4, -23, 1, -17, -14, 17, -14, 23, 1, 31, 4))
            p.stroke(.bent(r: 4, -4, 9, -9, 28, -4, 48), 1.1)
            p.stroke(.bent(r: 4, 4, 9, 9, 28, 4, 48), 1.1)
            p.layer(.secondary)
            p.stroke(.drawn("M -31 4 C -78 -6 -48 -54 0 -54 C 48 -54 78 -6 31 4"), 0.65)
        }
        set.add("figure.boxing", [.directional], most: 12) { p in
            p.fill(.disc(-2, -43, 9.5))
            p.stroke(.line(-9, -21, -12, 5), 1.9)
            p.stroke(.bent(r: 5, -9, 6, 8, 24, 7, 50), 1.15)
            p.stroke(.bent(r: 5, -14, 6, -22, 27, -38, 49), 1.15)
            p.stroke(.line(-8, -22, 38, -25))
            p.fill(.disc(42, -25, 5.5 + 0.5 * p.width))
            p.stroke(.bent(r: 4, -8, -20, 8, -4, 19, -12))
            p.fill(.disc(21, -13, 5 + 0.5 * p.width))
        }
        set.add("figure.walk.departure", [.directional], most: 11.5) { p in
            p.layer(.secondary)
            p.stroke(.bent(r: 9, -10, -49, -48, -49, -48, 49, -18, 49))
            p.layer(.primary)
            p.drawInFront("figure.walk", x: 24)
        }
        set.add("figure.walk.arrival", [.directional], most: 11.5) { p in
            p.layer(.secondary)
            p.stroke(.bent(r: 9, 10, -49, 48, -49, 48, 49, 18, 49))
            p.layer(.primary)
            p.drawInFront("figure.walk", x: -24)
        }
        set.add("figure.and.child.holdinghands", most: 11) { p in
            p.fill(.disc(-18, -43, 9.5))
            p.stroke(.line(-18, -22, -18, 8), 1.9)
            p.stroke(.bent(r: 5, -40, 8, -32, -24, -4, -24, 5, 4, 12, 13))
            p.stroke(.line(-23, 8, -25, 50), 1.15)
            p.stroke(.line(-13, 8, -11, 50), 1.15)
            p.layer(.secondary)
            p.fill(.disc(28, -8, 8))
            p.stroke(.line(28, 10, 28, 27), 1.6)
            p.stroke(.bent(r: 4, 12, 13, 22, 8, 34, 8, 42, 25), 0.9)
            p.stroke(.line(24, 27, 23, 50))
            p.stroke(.line(32, 27, 33, 50))
        }
        set.add("figure.2", [], most: 11.5) { p in
            p.draw("figure.stand", x: -26)
            p.draw("figure.stand", x: 26)
        }
        set.add("figure.stand.line.dotted.figure.stand", most: 11.5) { p in
            p.draw("figure.stand", scale: 0.94, x: -50)
            p.draw("figure.stand", scale: 0.94, x: 50)
            p.layer(.secondary)
            for x: CGFloat in [-17, 0, 17] { p.fill(p.dot(x, 0, 0.85)) }
        }
        set.add("brain.head.profile", [.fill], most: 10.5) { p in
            let head = Path.drawn(
                """
                M -26 54 L -26 34 C -40 24 -48 8 -48 -8 C -48 -36 -28 -54 0 -54 C 28 -54 45 -36 45 -12 L 54 6
                C 56 11 54 14 49 15 L 44 16 L 44 28 C 44 37 39 41 31 41 L 20 41 L 20 54 Z
                """)
            let brain =
                Path.disc(-19, -13, 14) + .disc(-7, -27, 13) + .disc(11, -26, 13) + .disc(23, -12, 11)
                + .disc(9, -4, 12)
                + .disc(-8, -2, 11)
            p.layer(.secondary)
            if p.isFilled {
                p.fill(head)
                p.cut(brain)
                p.layer(.primary)
                let fold = p.line(
                    .drawn(
                        "M -24 -12 C -16 -18 -8 -14 -6 -8 M -6 -30 C -4 -22 4 -20 10 -22 M 6 -8 C 12 -14 18 -14 22 -10"),
                    0.6)
                p.fill(brain.intersection(p.inside(brain, -p.width + 3)) - fold)
            } else {
                p.fill(p.hollow(head) - p.line(.line(-26 + p.width * 1.5, 54, 20 - p.width * 1.5, 54), 2.2))
                p.layer(.primary)
                p.fill(p.hollow(brain, 0.8))
                p.stroke(.drawn("M -17 -12 C -11 -17 -5 -15 -3 -9"), 0.7)
                p.stroke(.drawn("M 2 -28 C 2 -21 7 -18 13 -20"), 0.7)
            }
        }
        set.add("shareplay", [.fill], most: 11) { p in
            p.layer(.primary)
            p.shape(.corners(22, 3, 5, -14, 25, 5, -14, -19, 5))
            for radius: CGFloat in [38, 55] {
                p.layer(radius < 40 ? .secondary : .tertiary, variable: true)
                p.stroke(.arc(0, 3, radius, -140, -40))
                p.stroke(.arc(0, 3, radius, 40, 140))
            }
        }
    }

    /// Two waves, 104 wide.
    static let wave = Path.drawn(
        "M -52 0 C -43 -11 -35 -11 -26 0 C -17 11 -9 11 0 0 C 9 -11 17 -11 26 0 C 35 11 43 11 52 0")
}
