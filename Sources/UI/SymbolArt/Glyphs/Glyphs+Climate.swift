// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// More of the sky, and what thermometers say.
    package static func addClimate(to set: inout SymbolSet) {
        set.add("cloud.heavyrain", [.fill, .enclosed], most: 11.5) { p in
            p.rainCloud()
            for (x, y) in [(-27, 30), (-9, 30), (9, 30), (27, 30)] as [(CGFloat, CGFloat)] {
                p.stroke(.line(x + 3, y, x - 6, y + 22), 0.9)
            }
        }
        set.add("cloud.drizzle", [.fill, .enclosed], most: 11.5) { p in
            p.rainCloud()
            for (x, y) in [(-24, 33), (0, 33), (24, 33), (-12, 46), (12, 46)] as [(CGFloat, CGFloat)] {
                p.stroke(.line(x + 1.5, y, x - 1.5, y + 7), 0.85)
            }
        }
        set.add("cloud.fog", [.fill, .enclosed], most: 12) { p in
            p.layer(.primary, p.isFilled ? .gray : nil)
            p.shape(cloud.scaled(0.88).moved(0, -14))
            p.layer(.secondary)
            p.stroke(.line(-38, 36, 38, 36), 0.95)
            p.stroke(.line(-24, 51, 24, 51), 0.95)
        }
        set.add("cloud.sun.rain", [.fill, .enclosed], most: 10.5) { p in
            p.draw("cloud.sun", scale: 0.92, y: -7)
            p.layer(.tertiary, .blue)
            for x: CGFloat in [-29, -10, 9] { p.stroke(.line(x + 2, 41, x - 5, 54), 0.9) }
        }
        set.add("cloud.sun.bolt", [.fill, .enclosed], most: 10.5) { p in
            p.draw("cloud.sun", scale: 0.92, y: -7)
            p.layer(.tertiary, .yellow)
            p.front(Path.corners(5, 10, 2, -13, 37, 3, -1, 37, 1, -5, 58, 3, 14, 28, 3, 2, 28, 1).moved(-9, 1))
        }
        set.add("cloud.bolt.rain", [.fill, .enclosed], most: 11.5) { p in
            p.rainCloud()
            for x: CGFloat in [-26, 28] { p.stroke(.line(x + 2, 34, x - 7, 50), 0.95) }
            p.layer(.tertiary, .yellow)
            p.front(.corners(5, 10, 2, -13, 37, 3, -1, 37, 1, -5, 58, 3, 14, 28, 3, 2, 28, 1))
        }
        set.add("cloud.moon", [.fill, .enclosed], most: 11.5) { p in
            p.layer(.secondary)
            p.shape(moon.scaled(0.6).moved(26, -20))
            let front = cloud.scaled(0.84).moved(-9, 14)
            p.clear(around: front)
            p.layer(.primary, p.isFilled ? .gray : nil)
            p.shape(front)
        }
        set.add("sunset", [.fill], most: 10) { p in
            p.halfSun(ground: 22)
            p.stroke(.line(0, -47, 0, -17))
            p.stroke(.line(-14, -29, 0, -15, 14, -29))
        }
        set.add("sun.horizon", [.fill, .enclosed], most: 11) { p in
            p.halfSun(ground: 24, disc: 25, rays: [-72, -36, 0, 36, 72])
        }
        set.add("rays", most: 13.5) { p in
            p.layer(.primary, pivot: .zero)
            for turn in stride(from: 0.0, to: 360, by: 45) { p.stroke(Path.line(0, -24, 0, -46).turned(turn)) }
        }
        set.add("rainbow", most: 11.5) { p in
            for (radius, color, level) in [
                (53, .red, .primary), (38, .yellow, .secondary), (23, .blue, .tertiary),
            ] as [(CGFloat, SymbolColor, SymbolLevel)] {
                p.layer(level, color)
                p.stroke(.arc(0, 26, radius, 180, 360), 1.05)
            }
        }
        set.alias("snow", of: "snowflake")
        set.add("water.waves", [.slash], most: 14) { p in
            for (level, y) in [-27, 0, 27].enumerated() {
                p.layer(SymbolLevel(rawValue: level)!, variable: true)
                p.stroke(wave.moved(0, CGFloat(y)))
            }
        }
        set.alias("thermometer", of: "thermometer.medium")
        set.alias("thermometer.variable", of: "thermometer.medium")
        for (name, top) in [("low", 10), ("high", -36)] as [(String, CGFloat)] {
            set.add("thermometer.\(name)", most: 12) { p in
                p.thermometer(x: 0, mercury: top)
            }
        }
        set.add("thermometer.sun", [.fill], most: 10.5) { p in
            p.layer(.tertiary, .yellow)
            p.shape(.disc(-18, -10, 15))
            for turn in [-135.0, -90, -45, 0, 180] {
                p.stroke(Path.line(0, -25, 0, -33).turned(turn).moved(-18, -10), 0.95)
            }
            let body = Path.line(18, -40, 18, 32).strokedPath(StrokeStyle(lineWidth: 26 + p.width, lineCap: .round))
            p.clear(around: body)
            p.thermometer(x: 18, mercury: -14)
        }
        set.add("thermometer.snowflake", most: 10.5) { p in
            p.draw("snowflake", scale: 0.5, x: -28, y: -14, 0.9)
            p.demoteLayers()
            let body = Path.line(18, -40, 18, 32).strokedPath(StrokeStyle(lineWidth: 26 + p.width, lineCap: .round))
            p.clear(around: body)
            p.thermometer(x: 18, mercury: -14)
        }
        set.add("globe.americas", [.fill], most: 12) { p in
            p.layer(.secondary, p.isFilled ? .blue : nil)
            p.shape(.disc(0, 0, 50))
            let room = p.isFilled ? Path.disc(0, 0, 46) : p.inside(.disc(0, 0, 50), p.gap * 0.5)
            let land = (northAmerica + southAmerica).intersection(room)
            if p.isFilled {
                p.cutout(land, .green)
            } else {
                p.layer(.primary)
                p.fill(land)
            }
        }
    }

    private static let northAmerica = Path.drawn(
        """
        M -46 -26 C -36 -44 -14 -54 8 -52 C 14 -48 12 -42 5 -40 C 10 -36 16 -38 19 -32 C 20 -26 14 -22 9 -20
        C 4 -17 3 -12 -2 -10 C -5 -8 -4 -4 -8 -5 C -13 -7 -18 -5 -17 0 C -16 4 -11 3 -9 5 C -6 8 -3 9 0 12
        L -2 15 C -10 13 -18 8 -23 1 C -28 -6 -31 -10 -31 -17 C -35 -21 -40 -20 -46 -20 Z
        """)

    private static let southAmerica = Path.drawn(
        """
        M 2 13 C 10 8 20 12 24 18 C 30 20 34 22 31 28 C 27 33 25 38 20 41 C 16 44 15 48 10 49 C 6 46 8 38 6 32
        C 2 27 -3 20 2 13 Z
        """)
}

