// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Parts of cameras, and dials.
    package static func addOptics(to set: inout SymbolSet) {
        set.add("camera.filters", most: 12) { p in
            for (level, turn) in [0.0, 120, 240].enumerated() {
                p.layer(SymbolLevel(rawValue: level)!)
                p.fill(p.hollow(Path.disc(0, -21, 31).turned(turn).moved(0, 4)))
            }
        }
        set.add("camera.aperture", most: 10.5) { p in
            p.layer(.primary, pivot: .zero)
            p.fill(p.hollow(.disc(0, 0, 50)))
            for i in 0..<6 {
                // From a corner of the hole past the next one, to the ring.
                p.stroke(Path.line(22, 0, -4.2, 45.4).turned(Double(i) * 60), 0.85)
            }
        }
        set.add("dial", [.fill], most: 12) { p in
            p.layer(.primary, pivot: .zero)
            p.shape(.disc(0, 0, 31))
            p.detail(Path.line(0, -19, 0, -6).turned(-42))
            p.layer(.secondary)
            for turn in stride(from: -135.0, through: 135, by: 45) { p.fill(p.dot(0, -47, 0.75).turned(turn)) }
        }
        for (name, turn) in [("tophalf", 0.0), ("bottomhalf", 180)] {
            set.add("hourglass.\(name).filled", most: 11.5) { p in
                p.layer(.secondary)
                p.stroke(.line(-30, -49, 30, -49))
                p.stroke(.line(-30, 49, 30, 49))
                let half = Path.drawn("M -25 -49 C -25 -22 -7 -14 -7 0 C -7 14 -25 22 -25 49")
                p.stroke(half, 0.95)
                p.stroke(half.mirrored, 0.95)
                p.layer(.primary)
                p.fill(
                    Path.drawn("M -25 -49 L 25 -49 C 25 -22 7 -14 4 0 L -4 0 C -7 -14 -25 -22 -25 -49 Z").turned(turn))
            }
            set.alias("hourglass.\(name).fill", of: "hourglass.\(name).filled")
        }
    }
}
