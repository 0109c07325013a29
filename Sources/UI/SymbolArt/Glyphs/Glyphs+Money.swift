// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Payment and figures.
    package static func addMoney(to set: inout SymbolSet) {
        set.add("creditcard", [.fill, .enclosed], most: 13.5) { p in
            let card = Path.box(-60, -43, 60, 43, r: 13)
            p.shape(card)
            p.mark(Path.box(-62, -25, 62, -9 - (p.isFilled ? 2 : 0), r: 0).intersection(card))
            p.mark(.box(-43, 13, -22, 26, r: 4))
        }
        set.add("giftcard", [.fill], most: 10.5) { p in
            let card = Path.box(-60, -43, 60, 43, r: 13)
            p.shape(card)
            let ribbon =
                p.line(.line(-20, -50, -20, 50), p.isFilled ? 0.6 : 0.9)
                + p.line(.line(-70, 6, 70, 6), p.isFilled ? 0.6 : 0.9)
            p.mark(ribbon.intersection(card))
            let bow =
                p.line(.drawn("M -20 6 C -28 -12 -38 -18 -43 -13 C -49 -6 -38 4 -20 6 Z"), 0.8)
                + p.line(.drawn("M -20 6 C -12 -12 -2 -18 3 -13 C 9 -6 -2 4 -20 6 Z"), 0.8)
            p.mark(bow)
        }
        set.add("banknote", [.fill], most: 12.5) { p in
            p.shape(.box(-62, -36, 62, 36, r: 11))
            p.mark(p.isFilled ? .disc(0, 0, 15) : p.hollow(.disc(0, 0, 17)))
            p.mark(Path.disc(-42, 0, 5) + .disc(42, 0, 5))
        }
        set.add("chart.bar", [.fill], most: 12.5) { p in
            for (i, top) in [4, -22, -44].enumerated() {
                let x = CGFloat(i) * 37 - 37
                p.layer(SymbolLevel(rawValue: 2 - i)!, variable: true)
                p.shape(.box(x - 14.5, CGFloat(top), x + 14.5, 46, r: 6))
            }
        }
        set.add("chart.pie", [.fill], most: 13) { p in
            let pie = Path.disc(-3, 3, 47)
            let slice = Path.drawn("M 4 -4 L 4 -52 C 32 -50 52 -30 52 -4 Z")
            p.layer(.secondary)
            p.shape(pie - Path.drawn("M -3 3 L -3 -60 L 60 -60 L 60 3 Z"))
            p.layer(.primary)
            p.shape(slice.moved(1.5, -1.5))
        }
        set.add("chart.line.uptrend.xyaxis", most: 13) { p in
            p.layer(.secondary)
            p.stroke(.bent(r: 8, -50, -44, -50, 44, 52, 44))
            p.layer(.primary)
            p.stroke(.line(-30, 20, -8, -6, 12, 10, 46, -30))
            p.stroke(.line(24, -34, 48, -34, 48, -10))
        }
        set.add("waveform.path.ecg") { p in p.stroke(.line(-60, 4, -34, 4, -20, -34, 0, 38, 16, -18, 27, 4, 60, 4)) }
        set.add("cross", [.fill, .enclosed]) { p in
            p.layer(.primary, p.isFilled ? .red : nil)
            p.shape(
                .corners(
                    -17, -50, 7, 17, -50, 7, 17, -17, 4, 50, -17, 7, 50, 17, 7, 17, 17, 4, 17, 50, 7, -17, 50, 7, -17,
                    17, 4,
                    -50, 17, 7, -50, -17, 7, -17, -17, 4))
        }
    }
}
