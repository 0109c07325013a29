// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// What doctors use, and what they look at.
    package static func addMedicine(to set: inout SymbolSet) {
        addCases(to: &set)
        addOrgans(to: &set)
        addHead(to: &set)
        set.add("stethoscope", [.enclosed], most: 12) { p in
            p.layer(.primary)
            p.stroke(
                .drawn(
                    """
                    M -28 -48 L -36 -48 C -41 -48 -43 -45 -43 -40 L -43 -20 C -43 0 -31 12 -17 12 C -3 12 9 0 9 -20
                    L 9 -40 C 9 -45 7 -48 2 -48 L -6 -48
                    """))
            p.stroke(.drawn("M -17 12 L -17 24 C -17 41 -5 50 10 50 C 26 50 37 41 37 25 L 37 9"))
            p.layer(.secondary)
            let end = Path.disc(37, -5, 15.5)
            p.cut(end)
            p.fill(p.hollow(end))
        }
        set.add("pills", [.fill, .enclosed], most: 12) { p in
            func leant(_ path: Path) -> Path { path.turned(-45).moved(-11, -12) }
            p.layer(.primary)
            let capsule = leant(.box(-47, -21, 47, 21, r: 21))
            p.shape(capsule)
            p.mark(p.line(leant(.line(0, -30, 0, 30)), p.isFilled ? 0.65 : 0.95).intersection(capsule))
            p.layer(.secondary)
            let tablet = Path.disc(31, 29, 25)
            p.shape(tablet)
            p.detail(.line(20, 40, 42, 18), 0.9)
        }
        set.add("staroflife", [.fill, .enclosed], most: 12.5) { p in
            var star = Path.box(-14, -52, 14, 52, r: 4)
            for turn in [60.0, 120] { star = star + Path.box(-14, -52, 14, 52, r: 4).turned(turn) }
            p.shape(star)
            guard p.isFilled else { return }
            p.cut(p.line(.line(0, -34, 0, 36), min(0.5, 3.8 / p.width)))
            p.cut(
                p.line(
                    .drawn("M 7 -22 C 1 -30 -11 -26 -9 -18 C -7 -9 10 -8 9 1 C 8 10 -8 9 -8 17 C -8 22 -3 24 1 25"),
                    min(0.45, 3.4 / p.width)))
        }
    }

    private static func addCases(to set: inout SymbolSet) {
        set.add("case", [.fill], most: 12.5) { p in _ = p.luggage() }
        set.add("cross.case", [.fill, .enclosed], most: 12.5) { p in
            _ = p.luggage()
            p.mark(p.area(of: "cross", filled: true, scale: 0.46, y: 8))
        }
        set.add("latch.2.case", [.fill], most: 11.5) { p in
            let body = p.luggage()
            let seam = p.line(.line(-70, 0, 70, 0), p.isFilled ? 0.6 : 0.9).intersection(body)
            p.mark(seam)
            for x: CGFloat in [-27, 27] {
                let latch = Path.box(x - 9, -10, x + 9, 12, r: 4)
                p.cut(latch.grown(p.gap * 0.6))
                p.fill(latch)
            }
        }
    }

    private static func addOrgans(to set: inout SymbolSet) {
        set.add("lungs", [.fill], most: 10.5) { p in
            let lung = Path.drawn(
                """
                M -25 -36 C -14 -36 -10 -26 -10 -14 L -9 26 C -9 34 -13 38 -20 40 L -43 46 C -52 48 -58 43 -57 34
                C -56 4 -46 -36 -25 -36 Z
                """)
            p.layer(.secondary)
            p.shape(lung)
            p.shape(lung.mirrored)
            let branch = Path.drawn("M 0 -50 L 0 -20 C 0 -9 -12 -6 -27 6")
            let airway = p.line(branch, 0.95) + p.line(branch.mirrored, 0.95)
            p.cut(airway.grown(p.gap * 0.8))
            p.layer(.primary)
            p.fill(airway)
        }
        set.add("brain", [.fill], most: 10.5) { p in
            let cerebrum =
                Path.disc(-33, 4, 21) + .disc(-27, -18, 20) + .disc(-6, -28, 20) + .disc(16, -25, 20)
                + .disc(33, -9, 21) + .disc(33, 8, 17) + .box(-30, -24, 34, 22, r: 12)
            let stem = Path.drawn("M 0 18 L 30 18 C 31 30 25 36 18 36 C 17 42 18 47 20 52 L 6 52 C 5 40 2 28 0 18 Z")
            p.layer(.secondary)
            p.shape(stem)
            p.cut(p.isFilled ? cerebrum.grown(p.gap * 0.6) : cerebrum)
            p.layer(.primary)
            p.shape(cerebrum)
            for fold in [
                Path.drawn("M -36 0 C -27 -6 -18 -2 -15 7"), .drawn("M -14 -30 C -15 -20 -8 -14 1 -16"),
                .drawn("M 12 2 C 20 8 32 6 36 -3"), .drawn("M 20 -27 C 14 -22 14 -15 19 -11"),
            ] {
                p.detail(fold, p.isFilled ? 0.6 : 0.75)
            }
        }
    }

    private static func addHead(to set: inout SymbolSet) {
        set.add("ear", [.fill], most: 11.5) { p in p.ear() }
        set.add("ear.badge.checkmark", most: 11.5) { p in
            p.ear()
            p.demoteLayers()
            p.badge(.checkmark, x: 36, y: 34)
        }
        set.add("hearingdevice.ear", [.fill], most: 10.5) { p in
            p.layer(.secondary)
            p.draw("ear", scale: 0.84, x: -11, y: 8)
            p.demoteLayers()
            p.layer(.primary)
            let aid = Path.drawn("M -4 -54 C 22 -55 40 -36 41 -10 C 41 -2 40 4 38 10").strokedPath(
                StrokeStyle(lineWidth: 10 + 0.7 * p.width, lineCap: .round))
            p.clear(around: aid)
            p.fill(aid)
        }
        set.add("nose", [.fill], most: 11.5) { p in
            p.shape(
                .drawn(
                    """
                    M -11 -44 C -8 -55 8 -55 11 -44 C 14 -30 14 -22 20 -8 C 24 1 40 6 40 24 C 40 39 28 44 17 40
                    C 10 50 -10 50 -17 40 C -28 44 -40 39 -40 24 C -40 6 -24 1 -20 -8 C -14 -22 -14 -30 -11 -44 Z
                    """))
            let nostril = Path.drawn("M -22 27 C -18 22 -12 24 -11 31")
            p.detail(nostril, 0.85)
            p.detail(nostril.mirrored, 0.85)
        }
        set.add("mouth", [.fill], most: 11.5) { p in
            p.shape(
                .drawn(
                    """
                    M -59 0 C -46 -10 -31 -28 -16 -28 C -8 -28 -6 -22 0 -22 C 6 -22 8 -28 16 -28 C 31 -28 46 -10 59 0
                    C 46 22 25 33 0 33 C -25 33 -46 22 -59 0 Z
                    """))
            p.detail(.drawn("M -38 1 C -24 -5 -12 -3 0 1 C 12 -3 24 -5 38 1"), 0.9)
        }
    }
}

extension SymbolPen {
    /// A case with a handle and nothing on it.
    fileprivate mutating func luggage() -> Path {
        layer(.secondary)
        stroke(.bent(r: 10, -20, -28, -20, -44, 20, -44, 20, -28))
        layer(.primary)
        let body = Path.box(-58, -30, 58, 46, r: 13)
        cut(body)
        shape(body)
        return body
    }

    fileprivate mutating func ear() {
        shape(
            .drawn(
                """
                M 2 -53 C 24 -53 39 -37 39 -15 C 39 6 23 11 19 26 C 15 42 7 53 -9 53 C -24 53 -32 43 -32 29 L -34 -17
                C -34 -38 -20 -53 2 -53 Z
                """))
        detail(
            .drawn("M -15 -15 C -15 -27 -8 -33 2 -33 C 13 -33 19 -26 19 -15 C 19 -1 4 1 2 14 C 0 25 -5 31 -13 30"), 0.9)
    }
}
