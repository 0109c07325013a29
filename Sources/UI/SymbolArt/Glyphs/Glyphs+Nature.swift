// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Plants and animals.
    package static func addNature(to set: inout SymbolSet) {
        set.add("leaf", [.fill, .enclosed], most: 12) { p in
            p.layer(.primary, p.isFilled ? .green : nil)
            let blade = Path.drawn(
                """
                M 50 -44 C 58 0 44 42 2 42 C -24 42 -40 26 -40 4 C -40 -30 -4 -32 24 -36 C 34 -37 40 -40 44 -46 C
                46 -49 49.5 -48 50 -44 Z
                """
            )
            p.shape(blade)
            let vein = Path.drawn("M -53 50 C -46 28 -22 8 24 0")
            if p.isFilled {
                p.cut(p.line(vein, 0.75).intersection(blade))
                p.fill(p.line(vein, 0.9) - blade.grown(p.gap * 0.1))
            } else {
                p.stroke(vein, 0.9)
            }
        }
        set.add("tree", [.fill], most: 12.5) { p in
            p.layer(.primary, p.isFilled ? .green : nil)
            p.shape(
                .drawn(
                    """
                    M 0 -56 C 4 -56 6 -54 8 -51 L 24 -27 C 27 -22 25 -19 20 -19 L 34 2 C 37 7 35 10 30 10 L 42 28
                    C 45 33 43 36 37 36 L -37 36 C -43 36 -45 33 -42 28 L -30 10 C -35 10 -37 7 -34 2 L -20 -19 C
                    -25 -19 -27 -22 -24 -27 L -8 -51 C -6 -54 -4 -56 0 -56 Z
                    """
                ))
            p.layer(.secondary, p.isFilled ? .brown : nil)
            p.stroke(.line(0, 36, 0, 54), 1.4)
        }
        set.add("pawprint", [.fill, .enclosed], most: 11.5) { p in
            p.layer(.primary)
            p.shape(
                .drawn(
                    """
                    M 0 2 C 12 2 18 12 25 21 C 34 32 28 46 14 46 C 8 46 5 43 0 43 C -5 43 -8 46 -14 46 C -28 46
                    -34 32 -25 21 C -18 12 -12 2 0 2 Z
                    """
                ))
            for (x, y, turn) in [(-16, -31, -8), (16, -31, 8), (-40, -6, -24), (40, -6, 24)]
                as [(CGFloat, CGFloat, Double)]
            {
                p.shape(Path.oval(x, y, 11, 15.5).turned(turn, about: x, y))
            }
        }
        set.add("ladybug", [.fill, .enclosed], most: 11) { p in
            for side: CGFloat in [-1, 1] {
                p.layer(.secondary)
                for (y, end) in [(-12, -22), (10, 10), (28, 42)] as [(CGFloat, CGFloat)] {
                    p.stroke(.line(side * 26, y, side * 48, end))
                }
                p.stroke(
                    .drawn("M 8 -42 C 12 -50 17 -53 23 -54").applying(
                        side < 0 ? CGAffineTransform(scaleX: -1, y: 1) : .identity), 0.9)
            }
            let head = Path.oval(0, -32, 20, 16)
            let shell = Path.oval(0, 14, 37, 38)
            p.layer(.secondary)
            p.cut(head)
            p.shape(head)
            p.layer(.primary, .red)
            p.cut(p.isFilled ? shell.grown(p.gap * 0.8) : shell)
            p.shape(shell)
            let middle = p.line(.line(0, -30, 0, 60), p.isFilled ? 0.6 : 0.9).intersection(shell)
            p.mark(middle)
            for x: CGFloat in [-18, 18] {
                p.mark(.disc(x, 0, 5.5))
                p.mark(.disc(x * 0.9, 24, 5.5))
            }
        }
        set.add("hare", [.fill], most: 10.5) { p in
            p.shape(
                .drawn(
                    """
                    M 34 -14 C 30 -24 18 -40 8 -46 C 3 -49 0 -45 2 -40 C 6 -30 14 -20 22 -14 C 18 -12 14 -10 10 -9 C -6
                    -16 -24 -12 -34 2 C -38 -2 -46 -2 -50 3 C -54 9 -50 16 -43 16 L -42 16 C -44 24 -48 30 -56 34 C -60
                    36 -59 41 -54 41 L -36 41 C -30 41 -26 38 -23 34 C -16 38 -12 41 -4 41 L 14 41 C 19 41 19 35 15 33
                    L 8 30 C 16 28 22 24 26 18 L 36 37 C 38 40 41 41 44 41 L 49 41 C 53 41 54 38 52 35 L 40 12 C 50 12
                    58 8 58 0 C 58 -8 48 -14 34 -14 Z
                    """))
            p.mark(.disc(41, -2, 3.6))
        }
        set.add("tortoise", [.fill], most: 10.5) { p in
            func placed(_ path: Path) -> Path { path.moved(-8, 0).scaled(0.95) }
            let shell = placed(
                .drawn(
                    """
                    M -50 11 C -48 -20 -32 -40 -8 -40 C 16 -40 32 -20 34 11 C 34 18 31 21 25 21 L -41 21 C -47 21 -50
                    18 -50 11 Z
                    """))
            let head = placed(
                .drawn(
                    """
                    M 26 20 L 26 2 C 33 1 35 -3 36 -8 C 38 -17 44 -22 51 -22 C 60 -22 66 -15 66 -6 C 66 9 55 20 38 20 Z
                    """))
            let legs =
                Path.corners(-44, 8, 0, -14, 8, 0, -18, 42, 8, -46, 42, 8)
                + .corners(0, 8, 0, 29, 8, 0, 34, 42, 8, 6, 42, 8)
            p.layer(.secondary)
            p.shape(placed(legs))
            p.cut(shell)
            p.cut(head)
            p.shape(head)
            p.cut(p.isFilled ? shell.grown(p.gap * 0.8) : shell)
            p.layer(.primary)
            p.shape(shell)
            let plates = [
                Path.line(-23, 30, -19, -8, 3, -8, 7, 30), .line(-19, -8, -34, -36), .line(3, -8, 18, -36),
            ]
            for plate in plates { p.mark(p.line(placed(plate), p.isFilled ? 0.55 : 0.8).intersection(shell)) }
            p.mark(placed(.disc(53, -7, 3.5)))
        }
        set.add("fish", [.fill], most: 13) { p in
            p.shape(
                .drawn(
                    """
                    M 54 0 C 44 -22 22 -32 0 -30 C -12 -29 -22 -22 -32 -12 L -50 -27 C -54 -30 -58 -27 -57 -22 C
                    -53 -8 -53 8 -57 22 C -58 27 -54 30 -50 27 L -32 12 C -22 22 -12 29 0 30 C 22 32 44 22 54 0 Z
                    """
                ))
            p.mark(.disc(26, -8, 4.5))
        }
        // The fruit, and nobody's mark.
        set.add("applelogo") { p in
            p.fill(
                p.hollow(
                    .drawn(
                        """
                        M 0 -19 C 7 -25 16 -28 25 -27 C 39 -25 47 -12 46 4 C 45 30 28 54 10 54 C 6 54 3 53 0 53 C -3 53
                        -6 54 -10 54 C -28 54 -45 30 -46 4 C -47 -12 -39 -25 -25 -27 C -16 -28 -7 -25 0 -19 Z
                        """)))
            p.stroke(.drawn("M 0 -20 C 0 -32 3 -42 9 -51"))
            p.fill(.drawn("M -4 -34 C -20 -30 -32 -38 -34 -53 C -18 -56 -6 -48 -4 -34 Z"))
        }
        set.add("carrot", [.fill], most: 11.5) { p in
            p.layer(.primary, p.isFilled ? .orange : nil)
            p.shape(
                .drawn(
                    """
                    M 14 -24 C 26 -22 32 -10 26 0 C 10 26 -20 46 -44 51 C -50 52 -52 50 -51 44 C -46 20 -26 -10 0
                    -26 C 4 -28 9 -26 14 -24 Z
                    """
                ))
            p.detail(.line(-12, 2, -2, 10), 0.75)
            p.detail(.line(-28, 22, -20, 29), 0.75)
            p.layer(.secondary, p.isFilled ? .green : nil)
            p.stroke(.drawn("M 20 -22 C 14 -36 20 -48 30 -54"))
            p.stroke(.drawn("M 22 -20 C 30 -24 44 -26 54 -18"))
            p.stroke(.line(22, -22, 46, -46))
        }
    }
}
