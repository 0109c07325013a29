// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Computers, their parts, and what is in the air between them.
    package static func addDevices(to set: inout SymbolSet) {
        set.add("iphone", [.slash], most: 13) { p in p.phone(x: 0) }
        set.add("iphone.badge.play", most: 13) { p in
            p.layer(.secondary)
            p.phone(x: -10)
            p.badge(.play, x: 32, y: 30)
        }
        set.add("ipad", most: 13) { p in
            p.fill(p.hollow(.box(-40, -54, 40, 54, r: 11)))
            p.stroke(.line(-13, 42.5, 13, 42.5), 0.6)
        }
        set.add("applewatch", most: 13) { p in
            p.layer(.secondary)
            p.fill(
                .corners(-20, -34, 0, 20, -34, 0, 15, -56, 4, -15, -56, 4)
                    + .corners(-20, 34, 0, 20, 34, 0, 15, 56, 4, -15, 56, 4))
            let face = Path.box(-31, -37, 31, 37, r: 15)
            p.cut(face)
            p.layer(.primary)
            p.fill(p.hollow(face))
            p.fill(.box(34, -17, 39, 1, r: 2.2))
        }
        set.add("digitalcrown.horizontal.press", [.fill], most: 10.5) { p in
            p.layer(.primary)
            p.shape(.box(-52, -34, 8, 34, r: 12))
            let crown = Path.box(14, -20, 32, 20, r: 6)
            p.layer(.secondary)
            p.shape(crown)
            for y: CGFloat in [-9, 0, 9] { p.detail(.line(20, y, 26, y), 0.45) }
            p.layer(.tertiary)
            p.stroke(.line(62, 0, 41, 0), 0.95)
            p.stroke(.line(51, -11, 41, 0, 51, 11), 0.95)
        }
        set.add("laptopcomputer", [.slash]) { p in
            p.layer(.primary)
            p.fill(p.hollow(.box(-48, -42, 48, 30, r: 9)))
            p.layer(.secondary)
            p.fill(.box(-66, 32, 66, 41, r: 4.5))
        }
        set.add("desktopcomputer", most: 12.5) { p in
            p.layer(.primary)
            p.fill(p.hollow(.box(-57, -48, 57, 28, r: 9)))
            p.stroke(.line(-54, 10, 54, 10), 0.9)
            p.layer(.secondary)
            p.fill(.corners(-11, 28, 0, 11, 28, 0, 14, 44, 2, -14, 44, 2))
            p.stroke(.line(-22, 47, 22, 47), 0.9)
        }
        set.add("display") { p in
            p.layer(.primary)
            p.fill(p.hollow(.box(-58, -46, 58, 28, r: 10)))
            p.layer(.secondary)
            p.stroke(.line(0, 28, 0, 44), 1.6)
            p.stroke(.line(-24, 47, 24, 47), 0.9)
        }
        set.add("keyboard", [.fill], most: 11) { p in
            p.shape(.box(-62, -36, 62, 36, r: 12))
            for x: CGFloat in [-40, -20, 0, 20, 40] {
                for y: CGFloat in [-16, 1] { p.mark(.box(x - 5, y - 5, x + 5, y + 5, r: 2.5)) }
            }
            p.mark(.box(-28, 13, 28, 22, r: 3))
        }
        set.add("terminal", [.fill], most: 13) { p in
            p.shape(.box(-60, -46, 60, 46, r: 14))
            p.detail(.line(-38, -20, -20, -4, -38, 12), 0.9)
            p.detail(.line(-8, 14, 18, 14), 0.9)
        }
        set.add("externaldrive", [.fill], most: 13) { p in
            p.shape(.corners(-40, -32, 8, 40, -32, 8, 56, 2, 8, 56, 32, 10, -56, 32, 10, -56, 2, 8))
            p.detail(.line(-54, 4, 54, 4), p.isFilled ? 0.6 : 1)
            p.mark(.disc(38, 18, 5))
        }
        set.add("memorychip", [.fill], most: 10.5) { p in
            for turn in [0.0, 90, 180, 270] {
                for x: CGFloat in [-18, 0, 18] { p.stroke(Path.line(x, -36, x, -49).turned(turn), 0.85) }
            }
            let chip = Path.box(-37, -37, 37, 37, r: 9)
            p.cut(chip)
            p.shape(chip)
            p.mark(p.hollow(.box(-18, -18, 18, 18, r: 5), 0.9))
        }
        addPower(to: &set)
        addRadio(to: &set)
    }

    private static func addPower(to set: inout SymbolSet) {
        for percent in [0, 25, 50, 75, 100] {
            set.add("battery.\(percent)", most: 12) { p in
                p.layer(.secondary)
                p.fill(p.hollow(.box(-60, -28, 50, 28, r: 14)))
                p.fill(.drawn("M 55 -10 C 61 -8 64 -4 64 0 C 64 4 61 8 55 10 Z"))
                guard percent > 0 else { return }
                p.layer(.primary, percent <= 25 ? .red : .green)
                let inset = p.width + 4.2
                let length = (110 - 2 * inset) * CGFloat(percent) / 100
                let whole = Path.box(-60 + inset, -28 + inset, 50 - inset, 28 - inset, r: max(14 - inset, 5))
                p.fill(whole.intersection(.box(-62, -40, -60 + inset + length, 40, r: 0)))
            }
            set.alias("battery.\(percent)percent", of: "battery.\(percent)")
        }
        set.add("bolt", [.fill, .enclosed, .slash], in: .yellow) { p in
            p.layer(.primary, .yellow)
            p.shape(.corners(13, -58, 4, -38, 8, 4, -4, 8, 2, -13, 58, 4, 38, -12, 4, 4, -12, 2))
        }
        set.add("bolt.horizontal", [.fill]) { p in
            p.shape(Path.corners(13, -58, 4, -38, 8, 4, -4, 8, 2, -13, 58, 4, 38, -12, 4, 4, -12, 2).turned(90))
        }
        set.add("powerplug", [.fill]) { p in
            p.stroke(.line(-14, -52, -14, -30))
            p.stroke(.line(14, -52, 14, -30))
            p.shape(.corners(-31, -30, 5, 31, -30, 5, 31, 0, 26, 12, 24, 8, -12, 24, 8, -31, 0, 26))
            p.stroke(.line(0, 22, 0, 52))
        }
    }

    private static func addRadio(to set: inout SymbolSet) {
        set.add("wifi", [.enclosed, .slash]) { p in
            p.layer(.primary, variable: true)
            p.fill(.drawn("M -13 29 C -5 21 5 21 13 29 L 3 40 C 1 42 -1 42 -3 40 Z").moved(0, 2))
            for (i, radius) in [38, 62, 86].enumerated() where i < 2 {
                p.layer(i == 0 ? .secondary : .tertiary, variable: true)
                p.stroke(.arc(0, 43, CGFloat(radius), -135, -45), 1.05)
            }
        }
        set.add("antenna.radiowaves.left.and.right", [.enclosed, .slash], most: 12) { p in
            p.layer(.primary)
            p.fill(.disc(0, -16, 9))
            p.stroke(.line(0, -10, 0, 50))
            for radius: CGFloat in [25, 43] {
                p.layer(radius < 30 ? .secondary : .tertiary, variable: true)
                p.stroke(.arc(0, -16, radius, -48, 48))
                p.stroke(.arc(0, -16, radius, 132, 228))
            }
        }
        set.add("dot.radiowaves.left.and.right", most: 13) { p in
            p.layer(.primary)
            p.fill(.disc(0, 0, 9.5))
            for radius: CGFloat in [26, 44, 62] where radius < 60 {
                p.layer(radius < 30 ? .secondary : .tertiary, variable: true)
                p.stroke(.arc(0, 0, radius, -48, 48))
                p.stroke(.arc(0, 0, radius, 132, 228))
            }
        }
        set.add("dot.radiowaves.right", [.directional], most: 13) { p in
            p.layer(.primary)
            p.fill(.disc(-30, 0, 9.5))
            for radius: CGFloat in [27, 46, 65] {
                p.layer(radius < 30 ? .secondary : .tertiary, variable: true)
                p.stroke(.arc(-30, 0, radius, -46, 46))
            }
        }
        set.add("cellularbars") { p in
            for (i, height) in [22, 42, 62, 82].enumerated() {
                p.layer(.primary, variable: true)
                let x = CGFloat(i) * 26 - 50
                p.fill(.box(x, 41 - CGFloat(height), x + 19, 41, r: 4.5))
            }
        }
        set.add("globe", [.slash], most: 10.5) { p in
            p.fill(p.hollow(.disc(0, 0, 50)))
            let disc = Path.disc(0, 0, 50)
            let thin = 0.82
            for path in [
                Path.oval(0, 0, 22, 46), .line(0, -48, 0, 48), .line(-48, 0, 48, 0),
                .drawn("M -40 -27 C -18 -17 18 -17 40 -27"), .drawn("M -40 27 C -18 17 18 17 40 27"),
            ] {
                p.fill(p.line(path, thin).intersection(disc))
            }
        }
        set.add("network", [.slash], most: 11) { p in
            p.stroke(.line(0, -32, 0, 0), 0.9)
            p.stroke(.bent(r: 6, -38, 32, -38, 0, 38, 0, 38, 32), 0.9)
            p.stroke(.line(0, 0, 0, 32), 0.9)
            for (x, y) in [(0, -38), (-38, 38), (0, 38), (38, 38)] as [(CGFloat, CGFloat)] {
                p.cut(.disc(x, y, 14))
                p.fill(p.hollow(.disc(x, y, 14)))
            }
        }
    }
}

extension SymbolPen {
    fileprivate mutating func phone(x: CGFloat) {
        fill(hollow(.box(x - 30, -56, x + 30, 56, r: 13)))
        fill(.box(x - 10, -56 + width * 0.5, x + 10, -56 + width + 4.5, r: 2.2))
        stroke(.line(x - 9, 46.5 - width * 0.3, x + 9, 46.5 - width * 0.3), 0.45)
    }
}
