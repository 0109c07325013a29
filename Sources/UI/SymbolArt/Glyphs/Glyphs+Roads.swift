// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Vehicles on roads, on the water and in the air.
    package static func addRoads(to set: inout SymbolSet) {
        for (name, turn, x) in [("departure", -20.0, 0), ("arrival", 20.0, 0)] as [(String, Double, CGFloat)] {
            set.add("airplane.\(name)", [.directional]) { p in
                p.layer(.primary)
                p.fill(jet.scaled(0.98).turned(turn).moved(x, turn < 0 ? -14 : -12))
                p.layer(.secondary)
                p.stroke(.line(-48, 47, 48, 47))
            }
        }
        set.add("truck.box", [.fill], most: 11.5) { p in
            p.layer(.primary)
            p.shape(.box(-64, -38, 14, 28, r: 10))
            p.layer(.secondary)
            let cab = Path.corners(
                p.isFilled ? 19 : 14 - p.width, -20, 3, 44, -20, 9, 64, 4, 6, 64, 28, 8, p.isFilled ? 19 : 14 - p.width,
                28, 3)
            p.shape(cab)
            let pane = Path.corners(30, -9, 3, 40, -9, 4, 51, 5, 2, 30, 5, 3)
            if p.isFilled { p.cut(pane) } else { p.fill(p.line(.line(34, 6, 62, 6), 0.8).intersection(cab)) }
            p.layer(.primary)
            for x: CGFloat in [-36, 38] {
                let wheel = Path.disc(x, 29, 13.5)
                p.cut(wheel.grown(p.gap * 0.8))
                p.fill(p.hollow(wheel))
            }
        }
        set.alias("box.truck", of: "truck.box")
        set.add("car.2", [.fill], most: 10) { p in
            p.draw("car", scale: 0.72, x: 26, y: -16, 0.95)
            p.demoteLayers()
            p.clear(around: p.area(of: "car", filled: true, scale: 0.8, x: -20, y: 12) + .box(-58, 0, 18, 36, r: 8))
            p.draw("car", scale: 0.8, x: -20, y: 12)
        }
        set.add("windshield.rear.and.wiper", most: 11) { p in
            p.layer(.secondary)
            p.fill(p.hollow(.corners(-38, -40, 12, 38, -40, 12, 60, 40, 13, -60, 40, 13)))
            p.layer(.primary)
            p.stroke(.arc(0, 40, 58, 222, 318), 0.9)
            let blade = p.line(.line(0, 36, -26, -8))
            p.clear(around: blade)
            p.fill(blade)
        }
        set.add("sailboat", [.fill], most: 12) { p in
            p.layer(.primary)
            p.shape(.corners(5, -54, 4, 46, 17, 6, 5, 17, 4))
            p.layer(.secondary)
            p.shape(.corners(-6, -36, 4, -6, 17, 4, -42, 17, 6))
            p.layer(.tertiary)
            p.shape(.corners(-56, 28, 5, 56, 28, 5, 38, 50, 12, -38, 50, 12))
        }
    }

    /// A plane from the side, its nose to the right.
    private static let jet = Path.drawn(
        """
        M -36 -9 L -10 -9 L -24 -34 C -25 -37 -24 -39 -21 -39 L -14 -39 C -11 -39 -9 -38 -7 -36 L 20 -9 L 42 -9
        C 52 -9 60 -5 60 0 C 60 5 52 8 42 8 L 18 8 L -4 32 C -6 34 -8 35 -11 35 L -18 35 C -21 35 -22 33 -21 30 L -10 8
        L -38 8 C -46 8 -50 5 -52 0 L -60 -22 C -61 -25 -59 -27 -56 -27 L -51 -27 C -49 -27 -47 -26 -46 -24 Z
        """)
}
