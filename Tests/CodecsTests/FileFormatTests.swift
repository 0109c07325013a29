// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import TestSupport
import Testing

@Suite struct FileFormatTests {
    @Test func extensionsInAnyCase() {
        #expect(FileFormat(extension: "png") == .png)
        #expect(FileFormat(extension: "JPG") == .jpeg)
        #expect(FileFormat(extension: "jpeg") == .jpeg)
        #expect(FileFormat(extension: "gif") == .gif)
        #expect(FileFormat(extension: "apng") == .apng)
        #expect(FileFormat(extension: "webp") == .webp)
        #expect(FileFormat(extension: "bmp") == nil)
        #expect(FileFormat(extension: "") == nil)
    }

    @Test func theBytesDecideNotTheName() throws {
        let bitmap = Pictures.make(3, 2) { x, y in [x * 80, y * 80, 0, 255] }
        let file = try PNGEncoder().encode(bitmap)
        #expect(FileFormat(magicOf: file) == .png)
        #expect(FileFormat(magicOf: JPEGFixtures.grey) == .jpeg)
        #expect(FileFormat(magicOf: Array("GIF89a".utf8)) == .gif)
        #expect(FileFormat(magicOf: Array("RIFF....WEBP".utf8)) == .webp)
        #expect(FileFormat(magicOf: Array("RIFF....WAVE".utf8)) == nil)
        #expect(FileFormat(magicOf: []) == nil)
        #expect(try ImageDecoder.decode(file) == bitmap)
        #expect(try ImageDecoder.decode(JPEGFixtures.grey).width == 19)
        #expect(throws: CodecError.unknownFormat) { try ImageDecoder.decode(Array("RIFF".utf8)) }
    }
}
