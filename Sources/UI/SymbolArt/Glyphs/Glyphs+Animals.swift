// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// More animals.
    package static func addAnimals(to set: inout SymbolSet) {
        set.add("ant", [.fill], most: 10) { p in
            p.layer(.secondary)
            for side: CGFloat in [-1, 1] {
                for (from, bend, end) in [((-12), -26, -30), (-6, -4, 2), (0, 14, 36)] as [(CGFloat, CGFloat, CGFloat)]
                {
                    p.stroke(.bent(r: 4, side * 9, from, side * 27, bend, side * 40, end), 0.8)
                }
                p.stroke(.bent(r: 4, side * 6, -38, side * 12, -48, side * 22, -54), 0.8)
            }
            p.layer(.primary)
            for part in [Path.oval(0, -33, 13, 12), .oval(0, -6, 10.5, 13), .oval(0, 31, 17, 22)] {
                p.cut(part.grown(p.isFilled ? p.gap * 0.5 : 0))
                p.shape(part)
            }
        }
        set.add("bird", [.fill], most: 12) { p in
            p.shape(
                .drawn(
                    """
                    M 56 -25 C 58 -24 58 -21 56 -20 L 46 -14 L 46 2 C 46 29 28 46 2 46 C -14 46 -26 40 -33 31
                    L -52 39 C -57 41 -60 37 -58 33 C -47 11 -32 -4 -14 -10 L -14 -18 C -14 -36 0 -49 17 -49
                    C 31 -49 41 -42 45 -31 Z
                    """))
            p.mark(.disc(21, -24, 4.6))
            p.detail(.drawn("M -12 8 C -2 -2 14 -2 22 6 C 20 18 8 26 -8 24"), 0.8)
        }
        set.add("dog", [.fill], most: 12) { p in
            p.shape(
                .drawn(
                    """
                    M 17 -43 C 20 -46 25 -46 28 -44 L 36 -38 C 44 -38 48 -34 51 -29 L 56 -27 C 59 -26 60 -23 59 -20
                    C 57 -13 51 -9 43 -9 L 38 -9 L 36 6 C 35 12 33 16 30 19 L 30 38 C 30 42 27 44 24 44 L 19 44
                    C 15 44 13 42 13 38 L 13 20 L -18 20 L -22 38 C -23 42 -25 44 -29 44 L -34 44 C -38 44 -40 41 -39 37
                    L -36 16 C -40 10 -41 4 -40 -2 C -48 -6 -54 -14 -57 -26 C -58 -31 -52 -34 -49 -29 C -44 -20 -38 -15 -30 -15
                    L 4 -15 C 10 -15 14 -20 14 -26 Z
                    """))
            p.mark(.disc(38, -26, 3.6))
        }
        // A swift as it is seen from below: the bird, and nobody's mark.
        set.add("swift") { p in
            let half = Path.drawn(
                """
                M 0 -40 C 6 -40 10 -35 10 -27 L 10 -25 C 34 -27 54 -12 62 22 C 63 26 59 27 57 24 C 46 6 30 -3 11 -2
                C 11 8 12 20 19 36 C 21 40 17 43 14 40 C 8 35 3 29 0 22 Z
                """)
            p.fill(half + half.mirrored + .box(-6, -30, 6, 18, r: 3))
        }
        set.add("camera.macro", most: 11.5) { p in
            p.layer(.primary)
            for i in 0..<5 {
                p.fill(p.hollow(Path.disc(0, -19, 12.5).turned(Double(i) * 72).moved(0, -18)))
            }
            p.cut(.disc(0, -18, 13))
            p.fill(p.hollow(.disc(0, -18, 13), 0.9))
            p.layer(.secondary)
            p.stroke(.line(0, 18, 0, 54))
            p.stroke(.drawn("M 0 50 C -4 34 -18 28 -34 28 C -32 44 -18 52 0 50"), 0.9)
            p.stroke(.drawn("M 0 50 C 4 34 18 28 34 28 C 32 44 18 52 0 50"), 0.9)
        }
    }
}
