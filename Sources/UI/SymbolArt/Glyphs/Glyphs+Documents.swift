// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Paper, books and folders.
    package static func addDocuments(to set: inout SymbolSet) {
        set.add("doc", [.fill, .enclosed]) { p in p.sheet() }
        set.add("doc.text", [.fill], most: 12) { p in
            p.sheet()
            for y: CGFloat in [6, 21, 36] { p.detail(.line(-19, y, y == 36 ? 6 : 19, y), 0.75) }
        }
        set.add("doc.on.doc", [.fill], most: 12) { p in
            p.layer(.secondary)
            p.shape(.corners(-8, -54, 10, 18, -54, 0, 46, -26, 0, 46, 30, 11, -8, 30, 11), 0.95)
            let front = Path.corners(-46, -30, 11, -18, -30, 2, 8, -4, 2, 8, 54, 11, -46, 54, 11)
            p.clear(around: front)
            p.layer(.primary)
            p.shape(front, 0.95)
        }
        set.add("note", [.fill]) { p in p.note() }
        set.add("note.text", most: 13) { p in
            p.note()
            for y: CGFloat in [-20, -2, 16] { p.stroke(.line(-26, y, y > 10 ? 0 : 26, y), 0.85) }
        }
        set.add("folder", [.fill, .enclosed]) { p in p.folder() }
        set.add("folder.badge.plus", [.fill], most: 13) { p in
            p.folder()
            p.demoteLayers()
            p.badge(.plus, x: 44, y: 34)
        }
        set.add("bookmark", [.fill, .enclosed, .slash]) { p in
            p.shape(.corners(-31, -54, 12, 31, -54, 12, 31, 54, 5, 0, 27, 3, -31, 54, 5))
        }
        set.add("book", [.fill, .enclosed], most: 13) { p in
            let page = Path.drawn(
                """
                M 0 -30 C 12 -41 30 -43 46 -41 C 53 -40 57 -36 57 -29 L 57 29 C 57 34 54 36 49 35 C 33 32 14 33 0 44 Z
                """)
            p.layer(.primary)
            if p.isFilled {
                p.fill(page + page.mirrored)
                p.cut(p.line(.line(0, -60, 0, 60), 0.65))
            } else {
                p.fill(p.hollow(page + page.mirrored))
                p.stroke(.line(0, -26, 0, 38))
            }
        }
        set.add("book.closed", [.fill], most: 13) { p in p.book() }
        set.add("character.book.closed", [.fill, .localized, .directional], most: 12.5) { p in
            p.book()
            // The letter stands on the cover: between the back and the fore edge, above the pages.
            if p.isFilled {
                p.text(p.letters.script.letter, size: 58, y: -11, most: 64 - 1.6 * p.width, asCutout: true)
            } else {
                p.text(p.letters.script.letter, size: 58, y: -13, most: 64 - 1.6 * p.width)
            }
        }
        set.add("newspaper", [.fill], most: 10) { p in
            p.layer(.secondary)
            p.stroke(.drawn("M 38 -20 L 50 -20 C 55 -20 58 -17 58 -12 L 58 30 C 58 39 53 43 46 43 C 39 43 36 39 36 32"))
            p.layer(.primary)
            let sheet = Path.corners(-58, -43, 10, 40, -43, 10, 40, 34, 0, 48, 47, 0, -46, 47, 13, -58, 38, 10)
            p.cut(sheet)
            p.shape(sheet)
            p.mark(.box(-41, -27, -13, -3, r: 3))
            p.detail(.line(0, -24, 22, -24), 0.75)
            p.detail(.line(0, -7, 22, -7), 0.75)
            p.detail(.line(-38, 11, 22, 11), 0.75)
            p.detail(.line(-38, 27, 22, 27), 0.75)
        }
        for (name, isUp) in [("square.and.arrow.up", true), ("square.and.arrow.down", false)] {
            set.add(name, [.fill]) { p in
                let box = Path.box(-42, -20, 42, 54, r: 13)
                p.layer(.secondary)
                p.shape(box)
                if p.isFilled {
                    // What is inside of the box is a hole in it, what is outside keeps a gap.
                    let tip: CGFloat = isUp ? -57 : 25
                    let arrow =
                        p.line(isUp ? .line(0, tip, 0, 16) : .line(0, -56, 0, tip))
                        + p.line(isUp ? .line(-19, -38, 0, tip, 19, -38) : .line(-19, 6, 0, tip, 19, 6))
                    p.layer(.primary)
                    p.fill(arrow - .box(-60, -20 - p.gap * 0.8, 60, 70, r: 0))
                    p.cutout(arrow.intersection(box), nil)
                } else {
                    p.cut(.box(-24, -40, 24, -20 + p.width + 1, r: 0))
                    p.stroke(.line(-25, -20 + p.width / 2, -22, -20 + p.width / 2))
                    p.stroke(.line(22, -20 + p.width / 2, 25, -20 + p.width / 2))
                    p.layer(.primary)
                    p.stroke(isUp ? .line(0, -56, 0, 14) : .line(0, -54, 0, 16))
                    p.stroke(isUp ? .line(-19, -38, 0, -57, 19, -38) : .line(-19, -2, 0, 17, 19, -2))
                }
            }
        }
    }
}

extension SymbolPen {
    /// A sheet with its upper right corner turned down.
    fileprivate mutating func sheet() {
        layer(.primary)
        let outline = Path.corners(-41, -56, 13, 8, -56, 3, 41, -23, 3, 41, 56, 13, -41, 56, 13)
        let fold = Path.bent(r: 7, 6, -62, 6, -20, 46, -20)
        paper(outline, folded: fold, 0.95)
    }

    /// A square sheet whose lower right corner is turned up.
    fileprivate mutating func note() {
        layer(.primary)
        let outline = Path.corners(-45, -45, 14, 45, -45, 14, 45, 17, 4, 17, 45, 4, -45, 45, 14)
        let fold = Path.bent(r: 6, 50, 14, 14, 14, 14, 50)
        paper(outline, folded: fold, 0.9)
    }

    /// - Parameter width: Of the line of the fold where the paper is not filled.
    private mutating func paper(_ outline: Path, folded fold: Path, _ width: CGFloat) {
        if isFilled {
            fill(outline)
            cut(line(fold, 0.65))
        } else {
            fill(hollow(outline))
            fill(line(fold, width).intersection(outline))
        }
    }

    fileprivate mutating func folder() {
        layer(.primary)
        let outline = Path.corners(-58, -42, 12, -18, -42, 7, -7, -32, 5, 58, -32, 12, 58, 44, 13, -58, 44, 13)
        shape(outline)
        mark(line(.line(-60, -13, 60, -13), isFilled ? 0.65 : 0.95).intersection(outline))
    }

    /// A book that lies on its back cover, the back at the left.
    fileprivate mutating func book() {
        layer(.secondary)
        let cover = Path.corners(-40, -54, 14, 40, -54, 9, 40, 54, 6, -40, 54, 14)
        if isFilled {
            fill(cover)
            cut(line(.bent(r: 6, 31, 36, -26, 36, -26, 42, 31, 42), 0.55))
        } else {
            fill(hollow(cover))
            fill(line(.drawn("M -36 42 C -36 34 -32 30 -25 30 L 38 30"), 0.95).intersection(cover))
        }
    }
}
