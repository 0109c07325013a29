// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Testing

/// Files with an orientation, as cameras write them.
@Suite struct ImageOrientationTests {
    /// A TIFF directory with two entries, the second of which is the orientation.
    private func tiff(_ orientation: Int, bigEndian: Bool) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            return bigEndian ? bytes.reversed() : bytes
        }
        func entry(_ tag: Int, _ value: Int) -> [UInt8] {
            number(tag, 2) + number(3, 2) + number(1, 4) + number(value, 2) + [0, 0]
        }
        return (bigEndian ? [0x4D, 0x4D] : [0x49, 0x49]) + number(42, 2) + number(8, 4) + number(2, 2)
            + entry(0x0106, 2) + entry(0x0112, orientation) + number(0, 4)
    }

    /// 32 × 16 pixels: blue and green above two reds.
    private var stored: Bitmap {
        var bitmap = Bitmap(width: 32, height: 16)
        for y in 0..<16 {
            for x in 0..<32 {
                bitmap[x, y] =
                    y >= 8 ? SIMD4(255, 0, 0, 255) : x < 16 ? SIMD4(0, 0, 255, 255) : SIMD4(0, 255, 0, 255)
            }
        }
        return bitmap
    }

    private func jpeg(_ exif: [UInt8]) throws -> [UInt8] {
        let file = try JPEGEncoder(quality: 100).encode(stored)
        let data = Array("Exif\0\0".utf8) + exif
        let length = data.count + 2
        // An APP1 segment without Exif comes first, and must be skipped.
        let other: [UInt8] = [0xFF, 0xE1, 0, 6] + Array("http".utf8)
        return file[..<2] + other + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + data + file[2...]
    }

    private func png(_ exif: [UInt8]) throws -> [UInt8] {
        let file = try PNGEncoder().encode(stored)
        return file[..<33] + ForeignPNG.chunk("eXIf", exif) + file[33...]
    }

    /// The colours at the corners, from left to right and from top to bottom.
    private func corners(_ bitmap: Bitmap) -> String {
        let places = [(2, 2), (bitmap.width - 3, 2), (2, bitmap.height - 3), (bitmap.width - 3, bitmap.height - 3)]
        return places.map { x, y in
            let pixel = bitmap[x, y]
            return pixel.x > 128 ? "r" : pixel.y > 128 ? "g" : "b"
        }.joined()
    }

    @Test(arguments: [
        (1, "bgrr"), (2, "gbrr"), (3, "rrgb"), (4, "rrbg"), (5, "brgr"), (6, "rbrg"), (7, "rgrb"), (8, "grbr"),
    ])
    func imagesAreRotatedByTheirOrientation(orientation: Int, colors: String) throws {
        for bigEndian in [false, true] {
            let exif = tiff(orientation, bigEndian: bigEndian)
            for file in [try jpeg(exif), try png(exif)] {
                let bitmap = try ImageDecoder.decode(file)
                #expect(corners(bitmap) == colors)
                #expect([bitmap.width, bitmap.height] == (orientation < 5 ? [32, 16] : [16, 32]))
            }
        }
    }

    /// The reader of `render encode` and `render diff` applies the orientation, too.
    @Test func stillsOfAnimationsAreTurned() throws {
        var decoder = try AnimationDecoder(try jpeg(tiff(6, bigEndian: false)))
        #expect([decoder.width, decoder.height] == [16, 32])
        let frame = try decoder.next()
        #expect(frame.map { corners($0.bitmap) } == "rbrg")
    }

    @Test func webPChunksAreRead() {
        let exif = tiff(8, bigEndian: true)
        let file =
            Array("RIFF\0\0\0\0WEBPVP8 ".utf8) + [3, 0, 0, 0, 1, 2, 3, 0] + Array("EXIF".utf8)
            + [UInt8(exif.count), 0, 0, 0] + exif
        #expect(ImageOrientation(of: file) == .left)
    }

    @Test func invalidOrientationsAreIgnored() throws {
        let right = try jpeg(tiff(6, bigEndian: false))
        for value in [0, 9, 300] { #expect(ImageOrientation(of: try jpeg(tiff(value, bigEndian: true))) == .up) }
        for count in 0..<right.count where count < 120 { _ = ImageOrientation(of: Array(right[..<count])) }
        for place in 0..<120 {
            for byte: UInt8 in [0, 255] {
                var damaged = right
                damaged[place] = byte
                _ = ImageOrientation(of: damaged)
            }
        }
        #expect(ImageOrientation(of: []) == .up && ImageOrientation(of: [0xFF, 0xD8, 0xFF]) == .up)
    }
}
