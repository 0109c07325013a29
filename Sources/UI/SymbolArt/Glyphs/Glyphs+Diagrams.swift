// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Charts, and bars that line up.
    package static func addDiagrams(to set: inout SymbolSet) {
        set.add("chart.xyaxis.line", most: 13) { p in
            p.axes()
            p.layer(.primary)
            p.stroke(.line(-30, 20, -9, -10, 13, 8, 46, -34))
        }
        set.add("chart.line.downtrend.xyaxis", most: 13) { p in
            p.axes()
            p.layer(.primary)
            p.stroke(.line(-30, -36, -8, -10, 12, -24, 46, 16))
            p.stroke(.line(24, 20, 48, 20, 48, -4))
        }
        set.add("chart.bar.xaxis", most: 12.5) { p in
            for (i, top) in [-2, -44, -24].enumerated() {
                let x = CGFloat(i) * 32 - 32
                p.layer(.primary, variable: true)
                p.fill(.box(x - 11, CGFloat(top), x + 11, 30, r: 5))
            }
            p.layer(.secondary)
            p.stroke(.line(-52, 45, 52, 45))
        }
        let alignments: [(String, Double, CGFloat)] = [
            ("horizontal.left", 0, -1), ("horizontal.center", 0, 0), ("horizontal.right", 0, 1),
            ("vertical.top", 90, -1), ("vertical.center", 90, 0), ("vertical.bottom", 90, 1),
        ]
        for (name, turn, side) in alignments {
            set.add("align.\(name)", [.fill], most: 12.5) { p in
                p.layer(.secondary)
                p.stroke(Path.line(side * 47, -50, side * 47, 50).turned(turn))
                for (y, length) in [(-25, 84), (25, 52)] as [(CGFloat, CGFloat)] {
                    let from = side < 0 ? -34 : side > 0 ? 34 - length : -length / 2
                    let bar = Path.box(from, y - 14, from + length, y + 14, r: 8).turned(turn)
                    if side == 0 { p.clear(around: bar) }
                    p.layer(.primary)
                    p.shape(bar)
                }
            }
        }
    }
}

extension SymbolPen {
    fileprivate mutating func axes() {
        layer(.secondary)
        stroke(.bent(r: 8, -50, -44, -50, 44, 52, 44))
    }
}
