// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Testing
import Typography

@Suite struct EmojiTests {
    private func pictures(_ text: String, _ font: FontDescriptor = system(17)) throws -> [TextLayout.Picture] {
        try typeset(text, font).lines.flatMap(\.pieces).flatMap(\.pictures)
    }

    @Test(arguments: [
        "😀", "🏳️‍🌈", "👨‍👩‍👧‍👦", "👋🏽", "🧑🏿‍🚀", "🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "#️⃣", "❤️", "❤", "☀", "✔", "🫠",
    ])
    func aSequenceIsOnePicture(_ emoji: String) throws {
        let layout = try typeset(emoji)
        #expect(layout.glyphs.count == 1 && layout.missingScripts.isEmpty)
        let picture = try #require(layout.glyphs.first?.picture)
        #expect(picture.bitmap.width > 60 && !picture.bitmap.isOpaque)
        #expect(layout.lines[0].pieces[0].path.isEmpty)
    }

    @Test(arguments: ["1", "#", "©", "™", "❤\u{FE0E}", "☀\u{FE0E}", "😀\u{FE0E}", "★", "→", "é", "漢"])
    func otherCharactersAreLetters(_ letter: String) throws {
        #expect(try pictures(letter).isEmpty)
    }

    /// Skin tones, flags and keycaps change the bitmap, because a whole sequence is one glyph.
    @Test func sequencesDiffer() throws {
        let bitmaps = try ["👋", "👋🏻", "👋🏿", "🇩🇪", "🇯🇵", "1️⃣", "2️⃣"].map { try #require(pictures($0).first).bitmap }
        for i in bitmaps.indices { for j in 0..<i { #expect(bitmaps[i] != bitmaps[j]) } }
    }

    @Test func linesAreAsHighAsWithoutThem() throws {
        for size: CGFloat in [11, 17, 34] {
            let (plain, mixed) = (try typeset("Ag", system(size)), try typeset("A😀g", system(size)))
            #expect(plain.size.height == mixed.size.height && plain.firstBaseline == mixed.firstBaseline)
        }
    }

    /// Emoji scale with the text, extend from below the baseline to above the capitals, and do not overlap letters.
    @Test func theyAreAsLargeAsTheText() throws {
        for size: CGFloat in [11, 17, 34, 100] {
            let layout = try typeset("A😀A", system(size))
            let frame = try #require(layout.lines[0].pieces.flatMap(\.pictures).first).frame
            let baseline = layout.firstBaseline
            #expect(frame.width > size && frame.width < 1.35 * size && abs(frame.height - 1.17 * size) < 0.05 * size)
            #expect(frame.maxY > baseline && frame.minY < baseline - 0.7 * size)
            let glyphs = layout.glyphs
            #expect(
                glyphs.count == 3 && frame.minX > glyphs[0].origin.x && frame.maxX < glyphs[2].origin.x + 0.2 * size)
        }
    }

    /// Letters beside an emoji have the same glyphs as without it, in left-to-right and right-to-left text.
    @Test func lettersAroundThemStay() throws {
        #expect(
            try typeset("ab 😀 cd").glyphs.filter { $0.picture == nil }.map(\.id) == typeset("ab  cd").glyphs.map(\.id))
        let hebrew = try typeset("אב 😀 גד")
        let place = try #require(hebrew.glyphs.firstIndex { $0.picture != nil })
        #expect(place == hebrew.glyphs.count / 2)
    }

    @Test func aRunHasPicturesAndAPath() throws {
        let piece = try #require(try typeset("a 😀 b 🎉").lines.first?.pieces.first)
        #expect(piece.pictures.count == 2 && !piece.path.isEmpty)
    }

    /// Without the emoji font, other fonts' glyphs or boxes are drawn, and one warning names the package.
    @Test(arguments: ["😀", "🫠", "1️⃣", "😀🦄🫠"])
    func withoutTheirFontThePackageIsNamed(_ text: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in library.inventory().files where !file.path.hasSuffix("NotoColorEmoji.ttf") {
            let name = URL(filePath: file.path).lastPathComponent
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: name), withDestinationURL: URL(filePath: file.path))
        }
        let bare = FontLibrary(folders: [], systemFolders: [folder.path])
        let layout = try TextLayout([TextRun(text, font: system(17))], library: bare)
        #expect(layout.missingScripts.map(\.package) == ["fonts-noto-color-emoji"])
        #expect(layout.missingScripts[0].description.contains("in colours"))
        let pictures = layout.lines[0].pieces.flatMap(\.pictures)
        #expect(pictures.isEmpty)
    }

    @Test func theFileIsInTheInventory() {
        let file = library.inventory().files.first { $0.path.hasSuffix("NotoColorEmoji.ttf") }
        #expect(file?.standsIn == true)
    }
}
