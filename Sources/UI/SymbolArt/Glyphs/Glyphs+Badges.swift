// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Known glyphs with small signs in front. After all others: they are made of them.
    package static func addBadges(to set: inout SymbolSet) {
        for crop in ["person.crop.circle", "person.crop.square"] {
            set.addBadged(
                crop, [.plus, .minus, .xmark, .checkmark, .exclamationmark, .questionmark, .clock, .moon, .ellipsis],
                x: 35, y: 33, shift: -3, onDisc: true)
        }
        set.addFilled("person.fill.badge.plus", of: "person.badge.plus")
        set.addFilled("person.fill.badge.minus", of: "person.badge.minus")
        set.addBadged("person", [.clock], x: 42, y: 28, shift: -8)
        set.addBadged("person", [.key], x: 44, y: 20, shift: -8)
        set.addBadged("person.2", [.gearshape, .plus, .minus], x: 52, y: 32, shift: -8)
        set.addBadged("photo", [.plus, .checkmark, .exclamationmark], x: 46, y: 34)
        set.addBadged("camera", [.ellipsis, .clock], x: 44, y: 32, shift: -3)
        set.addBadged("video", [.plus, .checkmark, .ellipsis], x: 14, y: 34)
        set.addFilled("folder.fill.badge.plus", of: "folder.badge.plus")
        set.addBadged("folder", [.minus, .gearshape, .questionmark, .person], x: 44, y: 34)
        set.addBadged("doc", [.plus, .gearshape, .clock, .ellipsis], x: 32, y: 38)
        set.addBadged("note.text", [.plus], x: 36, y: 36)
        set.addFilled("bag.fill.badge.plus", of: "bag.badge.plus")
        set.addBadged("bag", [.minus, .questionmark], x: 38, y: 36)
        set.addBadged("cart", [.plus, .minus, .questionmark], x: 46, y: -26, shift: -6)
        set.addBadged("calendar", [.minus, .checkmark, .exclamationmark, .clock], x: 38, y: 36)
        set.add("calendar.badge.clock.rtl", most: 12) { p in
            p.draw("calendar")
            p.demoteLayers()
            p.badge(.clock, x: -38, y: 36)
        }
        set.addBadged("clock", [.checkmark, .exclamationmark, .questionmark, .xmark], x: 34, y: 34, onDisc: true)
        set.addBadged("externaldrive", [.plus, .minus, .checkmark, .xmark, .icloud], x: 44, y: 28)
        set.addBadged("rectangle", [.plus, .minus, .checkmark, .xmark], x: 46, y: 34)
        set.addBadged("rectangle.stack", [.plus, .minus], x: 46, y: 38)
        set.addBadged("airplayaudio", [.exclamationmark], x: 40, y: 32)
        set.addBadged("airplayvideo", [.exclamationmark], x: 44, y: 34)
        set.addBadged("inset.filled.rectangle", [.record], x: 46, y: 32)
        set.addBadged("widget.extralarge", [.plus], x: 38, y: 38)
        for (name, badge) in [
            ("text.badge.plus", .plus), ("text.badge.minus", .minus), ("text.badge.xmark", .xmark),
            ("text.badge.checkmark", .checkmark), ("text.badge.star", .star),
        ] as [(String, SymbolBadge)] {
            set.add(name, [.directional], most: 14) { p in
                p.layer(.secondary)
                for (i, end) in [44, 44, 12, -2].enumerated() {
                    p.stroke(.line(-46, CGFloat(i) * 23 - 37, CGFloat(end), CGFloat(i) * 23 - 37))
                }
                p.badge(badge, x: 33, y: 27)
            }
        }
        set.add("badge.plus.radiowaves.right", most: 12.5) { p in
            p.layer(.primary)
            p.fill(.disc(-26, 0, 27))
            p.cut(p.line(.line(-38, 0, -14, 0), 0.85) + p.line(.line(-26, -12, -26, 12), 0.85))
            p.layer(.secondary, variable: true)
            p.stroke(.arc(-26, 0, 45, -42, 42))
            p.layer(.tertiary, variable: true)
            p.stroke(.arc(-26, 0, 63, -42, 42))
        }
        set.alias("badge.plus.radiowaves.forward", of: "badge.plus.radiowaves.right")
        for (base, x, y, shift) in [("lock", 32, 32, -6), ("laptopcomputer", 48, 24, -4), ("creditcard", 44, 32, -4)]
            as [(String, CGFloat, CGFloat, CGFloat)]
        {
            let features = set.glyphs[base]?.features.intersection(.fill) ?? []
            set.add("\(base).trianglebadge.exclamationmark", features, most: 12.5) { p in
                p.draw(base, x: shift)
                p.demoteLayers()
                p.triangleBadge(x: x, y: y)
            }
        }
        set.add("message.badge", [.fill], most: 13.5) { p in
            p.draw("message", x: -2)
            p.redBadge(x: 40, y: -32)
        }
        set.add("message.badge.filled.fill", most: 13.5) { p in
            p.draw("message", filled: true, x: -2)
            p.redBadge(x: 40, y: -32)
        }
        set.add("app.badge", [.fill], most: 13.5) { p in
            p.draw("app", x: -2, y: 3)
            p.redBadge(x: 34, y: -32)
        }
        set.add("wifi.exclamationmark", most: 13.5) { p in
            p.draw("wifi")
            let mark = exclamation(p.width).scaled(0.62).moved(41, 22)
            p.demoteLayers()
            p.front(mark)
        }
    }
}

extension SymbolPen {
    /// What is new.
    fileprivate mutating func redBadge(x: CGFloat, y: CGFloat) {
        demoteLayers()
        cut(.disc(x, y, 16 + gap))
        layer(.primary, .red)
        fill(.disc(x, y, 16))
    }
}
