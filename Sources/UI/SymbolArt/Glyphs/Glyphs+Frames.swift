// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Known signs within shapes, and shapes of which a part is filled.
    package static func addFrames(to set: inout SymbolSet) {
        addMarkedFrames(to: &set)
        addParts(to: &set)
        addInsets(to: &set)
        addWindows(to: &set)
        addLayouts(to: &set)
        addViewfinders(to: &set)
    }

    /// A shape, the middle of its inside and the size of what stands there.
    private struct Frame: Sendable {
        /// Made when a sign is drawn: most programs need none of them.
        let path: @Sendable () -> Path
        let y: CGFloat
        let scale: CGFloat
        let marks: [String]
        let color: SymbolColor?

        init(
            path: @escaping @Sendable @autoclosure () -> Path, y: CGFloat = 0, scale: CGFloat, marks: [String],
            color: SymbolColor? = nil
        ) {
            self.path = path
            (self.y, self.scale, self.marks, self.color) = (y, scale, marks, color)
        }
    }

    private static func addMarkedFrames(to set: inout SymbolSet) {
        let frames: [(String, Frame)] = [
            (
                "bubble",
                Frame(
                    path: boxBubble, y: -6, scale: 0.52,
                    marks: ["plus", "exclamationmark", "questionmark", "checkmark", "star", "ellipsis", "info"])
            ),
            (
                "message",
                Frame(
                    path: ovalBubble, y: -2, scale: 0.54,
                    marks: ["plus", "checkmark", "exclamationmark", "questionmark"])
            ),
            (
                "icloud",
                Frame(
                    path: cloud, y: 9, scale: 0.42,
                    marks: ["exclamationmark", "checkmark", "xmark", "bolt.horizontal", "plus", "questionmark"])
            ),
            (
                "diamond",
                Frame(
                    path: .poly(r: 9, 0, -58, 58, 0, 0, 58, -58, 0), scale: 0.5,
                    marks: ["questionmark", "plus", "minus", "exclamationmark", "xmark"])
            ),
            (
                "app",
                Frame(path: .box(-46, -46, 46, 46, r: 24), scale: 0.6, marks: ["plus", "xmark", "questionmark"])
            ),
            (
                "seal",
                Frame(
                    path: .star(0, 0, tips: 8, 56, inner: 45, r: 9, innerRounding: 4), scale: 0.52,
                    marks: ["xmark", "exclamationmark", "questionmark"])
            ),
            (
                "shield", Frame(path: shield, y: -2, scale: 0.5, marks: ["xmark", "exclamationmark", "plus", "minus"])
            ),
            (
                "octagon",
                Frame(
                    path: .star(0, 0, tips: 8, 54, r: 8, turned: 22.5), scale: 0.56,
                    marks: ["exclamationmark", "checkmark", "minus"], color: .red)
            ),
        ]
        for (name, frame) in frames {
            for mark in frame.marks {
                set.add("\(mark).\(name)", [.fill], most: 13) { p in
                    let factor = min(0.92, 10.5 / p.width)
                    // Stems and dots are solid: they take what lines take by their width.
                    let area = p.area(of: mark, filled: true, scale: frame.scale, y: frame.y, factor)
                    p.framed(area, in: frame.path(), frame.color)
                }
            }
        }
        set.add("arrow.up.message", [.fill], most: 13) { p in
            p.framed(p.area(of: "arrow.up", scale: 0.56, y: -2, min(0.92, 10.5 / p.width)), in: ovalBubble)
        }
        set.add("arrow.up.right.video", [.fill], most: 13) { p in
            p.draw("video")
            p.mark(p.area(of: "arrow.up.right", scale: 0.42, x: -17, min(0.9, 10 / p.width)))
        }
        set.add("video.bubble.left", [.fill], most: 13) { p in
            p.framed(p.area(of: "video", filled: true, scale: 0.58, y: -6), in: boxBubble)
        }
        set.alias("video.bubble", of: "video.bubble.left")
        set.add("captions.bubble", [.fill], most: 12) { p in
            p.shape(boxBubble)
            p.detail(.line(-34, -4, -10, -4), 0.85)
            p.detail(.line(8, -4, 34, -4), 0.85)
            p.detail(.line(-34, 14, 2, 14), 0.85)
            p.detail(.line(20, 14, 34, 14), 0.85)
        }
        set.add("bubble.left.and.text.bubble.right", [.fill], most: 10.5) { p in
            p.layer(.secondary)
            p.shape(boxBubble.scaled(0.7).moved(-27, -14), 0.95)
            let front = boxBubble.mirrored.scaled(0.76).moved(20, 13)
            p.clear(around: front)
            p.layer(.primary)
            p.shape(front)
            for (y, end) in [(-3, 42), (9, 42), (21, 22)] as [(CGFloat, CGFloat)] {
                p.detail(.line(-3, y, end, y), 0.75)
            }
        }
        set.add("arrow.triangle.turn.up.right.diamond", [.fill], most: 12.5) { p in
            let arrow =
                p.line(.bent(r: 7, -17, 18, -17, -6, 6, -6)) + .poly(r: 2.5, 26, -6, 4, -23, 4, 11)
            p.framed(arrow, in: .poly(r: 9, 0, -58, 58, 0, 0, 58, -58, 0), .blue)
        }
        for name in ["square.and.arrow.up", "square.and.arrow.down"] {
            set.add("\(name).circle", [.fill], most: 11.5) { p in
                // The box is an outline here: filled, it would be a padlock.
                p.framed(
                    p.area(of: name, filled: false, scale: 0.5, y: -2.5, min(0.88, 9.5 / p.width)), in: .disc(0, 0, 50))
            }
        }
        set.add("drop.triangle", [.fill], most: 12.5) { p in
            p.framed(
                p.area(of: "drop", filled: true, scale: 0.42, y: 15),
                in: .corners(0, -53, 10, 57, 45, 10, -57, 45, 10))
        }
    }

    // MARK: Parts

    private static func addParts(to set: inout SymbolSet) {
        let halves: [(String, Path)] = [
            ("lefthalf", .box(-80, -80, 0, 80, r: 0)), ("righthalf", .box(0, -80, 80, 80, r: 0)),
            ("tophalf", .box(-80, -80, 80, 0, r: 0)), ("bottomhalf", .box(-80, 0, 80, 80, r: 0)),
        ]
        let shapes: [(String, Path)] = [
            ("circle", .disc(0, 0, 50)), ("square", .box(-44.5, -44.5, 44.5, 44.5, r: 15)),
            ("rectangle", .box(-60, -43, 60, 43, r: 15)), ("diamond", .poly(r: 9, 0, -58, 58, 0, 0, 58, -58, 0)),
        ]
        for (shape, outline) in shapes {
            for (half, area) in halves {
                let name = "\(shape).\(half).filled"
                if name != "circle.lefthalf.filled" {
                    set.add(name) { p in
                        p.layer(.secondary)
                        p.fill(p.hollow(outline))
                        p.layer(.primary)
                        p.fill(outline.intersection(area))
                    }
                }
                set.alias("\(shape).\(half).fill", of: name)
            }
        }
        set.add("circle.grid.cross", [.fill], most: 12.5) { p in p.crossOfDiscs([]) }
        for (i, side) in ["up", "right", "down", "left"].enumerated() {
            set.add("circle.grid.cross.\(side).filled", most: 12.5) { p in p.crossOfDiscs([i]) }
            set.alias("circle.grid.cross.\(side).fill", of: "circle.grid.cross.\(side).filled")
        }
        set.add("circle.hexagongrid", [.fill], most: 9.5) { p in
            p.shape(.disc(0, 0, 15), 0.9)
            for i in 0..<6 { p.shape(Path.disc(36, 0, 15).turned(Double(i) * 60), 0.9) }
        }
        set.alias("circle.grid.hex", of: "circle.hexagongrid")
        set.add("circle.hexagongrid.circle", [.fill], most: 9.5) { p in
            var dots = Path.disc(0, 0, 7.5)
            for i in 0..<6 { dots = dots + Path.disc(20, 0, 7.5).turned(Double(i) * 60) }
            p.framed(dots, in: .disc(0, 0, 50))
        }
        set.add("circle.circle", [.fill], most: 12) { p in
            p.shape(.disc(0, 0, 50))
            p.mark(p.hollow(.disc(0, 0, 29)))
        }
        set.add("circle.dotted") { p in p.dots(12, radius: 46) }
        set.add("arrow.right.circle.dotted") { p in
            p.layer(.secondary)
            p.dots(12, radius: 46)
            p.layer(.primary)
            p.draw("arrow.right", scale: 0.58)
        }
        set.add("circle.and.line.horizontal", [.fill]) { p in
            p.shape(.disc(0, 0, 34))
            if p.isFilled { p.cut(p.line(.line(-70, 0, 70, 0)).grown(p.gap)) }
            p.stroke(.line(-62, 0, 62, 0))
        }
        set.add("nosign") { p in
            p.fill(p.hollow(.disc(0, 0, 49), 1.15))
            p.stroke(.line(-28, -28, 28, 28), 1.15)
        }
        set.add("scope", most: 13) { p in p.sight() }
        set.add("dot.scope", most: 12) { p in
            p.sight()
            p.layer(.primary)
            p.fill(.disc(0, 0, 8))
        }
        set.add("parkingsign", [.enclosed], in: .blue) { p in p.text("P", size: 112) }
        set.add("face.dashed", most: 12) { p in
            for i in 0..<10 {
                p.stroke(.arc(0, 0, 50 - p.width / 2, Double(i) * 36 + 8 - 90, Double(i) * 36 + 28 - 90))
            }
            p.fill(Path.oval(-16, -11, 4.8, 7) + .oval(16, -11, 4.8, 7))
            p.stroke(.arc(0, 1, 22, 25, 155))
        }
        set.alias("smiley", of: "face.smiling")
    }

    // MARK: Insets

    /// Rectangles with an area inside, by where it lies.
    private static func addInsets(to set: inout SymbolSet) {
        let (w, h): (CGFloat, CGFloat) = (120, 86)
        let areas: [(String, (CGFloat, CGFloat, CGFloat, CGFloat), SymbolGlyph.Features)] = [
            ("lefthalf", (0, 0, 0.5, 1), []), ("righthalf", (0.5, 0, 1, 1), []),
            ("leadinghalf", (0, 0, 0.5, 1), .directional), ("trailinghalf", (0.5, 0, 1, 1), .directional),
            ("tophalf", (0, 0, 1, 0.5), []), ("bottomhalf", (0, 0.5, 1, 1), []),
            ("leftthird", (0, 0, 0.38, 1), []), ("rightthird", (0.62, 0, 1, 1), []),
            ("leadingthird", (0, 0, 0.38, 1), .directional), ("trailingthird", (0.62, 0, 1, 1), .directional),
            ("topthird", (0, 0, 1, 0.4), []), ("bottomthird", (0, 0.6, 1, 1), []), ("", (0, 0, 1, 1), []),
            ("center", (0.25, 0.24, 0.75, 0.76), []),
        ]
        for (part, area, features) in areas {
            let words = part.isEmpty ? "" : part + "."
            set.add("inset.filled.\(words)rectangle", features, most: 13) { p in
                let frame = Path.box(-60, -43, 60, 43, r: 15)
                p.layer(.secondary)
                p.fill(p.hollow(frame))
                let inset = p.width + 5
                func along(_ part: CGFloat, _ length: CGFloat) -> CGFloat {
                    inset - length / 2 + part * (length - 2 * inset)
                }
                p.layer(.primary)
                p.fill(
                    .box(
                        along(area.0, w), along(area.1, h), along(area.2, w), along(area.3, h),
                        r: max(15 - inset, 4.5)))
            }
            set.alias("rectangle.\(words)inset.filled", of: "inset.filled.\(words)rectangle")
            set.alias("rectangle.\(words)inset.fill", of: "inset.filled.\(words)rectangle")
        }
    }
}

extension SymbolPen {
    /// Four discs around the middle; those that are named stay filled.
    fileprivate mutating func crossOfDiscs(_ filled: [Int]) {
        for i in 0..<4 {
            let disc = Path.disc(0, -33, 16.5).turned(Double(i) * 90)
            if filled.contains(i) { fill(disc) } else { shape(disc) }
        }
    }

    fileprivate mutating func dots(_ count: Int, radius: CGFloat) {
        for i in 0..<count {
            fill(dot(0, -radius, 0.8).turned(Double(i) * 360 / Double(count)))
        }
    }

    /// A ring and four hairs that reach into it.
    fileprivate mutating func sight() {
        layer(.secondary)
        fill(hollow(.disc(0, 0, 42)))
        for turn in [0.0, 90, 180, 270] {
            let hair = line(Path.line(0, -54, 0, -24).turned(turn))
            cut(hair)
            fill(hair)
        }
    }
}
