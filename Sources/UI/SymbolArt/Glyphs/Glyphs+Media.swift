// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Players, sound and images.
    package static func addMedia(to set: inout SymbolSet) {
        addPlayers(to: &set)
        addSound(to: &set)
        addPictures(to: &set)
    }

    private static func addPlayers(to set: inout SymbolSet) {
        set.add("play", [.fill, .enclosed, .slash, .inRectangle]) { p in
            p.shape(.corners(48, 0, 7, -36, 47, 7, -36, -47, 7))
        }
        set.add("stop", [.fill, .enclosed]) { p in p.shape(.box(-38, -38, 38, 38, r: 9)) }
        set.add("pause", [.fill, .enclosed, .inRectangle]) { p in
            p.shape(.box(-34, -42, -9, 42, r: 6))
            p.shape(.box(9, -42, 34, 42, r: 6))
        }
        set.add("playpause", [.fill, .enclosed]) { p in
            p.shape(.corners(2, 0, 5, -56, 35, 5, -56, -35, 5))
            p.shape(.box(12, -35, 28, 35, r: 4.5))
            p.shape(.box(38, -35, 54, 35, r: 4.5))
        }
        set.add("forward", [.fill, .enclosed]) { p in p.winding(.right) }
        set.add("backward", [.fill, .enclosed]) { p in p.winding(.left) }
        set.add("forward.end", [.fill, .enclosed]) { p in
            p.shape(.corners(22, 0, 6, -42, 38, 6, -42, -38, 6))
            p.shape(.box(30, -37, 43, 37, r: 5))
        }
        set.add("backward.end", [.fill, .enclosed]) { p in
            p.shape(Path.corners(22, 0, 6, -42, 38, 6, -42, -38, 6).mirrored)
            p.shape(.box(-43, -37, -30, 37, r: 5))
        }
        set.add("shuffle", [.enclosed], most: 13.5) { p in
            p.stroke(.drawn("M -52 26 L -38 26 C -10 26 -2 -26 26 -26 L 48 -26"))
            let front = Path.drawn("M -52 -26 L -38 -26 C -10 -26 -2 26 26 26 L 48 26")
            p.clear(around: p.line(front.trimmedPath(from: 0.36, to: 0.64)))
            p.stroke(front)
            for y: CGFloat in [-26, 26] { p.stroke(.line(36, y - 15, 52, y, 36, y + 15)) }
        }
        set.add("repeat", [.enclosed], most: 13.5) { p in
            p.layer(.primary, pivot: .zero)
            for turn in [0.0, 180] {
                p.stroke(Path.drawn("M -48 4 L -48 -2 C -48 -16 -39 -25 -25 -25 L 40 -25").turned(turn))
                p.stroke(Path.line(26, -42, 44, -25, 26, -8).turned(turn))
            }
        }
    }

    private static func addSound(to set: inout SymbolSet) {
        set.add("speaker", [.fill, .enclosed, .slash]) { p in p.shape(speaker.moved(4, 0)) }
        for count in 1...3 {
            set.add("speaker.wave.\(count)", [.fill, .enclosed], most: 12.5) { p in
                let shift = CGFloat(-8 * count) - 4
                p.layer(.primary)
                p.shape(speaker.moved(shift, 0))
                for i in 0..<count {
                    p.layer(SymbolLevel(rawValue: min(i + 1, 2))!, variable: true)
                    p.stroke(.arc(shift + 3, 0, CGFloat(26 + 19 * i), -38, 38))
                }
            }
        }
        set.add("mic", [.fill, .enclosed, .slash], most: 13.5) { p in
            p.layer(.primary)
            p.shape(.box(-15.5, -52, 15.5, 15, r: 15.5))
            p.layer(.secondary)
            p.stroke(.drawn("M -30 -8 L -30 0 C -30 18 -18 31 0 31 C 18 31 30 18 30 0 L 30 -8"))
            p.stroke(.line(0, 31, 0, 49))
            p.stroke(.line(-20, 49, 20, 49))
        }
        set.add("music.note") { p in p.fill(note(p)) }
        set.add("music.note.list", [.directional]) { p in
            p.layer(.secondary)
            p.stroke(.line(-52, -34, 6, -34))
            p.stroke(.line(-52, -8, 6, -8))
            p.stroke(.line(-52, 18, -14, 18))
            p.layer(.primary)
            p.fill(note(p).moved(28, 0))
        }
        set.add("headphones", [.enclosed], most: 14) { p in
            p.layer(.secondary)
            p.stroke(.drawn("M -42 26 L -42 2 C -42 -24 -24 -42 0 -42 C 24 -42 42 -24 42 2 L 42 26"))
            p.layer(.primary)
            p.fill(Path.box(-47, 8, -24, 46, r: 8) + .box(24, 8, 47, 46, r: 8))
        }
        set.add("airpods.max", most: 13) { p in
            p.layer(.secondary)
            p.stroke(.drawn("M -36 2 C -38 -32 -22 -50 0 -50 C 22 -50 38 -32 36 2"))
            p.layer(.primary)
            p.fill(Path.box(-50, 0, -22, 50, r: 13) + .box(22, 0, 50, 50, r: 13))
        }
        set.add("hifispeaker", [.fill], most: 11.5) { p in
            p.shape(.box(-34, -54, 34, 54, r: 11))
            p.mark(p.hollow(.disc(0, 17, 22)))
            p.mark(.disc(0, -27, 9))
        }
        set.add("waveform", [.enclosed], most: 11) { p in
            for (i, height) in [10, 26, 44, 22, 34, 14, 7].enumerated() {
                p.layer(.primary, variable: true)
                let x = CGFloat(i - 3) * 16
                p.stroke(.line(x, -CGFloat(height), x, CGFloat(height)))
            }
        }
        set.add("airplayaudio", most: 10.5) { p in
            p.layer(.secondary)
            for (i, radius) in [18, 34, 50].enumerated() where i < 3 {
                p.stroke(.arc(0, -4, CGFloat(radius), i == 0 ? 150 : 140, i == 0 ? 390 : 400))
            }
            p.layer(.primary)
            p.front(.poly(r: 4, 0, 12, 32, 50, -32, 50))
        }
        set.add("airplayvideo") { p in
            p.layer(.secondary)
            p.stroke(.bent(r: 12, -30, 22, -52, 22, -52, -44, 52, -44, 52, 22, 30, 22))
            p.layer(.primary)
            p.front(.poly(r: 4, 0, 10, 34, 50, -34, 50))
        }
    }

    /// Seen from the side, its mouth at the right.
    private static let speaker = Path.corners(
        -44, -18, 7, -27, -18, 2, -2, -40, 6, 8, -42, 6, 8, 42, 6, -2, 40, 6, -27, 18, 2, -44, 18, 7)

    private static func note(_ p: SymbolPen) -> Path {
        let head = Path.oval(-12, 38, 16, 13).turned(-18, about: -12, 38)
        let stem = p.line(.line(2.5, 34, 2.5, -44), 0.85)
        let flag = Path.drawn(
            """
            M -1.5 -46 C -1.5 -50 2 -51 5 -50 L 24 -45 C 27 -44 29 -42 29 -39 L 29 -32 C 29 -28 26 -27 23 -28 L
            -1.5 -34 Z
            """
        )
        return head + stem + flag
    }

    private static func addPictures(to set: inout SymbolSet) {
        set.add("video", [.fill, .enclosed, .slash], most: 14) { p in
            p.layer(.primary)
            p.shape(.box(-58, -35, 24, 35, r: 13))
            p.layer(.secondary)
            p.shape(.corners(31, -9, 4, 52, -26, 6, 58, -22, 4, 58, 22, 4, 52, 26, 6, 31, 9, 4))
        }
        set.add("camera", [.fill, .enclosed], most: 13.5) { p in
            p.shape(cameraBody)
            p.mark(p.hollow(.disc(0, 6, 23.5)))
            p.mark(.disc(42, -13, 4))
        }
        set.add("camera.metering.none") { p in
            p.fill(p.hollow(.box(-58, -42, 58, 42, r: 14)))
            p.fill(p.hollow(.disc(0, 0, 19)))
        }
        set.add("photo", [.fill], most: 13) { p in picture(&p) }
        set.add("photo.on.rectangle", [.fill], most: 11) { p in
            picture(&p)
            let moved = p.layers.map { layer in
                var layer = layer
                layer.path = layer.path.scaled(0.84).moved(9, 8)
                return layer
            }
            let front = Path.box(-60, -43, 60, 43, r: 14).scaled(0.84).moved(9, 8)
            p.removeLayers()
            p.layer(.secondary)
            p.shape(.box(-60, -45, 42, 27, r: 12))
            p.cut(front.grown(p.gap))
            for layer in moved { p.append(layer) }
        }
        set.add("film", [.fill], most: 10.5) { p in
            p.shape(.box(-58, -43, 58, 43, r: 12))
            for x: CGFloat in [-1, 1] {
                for y: CGFloat in [-27, -9, 9, 27] {
                    p.mark(.box(x * 44 - 6, y - 4.5, x * 44 + 6, y + 4.5, r: 2.5))
                }
            }
            p.detail(.line(-30, -39, -30, 39), 0.8)
            p.detail(.line(30, -39, 30, 39), 0.8)
            p.detail(.line(-30, 0, 30, 0), 0.8)
        }
        set.add("tv", [.fill, .enclosed]) { p in
            p.layer(.primary)
            p.shape(.box(-62, -45, 62, 33, r: 12))
            p.layer(.secondary)
            p.stroke(.line(-30, 46, 30, 46))
        }
        set.add("viewfinder", [.enclosed]) { p in
            for turn in [0.0, 90, 180, 270] {
                p.stroke(Path.bent(r: 13, -45, -17, -45, -45, -17, -45).turned(turn))
            }
        }
        set.add("crop") { p in
            p.stroke(.bent(r: 6, -50, -29, 29, -29, 29, 50))
            p.stroke(.bent(r: 6, 50, 29, -29, 29, -29, -50))
        }
        set.add("barcode", most: 9.5) { p in
            for (x, width) in [
                (-50, 1.3), (-33, 0.6), (-19, 1.3), (-2, 0.6), (12, 0.6), (28, 1.3), (43, 0.6), (53, 0.6),
            ] {
                let half = CGFloat(width) * p.width / 2
                p.fill(.box(CGFloat(x) - half, -38, CGFloat(x) + half, 38, r: min(2, half)))
            }
        }
        set.add("qrcode", most: 10) { p in
            for (x, y) in [(-27, -27), (27, -27), (-27, 27)] as [(CGFloat, CGFloat)] {
                p.fill(p.hollow(.box(x - 19, y - 19, x + 19, y + 19, r: 5)))
                p.fill(.box(x - 6, y - 6, x + 6, y + 6, r: 2))
            }
            for (x, y) in [(14, 14), (40, 14), (27, 27), (14, 40), (40, 40)] as [(CGFloat, CGFloat)] {
                p.fill(.box(x - 6, y - 6, x + 6, y + 6, r: 2))
            }
        }
        set.add("flip.horizontal", [.fill], most: 12) { p in
            p.layer(.primary)
            p.fill(.corners(-9, -40, 4, -9, 36, 4, -56, 36, 7))
            p.layer(.secondary)
            let right = Path.corners(9, -40, 4, 9, 36, 4, 56, 36, 7)
            p.fill(p.isFilled ? right : p.hollow(right))
        }
    }

    /// An image of mountains below the sun.
    static let cameraBody = Path.corners(
        -58, -29, 11, -33, -29, 6, -23, -42, 6, 23, -42, 6, 33, -29, 6, 58, -29, 11, 58, 42, 11, -58, 42, 11)

    private static func picture(_ p: inout SymbolPen) {
        let frame = Path.box(-60, -43, 60, 43, r: 14)
        let sun = Path.disc(-29, -15, 10)
        let ridge = Path.drawn(
            "M -70 34 L -32 4 C -28 1 -24 1 -20 4 L -4 18 L 22 -8 C 26 -12 32 -12 36 -8 L 70 26 L 70 60 L -70 60 Z")
        if p.isFilled {
            p.fill(frame)
            p.cut(sun)
            p.cut(ridge.intersection(p.inside(frame)))
        } else {
            p.fill(p.hollow(frame))
            p.fill(sun)
            p.fill(ridge.intersection(frame))
        }
    }
}

extension SymbolPen {
    fileprivate enum Side { case left, right }

    /// Two triangles, one behind the other.
    fileprivate mutating func winding(_ side: Side) {
        for x: CGFloat in [-52, 4] {
            let triangle = Path.corners(50, 0, 6, 0, 36, 6, 0, -36, 6).moved(x, 0)
            layer(.primary, variable: true)
            shape(side == .right ? triangle : triangle.mirrored)
        }
    }
}
