// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Testing

@Suite struct JPEGDecoderTests {
    /// The colour that the fixtures were made from.
    private func original(_ x: Int, _ y: Int) -> [Int] { [x * 13, y * 23, x * 5 + y * 9] }

    @Test func colorsComeOutAsTheyWentIn() throws {
        for (file, tolerance) in [(JPEGFixtures.color, 6), (JPEGFixtures.progressive, 24)] {
            let bitmap = try JPEGDecoder.decode(file)
            #expect(bitmap.width == 19 && bitmap.height == 11)
            for y in 0..<11 {
                for x in 0..<19 {
                    let (pixel, expected) = (bitmap[x, y], original(x, y))
                    for channel in 0..<3 {
                        #expect(abs(Int(pixel[channel]) - expected[channel]) <= tolerance, "at \(x), \(y)")
                    }
                    #expect(pixel[3] == 255)
                }
            }
        }
    }

    @Test func greyGivesEqualChannels() throws {
        let bitmap = try JPEGDecoder.decode(JPEGFixtures.grey)
        #expect(bitmap[0, 0] == SIMD4(0, 0, 0, 255))
        #expect(bitmap[9, 5] == SIMD4(113, 113, 113, 255))
        #expect(bitmap[18, 10] == SIMD4(224, 224, 224, 255))
    }

    @Test func printColorsAreRefused() {
        #expect(throws: CodecError.unsupported(.jpeg, what: "print colour (CMYK)")) {
            try JPEGDecoder.decode(JPEGFixtures.cmyk)
        }
    }

    // MARK: Hostile files

    @Test func everyTruncationThrows() {
        for file in [JPEGFixtures.color, JPEGFixtures.progressive, JPEGFixtures.grey] {
            for count in Array(stride(from: 0, to: file.count, by: 37)) + [file.count - 2, file.count - 1] {
                #expect(throws: CodecError.self, "\(count) of \(file.count) bytes") {
                    try JPEGDecoder.decode(Array(file[..<count]))
                }
            }
        }
    }

    @Test func damagedBytesNeverCrash() {
        for file in [JPEGFixtures.color, JPEGFixtures.progressive] {
            for i in 0..<file.count {
                for flip: UInt8 in [1, 0x80, 0xFF] {
                    var damaged = file
                    damaged[i] ^= flip
                    _ = try? JPEGDecoder.decode(damaged)
                }
            }
        }
    }

    @Test func largeHeadersAreRefusedBeforeAllocation() {
        func withSize(_ width: Int, _ height: Int) -> [UInt8] {
            var file = JPEGFixtures.color
            let frame = (0..<file.count).first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 }!
            file.replaceSubrange(
                frame + 5..<frame + 9,
                with: [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)])
            return file
        }
        #expect(throws: CodecError.tooLarge(.jpeg, width: 65_000, height: 65_000, limit: .standard)) {
            try JPEGDecoder.decode(withSize(65_000, 65_000))
        }
        // The size is within the limit, but a few hundred bytes cannot hold so many pixels.
        #expect(throws: CodecError.truncated(.jpeg)) { try JPEGDecoder.decode(withSize(8000, 8000)) }
        #expect(throws: CodecError.self) { try JPEGDecoder.decode(withSize(0, 8)) }
    }

    @Test func nonsenseThrows() {
        let files: [[UInt8]] = [[], [0xFF], [0xFF, 0xD8, 0xFF], [0xFF, 0xD8, 0xFF, 0xD9], Array("a".utf8)]
        for file in files { #expect(throws: CodecError.self) { try JPEGDecoder.decode(file) } }
    }
}
