// SPDX-License-Identifier: MIT

import Codecs
import TestSupport
import Testing

@Suite struct PNGTextTests {
    private static let picture = Pictures.make(7, 5) { x, y in [x * 20, y * 30, 90, 255] }

    @Test(arguments: ["", "Inter-Regular.otf", "eins\nzwei — drei 字"]) func wordsComeBackAndLeaveNoTrace(_ text: String)
        throws
    {
        for file in [try PNGEncoder().encode(Self.picture), try Animations.apng([Self.picture, Self.picture])] {
            #expect(try PNGText.text("Fonts", in: file) == nil)
            let named = try PNGText.adding("Fonts", text, to: file)
            #expect(try PNGText.text("Fonts", in: named) == text)
            #expect(try PNGText.text("Font", in: named) == nil)
            #expect(try ImageDecoder.decode(named) == Self.picture)
            #expect(try PNGText.removing("Fonts", from: named) == file)
            #expect(try PNGText.removing("Other", from: named) == named)
        }
    }

    @Test func longWordsAreCompressed() throws {
        let file = try PNGEncoder().encode(Self.picture)
        let text = String(repeating: "Text 10×20 at 3,4 — ", count: 5000)
        let named = try PNGText.adding("Views", text, isCompressed: true, to: file)
        #expect(named.count < file.count + 2000)
        #expect(try PNGText.compressedText("Views", in: named) == text)
        #expect(try PNGText.text("Views", in: named) == nil)
        #expect(try PNGText.compressedText("Views", in: named, limit: 1000) == nil)
        #expect(try PNGText.removing("Views", from: named) == file)
        #expect(try ImageDecoder.decode(named) == Self.picture)
    }

    @Test func theLastOfTwoCounts() throws {
        let file = try PNGText.adding("Fonts", "old", to: PNGEncoder().encode(Self.picture))
        #expect(try PNGText.text("Fonts", in: PNGText.adding("Fonts", "new", to: file)) == "new")
    }

    @Test func damagedFilesAreErrors() throws {
        let file = try PNGEncoder().encode(Self.picture)
        for count in [0, 7, 8, 20, file.count - 1] {
            #expect(throws: CodecError.self) { try PNGText.adding("Fonts", "x", to: Array(file[..<count])) }
            #expect(throws: CodecError.self) { try PNGText.text("Fonts", in: Array(file[..<count])) }
        }
    }
}