extension SymbolPen {
    /// A cloud, and the layer of what falls from it.
    fileprivate mutating func rainCloud() {
        layer(.primary, isFilled ? .gray : nil)
        shape(SymbolGlyphs.cloud.scaled(0.88).moved(0, -16))
        layer(.secondary, .blue)
    }

    fileprivate mutating func halfSun(ground: CGFloat, disc: CGFloat = 22, rays: [Double] = [-62, -31, 31, 62]) {
        layer(.secondary)
        stroke(.line(-54, ground + 14, 54, ground + 14))
        layer(.primary, .yellow)
        let sun = Path.disc(0, ground, disc)
        fill((isFilled ? sun : hollow(sun)).intersection(.box(-70, -70, 70, ground, r: 0)))
        for turn in rays { stroke(Path.line(0, -disc - 12, 0, -disc - 21).turned(turn).moved(0, ground), 0.95) }
    }

    fileprivate mutating func thermometer(x: CGFloat, mercury top: CGFloat) {
        layer(.secondary)
        stroke(
            Path.drawn("M -13 12 L -13 -38 C -13 -55 13 -55 13 -38 L 13 12 C 34 25 24 52 0 52 C -24 52 -34 25 -13 12 Z")
                .moved(x, 0))
        layer(.primary, .red)
        fill(.disc(x, 32, 12))
        stroke(.line(x, top, x, 26), 0.9)
    }
}
