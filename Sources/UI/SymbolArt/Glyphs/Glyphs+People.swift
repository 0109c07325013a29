// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Persons.
    package static func addPeople(to set: inout SymbolSet) {
        set.add("person", [.fill, .enclosed, .slash], most: 14) { p in p.person() }
        set.add("person.2", [.fill, .enclosed, .slash], most: 12) { p in
            p.layer(.secondary)
            p.person(x: 29, scale: 0.82)
            p.layer(.primary)
            p.personInFront(x: -19, scale: 0.94)
        }
        set.add("person.3", [.fill, .enclosed], most: 11) { p in
            p.layer(.secondary)
            p.person(x: -50, scale: 0.76)
            p.layer(.tertiary)
            p.person(x: 50, scale: 0.76)
            p.layer(.primary)
            p.personInFront(x: 0, scale: 0.92)
        }
        set.add("person.3.sequence", [.fill, .directional], most: 10.5) { p in
            p.layer(.tertiary, variable: true)
            p.person(x: 54, scale: 0.66)
            p.layer(.secondary, variable: true)
            p.personInFront(x: 16, scale: 0.8)
            p.layer(.primary, variable: true)
            p.personInFront(x: -32, scale: 0.95)
        }
        set.add("person.2.wave.2", [.fill], most: 9.5) { p in
            p.layer(.secondary)
            for side: CGFloat in [-1, 1] {
                for radius: CGFloat in [22, 39] {
                    let wave = Path.arc(46, -8, radius, -40, 40)
                    p.stroke(side < 0 ? wave.mirrored : wave, 0.95)
                }
            }
            p.layer(.primary)
            p.person(x: -31, scale: 0.66)
            p.person(x: 31, scale: 0.66)
        }
        set.add("person.badge.plus", [.fill]) { p in
            p.layer(.secondary)
            p.person(x: -8)
            p.badge(.plus, x: 42, y: -24)
        }
        set.add("person.badge.minus", [.fill]) { p in
            p.layer(.secondary)
            p.person(x: -8)
            p.badge(.minus, x: 42, y: -24)
        }
        for name in ["circle", "square"] {
            set.add("person.crop." + name, [.fill]) { p in
                let frame = name == "circle" ? Path.disc(0, 0, 50) : .box(-44.5, -44.5, 44.5, 44.5, r: 15)
                let head = Path.disc(0, -12, 16.5)
                let body = Path.oval(0, 46, 33, 28)
                p.layer(.secondary)
                p.shape(frame)
                let portrait = head + body.intersection(p.inside(frame, p.isFilled ? 0 : p.gap * 0.6))
                if p.isFilled {
                    p.cutout(portrait, nil)
                } else {
                    p.layer(.primary)
                    p.fill(portrait)
                }
            }
        }
        set.add("figure.stand", most: 12) { p in
            p.fill(.disc(0, -43, 9.5))
            p.stroke(.line(0, -22, 0, 8), 1.9)
            p.stroke(.bent(r: 5, -24, 8, -15, -24, 15, -24, 24, 8))
            p.stroke(.line(-5, 8, -8, 50), 1.15)
            p.stroke(.line(5, 8, 8, 50), 1.15)
        }
        set.add("figure.walk", [.enclosed, .directional], most: 12) { p in
            p.fill(.disc(7, -43, 9.5))
            p.stroke(.bent(r: 6, 2, -22, -1, 7, 13, 24, 20, 50), 1.15)
            p.stroke(.bent(r: 6, 0, 4, -8, 27, -22, 48), 1.15)
            p.stroke(.line(2, -22, 0, 4), 1.9)
            p.stroke(.bent(r: 4, 5, -23, 13, -8, 28, -1))
            p.stroke(.bent(r: 4, -1, -23, -15, -15, -20, 3))
        }
        set.add("face.smiling", [.fill], most: 12.5) { p in
            p.layer(.primary, p.isFilled ? .yellow : nil)
            p.shape(.disc(0, 0, 50))
            p.mark(Path.oval(-16, -13, 4.8, 7) + .oval(16, -13, 4.8, 7))
            p.detail(.arc(0, 1, 24, 25, 155))
        }
    }
}

extension SymbolPen {
    /// Head and shoulders, in the middle of the grid.
    private static func portrait(x: CGFloat, scale: CGFloat) -> (head: Path, body: Path) {
        let head = Path.oval(0, -25.5, 21.5, 24)
        let body = Path.drawn(
            "M -45 40 C -45 21 -25 7 0 7 C 25 7 45 21 45 40 C 45 47 41 50 34 50 L -34 50 C -41 50 -45 47 -45 40 Z")
        // All stand on one ground.
        let ground: CGFloat = 50 * (1 - scale) * 0.75
        return (head.scaled(scale).moved(x, ground), body.scaled(scale).moved(x, ground))
    }

    package mutating func person(x: CGFloat = 0, scale: CGFloat = 1) {
        let (head, body) = Self.portrait(x: x, scale: scale)
        let factor = scale < 1 ? 0.6 + 0.4 * scale : 1
        shape(head, factor)
        shape(body, factor)
    }

    package mutating func personInFront(x: CGFloat, scale: CGFloat) {
        let (head, body) = Self.portrait(x: x, scale: scale)
        clear(around: head + body)
        person(x: x, scale: scale)
    }
}
