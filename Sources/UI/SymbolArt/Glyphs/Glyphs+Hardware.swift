// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Chips, mice, loudspeakers, and what goes with devices.
    package static func addHardware(to set: inout SymbolSet) {
        set.add("cpu", [.fill], most: 10) { p in
            p.layer(.secondary)
            for turn in [0.0, 90, 180, 270] {
                for x: CGFloat in [-21, -7, 7, 21] { p.stroke(Path.line(x, -38, x, -51).turned(turn), 0.75) }
            }
            let chip = Path.box(-40, -40, 40, 40, r: 10)
            p.cut(chip)
            p.layer(.primary)
            p.shape(chip)
            let core = Path.box(-18, -18, 18, 18, r: 5)
            if p.isFilled {
                p.cut(core)
                p.fill(.box(-18 + 5, -18 + 5, 18 - 5, 18 - 5, r: 3))
            } else {
                p.fill(core)
            }
        }
        set.add("computermouse", [.fill], most: 13) { p in
            let body = Path.box(-32, -54, 32, 54, r: 32)
            p.layer(.primary)
            p.shape(body)
            p.detail(.line(0, -33, 0, -17))
        }
        set.add("airpods", most: 12.5) { p in
            for side: CGFloat in [-1, 1] {
                p.layer(side < 0 ? .primary : .secondary)
                let bud = Path.oval(-28, -29, 21, 20) + .box(-21, -34, -7, 52, r: 7)
                p.fill(side < 0 ? bud : bud.mirrored)
                p.cut(Path.oval(side * 35, -30, 5, 8.5).turned(side * 14, about: side * 35, -30))
            }
        }
        set.add("homepod", [.fill], most: 12.5) { p in
            p.layer(.primary)
            let body = Path.drawn(
                """
                M 0 -50 C 26 -50 44 -38 46 -18 C 47 -4 47 8 45 20 C 42 40 30 50 14 50 L -14 50 C -30 50 -42 40 -45 20
                C -47 8 -47 -4 -46 -18 C -44 -38 -26 -50 0 -50 Z
                """)
            p.shape(body)
            let top = Path.oval(0, -27, 21, 8)
            p.mark(p.isFilled ? top : p.hollow(top, 0.75))
        }
        set.add("battery.100.bolt", most: 11.5) { p in
            p.draw("battery.100")
            p.layer(.primary, .green)
            p.front(
                Path.corners(13, -58, 4, -38, 8, 4, -4, 8, 2, -13, 58, 4, 38, -12, 4, 4, -12, 2).scaled(0.66).moved(
                    -5, 0))
        }
        set.alias("battery.100percent.bolt", of: "battery.100.bolt")
        set.add("apps.iphone", most: 10.5) { p in
            p.layer(.secondary)
            p.fill(p.hollow(.box(-32, -56, 32, 56, r: 13)))
            p.layer(.primary)
            for row in 0..<3 {
                for x: CGFloat in [-9.5, 9.5] {
                    let y = CGFloat(row) * 19 - 30
                    p.fill(.box(x - 6.5, y - 6.5, x + 6.5, y + 6.5, r: 3))
                }
            }
            p.fill(.box(-16, 28, 16, 38, r: 4))
        }
        set.add("accessibility", [.fill], most: 11.5) { p in
            let factor = min(1, 9.5 / p.width)
            let figure =
                Path.disc(0, -26, 6.5) + p.line(.drawn("M -27 -11 C -10 -7 10 -7 27 -11"), factor)
                + p.line(.line(0, -8, 0, 8), 1.6 * factor) + p.line(.line(0, 6, -12, 33), factor)
                + p.line(.line(0, 6, 12, 33), factor)
            p.framed(figure, in: .disc(0, 0, 50), .blue)
        }
        set.add("globe.europe.africa", [.fill], most: 12) { p in
            p.layer(.secondary, p.isFilled ? .blue : nil)
            p.shape(.disc(0, 0, 50))
            let room = p.isFilled ? Path.disc(0, 0, 46) : p.inside(.disc(0, 0, 50), p.gap * 0.5)
            let land = (europe + africa + britain).intersection(room)
            if p.isFilled {
                p.cutout(land, .green)
            } else {
                p.layer(.primary)
                p.fill(land)
            }
        }
    }

    private static let europe = Path.drawn(
        """
        M -19 -15 C -22 -18 -20 -22 -15 -22 C -11 -22 -9 -24 -8 -27 C -4 -28 -1 -30 0 -34 C -4 -40 4 -47 12 -50
        C 30 -50 52 -34 52 -10 C 50 2 40 2 34 -2 C 30 -5 27 -7 25 -10 C 20 -10 16 -9 13 -13 C 11 -16 9 -17 8 -14
        C 4 -14 4 -19 0 -19 C -4 -20 -7 -16 -10 -14 C -13 -12 -17 -12 -19 -15 Z
        """)

    private static let britain = Path.drawn(
        "M -15 -36 C -11 -36 -9 -33 -9 -30 C -12 -28 -17 -28 -18 -31 C -17 -33 -17 -35 -15 -36 Z")

    private static let africa = Path.drawn(
        """
        M -16 -7 C -9 -10 -2 -10 2 -8 C 8 -4 15 -6 21 -5 C 24 0 26 7 30 12 C 33 13 36 12 38 14 C 36 21 29 24 27 30
        C 26 38 19 46 12 48 C 6 49 5 40 4 34 C 1 28 1 24 0 20 C -5 16 -13 20 -20 15 C -27 9 -24 -2 -16 -7 Z
        """)
}
