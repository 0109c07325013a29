// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Talking, writing and calling.
    package static func addMessages(to set: inout SymbolSet) {
        addBubbles(to: &set)
        set.add("envelope", [.fill, .enclosed]) { p in
            let box = Path.box(-60, -43, 60, 43, r: 13)
            p.shape(box)
            let flap = p.line(.drawn("M -53 -34 L -8 5 C -3 9 3 9 8 5 L 53 -34"), p.isFilled ? 0.8 : 1)
            p.mark(p.isFilled ? flap : flap.intersection(box))
        }
        set.add("envelope.badge", [.fill], most: 13) { p in
            p.layer(.secondary)
            let box = Path.box(-60, -39, 54, 43, r: 13)
            p.shape(box)
            let flap = p.line(.drawn("M -53 -30 L -11 6 C -6 10 0 10 5 6 L 47 -30"), p.isFilled ? 0.8 : 1)
            p.mark(p.isFilled ? flap : flap.intersection(box))
            p.cut(.disc(48, -33, 16 + p.gap))
            p.layer(.primary, .red)
            p.fill(.disc(48, -33, 16))
        }
        set.add("phone", [.fill, .enclosed]) { p in p.shape(handset.turned(-135).moved(-1, 1)) }
        set.add("phone.down", [.fill, .enclosed]) { p in p.shape(handset.scaled(1.04)) }
        set.add("paperplane", [.fill, .enclosed], most: 13.5) { p in
            let plane = Path.corners(52, -50, 5, 14, 50, 5, -8, 8, 2, -52, -12, 5)
            if p.isFilled {
                p.fill(plane)
                p.cut(p.line(.line(-6, 8, 30, -28), 0.75))
            } else {
                p.fill(p.hollow(plane))
                p.stroke(.line(-6, 8, 42, -40))
            }
        }
        set.add("at", [.enclosed], most: 11.5) { p in
            p.fill(p.hollow(.disc(0, 0, 21)))
            p.stroke(
                .drawn(
                    """
                    M 17 -17 L 17 8 C 17 18 22 22 29 22 C 39 22 45 12 45 0 C 45 -26 26 -45 0 -45 C -26 -45 -45 -26
                    -45 0 C -45 26 -26 45 0 45 C 9 45 17 43 24 39
                    """
                ))
        }
        set.add("bell", [.fill, .enclosed, .slash]) { p in bell(&p) }
        set.add("bell.badge", [.fill], most: 13.5) { p in
            bell(&p)
            p.demoteLayers()
            p.cut(.disc(27, -33, 16 + p.gap))
            p.layer(.primary, .red)
            p.fill(.disc(27, -33, 16))
        }
        set.add("megaphone", [.fill], most: 12) { p in
            p.layer(.primary)
            p.shape(.corners(-50, -14, 8, -20, -19, 4, 34, -44, 6, 34, 34, 6, -20, 15, 4, -50, 10, 8))
            p.layer(.secondary)
            p.stroke(.bent(r: 8, -34, 17, -28, 44, -10, 44, -12, 21))
            p.stroke(.arc(34, -5, 15, -55, 55))
        }
        set.add("quote.opening") { p in
            for x: CGFloat in [-25, 23] {
                p.fill(
                    Path.drawn(
                        """
                        M 17 -26 C 0 -20 -9 -8 -9 8 C -9 20 -2 28 8 28 C 17 28 23 21 23 13 C 23 5 18 -1 10 -1 C 8
                        -1 6 -0.5 4.5 0 C 5 -8 11 -15 20 -19 C 24 -21 22 -28 17 -26 Z
                        """
                    ).moved(x - 7, 0))
            }
        }
    }

    private static func addBubbles(to set: inout SymbolSet) {
        set.add("bubble", [.fill, .enclosed]) { p in p.shape(ovalBubble) }
        set.add("message", [.fill, .enclosed]) { p in p.shape(ovalBubble) }
        set.add("ellipsis.message", [.fill]) { p in
            p.shape(ovalBubble)
            for x: CGFloat in [-25, 0, 25] { p.mark(.disc(x, -5, 4.2 + 0.3 * p.width)) }
        }
        set.add("bubble.left", [.fill, .enclosed]) { p in p.shape(boxBubble) }
        set.add("bubble.right", [.fill, .enclosed]) { p in p.shape(boxBubble.mirrored) }
        set.add("text.bubble", [.fill], most: 12) { p in
            p.shape(boxBubble)
            p.detail(.line(-32, -22, 32, -22), 0.85)
            p.detail(.line(-32, -4, 32, -4), 0.85)
            p.detail(.line(-32, 14, 8, 14), 0.85)
        }
        set.add("quote.bubble", [.fill], most: 12.5) { p in
            p.shape(boxBubble)
            for x: CGFloat in [-13, 15] {
                p.mark(
                    Path.disc(x, -4, 8.5)
                        + .drawn("M -4 -26 L 2 -22 C -4 -18 -5 -12 -4 -4 L -8.5 -4 C -9 -14 -9 -21 -4 -26 Z").moved(
                            x, 3))
            }
        }
        set.add("bubble.left.and.bubble.right", [.fill], most: 12.5) { p in
            p.layer(.secondary)
            p.shape(boxBubble.mirrored.scaled(0.72).moved(28, 16), 0.95)
            let front = boxBubble.scaled(0.76).moved(-19, -12)
            p.clear(around: front)
            p.layer(.primary)
            p.shape(front)
        }
    }

    package static let ovalBubble = Path.drawn(
        """
        M 0 -46 C 33 -46 58 -27 58 -2 C 58 23 33 42 0 42 C -7 42 -13 41.3 -19 39.7 C -27 46 -38 51 -48 51
        C -51 51 -52 48.5 -50 46.5 C -45 42 -41.5 36 -40.5 30 C -51.5 22 -58 11 -58 -2 C -58 -27 -33 -46 0 -46 Z
        """)

    package static let boxBubble = Path.drawn(
        """
        M -40 -46 L 40 -46 C 52 -46 59 -39 59 -27 L 59 15 C 59 27 52 34 40 34 L 0 34 L -20 52
        C -24 55.5 -29 54 -29 48.5 L -29 34 L -40 34 C -52 34 -59 27 -59 15 L -59 -27 C -59 -39 -52 -46 -40 -46 Z
        """)

    /// A receiver with its back up.
    package static let handset = Path.drawn(
        """
        M -57 4 C -57 -7 -52 -13 -43 -17 C -16 -29 16 -29 43 -17 C 52 -13 57 -7 57 4 L 57 12 C 57 18.5 53 22 47 21
        L 28 17.5 C 22.5 16.5 20 13 19.5 8 L 18.5 -2 C 6 -5.5 -6 -5.5 -18.5 -2 L -19.5 8 C -20 13 -22.5 16.5 -28 17.5
        L -47 21 C -53 22 -57 18.5 -57 12 Z
        """)

    private static func bell(_ p: inout SymbolPen) {
        p.layer(.primary)
        p.shape(
            .drawn(
                """
                M 0 -51 C 5 -51 8.5 -48 9 -43 C 23 -39 31.5 -27 31.5 -9 C 31.5 4 34 10 42 18 C 45 21 46.5 24 46.5 27
                C 46.5 32 43 35 37.5 35 L -37.5 35 C -43 35 -46.5 32 -46.5 27 C -46.5 24 -45 21 -42 18
                C -34 10 -31.5 4 -31.5 -9 C -31.5 -27 -23 -39 -9 -43 C -8.5 -48 -5 -51 0 -51 Z
                """))
        p.layer(.secondary)
        p.fill(.drawn("M -15 41 L 15 41 C 14 50 8 55 0 55 C -8 55 -14 50 -15 41 Z"))
    }
}
