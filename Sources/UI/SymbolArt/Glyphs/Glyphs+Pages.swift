// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Sheets with something on them, clipboards, trays and shelves.
    package static func addPages(to set: inout SymbolSet) {
        addSheets(to: &set)
        addClipboards(to: &set)
        addTrays(to: &set)
        set.add("book.pages", [.fill], most: 11) { p in
            p.draw("book")
            for (y, start) in [(-17, 17), (-3, 17), (11, 17)] as [(CGFloat, CGFloat)] {
                let line = Path.line(start, y, 40, y - 1)
                p.detail(line, 0.75)
                p.detail(line.mirrored, 0.75)
            }
        }
        set.add("books.vertical", [.fill], most: 10.5) { p in
            p.layer(.primary)
            p.shape(.box(-56, -46, -27, 46, r: 7))
            p.mark(p.line(.line(-47, -25, -36, -25), 0.75) + p.line(.line(-47, 25, -36, 25), 0.75))
            p.layer(.secondary)
            p.shape(.box(-22, -36, 5, 46, r: 7))
            p.mark(p.line(.line(-13, 24, -4, 24), 0.75))
            p.layer(.tertiary)
            let leaning = Path.box(-14, -44, 14, 44, r: 7).turned(-13).moved(35, 3)
            p.shape(leaning)
            p.mark(p.line(Path.line(-5, -22, 5, -22).turned(-13).moved(35, 3), 0.75))
        }
        set.add("scroll", [.fill], most: 11.5) { p in
            let sheet = Path.drawn(
                """
                M -30 -46 L 36 -46 C 45 -46 50 -40 50 -32 L 50 -24 L 34 -24 L 34 32 C 34 41 28 46 20 46 L -36 46
                C -45 46 -50 40 -50 32 L -50 26 L -38 26 L -38 -34 C -38 -41 -36 -46 -30 -46 Z
                """)
            p.shape(sheet)
            let thin = p.isFilled ? 0.6 : 0.9
            p.mark(p.line(.drawn("M 34 -24 L 34 -34 C 34 -41 36 -45 40 -46"), thin).intersection(sheet))
            p.mark(p.line(.drawn("M -38 26 L 4 26 L 4 33 C 4 41 9 46 16 46"), thin).intersection(sheet))
            for y: CGFloat in [-22, -6, 10] { p.detail(.line(-20, y, y > 0 ? 8 : 17, y), 0.75) }
        }
        set.add("menucard", [.fill], most: 11) { p in
            p.layer(.secondary)
            p.shape(.corners(-48, -46, 9, 6, -54, 9, 6, 54, 9, -48, 46, 9))
            p.layer(.primary)
            let page = Path.box(0, -46, 48, 46, r: 9)
            p.cut(page.grown(p.isFilled ? p.gap * 0.7 : 0))
            p.shape(page)
            for y: CGFloat in [-24, -8, 8] { p.detail(.line(15, y, y > 0 ? 25 : 33, y), 0.7) }
        }
        set.add("envelope.open", [.fill], most: 12) { p in
            let envelope = Path.corners(-54, -16, 8, 0, -54, 9, 54, -16, 8, 54, 48, 13, -54, 48, 13)
            p.shape(envelope)
            let flap = p.line(.drawn("M -50 -14 L -8 15 C -3 18.5 3 18.5 8 15 L 50 -14"), p.isFilled ? 0.8 : 1)
            p.mark(flap.intersection(envelope))
        }
        set.alias("mail", of: "envelope")
    }

    private static func addSheets(to set: inout SymbolSet) {
        for name in ["document"] { set.alias(name, of: "doc") }
        set.add("doc.plaintext", [.fill], most: 11.5) { p in
            p.shape(.box(-41, -54, 41, 54, r: 13))
            for (y, end) in [(-28, 20), (-10, 20), (8, 20), (26, 2)] as [(CGFloat, CGFloat)] {
                p.detail(.line(-20, y, end, y), 0.75)
            }
        }
        set.add("doc.richtext", [.fill], most: 10.5) { p in
            p.shape(.box(-41, -54, 41, 54, r: 13))
            p.mark(.box(-24, -38, 24, -6, r: 5))
            for (y, end) in [(11, 20), (25, 20), (38, 2)] as [(CGFloat, CGFloat)] {
                p.detail(.line(-20, y, end, y), 0.72)
            }
        }
        set.add("doc.text.image", [.fill], most: 10.5) { p in
            p.shape(.box(-41, -54, 41, 54, r: 13))
            for y: CGFloat in [-36, -22, -8] { p.detail(.line(-20, y, y > -10 ? 4 : 20, y), 0.72) }
            p.mark(
                .drawn(
                    "M -25 36 L -25 30 L -10 14 C -8 12 -6 12 -4 14 L 4 22 L 10 17 C 12 15 14 15 16 17 L 25 27 L 25 36 C 25 39 23 40 20 40 L -20 40 C -23 40 -25 39 -25 36 Z"
                ))
        }
        set.add("doc.zipper", most: 11) { p in
            p.draw("doc")
            for (i, y) in stride(from: -44.0, through: 20, by: 12.5).enumerated() {
                let x: CGFloat = i.isMultiple(of: 2) ? -15 : -7
                p.stroke(.line(x - 2.5, y, x + 2.5, y), 0.8)
            }
            p.fill(p.hollow(.box(-20, 24, -2, 44, r: 6), 0.8))
        }
        set.add("doc.text.magnifyingglass", most: 10.5) { p in
            p.layer(.secondary)
            p.draw("doc.text", x: -6)
            p.demoteLayers()
            let lens = Path.disc(21, 24, 22)
            p.cut((lens + p.line(.line(36, 39, 52, 55))).grown(p.gap))
            p.layer(.primary)
            p.fill(p.hollow(lens))
            p.stroke(.line(37, 40, 51, 54), 1.05)
        }
        for (name, turn) in [("up", 0.0), ("down", 180)] {
            set.add("arrow.\(name).document", [.fill], most: 11.5) { p in
                p.draw("doc")
                let arrow =
                    p.line(Path.line(0, 19, 0, -19).turned(turn))
                    + p.line(Path.line(-16, -4, 0, -20, 16, -4).turned(turn))
                p.mark(arrow.moved(0, 16))
            }
            set.alias("arrow.\(name).doc", of: "arrow.\(name).document")
        }
        set.add("doc.on.clipboard", [.fill], most: 10.5) { p in
            p.layer(.secondary)
            p.shape(.box(-50, -46, 22, 36, r: 12))
            let clip = Path.box(-29, -56, 1, -37, r: 7)
            p.cut(clip.grown(p.gap * 0.6))
            p.fill(clip)
            let page = Path.corners(-12, -18, 10, 22, -18, 2, 46, 7, 2, 46, 56, 11, -12, 56, 11)
            p.clear(around: page)
            p.layer(.primary)
            p.shape(page)
            let fold = p.line(.bent(r: 5, 19, -24, 19, 10, 52, 10), p.isFilled ? 0.6 : 0.9)
            p.mark(fold.intersection(page))
        }
    }

    private static func addClipboards(to set: inout SymbolSet) {
        set.add("clipboard", [.fill], most: 12) { p in p.clipboard() }
        set.add("list.clipboard", [.fill, .directional], most: 11) { p in
            p.clipboard()
            for y: CGFloat in [-12, 8, 28] {
                p.mark(.disc(-20, y, 3.4 + 0.2 * p.width))
                p.detail(.line(-5, y, 21, y), 0.8)
            }
        }
        set.alias("list.bullet.clipboard", of: "list.clipboard")
        set.add("pencil.and.list.clipboard", [.directional], most: 10.5) { p in
            p.draw("list.clipboard", filled: false, x: -8)
            p.demoteLayers()
            let pencil = p.area(of: "pencil", scale: 0.62, x: 27, y: 20)
            p.clear(around: pencil + .poly(r: 0, 8, 39, 37, -2, 47, 8, 17, 40))
            p.layer(.primary)
            p.fill(pencil)
        }
        set.add("wallet.pass", [.fill], most: 11.5) { p in
            let wallet = Path.box(-48, -46, 48, 46, r: 15)
            p.shape(wallet)
            let thin = p.isFilled ? 0.6 : 0.9
            p.mark(p.line(.line(-60, -23, 60, -23), thin).intersection(wallet))
            p.mark(p.line(.line(-60, -4, 60, -4), thin).intersection(wallet))
            let pocket = Path.drawn("M -60 16 L -22 16 C -15 16 -15 28 0 28 C 15 28 15 16 22 16 L 60 16")
            p.mark(p.line(pocket, thin).intersection(wallet))
        }
    }

    private static func addTrays(to set: inout SymbolSet) {
        set.add("tray.full", [.fill], most: 11.5) { p in
            p.draw("tray", y: 12)
            p.layer(.secondary)
            for y: CGFloat in [-51, -36] {
                let half: CGFloat = y < -40 ? 27 : 33
                p.stroke(.line(-half, y, half, y), 0.95)
            }
        }
        for (name, isUp) in [("up", true), ("down", false)] {
            set.add("tray.and.arrow.\(name)", [.fill], most: 12) { p in
                p.draw("tray", y: 12)
                p.demoteLayers()
                let arrow =
                    p.line(.line(0, -54, 0, 2))
                    + p.line(isUp ? .line(-18, -36, 0, -54, 18, -36) : .line(-18, -15, 0, 3, 18, -15))
                // The edge behind is open on both sides, whatever remains of it beside the head.
                if isUp || p.isFilled { p.clear(around: arrow) }
                p.cut(.box(-27, -40, 27, p.isFilled ? -13.5 : -23 + p.width, r: 0))
                p.layer(.primary)
                p.fill(arrow)
            }
        }
    }
}

extension SymbolPen {
    fileprivate mutating func clipboard() {
        layer(.secondary)
        shape(.box(-42, -46, 42, 54, r: 13))
        let clip = Path.box(-21, -56, 21, -34, r: 8)
        cut(clip.grown(gap * 0.7))
        layer(.primary)
        fill(clip)
    }
}
