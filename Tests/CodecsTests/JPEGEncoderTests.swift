// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import TestSupport
import Testing

@Suite struct JPEGEncoderTests {
    private func ramp(_ width: Int, _ height: Int, alpha: UInt8 = 255) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let color = SIMD4<UInt8>(UInt8(x * 3 % 256), UInt8(y * 5 % 256), UInt8((x + y) % 256), 255)
                bitmap[x, y] = alpha == 255 ? color : SIMD4(color.x / 2, color.y / 2, color.z / 2, alpha)
            }
        }
        return bitmap
    }

    @Test func aWrittenFileIsReadBack() throws {
        let bitmap = ramp(61, 37)
        for (quality, tolerance) in [(100, 6), (90, 24), (50, 90)] {
            let read = try JPEGDecoder.decode(JPEGEncoder(quality: quality).encode(bitmap))
            #expect(read.width == 61 && read.height == 37)
            #expect(largestDifference(read, bitmap) <= tolerance, "at \(quality)")
        }
    }

    @Test func betterQualityTakesMoreBytes() throws {
        let sizes = try [10, 50, 89, 90, 100].map { try JPEGEncoder(quality: $0).encode(ramp(64, 64)).count }
        #expect(sizes == sizes.sorted() && Set(sizes).count == sizes.count)
    }

    @Test func transparencyBecomesWhite() throws {
        let clear = try JPEGDecoder.decode(JPEGEncoder(quality: 100).encode(Bitmap(width: 8, height: 8)))
        #expect(clear[3, 3] == SIMD4(255, 255, 255, 255))
        var grey = Bitmap(width: 16, height: 16)
        for y in 0..<16 { for x in 0..<16 { grey[x, y] = SIMD4(0, 0, 0, 128) } }
        let read = try JPEGDecoder.decode(JPEGEncoder(quality: 100).encode(grey))
        #expect(abs(Int(read[8, 8].x) - 127) <= 1 && read[8, 8].w == 255)
    }

    @Test func sizesThatJPEGLacksAreRefused() {
        #expect(throws: CodecError.self) { try JPEGEncoder().encode(Bitmap(width: 0, height: 4)) }
        #expect(throws: CodecError.self) { try JPEGEncoder().encode(Bitmap(width: 65_501, height: 1)) }
    }
}
