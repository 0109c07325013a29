// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Arrows that turn, swap and go round.
    package static func addTurns(to set: inout SymbolSet) {
        addCorners(to: &set)
        addSwaps(to: &set)
        addCircling(to: &set)
        addToLines(to: &set)
        addFlips(to: &set)
    }

    private static func addCorners(to set: inout SymbolSet) {
        let transposed = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        let turns: [(String, CGAffineTransform)] = [
            ("up.right", CGAffineTransform(scaleX: 1, y: -1)), ("up.left", CGAffineTransform(scaleX: -1, y: -1)),
            ("right.down", transposed), ("right.up", transposed.concatenating(CGAffineTransform(scaleX: 1, y: -1))),
            ("left.down", transposed.concatenating(CGAffineTransform(scaleX: -1, y: 1))),
            ("left.up", transposed.concatenating(CGAffineTransform(scaleX: -1, y: -1))),
        ]
        for (name, map) in turns {
            set.add("arrow.turn.\(name)") { p in
                let arrow =
                    p.line(.bent(r: 14, -36, -38, -36, 14, 40, 14)) + p.line(.line(16, -11, 41, 14, 16, 39))
                p.fill(arrow.applying(map))
            }
        }
    }

    private static func addToLines(to set: inout SymbolSet) {
        let turns: [(String, Double, SymbolGlyph.Features)] = [
            ("right", -90, []), ("left", 90, []), ("forward", -90, .directional), ("backward", 90, .directional),
        ]
        for (name, turn, features) in turns {
            set.add("arrow.\(name).to.line", [.enclosed, features]) { p in
                p.layer(.primary)
                p.stroke(Path.line(0, -44, 0, 24).turned(turn))
                p.stroke(Path.line(-28, -4, 0, 24, 28, -4).turned(turn))
                p.layer(.secondary)
                p.stroke(Path.line(-34, 44, 34, 44).turned(turn))
            }
        }
        for (name, turn) in [("down", 0.0), ("up", 180), ("right", -90), ("left", 90)] {
            set.alias("arrow.\(name).to.line.alt", of: "arrow.\(name).to.line")
            set.add("arrow.\(name).to.line.compact") { p in
                p.layer(.primary)
                p.stroke(Path.line(0, -34, 0, 12).turned(turn))
                p.stroke(Path.line(-22, -9, 0, 13, 22, -9).turned(turn))
                p.layer(.secondary)
                p.stroke(Path.line(-28, 34, 28, 34).turned(turn))
            }
        }
    }

    private static func addSwaps(to set: inout SymbolSet) {
        set.add("arrow.right.arrow.left", [.enclosed]) { p in
            for turn in [0.0, 180] {
                p.layer(.primary)
                p.stroke(Path.line(-44, -19, 44, -19).turned(turn))
                p.stroke(Path.line(22, -41, 44, -19, 22, 3).turned(turn))
            }
        }
        set.add("arrow.swap", most: 13) { p in
            for turn in [0.0, 180] {
                p.layer(.primary)
                p.stroke(Path.drawn("M -42 -8 C -34 -44 26 -48 42 -12").turned(turn))
                p.stroke(Path.line(19, -14, 42.5, -10, 47, -34).turned(turn))
            }
        }
        set.add("arrow.2.squarepath", most: 13.5) { p in
            p.layer(.primary, pivot: .zero)
            for turn in [0.0, 180] {
                p.stroke(Path.bent(r: 13, -39, 18, -39, -33, 22, -33).turned(turn))
                p.stroke(Path.line(8, -51, 26, -33, 8, -15).turned(turn))
            }
        }
        set.add("arrow.3.trianglepath", most: 12) { p in
            p.layer(.primary, pivot: CGPoint(x: 0, y: 10))
            for turn in [0.0, 120, 240] {
                let side =
                    p.line(.bent(r: 11, -14, -24, 0, -48, 23, -8)) + p.line(.line(6, -13, 23.5, -7, 28, -25))
                p.fill(side.turned(turn, about: 0, 10))
            }
        }
        set.add("arrow.up.left.and.down.right.and.arrow.up.right.and.down.left", [.enclosed], most: 13.5) { p in
            for turn in [0.0, 90, 180, 270] {
                p.stroke(Path.line(0, 0, -39, -39).turned(turn))
                p.stroke(Path.line(-40, -17, -40, -40, -17, -40).turned(turn))
            }
        }
        set.add("arrow.up.and.down.and.sparkles", most: 13) { p in
            p.layer(.primary)
            p.stroke(.line(-24, -46, -24, 46))
            p.stroke(.line(-44, -27, -24, -47, -4, -27))
            p.stroke(.line(-44, 27, -24, 47, -4, 27))
            p.layer(.secondary)
            p.fill(sparkle(27, -8, 22))
            p.layer(.tertiary)
            p.fill(sparkle(42, -38, 12))
            p.fill(sparkle(38, 28, 12))
        }
    }

    private static func addCircling(to set: inout SymbolSet) {
        set.alias("arrow.circlepath", of: "arrow.clockwise")
        for (name, isMirrored) in [("clockwise", false), ("counterclockwise", true)] {
            set.add("arrow.trianglehead.2.\(name).rotate.90", [.enclosed]) { p in
                p.draw("arrow.triangle.2.circlepath")
                p.turnLayers(by: 90)
                if isMirrored { p.mirror() }
            }
        }
        set.add("arrow.trianglehead.2.counterclockwise", [.enclosed]) { p in
            p.draw("arrow.triangle.2.circlepath")
            p.mirror()
        }
        for seconds in [5, 10, 15, 30, 45, 60, 75, 90] {
            for name in ["goforward", "gobackward"] {
                set.add("\(name).\(seconds)", most: 12) { p in
                    p.draw(name)
                    p.text(String(seconds), size: 48, y: 5, most: 50)
                }
            }
        }
        set.add("clock.arrow.circlepath", most: 12.5) { p in
            p.layer(.secondary, pivot: CGPoint(x: 3, y: 0))
            p.stroke(.arc(4, 0, 45, -158, 122))
            p.stroke(.line(-50, -36, -38, -16, -17, -27))
            p.layer(.primary, pivot: CGPoint(x: 4, y: 2))
            p.stroke(.line(4, -25, 4, 2, 21, 12))
        }
        set.add("clock.arrow.trianglehead.counterclockwise.rotate.90", most: 12.5) { p in
            p.draw("clock.arrow.circlepath")
        }
        set.add("leaf.arrow.circlepath", most: 11) { p in
            p.layer(.secondary, pivot: .zero)
            for turn in [0.0, 180] {
                p.stroke(Path.arc(0, 0, 46, 192, 340).turned(turn), 0.9)
                p.stroke(Path.line(21, -27, 43.5, -17, 51, -39).turned(turn), 0.9)
            }
            p.draw("leaf", filled: true, scale: 0.5, x: 0, y: 0, 0.8)
        }
        set.add("rotate.3d", [.fill], most: 10.5) { p in
            p.layer(.secondary)
            p.draw("cube", scale: 0.6, y: -3, 0.9)
            let ring = Path.drawn("M -36 -6 C -60 6 -58 24 -36 32 C -24 36 -10 38 4 38")
            let other = Path.drawn("M 36 -6 C 56 2 60 16 46 26")
            let arrow = p.line(ring, 0.9) + p.line(.line(-8, 22, 8, 38, -8, 54), 0.9) + p.line(other, 0.9)
            p.clear(around: arrow)
            p.layer(.primary)
            p.fill(arrow)
        }
    }

    // MARK: Flips

    private static func addFlips(to set: inout SymbolSet) {
        set.add("arrowtriangle.right.and.line.vertical.and.arrowtriangle.left", [.fill], most: 13) { p in
            p.layer(.secondary)
            p.stroke(.line(0, -46, 0, 46))
            p.layer(.primary)
            for turn in [0.0, 180] { p.shape(Path.poly(r: 5, -13, 0, -56, 28, -56, -28).turned(turn)) }
        }
        set.add("arrowtriangle.left.and.line.vertical.and.arrowtriangle.right", [.fill], most: 13) { p in
            p.layer(.secondary)
            p.stroke(.line(0, -46, 0, 46))
            p.layer(.primary)
            for turn in [0.0, 180] { p.shape(Path.poly(r: 5, 56, 0, 13, 28, 13, -28).turned(turn)) }
        }
        set.alias(
            "arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right", of: "flip.horizontal")
        set.add("arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down", [.fill], most: 12) { p in
            p.layer(.primary)
            p.fill(.corners(-40, -9, 4, 36, -9, 4, 36, -56, 7))
            p.layer(.secondary)
            let lower = Path.corners(-40, 9, 4, 36, 9, 4, 36, 56, 7)
            p.fill(p.isFilled ? lower : p.hollow(lower))
        }
        for (name, isForward) in [("forward", true), ("backward", false)] {
            set.add("\(name).end.alt", [.fill, .enclosed]) { p in
                for x: CGFloat in [-56, -9] {
                    let triangle = Path.corners(x + 45, 0, 5, x, 34, 5, x, -34, 5)
                    p.shape(isForward ? triangle : triangle.mirrored)
                }
                let bar = Path.box(44, -33, 57, 33, r: 5)
                p.shape(isForward ? bar : bar.mirrored)
            }
        }
    }
}

extension SymbolPen {
    /// All layers, turned about the origin.
    fileprivate mutating func turnLayers(by degrees: Double) {
        let drawn = layers
        removeLayers()
        for var layer in drawn {
            layer.path = layer.path.turned(degrees)
            layer.pivot = layer.pivot?.applying(CGAffineTransform(rotationAngle: degrees * .pi / 180))
            append(layer)
        }
    }
}
