// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import TestSupport
import Testing

@Suite struct PNGDecoderTests {
    // MARK: Colour types and depths, written by a foreign encoder

    @Test func greyOfEveryDepth() throws {
        let rows: [(depth: Int, row: [UInt8], greys: [UInt8])] = [
            (1, [0b1010_0000], [255, 0, 255]),
            (2, [0b0001_1100], [0, 85, 255]),
            (4, [0x0F, 0x80], [0, 255, 136]),
            (8, [0, 77, 255], [0, 77, 255]),
            (16, [0, 0, 0x80, 0x80, 0xFF, 0xFF], [0, 128, 255]),
        ]
        for (depth, row, greys) in rows {
            let bitmap = try PNGDecoder.decode(
                ForeignPNG(width: 3, height: 1, bitDepth: depth, colorType: 0, rows: [row]).bytes)
            for x in 0..<3 { #expect(bitmap[x, 0] == SIMD4(greys[x], greys[x], greys[x], 255), "\(depth) bits") }
        }
    }

    @Test func colorsWithAndWithoutAlpha() throws {
        let rgb = ForeignPNG(width: 2, height: 1, bitDepth: 8, colorType: 2, rows: [[1, 2, 3, 200, 100, 50]])
        #expect(try PNGDecoder.decode(rgb.bytes)[1, 0] == SIMD4(200, 100, 50, 255))
        let rgba = ForeignPNG(width: 2, height: 1, bitDepth: 8, colorType: 6, rows: [[1, 2, 3, 0, 200, 100, 50, 128]])
        #expect(try PNGDecoder.decode(rgba.bytes)[0, 0] == SIMD4(0, 0, 0, 0))
        #expect(try PNGDecoder.decode(rgba.bytes)[1, 0] == SIMD4(100, 50, 25, 128))
        let greyAlpha = ForeignPNG(width: 1, height: 1, bitDepth: 8, colorType: 4, rows: [[200, 51]])
        #expect(try PNGDecoder.decode(greyAlpha.bytes)[0, 0] == SIMD4(40, 40, 40, 51))
        let deep = ForeignPNG(
            width: 1, height: 1, bitDepth: 16, colorType: 6, rows: [[0xC8, 0xC8, 0x64, 0x64, 0, 0, 0xFF, 0xFF]])
        #expect(try PNGDecoder.decode(deep.bytes)[0, 0] == SIMD4(200, 100, 0, 255))
    }

    @Test(arguments: [2, 6])
    func everyFilterIsUndone(colorType: Int) throws {
        for width in [1, 2, 7, 40] {
            let channels = colorType == 2 ? 3 : 4
            let rows = (0..<25).map { y in
                (0..<width * channels).map { UInt8((Pictures.noise($0, y) / 4 + $0 * 3 + y * 5) & 255) }
            }
            let filters = (0..<25).map { ($0 * 7 + $0 / 5) % 5 }
            let file = ForeignPNG(
                width: width, height: 25, bitDepth: 8, colorType: colorType, rows: rows, filters: filters)
            let plain = ForeignPNG(width: width, height: 25, bitDepth: 8, colorType: colorType, rows: rows)
            let bitmap = try PNGDecoder.decode(file.bytes)
            #expect(bitmap == (try PNGDecoder.decode(plain.bytes)))
            if colorType == 2 {
                let last = Array(rows[24].suffix(3))
                #expect(bitmap[width - 1, 24] == SIMD4(last[0], last[1], last[2], 255))
            }
        }
    }

    @Test func palettesWithTransparency() throws {
        let file = ForeignPNG(
            width: 3, height: 1, bitDepth: 2, colorType: 3, palette: [255, 0, 0, 0, 255, 0, 0, 0, 255],
            transparency: [51], rows: [[0b0001_1000]])
        let bitmap = try PNGDecoder.decode(file.bytes)
        #expect(bitmap[0, 0] == SIMD4(51, 0, 0, 51))
        #expect(bitmap[1, 0] == SIMD4(0, 255, 0, 255))
        #expect(bitmap[2, 0] == SIMD4(0, 0, 255, 255))
    }

    @Test func oneColorCanBeTransparent() throws {
        let file = ForeignPNG(
            width: 2, height: 1, bitDepth: 8, colorType: 2, transparency: [0, 9, 0, 8, 0, 7],
            rows: [[9, 8, 7, 9, 8, 6]])
        let bitmap = try PNGDecoder.decode(file.bytes)
        #expect(bitmap[0, 0] == SIMD4(0, 0, 0, 0))
        #expect(bitmap[1, 0] == SIMD4(9, 8, 6, 255))
    }

    @Test func interlacedRowsComeInTheirPasses() throws {
        // 2×2 pixels: pass 1 contains (0,0), pass 6 (1,0), pass 7 the second row.
        let file = ForeignPNG(
            width: 2, height: 2, bitDepth: 8, colorType: 0, isInterlaced: true, rows: [[10], [20], [30, 40]])
        let bitmap = try PNGDecoder.decode(file.bytes)
        #expect([bitmap[0, 0].x, bitmap[1, 0].x, bitmap[0, 1].x, bitmap[1, 1].x] == [10, 20, 30, 40])
    }

    @Test func bytesAfterTheEndDoNotMatter() throws {
        let bitmap = Pictures.make(4, 4) { x, y in [x, y, 0, 255] }
        #expect(try PNGDecoder.decode(PNGEncoder().encode(bitmap) + [1, 2, 3]) == bitmap)
    }

    // MARK: Hostile files

    @Test func everyTruncationThrows() throws {
        let file = try PNGEncoder().encode(Pictures.make(60, 60) { x, y in [Pictures.noise(x, y), x, y, x * 4] })
        for count in stride(from: 0, to: file.count, by: 37) + [file.count - 1] {
            #expect(throws: CodecError.self) { try PNGDecoder.decode(Array(file[..<count])) }
        }
    }

    @Test func damagedBytesNeverCrash() throws {
        let file = try PNGEncoder().encode(Pictures.make(12, 9) { x, y in [Pictures.noise(x, y), x, y, x * 20] })
        for i in 0..<file.count {
            for flip: UInt8 in [1, 0x80, 0xFF] {
                var damaged = file
                damaged[i] ^= flip
                // Decoding may succeed, because the decoder ignores some checksums.
                if let bitmap = try? PNGDecoder.decode(damaged) {
                    #expect(bitmap.width <= 255 && bitmap.height <= 255)
                }
            }
        }
    }

    @Test func largeHeadersAreRefusedBeforeAllocation() {
        let huge = ForeignPNG(width: 100_000, height: 100_000, bitDepth: 8, colorType: 6, rows: [[1, 2, 3, 4]])
        #expect(throws: CodecError.tooLarge(.png, width: 100_000, height: 100_000, limit: .standard)) {
            try PNGDecoder.decode(huge.bytes)
        }
        // The size is within the limit, but a few bytes cannot hold so many pixels.
        let empty = ForeignPNG(width: 8000, height: 8000, bitDepth: 8, colorType: 6, rows: [[1, 2, 3, 4]])
        #expect(throws: CodecError.truncated(.png)) { try PNGDecoder.decode(empty.bytes) }
        let limit = PixelLimit(maximumSide: 4, maximumCount: 8)
        let file = ForeignPNG(
            width: 3, height: 3, bitDepth: 8, colorType: 0, rows: [[1, 2, 3], [1, 2, 3], [1, 2, 3]])
        #expect(throws: CodecError.tooLarge(.png, width: 3, height: 3, limit: limit)) {
            try PNGDecoder.decode(file.bytes, limit: limit)
        }
    }

    @Test func nonsenseThrows() {
        let header = ForeignPNG(width: 1, height: 1, bitDepth: 8, colorType: 0, rows: [[7]])
        var zero = header
        zero.width = 0
        var badType = header
        badType.colorType = 5
        var badDepth = header
        badDepth.bitDepth = 3
        var tooShort = header
        tooShort.height = 2
        let files: [[UInt8]] = [
            [], [0], Array("not a picture at all".utf8), zero.bytes, badType.bytes, badDepth.bytes, tooShort.bytes,
            Array(header.bytes[..<8]) + ForeignPNG.chunk("IEND", []),
            Array(header.bytes[..<8]) + ForeignPNG.chunk("IDAT", []) + ForeignPNG.chunk("IEND", []),
            Array(header.bytes[..<33]) + Array(header.bytes[8...]),
        ]
        for file in files { #expect(throws: CodecError.self) { try PNGDecoder.decode(file) } }
    }

    @Test func errorsAreOneLine() {
        let error = CodecError.tooLarge(.png, width: 100_000, height: 7, limit: .standard)
        let words = "more than 32768 a side or 134217728 in all; --max-pixels raises this"
        #expect("\(error)" == "the PNG file has 100000×7 pixels, \(words)")
        let beyond = CodecError.tooLarge(.png, width: 300_000, height: 7, limit: .standard)
        let most = "262144 a side or 2147483647 in all"
        #expect("\(beyond)" == "the PNG file has 300000×7 pixels, \(words) to \(most) at most")
        #expect("\(CodecError.damaged(.jpeg, reason: "bad code"))" == "damaged JPEG file: bad code")
    }
}

private func + (lhs: StrideTo<Int>, rhs: [Int]) -> [Int] { Array(lhs) + rhs }
