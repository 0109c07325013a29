// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Clocks and calendars.
    package static func addTime(to set: inout SymbolSet) {
        set.add("clock", [.fill]) { p in
            p.layer(.secondary)
            p.shape(.disc(0, 0, 50))
            p.hands(.line(0, -29, 0, 2, -21, 2), pivot: CGPoint(x: 0, y: 2))
        }
        set.add("alarm", [.fill], most: 11) { p in p.alarm(scale: 1) }
        set.add("alarm.waves.left.and.right", [.fill], most: 9.5) { p in
            p.alarm(scale: 0.78)
            for radius: CGFloat in [54, 71] {
                p.layer(radius < 60 ? .secondary : .tertiary, variable: true)
                let span = radius < 60 ? 26.0 : 29
                p.stroke(.arc(0, 2, radius, -span, span), 0.9)
                p.stroke(.arc(0, 2, radius, 180 - span, 180 + span), 0.9)
            }
        }
        set.add("timer", [.enclosed]) { p in
            p.layer(.secondary)
            p.stroke(.arc(0, 0, 45, -90, 222))
            p.stroke(.line(0, -45, 0, -26))
            p.layer(.primary, pivot: .zero)
            p.fill(
                .drawn(
                    """
                    M -27 -23 C -25 -26 -21 -26 -19 -24 L 5 -6 C 10 -1 9 6 4 9 C -1 12 -6 10 -8 5 L -27 -19 C -28
                    -20 -28 -22 -27 -23 Z
                    """
                ))
        }
        set.add("stopwatch", [.fill], most: 13.5) { p in
            p.layer(.secondary)
            p.shape(.disc(0, 8, 45))
            p.stroke(.line(0, -40, 0, -51))
            p.stroke(.line(-13, -52, 13, -52))
            p.stroke(.line(33, -36, 39, -30))
            p.hands(.line(0, -18, 0, 10), pivot: CGPoint(x: 0, y: 10))
        }
        set.add("hourglass", [.enclosed], most: 11.5) { p in
            p.layer(.secondary)
            p.stroke(.line(-30, -49, 30, -49))
            p.stroke(.line(-30, 49, 30, 49))
            p.stroke(.drawn("M -25 -49 C -25 -22 -7 -14 -7 0 C -7 14 -25 22 -25 49"), 0.95)
            p.stroke(.drawn("M 25 -49 C 25 -22 7 -14 7 0 C 7 14 25 22 25 49"), 0.95)
            p.layer(.primary)
            p.fill(.drawn("M -15 38 C -13 28 -5 24 0 16 C 5 24 13 28 15 38 Z"))
            p.fill(.drawn("M -12 -22 L 12 -22 C 9 -14 4 -10 0 -4 C -4 -10 -9 -14 -12 -22 Z"))
        }
        set.add("calendar", [.enclosed], most: 12.5) { p in p.calendar() }
        set.add("calendar.badge.plus", most: 12) { p in
            p.layer(.secondary)
            p.calendar()
            p.badge(.plus, x: 38, y: 36)
        }
        set.add("gauge", most: 12) { p in
            p.layer(.secondary)
            p.fill(p.hollow(.disc(0, 0, 50)))
            for angle in stride(from: 150.0, through: 390, by: 40) where angle != 310 {
                p.fill(.disc(32 * cos(angle * .pi / 180), 32 * sin(angle * .pi / 180), 3.6))
            }
            p.needle(x: 0, y: 2)
        }
        set.add("gauge.badge.plus", most: 12) { p in
            p.layer(.secondary)
            p.fill(p.hollow(.disc(-4, -2, 48)))
            for angle in stride(from: 150.0, through: 350, by: 40) where angle != 310 {
                p.fill(.disc(-4 + 31 * cos(angle * .pi / 180), -2 + 31 * sin(angle * .pi / 180), 3.6))
            }
            p.needle(x: -4, y: 0)
            p.demoteLayers()
            p.badge(.plus, x: 38, y: 36)
        }
        set.add("speedometer", most: 14) { p in
            p.layer(.secondary)
            p.stroke(.arc(0, 8, 46, 150, 390))
            p.layer(.primary, pivot: CGPoint(x: 0, y: 8))
            p.fill(.disc(0, 8, 8))
            p.stroke(.line(0, 8, 21, -17))
        }
    }
}

extension SymbolPen {
    /// The hands of a clock: on a filled face they are a hole.
    fileprivate mutating func hands(_ path: Path, pivot: CGPoint) {
        if isFilled {
            cutout(line(path), nil)
            setPivot(pivot)
        } else {
            layer(.primary, pivot: pivot)
            stroke(path)
        }
    }

    fileprivate mutating func needle(x: CGFloat, y: CGFloat) {
        layer(.primary, pivot: CGPoint(x: x, y: y))
        fill(.disc(x, y, 7.5))
        stroke(.line(x, y, x + 17, y - 22), 0.9)
    }

    fileprivate mutating func alarm(scale: CGFloat) {
        let thin = 0.6 + 0.4 * scale
        let face = Path.disc(0, 4, 41).scaled(scale)
        layer(.secondary)
        for side: CGFloat in [-1, 1] {
            let ear = Path.drawn(
                "M -50 -20 C -56 -30 -54 -41 -46 -47 C -38 -53 -27 -52 -20 -44 C -32 -40 -43 -32 -50 -20 Z")
            fill((side < 0 ? ear : ear.mirrored).scaled(scale))
            let foot = Path.line(-28, 38, -35, 47)
            stroke((side < 0 ? foot : foot.mirrored).scaled(scale), thin)
        }
        layer(.primary)
        cut(face.grown(gap * 0.45))
        shape(face, thin)
        let time = Path.line(0, -19, 0, 5, -17, 5).scaled(scale)
        if isFilled { cut(line(time, thin)) } else { stroke(time, thin) }
    }

    fileprivate mutating func calendar() {
        if layers.isEmpty { layer(.primary) }
        let sheet = Path.box(-51, -45, 51, 46, r: 13)
        fill(hollow(sheet))
        fill(sheet.intersection(.box(-60, -60, 60, -24, r: 0)))
        for row in 0..<3 {
            for column in 0..<4 where (row, column) != (0, 0) && (row, column) != (2, 3) {
                let (x, y) = (CGFloat(column) * 20 - 30, CGFloat(row) * 16 - 7)
                fill(.box(x - 5, y - 4.5, x + 5, y + 4.5, r: 2.2))
            }
        }
    }
}
