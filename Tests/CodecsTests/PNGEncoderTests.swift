// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import TestSupport
import Testing

@Suite struct PNGEncoderTests {
    /// The bits per channel and the colour type in a file's header.
    private func kind(of file: [UInt8]) -> [Int] { [Int(file[24]), Int(file[25])] }

    private func contains(_ type: String, _ file: [UInt8]) -> Bool {
        let type = Array(type.utf8)
        return (0..<file.count - 4).contains { Array(file[$0..<$0 + 4]) == type }
    }

    // MARK: Round trips, read back by libpng

    @Test(arguments: Pictures.sizes)
    func everyColorTypeRoundTrips(width: Int, height: Int) throws {
        let pictures: [(String, (Int, Int) -> [Int])] = [
            ("opaque colour", { [Pictures.noise($0, $1), $0 * 7, $1 * 5, 255] }),
            ("translucent colour", { [Pictures.noise($0, $1), $0 * 7, $1 * 5, $0 + $1 * 3] }),
            ("opaque grey", { x, y in [x * 4 + y, x * 4 + y, x * 4 + y, 255] }),
            ("translucent grey", { x, y in [x * 4, x * 4, x * 4, x + y * 2] }),
            ("2 colours", { x, y in (x / 3 + y) % 2 == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] }),
            ("3 colours", { x, y in [(x + y) % 3 * 100, 0, 20, 255] }),
            ("13 colours", { x, y in [(x + y) % 13 * 10, 0, 20, 255] }),
            ("256 colours, some translucent", { x, y in [Pictures.noise(x, y), 30, 80, 255 - x % 2] }),
            ("transparent", { _, _ in [0, 0, 0, 0] }),
        ]
        for (name, color) in pictures {
            let bitmap = Pictures.make(width, height, color)
            for compression in PNGEncoder.compressionLevels {
                let file = try PNGEncoder(compression: compression).encode(bitmap)
                #expect(
                    try PNGDecoder.decode(file) == bitmap, "\(name), \(width)×\(height), compression \(compression)")
            }
        }
    }

    @Test func everyPremultipliedPixelRoundTrips() throws {
        // All valid pairs of component and alpha, one pixel each.
        let bitmap = {
            var bitmap = Bitmap(width: 256, height: 256)
            for a in 0..<256 { for c in 0...a { bitmap[c, a] = SIMD4(UInt8(c), 0, UInt8(a - c), UInt8(a)) } }
            return bitmap
        }()
        #expect(try PNGDecoder.decode(PNGEncoder().encode(bitmap)) == bitmap)
    }

    /// Flat images with repeated rows, in each colour type. Flat images have their own encoder. Repeated rows take a
    /// fast path.
    @Test func flatPicturesComeBack() throws {
        let colors: [(String, [[Int]])] = [
            ("opaque colour", (0..<300).map { [$0 % 256, $0 / 2, 90, 255] }),
            ("translucent colour", (0..<300).map { [$0 % 100, $0 / 3, 90, 100 + $0 / 3] }),
            ("grey", (0..<200).map { [$0, $0, $0, 255] }),
            ("3 colours", [[255, 0, 0, 255], [0, 9, 0, 255], [0, 0, 255, 255]]),
            ("1 colour", [[1, 2, 3, 255]]),
        ]
        for (name, colors) in colors {
            // A flat image with a strip of all colours in some rows, including the first and the last.
            let bitmap = Pictures.make(333, 120) { x, y in
                y % 17 < 3 && x > 20 && x <= 20 + colors.count ? colors[(x - 21 + y % 3) % colors.count] : colors[0]
            }
            for compression in PNGEncoder.compressionLevels {
                #expect(try PNGDecoder.decode(PNGEncoder(compression: compression).encode(bitmap)) == bitmap, "\(name)")
            }
        }
    }

    @Test func aComponentAboveAlphaIsClamped() throws {
        var bitmap = Bitmap(width: 1, height: 1)
        bitmap[0, 0] = SIMD4(200, 0, 0, 100)
        #expect(try PNGDecoder.decode(PNGEncoder().encode(bitmap))[0, 0] == SIMD4(100, 0, 0, 100))
    }

    // MARK: The choice of the colour type

    @Test func theSmallestLosslessKindIsChosen() throws {
        func kind(_ color: (Int, Int) -> [Int]) throws -> [Int] {
            self.kind(of: try PNGEncoder().encode(Pictures.make(40, 40, color)))
        }
        #expect(try kind { x, y in [x * 6, y * 6, 0, 255] } == [8, 2])
        #expect(try kind { x, y in [x * 6, y * 6, 0, 254] } == [8, 6])
        #expect(try kind { x, y in [x + y, x + y, x + y, 255] } == [8, 0])
        #expect(try kind { x, y in [x * 6, x * 6, x * 6, 200 + y] } == [8, 4])
        #expect(try kind { _, _ in [9, 9, 9, 255] } == [1, 3])
        #expect(try kind { x, _ in [x % 2, 0, 9, 255] } == [1, 3])
        #expect(try kind { x, _ in [x % 4, 0, 9, 255] } == [2, 3])
        #expect(try kind { x, _ in [x % 5, 0, 9, 255] } == [4, 3])
        #expect(try kind { x, _ in [x % 17, 0, 9, 255] } == [8, 3])
        #expect(try kind { x, _ in [x % 16, x % 16, x % 16, 255] } == [4, 3])
    }

    @Test func aPaletteHolds256ColorsAndNotOneMore() throws {
        #expect(kind(of: try PNGEncoder().encode(Pictures.make(256, 1) { x, _ in [x, 1, 2, 255] })) == [8, 3])
        #expect(kind(of: try PNGEncoder().encode(Pictures.make(257, 1) { x, _ in [x, x / 256, 2, 255] })) == [8, 2])
    }

    /// The count of colours must be exact, although it skips runs of a colour in groups, and repeated rows as a whole.
    @Test(arguments: 1...40) func colorsBetweenRunsAreCounted(_ run: Int) throws {
        for count in [255, 256, 257] {
            // Single pixels of all other colours separate the runs of the first colour. Each row occurs twice.
            let width = 3 * (run + 1), rows = (count + 1) / 3
            var bitmap = Bitmap(width: width, height: 2 * rows)
            for y in 0..<2 * rows {
                for x in 0..<width {
                    let isSingle = x % (run + 1) == run
                    let number = isSingle ? min(y / 2 * 3 + x / (run + 1) + 1, count - 1) : 0
                    bitmap[x, y] = SIMD4(UInt8(number & 255), UInt8(number >> 8), 9, 255)
                }
            }
            let file = try PNGEncoder().encode(bitmap)
            #expect(kind(of: file) == (count <= 256 ? [8, 3] : [8, 2]))
            #expect(try PNGDecoder.decode(file) == bitmap)
        }
    }

    @Test func onlyTranslucentPalettesListAlphas() throws {
        let opaque = try PNGEncoder().encode(Pictures.make(8, 8) { x, _ in [x, 0, 0, 255] })
        let translucent = try PNGEncoder().encode(Pictures.make(8, 8) { x, _ in [x * 30, 0, 0, x == 3 ? 90 : 255] })
        #expect(!contains("tRNS", opaque))
        #expect(contains("tRNS", translucent))
    }

    // MARK: The file

    @Test func filesAreMarkedAsSRGB() throws {
        #expect(contains("sRGB", try PNGEncoder().encode(Bitmap(width: 3, height: 3))))
    }

    @Test func checksumsAreRight() throws {
        let file = try PNGEncoder().encode(Pictures.make(20, 20) { x, y in [x * y, x, y, 255] })
        var position = 8
        while position < file.count {
            let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let body = Array(file[position + 4..<position + 8 + length])
            let crc = Array(file[position + 8 + length..<position + 12 + length])
            #expect(crc == ForeignPNG.bigEndian(Int(ForeignPNG.crc(body))))
            position += 12 + length
        }
        #expect(position == file.count)
    }

    @Test func moreCompressionIsNotLarger() throws {
        let bitmap = Pictures.make(200, 120) { x, y in [x + y / 3, y * 2, Pictures.noise(x, y) / 32, 255] }
        let sizes = try [0, 1, 4, 6, 9].map { try PNGEncoder(compression: $0).encode(bitmap).count }
        #expect(sizes == sizes.sorted(by: >))
    }

    @Test func paddingDoesNotReachTheFile() throws {
        let clean = Pictures.make(5, 4) { x, y in [x * 50, y * 50, 7, 255] }
        var dirty = clean
        let bytesPerRow = dirty.bytesPerRow
        dirty.withUnsafeMutableBytes { bytes in
            for y in 0..<4 { bytes[y * bytesPerRow + 5 * 4] = 99 }
        }
        #expect(try PNGEncoder().encode(dirty) == PNGEncoder().encode(clean))
    }

    @Test func aPictureWithoutPixelsIsRefused() {
        #expect(throws: CodecError.emptyPicture(width: 0, height: 5)) {
            try PNGEncoder().encode(Bitmap(width: 0, height: 5))
        }
    }
}
