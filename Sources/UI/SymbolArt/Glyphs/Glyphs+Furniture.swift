// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Furniture, light and power, and the buildings around them.
    package static func addFurniture(to set: inout SymbolSet) {
        addSeats(to: &set)
        addLamps(to: &set)
        addOutlets(to: &set)
        addBuildings(to: &set)
    }

    private static func addSeats(to set: inout SymbolSet) {
        set.add("sofa", [.fill], most: 11) { p in
            p.layer(.secondary)
            p.shape(.box(-44, -40, 44, 12, r: 13))
            p.layer(.primary)
            let seat = Path.drawn(
                """
                M -46 -12 C -38 -12 -33 -7 -33 0 L -33 8 L 33 8 L 33 0 C 33 -7 38 -12 46 -12 C 54 -12 60 -6 60 2
                L 60 26 C 60 31 57 34 52 34 L -52 34 C -57 34 -60 31 -60 26 L -60 2 C -60 -6 -54 -12 -46 -12 Z
                """)
            p.cut(p.isFilled ? seat.grown(p.gap * 0.8) : seat)
            p.shape(seat)
            p.stroke(.line(-44, 34, -44, 44))
            p.stroke(.line(44, 34, 44, 44))
        }
        set.add("chair", [.fill], most: 12) { p in
            p.layer(.secondary)
            p.shape(.box(-27, -54, 27, -4, r: 11))
            p.layer(.primary)
            let seat = Path.box(-35, -2, 35, 18, r: 8)
            p.cut(p.isFilled ? seat.grown(p.gap * 0.8) : seat)
            p.shape(seat)
            p.stroke(.line(-27, 18, -30, 51))
            p.stroke(.line(27, 18, 30, 51))
        }
        set.add("fan", [.fill], most: 11) { p in
            p.layer(.secondary)
            p.stroke(.line(0, 30, 0, 52))
            p.stroke(.line(-22, 52, 22, 52))
            p.layer(.primary, pivot: CGPoint(x: 0, y: -12))
            p.shape(.disc(0, -12, 42))
            let blade = Path.drawn("M 0 0 C -14 -8 -14 -26 0 -30 C 12 -28 12 -12 0 0 Z")
            for turn in [0.0, 120, 240] { p.mark(blade.turned(turn).moved(0, -12)) }
        }
        set.add("lamp.table", [.fill], most: 12.5) { p in
            p.layer(.primary)
            p.shape(.corners(-22, -52, 6, 22, -52, 6, 44, -2, 6, -44, -2, 6))
            p.layer(.secondary)
            p.stroke(.line(0, -2, 0, 48), 1.1)
            p.stroke(.line(-24, 49, 24, 49), 1.1)
        }
        set.add("blinds.horizontal.open", most: 11.5) { p in
            p.layer(.secondary)
            p.stroke(.line(-52, -46, 52, -46), 1.2)
            p.layer(.primary)
            for y: CGFloat in [-24, -4, 16, 36] { p.stroke(.line(-40, y, 40, y), 0.8) }
            p.layer(.tertiary)
            p.stroke(.line(-25, -42, -25, 46), 0.5)
            p.stroke(.line(25, -42, 25, 46), 0.5)
        }
        set.add("door.left.hand.closed", most: 12) { p in
            p.fill(p.hollow(.box(-33, -52, 33, 48, r: 7)))
            p.stroke(.line(-48, 49, 48, 49))
            p.fill(.disc(-17, 2, 3.2 + 0.25 * p.width))
        }
        set.add("door.left.hand.open", most: 12) { p in
            p.layer(.secondary)
            p.stroke(.bent(r: 5, -33, 49, -33, -47, 33, -47, 33, 49))
            p.stroke(.line(-48, 49, -33, 49))
            p.stroke(.line(33, 49, 48, 49))
            p.layer(.primary)
            let door = Path.corners(-4, -34, 4, 37, -52, 4, 37, 54, 4, -4, 46, 4)
            p.cut(door)
            p.fill(p.hollow(door))
            p.fill(.disc(8, 6, 3 + 0.25 * p.width))
        }
        set.add("deskclock", [.fill], most: 12) { p in
            p.layer(.secondary)
            p.shape(.box(-46, -46, 46, 40, r: 22))
            p.stroke(.line(-26, 40, -32, 51))
            p.stroke(.line(26, 40, 32, 51))
            let hands = p.line(.line(0, -25, 0, -1, 16, 8))
            if p.isFilled {
                p.cutout(hands, nil)
            } else {
                p.layer(.primary)
                p.fill(hands)
            }
            p.setPivot(CGPoint(x: 0, y: -1))
        }
    }

    private static func addLamps(to set: inout SymbolSet) {
        set.add("lightbulb.max", [.fill], most: 11) { p in
            p.draw("lightbulb", scale: 0.74, y: 10)
            for turn in [-90.0, -45, 0, 45, 90] {
                p.layer(.tertiary, p.isFilled ? .yellow : nil, variable: true)
                p.stroke(Path.line(0, -42, 0, -51).turned(turn).moved(0, -4), 0.95)
            }
        }
        set.add("light.beacon.max", [.fill], most: 11.5) { p in
            p.layer(.primary, p.isFilled ? .red : nil)
            p.shape(.drawn("M -25 30 L -25 4 C -25 -12 -14 -22 0 -22 C 14 -22 25 -12 25 4 L 25 30 Z"))
            p.layer(.secondary)
            p.stroke(.line(-38, 43, 38, 43), 1.15)
            for turn in [-90.0, -45, 0, 45, 90] {
                p.layer(.tertiary, variable: true)
                p.stroke(Path.line(0, -38, 0, -50).turned(turn).moved(0, 4), 0.95)
            }
        }
        for (name, isOn) in [("flashlight.off", false), ("flashlight.on", true)] {
            set.add(name, [.fill], most: 12) { p in
                let y: CGFloat = isOn ? 8 : 0
                let lamp = Path.corners(
                    -25, -54, 6, 25, -54, 6, 25, -34, 8, 14, -16, 5, 14, 54, 9, -14, 54, 9, -14, -16, 5, -25, -34, 8)
                let placed = isOn ? lamp.scaled(0.86).moved(0, y) : lamp
                p.layer(.primary)
                p.shape(placed)
                let k: CGFloat = isOn ? 0.86 : 1
                p.mark(p.line(.line(-40, -37 * k + y, 40, -37 * k + y), p.isFilled ? 0.6 : 0.9).intersection(placed))
                p.detail(.line(0, 3 * k + y, 0, 15 * k + y), 0.9)
                guard isOn else { return }
                p.layer(.secondary)
                for turn in [-32.0, 0, 32] { p.stroke(Path.line(0, -50, 0, -57).turned(turn).moved(0, 4), 0.95) }
            }
        }
    }

    private static func addOutlets(to set: inout SymbolSet) {
        set.add("poweroutlet.type.b", [.fill], most: 12) { p in
            p.shape(.box(-44.5, -44.5, 44.5, 44.5, r: 15))
            for x: CGFloat in [-17, 17] { p.detail(.line(x, -22, x, -4), 1.05) }
            p.mark(
                .drawn(
                    "M -11 26 L -11 20 C -11 5 11 5 11 20 L 11 26 C 11 28 10 29 8 29 L -8 29 C -10 29 -11 28 -11 26 Z"))
        }
        set.add("poweroutlet.type.f", [.fill], most: 12) { p in
            p.shape(.disc(0, 0, 50))
            p.mark(Path.disc(-17, 0, 6 + 0.2 * p.width) + .disc(17, 0, 6 + 0.2 * p.width))
            for y: CGFloat in [-1, 1] { p.detail(.line(0, y * 33, 0, y * 44), 1.1) }
        }
    }

    private static func addBuildings(to set: inout SymbolSet) {
        set.add("building.columns", [.fill], most: 11) { p in
            p.layer(.primary)
            p.shape(.corners(0, -52, 6, 54, -24, 5, 54, -14, 3, -54, -14, 3, -54, -24, 5))
            if p.isFilled { p.cut(.disc(0, -30, 5.5)) }
            p.layer(.secondary)
            for x: CGFloat in [-36, -12, 12, 36] { p.stroke(.line(x, -3, x, 26), 1.05) }
            p.layer(.primary)
            p.stroke(.line(-44, 34, 44, 34), 0.9)
            p.stroke(.line(-52, 47, 52, 47))
        }
        set.add("storefront", [.fill], most: 11) { p in
            let awning = Path.drawn(
                """
                M -38 -46 L 38 -46 C 42 -46 44 -44 46 -40 L 58 -14 C 58 0 40 4 35 -6 C 30 4 5 4 0 -6 C -5 4 -30 4 -35 -6
                C -40 4 -58 0 -58 -14 L -46 -40 C -44 -44 -42 -46 -38 -46 Z
                """)
            p.layer(.secondary)
            let walls = Path.corners(-47, -14, 0, 47, -14, 0, 47, 48, 8, -47, 48, 8)
            p.shape(walls)
            let door = Path.box(8, 15, 32, 60, r: 5)
            p.mark((p.isFilled ? door : p.hollow(door)).intersection(walls))
            let window = Path.box(-32, 15, -6, 34, r: 4)
            p.mark(p.isFilled ? window : p.hollow(window, 0.9))
            p.cut(awning.grown(p.isFilled ? p.gap * 0.8 : 0))
            p.layer(.primary)
            p.shape(awning)
        }
        set.alias("homekit", of: "house")
        set.add("beach.umbrella", [.fill], most: 12) { p in
            func leant(_ path: Path) -> Path { path.turned(22, about: 0, 6) }
            p.layer(.secondary)
            p.stroke(leant(.line(0, -2, 0, 44)))
            p.stroke(.drawn("M -52 47 L 52 47"))
            p.layer(.primary)
            let roof = leant(
                .drawn(
                    "M -54 2 C -54 -30 -30 -52 0 -52 C 30 -52 54 -30 54 2 C 54 5 51 6 48 6 L -48 6 C -51 6 -54 5 -54 2 Z"
                ))
            p.cut(roof)
            p.shape(roof)
            let seam = leant(.drawn("M -20 6 C -20 -24 -10 -44 0 -52 C 10 -44 20 -24 20 6"))
            p.mark(p.line(seam, p.isFilled ? 0.6 : 0.85).intersection(roof))
        }
    }
}
