// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    package static func addHands(to set: inout SymbolSet) {
        set.add("hand.thumbsup", [.fill, .enclosed, .slash]) { p in p.thumb(up: true) }
        set.add("hand.thumbsdown", [.fill, .enclosed, .slash]) { p in p.thumb(up: false) }
        set.add("hand.raised", [.fill, .enclosed, .slash], most: 11) { p in
            if p.isFilled {
                p.fill(openHand)
                for x: CGFloat in [-13.5, 4.5, 22] {
                    p.cut(p.line(.line(x, -22, x, 0), 0.42))
                }
            } else {
                p.fill(p.hollow(openHand))
                for x: CGFloat in [-13.5, 4.5, 22] {
                    p.fill(p.line(.line(x, -25, x, 0), 0.9).intersection(openHand))
                }
            }
        }
        set.add("hands.clap", [.fill], most: 9.5) { p in
            func leant(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Path { path.scaled(0.81).turned(-32).moved(x, y) }
            let fingers = closedHand(hasThumb: false)
            let (back, front) = (leant(fingers, 12.5, 8.5), leant(closedHand(hasThumb: true), -9, 15))
            p.layer(.secondary, variable: true)
            p.stroke(.line(5, -57, 5, -46), 0.95)
            p.stroke(.line(26, -54, 21, -44), 0.95)
            p.stroke(.line(43, -42, 35, -34.5), 0.95)
            p.layer(.tertiary)
            p.clear(around: back)
            p.shape(back)
            p.clear(around: front)
            p.layer(.primary)
            p.shape(front)
            for (x, top) in [(-17, -30), (0, -37), (17, -31)] as [(CGFloat, CGFloat)] {
                p.detail(leant(.line(x, top, x, -2), -9, 15), p.isFilled ? 0.42 : 0.85)
            }
        }
        set.add("hands.sparkles", [.fill], most: 9.5) { p in
            func leant(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Path { path.scaled(0.74).turned(-32).moved(x, y) }
            let (back, front) = (leant(closedHand(hasThumb: false), 6, 12), leant(closedHand(hasThumb: true), -14, 18))
            p.layer(.tertiary)
            p.shape(back)
            p.clear(around: front)
            p.layer(.primary)
            p.shape(front)
            for (x, top) in [(-17, -30), (0, -37), (17, -31)] as [(CGFloat, CGFloat)] {
                p.detail(leant(.line(x, top, x, -2), -14, 18), p.isFilled ? 0.42 : 0.85)
            }
            p.layer(.secondary)
            for star in [sparkle(39, -31, 21), sparkle(12, -48, 12), sparkle(50, 0, 12)] { p.front(star) }
        }
        set.add("hand.tap", [.fill], most: 11.5) { p in
            p.layer(.secondary)
            p.stroke(.arc(-8, -25, 26, -215, 35), 0.9)
            p.layer(.primary)
            let hand = pointingHand.moved(0, 4)
            p.clear(around: hand)
            p.shape(hand)
        }
        addGestures(to: &set)
    }

    /// Hands that wave, point, and spread their fingers.
    private static func addGestures(to set: inout SymbolSet) {
        set.add("hand.wave", [.fill], most: 10) { p in
            func leant(_ path: Path) -> Path { path.scaled(0.84).turned(-18).moved(1, 3) }
            p.layer(.secondary)
            p.stroke(.arc(2, 4, 55, 188, 222), 0.95)
            p.stroke(.arc(2, 4, 55, 8, 42), 0.95)
            p.layer(.primary)
            let hand = leant(openHand)
            p.clear(around: hand)
            p.shape(hand)
            for x: CGFloat in [-13.5, 4.5, 22] { p.detail(leant(.line(x, -24, x, 0)), p.isFilled ? 0.4 : 0.85) }
        }
        set.add("hand.raised.fingers.spread", [.fill, .slash], most: 9) { p in p.shape(spreadHand) }
        let directions: [(String, Double)] = [("up", 0), ("right", 90), ("down", 180), ("left", -90)]
        for (name, turn) in directions {
            set.add("hand.point.\(name)", [.fill], most: 10.5) { p in
                let hand = name == "left" ? pointingFist.mirrored : pointingFist
                p.shape(hand.turned(turn))
                for x: CGFloat in [5, 19] {
                    let knuckle = Path.line(x, -2, x, 10)
                    p.detail((name == "left" ? knuckle.mirrored : knuckle).turned(turn), p.isFilled ? 0.42 : 0.85)
                }
            }
        }
    }

    /// All fingers apart.
    private static let spreadHand: Path = {
        func finger(_ x: CGFloat, _ y: CGFloat, _ turn: Double, _ length: CGFloat) -> Path {
            Path.line(0, 0, 0, -length).strokedPath(StrokeStyle(lineWidth: 17, lineCap: .round)).turned(turn).moved(
                x, y)
        }
        let palm = Path.drawn(
            "M -30 6 C -20 -4 26 -4 34 6 C 36 34 26 54 4 54 C -14 54 -24 44 -30 30 Z")
        return palm + finger(-18, 12, -18, 50) + finger(-2, 8, -4, 54) + finger(14, 8, 10, 51) + finger(26, 16, 25, 45)
            + finger(-10, 40, -56, 41)
    }()

    /// The index finger up, the others in the fist.
    private static let pointingFist: Path = {
        let finger = Path.box(-24, -54, -4, 24, r: 10)
        let fist = Path.drawn(
            """
            M -14 -6 L 24 -6 C 34 -6 40 0 40 10 L 40 22 C 40 42 28 54 10 54 L 2 54 C -12 54 -20 48 -26 38
            L -40 12 C -43 7 -42 1 -37 -2 C -33 -4 -28 -3 -25 1 L -20 9 Z
            """)
        return finger + fist
    }()

    /// The palm with four fingers up and the thumb to the left.
    private static let openHand: Path = {
        func finger(_ x: CGFloat, _ top: CGFloat, _ width: CGFloat) -> Path {
            .box(x - width / 2, top, x + width / 2, 24, r: width / 2)
        }
        let palm = Path.drawn(
            """
            M -32 -6 L 40 -6 L 40 14 C 40 38 26 54 3 54 C -14 54 -25 47 -34 32 L -53 1 C -56 -5 -54 -12 -48 -15
            C -43 -17 -37 -16 -33 -10 L -29 -3 Z
            """)
        return palm + finger(-22.5, -42, 18.5) + finger(-4.5, -53, 18.5) + finger(13.5, -48, 18.5) + finger(31, -33, 18)
    }()

    /// Four fingers side by side, and maybe the thumb to the left.
    private static func closedHand(hasThumb: Bool) -> Path {
        // Wide enough to overlap: where fingers only touched, their outlines would run between them.
        func finger(_ x: CGFloat, _ top: CGFloat) -> Path { .box(x - 9.2, top, x + 9.2, 28, r: 9.2) }
        let hand =
            Path.box(-34, -10, 34, 54, r: 25) + finger(-25.5, -44.5) + finger(-8.5, -54.5) + finger(8.5, -52.5)
            + finger(25.5, -41.5)
        if !hasThumb { return hand }
        let thumb = Path.line(-44, -4, -24, 34).strokedPath(StrokeStyle(lineWidth: 18, lineCap: .round))
        return hand + thumb + .poly(r: 0, -40, 6, -34, -6, 0, 20, -18, 44)
    }

    /// One finger up, the others bent.
    private static let pointingHand: Path = {
        let finger = Path.box(-17, -36, 2, 30, r: 9.5)
        let fist = Path.drawn(
            """
            M -14 -4 L 24 0 C 34 1 40 8 40 18 L 40 24 C 40 42 28 52 12 52 L 4 52 C -8 52 -15 47 -22 37
            L -38 14 C -41 10 -40 4 -36 1 C -32 -2 -26 -1 -22 3 L -14 12 Z
            """)
        return finger + fist
    }()
}

extension SymbolPen {
    /// A fist whose thumb points up or down.
    fileprivate mutating func thumb(up: Bool) {
        let hand = Path.drawn(
            """
            M -20 -8 C -9 -13 0 -26 3 -42 C 4.5 -49 9 -53 15 -52 C 24 -50 27 -42 25 -32 C 24 -26 22.5 -20 20 -14
            L 38 -14 C 46 -14 51 -9 51 -2.5 C 51 1 49.5 4 47 6 C 50 8 51 11 51 14 C 51 18 48.5 21.5 45 23
            C 46 25 47 27.5 46.5 30 C 46 34 43.5 37 40 38 C 41 46 36 51 27 51 L 6 51 C -4 51 -14 48 -20 44 Z
            """)
        let cuff = Path.box(-50, -10, -27, 48, r: 8)
        layer(.primary)
        shape(up ? hand : hand.flipped)
        layer(.secondary)
        shape(up ? cuff : cuff.flipped)
    }
}
