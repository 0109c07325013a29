// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing
import Typography

@Suite struct MissingScriptTests {
    private static let bare = FontLibrary(folders: [], systemFolders: [])

    private func missing(_ text: String) -> [MissingScript] {
        Self.bare.missingScripts(text.unicodeScalars.map(\.value))
    }

    @Test(arguments: [
        ("あ", "Chinese, Japanese or Korean", "fonts-noto-cjk"), ("漢", "Chinese, Japanese or Korean", "fonts-noto-cjk"),
        ("한", "Chinese, Japanese or Korean", "fonts-noto-cjk"), ("。", "Chinese, Japanese or Korean", "fonts-noto-cjk"),
        ("ก", "Thai", "fonts-noto-core"), ("ע", "Hebrew", "fonts-noto-core"), ("🦄", "emoji", "fonts-noto-color-emoji"),
        ("𐎀", "the script Ugar of ISO 15924", "fonts-noto-core"),
    ])
    func aScriptNamesItsPackage(_ letter: String, _ name: String, _ package: String) throws {
        let script = try #require(missing(letter).first)
        #expect(script.name == name && script.example == letter && script.package == package)
        #expect(script.description.hasSuffix("run apt-get install \(package)"))
    }

    @Test func eachIsNamedOnceByItsFirstLetter() {
        #expect(missing("漢字かなก\u{200D}").map(\.example) == ["漢", "ก"])
    }

    /// An installed package that lacks the letter is not suggested.
    @Test func aPackageThatIsThereIsNotNamed() {
        #expect(library.missingScripts([0x10380]).map(\.package) == [nil])
    }

    @Test func layoutsReportMissingScripts() throws {
        #expect(try typeset("Ag שלום").missingScripts.isEmpty)
        let unassigned = try typeset("a\u{10FFFF}b\u{10FFFF}…", width: 40).missingScripts
        #expect(unassigned.map(\.example) == ["\u{10FFFF}"])
    }
}

/// The box for letters that no font has, instead of a font's own `.notdef` glyph.
@Suite struct MissingLetterBoxTests {
    /// An empty box inside of its advance and below the capital height.
    @Test(arguments: [
        system(17), system(17, weight: 800), system(17, .rounded), system(17, .serif), system(17, .monospaced),
    ])
    func itIsAnOutline(_ font: FontDescriptor) throws {
        let glyph = try #require(typeset("\u{10FFFF}", font).glyphs.first)
        let box = glyph.path.applying(CGAffineTransform(translationX: -glyph.origin.x, y: -glyph.origin.y))
        let bounds = box.boundingRect
        let advance = try exactWidth("\u{10FFFF}", font)
        #expect(bounds.minX > 0 && bounds.maxX < advance && bounds.width > advance / 2)
        #expect(abs(bounds.maxY) < 0.01 && bounds.height > 10 && bounds.height < 14)
        #expect(!box.contains(CGPoint(x: bounds.midX, y: bounds.midY)))
        // The box has a line on all four sides, no thicker than the stems of letters.
        for (x, y) in [(0.5, 0.02), (0.5, 0.98), (0.02, 0.5), (0.98, 0.5)] {
            #expect(box.contains(CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)))
        }
        #expect(!box.contains(CGPoint(x: bounds.minX + 1.5, y: bounds.midY)))
        #expect(!box.contains(CGPoint(x: bounds.minX + 0.1, y: bounds.minY + 0.1)), "the corner is round")
    }

    /// A base and a combining mark without glyphs form one box, because they are one character.
    @Test func eachCharacterHasOne() throws {
        #expect(try typeset("\u{10FFFF}\u{10FFFE}").glyphs.map(\.id) == [0, 0])
        #expect(try typeset("\u{10FFFF}\u{1E130}").glyphs.map(\.id) == [0])
        #expect(try exactWidth("\u{10FFFF}\u{1E130}") == exactWidth("\u{10FFFF}"))
    }
}
