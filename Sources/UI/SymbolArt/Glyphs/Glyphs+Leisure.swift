// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Luggage, food, sport and parties.
    package static func addLeisure(to set: inout SymbolSet) {
        addLuggage(to: &set)
        addTable(to: &set)
        addParties(to: &set)
        addInstruments(to: &set)
    }

    private static func addLuggage(to set: inout SymbolSet) {
        set.add("suitcase", [.fill], most: 12) { p in
            p.layer(.secondary)
            p.stroke(.bent(r: 9, -18, -26, -18, -44, 18, -44, 18, -26))
            p.layer(.primary)
            let body = Path.box(-58, -30, 58, 46, r: 14)
            p.cut(body)
            p.shape(body)
            for x: CGFloat in [-32, 32] {
                p.mark(p.line(.line(x, -40, x, 60), p.isFilled ? 0.65 : 0.9).intersection(body))
            }
        }
        set.add("suitcase.rolling", [.fill], most: 11) { p in
            p.layer(.secondary)
            p.stroke(.bent(r: 7, -15, -20, -15, -53, 15, -53, 15, -20), 0.95)
            p.fill(Path.box(-27, 40, -13, 57, r: 5) + .box(13, 40, 27, 57, r: 5))
            p.layer(.primary)
            let body = Path.box(-37, -24, 37, 46, r: 12)
            p.cut(body)
            p.shape(body)
            for x: CGFloat in [-13, 13] { p.detail(.line(x, -4, x, 26), 0.85) }
        }
        set.add("handbag", [.fill], most: 12.5) { p in
            p.layer(.secondary)
            p.stroke(.drawn("M -25 -14 C -27 -64 27 -64 25 -14"))
            p.layer(.primary)
            let body = Path.corners(-37, -16, 8, 37, -16, 8, 55, 48, 15, -55, 48, 15)
            p.cut(p.isFilled ? body.grown(p.gap * 0.6) - .box(-60, -70, 60, -16 - p.gap * 0.6, r: 0) : body)
            p.shape(body)
            p.detail(.line(-9, 2, 9, 2))
        }
        set.add("bandage", [.fill], most: 11.5) { p in
            p.layer(.primary)
            let strip = Path.box(-62, -22, 62, 22, r: 22).turned(-45)
            p.shape(strip)
            for x: CGFloat in [-23, 23] {
                p.mark(p.line(Path.line(x, -30, x, 30).turned(-45), p.isFilled ? 0.6 : 0.9).intersection(strip))
            }
            for (x, y) in [(-8, -8), (8, -8), (-8, 8), (8, 8)] as [(CGFloat, CGFloat)] {
                p.mark(Path.disc(x, y, 3.4).turned(-45))
            }
        }
        set.add("scalemass", [.fill], most: 12) { p in
            p.layer(.secondary)
            p.fill(p.hollow(.disc(0, -34, 19)))
            p.layer(.primary)
            let body = Path.corners(-32, -19, 9, 32, -19, 9, 50, 48, 13, -50, 48, 13)
            p.cut(p.isFilled ? body.grown(p.gap * 0.6) : body)
            p.shape(body)
        }
        set.add("dumbbell", [.fill], most: 11.5) { p in
            p.layer(.secondary)
            p.stroke(.line(-22, 0, 22, 0), 1.4)
            for x: CGFloat in [-1, 1] {
                p.layer(.primary)
                p.shape(.box(min(x * 22, x * 42), -35, max(x * 22, x * 42), 35, r: 7))
                p.layer(.secondary)
                p.shape(.box(min(x * 46, x * 62), -22, max(x * 46, x * 62), 22, r: 6))
            }
        }
    }

    private static func addTable(to set: inout SymbolSet) {
        set.add("wineglass", [.fill], most: 13) { p in
            p.layer(.primary)
            let bowl = Path.drawn(
                "M -24 -54 L 24 -54 C 27 -54 29 -52 30 -49 C 34 -24 26 2 0 2 C -26 2 -34 -24 -30 -49 C -29 -52 -27 -54 -24 -54 Z"
            )
            p.shape(bowl)
            p.mark(p.line(.line(-40, -26, 40, -26), p.isFilled ? 0.65 : 0.9).intersection(bowl))
            p.layer(.secondary)
            p.stroke(.line(0, 2, 0, 50))
            p.stroke(.line(-21, 51, 21, 51))
        }
        set.add("takeoutbag.and.cup.and.straw", [.fill], most: 10.5) { p in
            p.layer(.secondary)
            p.shape(.corners(-56, -20, 3, -48, -38, 4, -2, -38, 4, 6, -20, 3, 6, 50, 9, -56, 50, 9))
            p.mark(p.line(.line(-70, -19, 20, -19), p.isFilled ? 0.6 : 0.85).intersection(.box(-56, -60, 6, 60, r: 0)))
            let cup = Path.corners(2, -5, 2, 56, -5, 2, 50, 50, 10, 8, 50, 10)
            p.clear(around: cup + p.line(.line(0, -8, 58, -8)))
            p.layer(.primary)
            p.shape(cup)
            p.stroke(.line(0, -7, 58, -7))
            p.stroke(.bent(r: 3, 28, -8, 34, -48, 48, -52), 0.8)
        }
        set.add("flask", [.fill], most: 12.5) { p in
            p.layer(.secondary)
            let glass = Path.corners(
                -13, -50, 0, 13, -50, 0, 13, -15, 8, 47, 38, 7, 38, 52, 11, -38, 52, 11, -47, 38, 7, -13, -15, 8)
            p.fill(p.isFilled ? glass : p.hollow(glass) - .box(-13 + p.width, -60, 13 - p.width, -20, r: 0))
            p.stroke(.line(-21, -50, 21, -50))
            p.layer(.primary)
            if p.isFilled {
                p.cut(p.line(.line(-60, 12, 60, 12), 0.65).intersection(glass))
            } else {
                let liquid = p.inside(glass, 3.5).intersection(.box(-60, 12, 60, 60, r: 0))
                p.fill(liquid)
            }
        }
    }

    private static func addParties(to set: inout SymbolSet) {
        set.add("party.popper", [.fill], most: 11.5) { p in
            p.layer(.primary)
            let cone = Path.corners(-56, 56, 7, -27, -25, 6, 25, 27, 6)
            p.shape(cone)
            p.mark(p.line(.line(-40, 4, -4, 40), p.isFilled ? 0.65 : 0.9).intersection(cone))
            p.layer(.secondary)
            p.stroke(.drawn("M 8 -8 C 20 -14 12 -26 24 -30 C 34 -33 32 -44 44 -46"))
            p.stroke(.drawn("M -10 -26 C -4 -34 -12 -42 -6 -52"), 0.95)
            p.stroke(.drawn("M 26 10 C 34 4 42 12 52 6"), 0.95)
            p.layer(.tertiary)
            for (x, y) in [(10, -44), (40, -20), (46, 30)] as [(CGFloat, CGFloat)] {
                p.fill(p.dot(x, y, 0.8))
            }
        }
        set.add("theatermasks", [.fill], most: 10.5) { p in
            func placed(_ path: Path, isFront: Bool) -> Path {
                isFront ? path.turned(-8).moved(-22, -9) : path.turned(10).moved(25, 13)
            }
            p.layer(.secondary)
            let back = placed(mask, isFront: false)
            p.shape(back)
            for x: CGFloat in [-13, 13] { p.mark(placed(.disc(x, -7, 4.4), isFront: false)) }
            p.detail(placed(.arc(0, 24, 13, 215, 325), isFront: false), 0.85)
            let front = placed(mask, isFront: true)
            p.clear(around: front)
            p.layer(.primary)
            p.shape(front)
            for x: CGFloat in [-13, 13] { p.mark(placed(.disc(x, -7, 4.4), isFront: true)) }
            p.detail(placed(.arc(0, 5, 13, 30, 150), isFront: true), 0.85)
        }
        set.add("arcade.stick.and.arrow.up.and.arrow.down", most: 12) { p in
            p.arcadeStick()
            p.layer(.secondary)
            p.fill(.poly(r: 3.5, 42, -46, 57, -25, 27, -25))
            p.fill(.poly(r: 3.5, 42, 12, 57, -9, 27, -9))
        }
        set.add("arcade.stick.and.arrow.left.and.arrow.right.outward", most: 12) { p in
            p.arcadeStick()
            p.layer(.secondary)
            for turn in [0.0, 180] {
                p.fill(Path.poly(r: 3.5, 54, 0, 33, 15, 33, -15).turned(turn).moved(0, -28))
            }
        }
    }

    /// A face to wear.
    private static let mask = Path.drawn(
        """
        M -28 -31 C -10 -25 10 -25 28 -31 C 32 -32 35 -30 35 -26 L 35 -2 C 35 22 18 37 0 37 C -18 37 -35 22 -35 -2
        L -35 -26 C -35 -30 -32 -32 -28 -31 Z
        """)

    // MARK: Music

    private static func addInstruments(to set: inout SymbolSet) {
        set.alias("microphone", of: "mic")
        set.add("music.mic", [.enclosed], most: 12.5) { p in
            let head = Path.disc(27, -27, 25)
            p.layer(.primary)
            p.fill(p.hollow(head))
            p.layer(.secondary)
            let grip = Path.corners(-2, -25, 5, 25, 2, 5, -39, 50, 9, -50, 39, 9)
            p.fill(p.hollow(grip - head.grown(p.gap * 0.7)))
        }
        set.add("music.quarternote.3", most: 13) { p in
            for (level, (x, y)) in [(-26, 12), (4, -22), (34, 12)].enumerated() {
                p.layer(SymbolLevel(rawValue: level)!, variable: true)
                let (x, y) = (CGFloat(x), CGFloat(y))
                p.fill(Path.oval(x - 6, y + 28, 12, 9.5).turned(-18, about: x - 6, y + 28))
                p.stroke(.line(x + 5.5 - p.width * 0.1, y + 25, x + 5.5 - p.width * 0.1, y - 24), 0.85)
            }
        }
        set.alias("beats.headphones", of: "headphones")
        set.add("opticaldisc", [.fill], most: 12) { p in
            p.shape(.disc(0, 0, 50))
            if p.isFilled {
                p.cut(.disc(0, 0, 17))
                p.fill(Path.disc(0, 0, 17 - max(3.5, p.gap * 0.7)) - .disc(0, 0, 5))
                p.cut(p.line(.arc(0, 0, 33, 190, 250), 0.7) + p.line(.arc(0, 0, 33, 10, 70), 0.7))
            } else {
                p.fill(p.hollow(.disc(0, 0, 16)))
                p.stroke(.arc(0, 0, 32, 195, 250), 0.75)
                p.stroke(.arc(0, 0, 32, 15, 70), 0.75)
            }
        }
        set.add("waveform.path") { p in
            p.stroke(
                .drawn(
                    "M -60 0 L -46 0 C -40 0 -38 -16 -34 -16 C -29 -16 -28 34 -22 34 C -15 34 -16 -44 -8 -44 C 0 -44 -2 44 6 44 C 14 44 13 -30 20 -30 C 26 -30 27 16 32 16 C 37 16 39 0 46 0 L 60 0"
                ))
        }
    }
}

extension SymbolPen {
    fileprivate mutating func arcadeStick() {
        layer(.primary)
        fill(hollow(.disc(0, -28, 18)))
        stroke(.line(0, -10, 0, 28), 1.2)
        shape(.box(-42, 26, 42, 50, r: 9))
    }
}
