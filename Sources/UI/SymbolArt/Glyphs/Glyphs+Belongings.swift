// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// What people carry, wear and read.
    package static func addBelongings(to set: inout SymbolSet) {
        addSchool(to: &set)
        addThings(to: &set)
        set.addFilled("face.smiling.inverse", of: "face.smiling")
        set.add("lizard", [.fill], most: 10.5) { p in
            p.layer(.secondary)
            for leg in [
                Path.bent(r: 4, -10, -10, -31, -19, -38, -36), .bent(r: 4, 12, -12, 34, -24, 45, -38),
                .bent(r: 4, -12, 16, -33, 16, -45, 2), .bent(r: 4, 6, 12, 30, 7, 45, 18),
            ] {
                p.stroke(leg, 0.95)
            }
            p.layer(.primary)
            let body = Path.drawn(
                """
                M 6 -56 C 13 -56 19 -50 20 -42 C 21 -35 15 -32 15 -27 C 15 -22 19 -16 18 -6 C 17 6 12 12 10 20
                C 8 28 8 36 15 38 C 21 39 21 32 20 28 C 19 23 26 21 29 26 C 35 38 28 53 12 53 C -6 52 -16 40 -17 24
                C -18 14 -18 0 -17 -8 C -16 -18 -9 -22 -8 -28 C -8 -33 -10 -36 -9 -42 C -7 -50 -1 -56 6 -56 Z
                """)
            p.cut(body)
            p.shape(body)
        }
    }

    private static func addSchool(to set: inout SymbolSet) {
        set.add("backpack", [.fill, .enclosed], most: 11.5) { p in
            p.layer(.secondary)
            p.stroke(.bent(r: 8, -13, -40, -13, -53, 13, -53, 13, -40))
            p.shape(.box(-52, 4, -30, 44, r: 9))
            p.shape(.box(30, 4, 52, 44, r: 9))
            p.layer(.primary)
            let body = Path.drawn(
                """
                M 0 -44 C 24 -44 38 -30 38 -6 L 38 38 C 38 48 33 53 23 53 L -23 53 C -33 53 -38 48 -38 38 L -38 -6
                C -38 -30 -24 -44 0 -44 Z
                """)
            p.cut(p.isFilled ? body.grown(p.gap * 0.7) : body)
            p.shape(body)
            p.detail(.line(-13, -18, 13, -18), 0.9)
            let pocket = Path.box(-22, 6, 22, 80, r: 9)
            p.mark(p.hollow(pocket, p.isFilled ? 0.65 : 0.9).intersection(p.isFilled ? body : p.inside(body, -p.width)))
        }
        set.add("studentdesk", most: 12) { p in
            p.layer(.primary)
            p.stroke(.line(-56, -30, 56, -30), 1.15)
            p.stroke(.line(-44, -28, -44, 44))
            p.stroke(.line(44, -28, 44, 44))
            p.layer(.secondary)
            p.fill(
                p.hollow(
                    .corners(
                        -44 + p.width / 2, -30, 0, 44 - p.width / 2, -30, 0, 44 - p.width / 2, -4, 0, -44 + p.width / 2,
                        -4, 0), 0.9))
        }
        set.add("magazine", [.fill], most: 11) { p in
            let page = Path.box(-42, -54, 42, 54, r: 12)
            p.layer(.primary)
            p.shape(page)
            p.mark(.box(-26, -38, 26, -22, r: 4))
            let picture = Path.box(-26, -10, 26, 20, r: 5)
            p.mark(p.isFilled ? picture : p.hollow(picture, 0.8))
            p.detail(.line(-22, 35, 22, 35), 0.75)
        }
        set.add("comb", [.fill], most: 8.5) { p in
            p.layer(.primary)
            let back = Path.drawn(
                "M -46 -34 L 46 -34 C 55 -34 59 -28 59 -20 L 59 -8 L -59 -8 L -59 -20 C -59 -28 -55 -34 -46 -34 Z")
            p.shape(back)
            for i in 0..<8 {
                let x = (CGFloat(i) / 3.5 - 1) * (59 - p.width * 0.475)
                p.stroke(.line(x, -8, x, 32), 0.95)
            }
        }
    }

    private static func addThings(to set: inout SymbolSet) {
        set.add("shoe", [.fill], most: 12) { p in
            p.layer(.primary)
            let shoe = Path.drawn(
                """
                M -54 -31 C -50 -35 -45 -34 -42 -29 C -37 -20 -25 -19 -17 -27 C -12 -32 -7 -32 -3 -27 L 16 -4
                C 20 0 26 2 32 3 C 48 6 58 12 58 24 C 58 32 54 36 46 36 L -46 36 C -54 36 -59 32 -59 24
                L -57 -24 C -57 -27 -56 -29 -54 -31 Z
                """)
            p.shape(shoe)
            p.mark(p.line(.line(-70, 19, 70, 19), p.isFilled ? 0.65 : 0.9).intersection(shoe))
            for (x, y) in [(-6, -14), (5, -2)] as [(CGFloat, CGFloat)] {
                p.detail(.line(x, y, x - 9, y + 8), p.isFilled ? 0.65 : 0.75)
            }
        }
        set.add("guitars", [.fill], most: 9.5) { p in
            p.layer(.secondary)
            p.guitar(turned: 9, x: 24)
            p.layer(.primary)
            p.guitar(turned: -9, x: -24, isFront: true)
        }
        set.add("level", [.fill], most: 10) { p in
            let body = Path.box(-62, -24, 62, 24, r: 9)
            p.layer(.secondary)
            p.shape(body)
            p.layer(.primary)
            let glass = Path.box(-26, -24, 26, 8, r: 0).intersection(body)
            if p.isFilled {
                p.cut(.box(-26, -30, 26, 6, r: 6))
                p.fill(.oval(0, -9, 13, 7))
            } else {
                p.fill(p.hollow(glass, 0.9))
                p.fill(.oval(0, -9 + p.width * 0.1, 10, 5.5))
            }
            for x: CGFloat in [-44, 44] { p.mark(.disc(x, 0, 5)) }
        }
    }
}

extension SymbolPen {
    /// A guitar that leans to a side; the one in front keeps the other away.
    fileprivate mutating func guitar(turned: Double, x: CGFloat, isFront: Bool = false) {
        func placed(_ path: Path) -> Path { path.turned(turned).moved(x, 0) }
        let body = placed(
            .drawn(
                """
                M 0 -2 C 8 -6 17 -2 17 7 C 17 13 14 15 14 19 C 14 23 24 26 24 37 C 24 49 13 55 0 55 C -13 55 -24 49 -24 37
                C -24 26 -14 23 -14 19 C -14 15 -17 13 -17 7 C -17 -2 -8 -6 0 -2 Z
                """))
        let neck = placed(.box(-3 - width * 0.12, -46, 3 + width * 0.12, 10, r: 1))
        let head = placed(.corners(-8, -62, 3, 8, -62, 3, 6, -44, 3, -6, -44, 3))
        if isFront { cut((body + neck + head).grown(gap * 0.9)) }
        let whole = body + neck
        fill(isFilled ? whole : hollow(body) + (neck - inside(body)))
        fill(head)
        mark(placed(.disc(0, 22, 5)))
        mark(line(placed(.line(-7, 40, 7, 40)), 0.7))
    }
}
