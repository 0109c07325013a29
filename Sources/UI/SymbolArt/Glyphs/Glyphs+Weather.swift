// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// The sky.
    package static func addWeather(to set: inout SymbolSet) {
        set.add("sun.max", [.fill, .enclosed], in: .yellow, most: 13.5) { p in p.sun(disc: 21, from: 34, to: 46) }
        set.add("sun.min", [.fill], most: 12) { p in p.sun(disc: 21, from: 33, to: 36) }
        set.add("sunrise", [.fill], most: 10) { p in
            p.layer(.primary, .yellow)
            let horizon = Path.box(-70, -70, 70, 22, r: 0)
            p.fill((p.isFilled ? Path.disc(0, 22, 22) : p.hollow(.disc(0, 22, 22))).intersection(horizon))
            for turn in [-62.0, -31, 31, 62] { p.stroke(Path.line(0, -32, 0, -40).turned(turn).moved(0, 22), 0.95) }
            p.stroke(.line(0, -15, 0, -46))
            p.stroke(.line(-14, -33, 0, -47, 14, -33))
            p.layer(.secondary)
            p.stroke(.line(-54, 36, 54, 36))
        }
        set.add("moon", [.fill, .enclosed]) { p in p.shape(moon) }
        set.add("moon.stars", [.fill]) { p in
            p.layer(.primary)
            p.shape(moon.moved(-5, 4))
            p.layer(.secondary, .yellow)
            p.front(sparkle(22, -20, 19))
            p.layer(.tertiary, .yellow)
            p.front(sparkle(43, 6, 13))
        }
        set.add("moon.zzz", [.fill], most: 11.5) { p in
            p.layer(.primary)
            p.shape(moon.moved(-5, 4))
            p.layer(.secondary)
            p.stroke(.line(10, -44, 34, -44, 10, -18, 34, -18), 0.9)
            p.stroke(.line(38, -6, 52, -6, 38, 10, 52, 10), 0.75)
        }
        set.add("cloud", [.fill, .enclosed, .slash]) { p in p.shape(cloud) }
        set.add("icloud", [.fill, .enclosed, .slash]) { p in p.shape(cloud) }
        set.add("icloud.and.arrow.up", [.fill]) { p in p.cloudArrow(up: true) }
        set.add("icloud.and.arrow.down", [.fill]) { p in p.cloudArrow(up: false) }
        set.add("cloud.sun", [.fill, .enclosed], most: 12) { p in
            p.layer(.secondary, .yellow)
            let (x, y): (CGFloat, CGFloat) = (21, -19)
            p.shape(.disc(x, y, 17))
            for turn in stride(from: 0.0, to: 360, by: 45) where turn != 225 && turn != 180 {
                p.stroke(Path.line(0, -28, 0, -35).turned(turn).moved(x, y), 0.95)
            }
            let front = cloud.scaled(0.84).moved(-9, 15)
            p.clear(around: front)
            p.layer(.primary, p.isFilled ? .gray : nil)
            p.shape(front)
        }
        set.add("cloud.rain", [.fill, .enclosed], most: 12.5) { p in
            p.layer(.primary, p.isFilled ? .gray : nil)
            p.shape(cloud.scaled(0.88).moved(0, -14))
            p.layer(.secondary, .blue)
            for x: CGFloat in [-22, 0, 22] { p.stroke(.line(x + 2, 34, x - 7, 50), 0.95) }
        }
        set.add("cloud.snow", [.fill, .enclosed], most: 12.5) { p in
            p.layer(.primary, p.isFilled ? .gray : nil)
            p.shape(cloud.scaled(0.88).moved(0, -14))
            p.layer(.secondary, .cyan)
            for (x, y) in [(-24, 36), (0, 36), (24, 36), (-12, 50), (12, 50)] as [(CGFloat, CGFloat)] {
                p.fill(.disc(x, y, 5))
            }
        }
        set.add("cloud.bolt", [.fill, .enclosed], most: 12.5) { p in
            p.layer(.primary, p.isFilled ? .gray : nil)
            p.shape(cloud.scaled(0.88).moved(0, -14))
            p.layer(.secondary, .yellow)
            p.front(.corners(5, 10, 2, -13, 37, 3, -1, 37, 1, -5, 58, 3, 14, 28, 3, 2, 28, 1))
        }
        set.add("snowflake", [.enclosed], most: 11.5) { p in
            p.layer(.primary, pivot: .zero)
            for turn in stride(from: 0.0, to: 360, by: 60) {
                p.stroke(Path.line(0, 0, 0, -50).turned(turn), 0.9)
                p.stroke(Path.line(-12, -44, 0, -32, 12, -44).turned(turn), 0.9)
            }
        }
        set.add("wind", [.enclosed], most: 11.5) { p in
            p.stroke(.drawn("M -52 -14 L 12 -14 C 22 -14 28 -20 28 -28 C 28 -36 22 -42 14 -42 C 8 -42 3 -39 1 -34"))
            p.stroke(.drawn("M -52 2 L 36 2 C 46 2 53 -4 53 -13 C 53 -21 47 -27 39 -27"))
            p.stroke(.drawn("M -40 18 L 14 18 C 23 18 29 24 29 31 C 29 39 23 44 16 44 C 10 44 5 41 3 36"))
        }
        set.add("hurricane", [.enclosed]) { p in
            p.layer(.primary, pivot: .zero)
            let arm = Path.drawn("M -30.4 6 C -35 -20 -16 -44 18 -53 C 22 -54 24 -50 21 -48 C 10 -40 6 -34 8 -29 Z")
            let body = Path.disc(0, 0, 31) + arm + arm.turned(180)
            p.fill(body - .disc(0, 0, 14))
        }
        set.add("tornado", most: 11.5) { p in
            for (y, x, half) in [(-40, 0, 42), (-22, 4, 32), (-4, 4, 23), (14, 0, 15), (31, -4, 9), (46, -2, 3)]
                as [(CGFloat, CGFloat, CGFloat)]
            {
                p.stroke(.line(x - half, y, x + half, y))
            }
        }
        set.add("thermometer.medium", most: 12) { p in
            p.layer(.secondary)
            p.stroke(
                .drawn("M -13 12 L -13 -38 C -13 -55 13 -55 13 -38 L 13 12 C 34 25 24 52 0 52 C -24 52 -34 25 -13 12 Z")
            )
            p.layer(.primary, .red)
            p.fill(.disc(0, 32, 12))
            p.stroke(.line(0, -14, 0, 26), 0.9)
        }
        set.add("drop", [.fill, .enclosed, .slash]) { p in
            p.layer(.primary, p.isFilled ? .blue : nil)
            p.shape(
                .drawn(
                    """
                    M 0 -54 C 3 -54 5 -52 7 -49 C 18 -32 36 -6 36 16 C 36 38 20 53 0 53 C -20 53 -36 38 -36 16 C
                    -36 -6 -18 -32 -7 -49 C -5 -52 -3 -54 0 -54 Z
                    """
                ))
        }
        set.add("flame", [.fill, .enclosed], most: 13) { p in
            p.layer(.primary, p.isFilled ? .orange : nil)
            let outer = Path.drawn(
                """
                M -8 -55 C 18 -46 40 -18 40 12 C 40 38 23 54 0 54 C -23 54 -40 38 -40 14 C -40 0 -34 -13 -27 -21 C -24
                -24 -20 -23 -19 -19 C -17 -12 -15 -8 -10 -5 C -5 -18 -6 -34 -13 -48 C -15 -52 -12 -56 -8 -55 Z
                """)
            let inner = Path.drawn(
                """
                M 2 4 C 12 12 18 22 18 32 C 18 44 11 52 0 52 C -11 52 -18 45 -18 35 C -18 29 -15 23 -11 19 C -9 22
                -8 24 -5 25 C -1 18 -1 11 2 4 Z
                """
            )
            p.shape(outer)
            if p.isFilled { p.cut(inner) }
        }
    }

    package static let moon = Path.disc(-3, 2, 47) - .disc(20, -21, 39)

    package static let cloud: Path = {
        let puffs = Path.disc(-32, 13, 26) + .disc(-5, -11, 31) + .disc(32, 12, 27)
        return puffs + .box(-32, 6, 32, 39, r: 0)
    }()
}

extension SymbolPen {
    /// A disc and eight rays.
    fileprivate mutating func sun(disc: CGFloat, from: CGFloat, to: CGFloat) {
        layer(.primary, .yellow)
        shape(.disc(0, 0, disc + width * 0.2))
        for turn in stride(from: 0.0, to: 360, by: 45) {
            layer(.secondary, .yellow, variable: true)
            stroke(Path.line(0, -from - width * 0.15, 0, -to - width * 0.1).turned(turn))
        }
    }

    fileprivate mutating func cloudArrow(up: Bool) {
        layer(.secondary)
        let cloud = SymbolGlyphs.cloud.scaled(0.94).moved(0, -8)
        shape(cloud)
        let arrow =
            line(up ? .line(0, 50, 0, 10) : .line(0, 10, 0, 50))
            + line(up ? .line(-15, 24, 0, 9, 15, 24) : .line(-15, 36, 0, 51, 15, 36))
        clear(around: arrow)
        layer(.primary)
        fill(arrow)
    }
}
