// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Things in the corners of a camera, in picture frames, and in arrows that go round them.
    static func addViewfinders(to set: inout SymbolSet) {
        for code in ["qrcode", "barcode"] {
            set.add("\(code).viewfinder", most: 9) { p in
                p.layer(.secondary)
                p.corners()
                p.layer(.primary)
                p.draw(code, scale: code == "qrcode" ? 0.6 : 0.56, 0.72)
            }
        }
        set.add("location.viewfinder", [.fill], most: 12) { p in
            p.layer(.secondary)
            p.corners()
            p.draw("location", scale: 0.52, x: 1.5, y: -1.5, 0.9)
        }
        set.addFilled("location.fill.viewfinder", of: "location.viewfinder")
        set.add("person.crop.artframe", most: 11) { p in
            p.artFrame()
            p.layer(.primary)
            p.fill(Path.disc(0, -8, 12.5) + Path.oval(0, 33, 24, 20).intersection(.box(-60, 0, 60, 29, r: 0)))
        }
        set.add("photo.artframe", most: 11) { p in
            p.artFrame()
            p.layer(.primary)
            p.fill(.disc(-18, -12, 6.5))
            p.fill(
                .drawn(
                    "M -41 29 L -41 22 L -22 5 C -19 3 -17 3 -14 5 L -4 13 L 13 -4 C 16 -7 20 -7 23 -4 L 41 14 L 41 29 Z"
                ))
        }
        set.add("lock.rotation", most: 11.5) { p in p.turned(around: "lock") }
        set.add("lock.open.rotation", most: 11.5) { p in p.turned(around: "lock.open") }
    }
}

extension SymbolPen {
    /// What a camera shows of its frame.
    fileprivate mutating func corners() {
        for turn in [0.0, 90, 180, 270] {
            stroke(Path.bent(r: 14, -49, -24, -49, -49, -24, -49).turned(turn))
        }
    }

    fileprivate mutating func artFrame() {
        layer(.secondary)
        fill(hollow(.box(-56, -48, 56, 48, r: 11)))
        fill(hollow(.box(-56 + width + 5, -48 + width + 5, 56 - width - 5, 48 - width - 5, r: 5), 0.6))
    }

    /// A thing in an arrow that goes round it.
    fileprivate mutating func turned(around name: String) {
        layer(.secondary, pivot: CGPoint(x: 0, y: 3))
        let tip = CGPoint(x: 33, y: -30)
        stroke(.arc(0, 3, 47, -8, 315))
        stroke(.line(tip.x - 1, tip.y - 22, tip.x, tip.y, tip.x - 22, tip.y))
        draw(name, filled: true, scale: 0.46, x: name == "lock" ? 0 : -2, y: 2, 0.8)
    }
}
