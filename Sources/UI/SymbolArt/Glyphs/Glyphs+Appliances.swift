// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// What runs on electricity or water at home.
    package static func addAppliances(to set: inout SymbolSet) {
        addLights(to: &set)
        addWhiteGoods(to: &set)
        addWater(to: &set)
        addAir(to: &set)
    }

    private static func addLights(to set: inout SymbolSet) {
        for (name, length) in [("max", 15), ("min", 4)] as [(String, CGFloat)] {
            set.add("light.\(name)", most: 10.5) { p in
                p.layer(.primary)
                p.fill(
                    p.hollow(
                        .drawn(
                            "M -25 -26 L 25 -26 C 28 -26 29 -24 29 -22 C 28 -6 16 4 0 4 C -16 4 -28 -6 -29 -22 C -29 -24 -28 -26 -25 -26 Z"
                        )))
                p.stroke(.line(-46, -30, 46, -30))
                for turn in [-66.0, -33, 0, 33, 66] {
                    p.layer(.secondary, variable: true)
                    p.stroke(Path.line(0, 42, 0, 42 + length).turned(turn).moved(0, -25), 0.95)
                }
            }
        }
        for (name, isOn) in [("on", true), ("off", false)] {
            set.add("lightswitch.\(name)", [.fill], most: 12) { p in
                p.layer(.secondary)
                p.shape(.box(-36, -53, 36, 53, r: 13))
                p.layer(.primary)
                let rocker = Path.box(-15, -30, 15, 30, r: 7)
                let half = rocker.intersection(.box(-20, isOn ? -40 : 1, 20, isOn ? -1 : 40, r: 0))
                p.mark(p.hollow(rocker, 0.75) + half)
            }
        }
        set.add("lamp.desk", [.fill], most: 12.5) { p in
            p.layer(.secondary)
            p.stroke(.line(-40, 50, 12, 50))
            p.stroke(.bent(r: 4, -14, 50, -34, 4, 4, -32))
            p.layer(.primary)
            let shade = Path.corners(-15, -24, 6, 15, -24, 6, 36, 17, 6, -36, 17, 6).turned(-38).moved(22, -24)
            p.cut(shade)
            p.shape(shade)
        }
    }

    private static func addWhiteGoods(to set: inout SymbolSet) {
        set.add("refrigerator", [.fill], most: 12) { p in
            p.layer(.primary)
            let body = Path.box(-35, -55, 35, 49, r: 10)
            p.layer(.secondary)
            for x: CGFloat in [-21, 21] { p.stroke(.line(x, 46, x, 52)) }
            p.layer(.primary)
            p.cut(body)
            p.shape(body)
            p.mark(p.line(.line(-50, -15, 50, -15), p.isFilled ? 0.65 : 0.95).intersection(body))
            p.detail(.line(-19, -37, -19, -30), 0.9)
            p.detail(.line(-19, 1, -19, 15), 0.9)
        }
        for (name, isDryer) in [("washer", false), ("dryer", true)] {
            set.add(name, [.fill], most: 11) { p in
                p.layer(.primary)
                let body = Path.box(-45, -52, 45, 52, r: 13)
                p.shape(body)
                p.mark(p.line(.line(-60, -26, 60, -26), p.isFilled ? 0.6 : 0.85).intersection(body))
                p.mark(.disc(27, -38.5 + p.width * 0.2, 4.5))
                let drum = Path.disc(0, 13, 27)
                p.mark(p.hollow(drum, p.isFilled ? 0.75 : 0.9))
                let content =
                    isDryer
                    ? p.line(.line(-7, 1, -7, 23), 0.8) + p.line(.line(7, 3, 7, 25), 0.8)
                    : p.inside(drum, 3).intersection(
                        .drawn("M -40 16 C -20 4 -10 8 0 14 C 10 20 20 22 40 12 L 40 50 L -40 50 Z"))
                p.mark(content)
            }
        }
    }

    private static func addWater(to set: inout SymbolSet) {
        set.add("shower", [.fill], most: 12) { p in
            p.layer(.primary)
            p.stroke(.line(0, -52, 0, -38), 1.2)
            p.shape(
                .drawn(
                    "M 0 -42 C 23 -42 39 -28 41 -7 C 41 -3 39 -1 35 -1 L -35 -1 C -39 -1 -41 -3 -41 -7 C -39 -28 -23 -42 0 -42 Z"
                ))
            p.layer(.secondary)
            for (x, y) in [(-27, 15), (0, 15), (27, 15), (-32, 32), (0, 32), (32, 32), (-37, 49), (0, 49), (37, 49)]
                as [(CGFloat, CGFloat)]
            {
                p.fill(p.dot(x, y, 0.85))
            }
        }
        set.add("spigot", [.fill], most: 12) { p in
            p.layer(.secondary)
            p.stroke(.line(-26, -46, 18, -46))
            p.stroke(.line(-4, -46, -4, -20), 1.1)
            p.layer(.primary)
            let pipe = Path.drawn(
                """
                M -54 -22 L -12 -22 C -8 -26 0 -26 4 -22 L 14 -22 C 36 -22 46 -8 46 14 L 46 18 C 46 21 44 23 41 23 L 24 23
                C 21 23 19 21 19 18 L 19 15 C 19 9 16 6 10 6 L -54 6 C -57 6 -59 4 -59 1 L -59 -17 C -59 -20 -57 -22 -54 -22 Z
                """)
            p.cut(pipe)
            p.shape(pipe)
            p.layer(.tertiary)
            p.fill(
                .drawn(
                    "M 32.5 29 C 38 37 41 41 41 45 C 41 50 37 53 32.5 53 C 28 53 24 50 24 45 C 24 41 27 37 32.5 29 Z"))
        }
        set.add("sprinkler", [.fill], most: 10.5) { p in
            p.layer(.primary)
            p.shape(.corners(-13, 2, 5, 13, 2, 5, 22, 50, 7, -22, 50, 7))
            p.stroke(.line(-8, -8, 8, -8), 1.3)
            p.layer(.secondary)
            for side: CGFloat in [-1, 1] {
                for (x, y) in [(20, -20), (36, -30), (53, -32), (30, -2), (47, -8), (58, 8), (44, 15)]
                    as [(CGFloat, CGFloat)]
                {
                    p.fill(p.dot(side * x, y, 0.75))
                }
            }
        }
    }

    // MARK: Air

    private static func addAir(to set: inout SymbolSet) {
        set.add("heater.vertical", [.fill], most: 10.5) { p in
            p.layer(.secondary)
            for x: CGFloat in [-22, 22] { p.stroke(.line(x, 44, x, 52)) }
            p.layer(.primary)
            let body = Path.box(-38, -54, 38, 46, r: 10)
            p.cut(body)
            p.shape(body)
            for x: CGFloat in [-16, 0, 16] { p.detail(.line(x, -34, x, 26), 0.85) }
        }
        set.add("air.purifier", [.fill], most: 9.5) { p in
            p.layer(.primary)
            let body = Path.box(-34, -22, 34, 53, r: 13)
            p.shape(body)
            for y: CGFloat in [10, 24, 38] { p.detail(.line(-14, y, 14, y), 0.8) }
            p.mark(.disc(0, -4, 4.5))
            p.layer(.secondary)
            for x: CGFloat in [-20, 0, 20] {
                p.stroke(Path.drawn("M 0 -33 C -7 -39 7 -45 0 -52").moved(x, 0), 0.85)
            }
        }
        set.add("dehumidifier", [.fill], most: 11.5) { p in
            p.layer(.secondary)
            for x: CGFloat in [-22, 22] { p.fill(.box(x - 7, 44, x + 7, 55, r: 4)) }
            p.layer(.primary)
            let body = Path.box(-40, -54, 40, 48, r: 13)
            p.cut(body)
            p.shape(body)
            p.detail(.line(-19, -34, 19, -34), 0.85)
            let drop = p.area(of: "drop", filled: true, scale: 0.46, y: 10)
            p.mark(drop)
        }
        for (name, rings) in [("low", 1), ("medium", 2), ("high", 3)] {
            set.add("aqi.\(name)") { p in
                // Dots on the corners and edges of hexagons.
                for ring in 0...3 where ring <= rings {
                    p.layer(SymbolLevel(rawValue: min(ring, 2))!, variable: true)
                    for i in 0..<max(1, 6 * ring) {
                        let place = hexagonal(ring, i)
                        let step: CGFloat = [0, 30, 23, 16][rings]
                        p.fill(.disc(place.x * step, place.y * step, [0, 9, 7, 5][rings]))
                    }
                }
            }
        }
    }

    /// The place of a dot on a ring of a hexagonal grid, whose steps are 1.
    private static func hexagonal(_ ring: Int, _ index: Int) -> CGPoint {
        guard ring > 0 else { return .zero }
        let (side, along) = (index / ring, CGFloat(index % ring) / CGFloat(ring))
        func corner(_ i: Int) -> CGPoint {
            CGPoint(x: CGFloat(ring) * cos(Double(i) * .pi / 3), y: CGFloat(ring) * sin(Double(i) * .pi / 3))
        }
        let (a, b) = (corner(side), corner(side + 1))
        return CGPoint(x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along)
    }
}
