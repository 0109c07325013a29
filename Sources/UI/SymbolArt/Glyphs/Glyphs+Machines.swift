// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Computers of other kinds, drives, telephones.
    package static func addMachines(to set: inout SymbolSet) {
        set.add("simcard", [.fill], most: 11.5) { p in
            p.shape(.corners(-37, -52, 12, 12, -52, 7, 37, -26, 7, 37, 52, 12, -37, 52, 12))
            let chip = Path.box(-20, -12, 20, 34, r: 7)
            p.mark(p.isFilled ? chip : p.hollow(chip, 0.85))
            let wires =
                p.line(.line(-20, 11, 20, 11), 0.6) + p.line(.line(0, -12, 0, 34), 0.6)
            if p.isFilled { p.fill(wires.intersection(chip)) } else { p.fill(wires) }
        }
        set.add("internaldrive", [.fill], most: 12) { p in
            p.shape(.box(-60, -30, 60, 30, r: 13))
            p.mark(.disc(40, 0, 5.5))
            p.detail(.line(-38, 0, 8, 0), 0.9)
        }
        set.add("opticaldiscdrive", [.fill], most: 12) { p in
            p.shape(.box(-60, -30, 60, 30, r: 13))
            p.detail(.line(-42, -5, 42, -5), 0.9)
            p.mark(.disc(38, 13, 4.2))
        }
        set.add("server.rack", most: 11) { p in
            for (level, y) in [-34, 0, 34].enumerated() {
                p.layer(SymbolLevel(rawValue: level)!)
                let y = CGFloat(y)
                p.fill(p.hollow(.box(-54, y - 14.5, 54, y + 14.5, r: 8)))
                p.fill(Path.disc(36, y, 4) + .disc(22, y, 4))
                p.stroke(.line(-37, y, -8, y), 0.75)
            }
        }
        set.add("macpro.gen3", [.fill], most: 11) { p in
            p.layer(.secondary)
            p.stroke(.bent(r: 6, -20, -42, -20, -54, 20, -54, 20, -42), 0.9)
            p.stroke(.line(-24, 46, -24, 54), 0.9)
            p.stroke(.line(24, 46, 24, 54), 0.9)
            p.layer(.primary)
            let tower = Path.box(-34, -44, 34, 47, r: 9)
            p.cut(tower)
            p.shape(tower)
            for row in 0..<5 {
                for column in 0..<3 { p.mark(.disc(CGFloat(column) * 16 - 16, CGFloat(row) * 15 - 29, 4.4)) }
            }
        }
        set.add("macbook.and.iphone", most: 11) { p in
            p.layer(.secondary)
            p.fill(p.hollow(.box(-54, -40, 32, 28, r: 9)))
            p.fill(.box(-66, 30, 24, 38, r: 4))
            let phone = Path.box(28, -14, 62, 44, r: 9)
            p.clear(around: phone)
            p.layer(.primary)
            p.fill(p.hollow(phone))
            p.stroke(.line(41, 35 - p.width * 0.2, 49, 35 - p.width * 0.2), 0.45)
        }
        set.add("candybarphone", most: 11) { p in
            p.fill(p.hollow(.box(-27, -56, 27, 56, r: 12)))
            p.fill(p.hollow(.box(-27 + p.width + 3.5, -56 + p.width + 4, 27 - p.width - 3.5, -6, r: 4), 0.7))
            for row in 0..<3 {
                for column in 0..<3 { p.fill(.disc(CGFloat(column) * 11 - 11, CGFloat(row) * 14 + 9, 3.2)) }
            }
        }
        set.add("faxmachine", [.fill], most: 11) { p in
            p.layer(.secondary)
            p.shape(.box(-16, -50, 46, -6, r: 8))
            p.layer(.primary)
            let body = Path.box(-58, -24, 58, 42, r: 12)
            p.cut(body.grown(p.isFilled ? p.gap * 0.7 : 0))
            p.shape(body)
            let handset = Path.box(-46, -12, -28, 30, r: 7)
            p.mark(p.isFilled ? handset : p.hollow(handset, 0.8))
            for row in 0..<3 {
                for column in 0..<4 { p.mark(.disc(CGFloat(column) * 15 - 6, CGFloat(row) * 14 - 5, 3.6)) }
            }
        }
        set.add("teletype", [.fill], most: 11) { p in
            p.layer(.primary)
            p.shape(handset.scaled(0.98).moved(0, -28))
            p.layer(.secondary)
            p.shape(.box(-56, 2, 56, 48, r: 11))
            for row in 0..<2 {
                for column in 0..<5 { p.mark(.disc(CGFloat(column) * 17 - 34, CGFloat(row) * 14 + 18, 3.8)) }
            }
        }
        set.add("airpods.gen3", most: 12.5) { p in
            for x: CGFloat in [-1, 1] {
                p.layer(x < 0 ? .primary : .secondary)
                let bud = Path.oval(-27, -26, 22, 21) + .box(-22, -30, -7, 50, r: 7.5)
                let shape = x < 0 ? bud : bud.mirrored
                p.fill(shape)
                p.cut(Path.oval(x * 34, -27, 5.5, 9).turned(x * 14, about: x * 34, -27))
            }
        }
        set.add("airpodspro.chargingcase.wireless", [.fill], most: 12) { p in p.chargingCase() }
        set.add("airpodspro.chargingcase.wireless.radiowaves.left.and.right", [.fill], most: 11.5) { p in
            p.chargingCase()
            for radius: CGFloat in [54, 70] {
                p.layer(radius < 60 ? .secondary : .tertiary, variable: true)
                p.stroke(.arc(0, 0, radius, -28, 28), 0.95)
                p.stroke(.arc(0, 0, radius, 152, 208), 0.95)
            }
        }
        set.add("bell.and.waves.left.and.right", [.fill], most: 11) { p in
            p.draw("bell", scale: 0.88)
            p.layer(.tertiary, variable: true)
            for turn in [0.0, 180] { p.stroke(Path.arc(0, -4, 58, -30, 30).turned(turn, about: 0, -4), 0.95) }
        }
    }
}

extension SymbolPen {
    fileprivate mutating func chargingCase() {
        layer(.primary)
        let body = Path.box(-40, -32, 40, 32, r: 24)
        shape(body)
        mark(line(.line(-60, -9, 60, -9), isFilled ? 0.6 : 0.9).intersection(body))
        mark(.disc(0, 9, 3.6 + 0.15 * width))
    }
}
